"""A game at the terminal, with lines through a pipe."""

import json
from pathlib import Path

from vervet.catalog import game
from vervet.core.log import replay
from vervet.core.rng import Random

from .terminal import Shell

TURN = ("place d3", "spawn d3")


def test_the_board_is_drawn_with_words_and_marks(shell: Shell) -> None:
    ran = shell.play(*TURN)
    assert ran.code == 0
    assert "│●4w1q  *│" in ran.out
    assert "▲2w1q" in ran.out
    assert all(name in ran.out for name in ("gorilla", "baboon", "lemur", "capuchin", "howler"))


def test_a_pipe_gets_no_colour(shell: Shell) -> None:
    assert "\x1b" not in shell.play(*TURN).out


def test_an_action_is_told_in_words(shell: Shell) -> None:
    ran = shell.play(*TURN, "bump d3 north 1")
    assert "You begin on d3 with 2 workers and 1 queen." in ran.said
    assert "You spawn 2 workers on d3." in ran.said
    assert "You bump the baboon from d3 north to d4." in ran.said


def test_an_action_may_be_cut_short(shell: Shell) -> None:
    assert "You bump the baboon from d3 north to d4." in shell.play("pl d3", "sp d3", "b d3 n 1").said


def test_an_illegal_action_says_rule_and_reason(shell: Shell) -> None:
    ran = shell.play(*TURN, "bump d3 north 5")
    assert "Only 1 space is free for the monkey on d3 that way. (IM-26)" in ran.said


def test_an_illegal_action_says_why_in_french(shell: Shell) -> None:
    ran = shell.play(*TURN, "nitpick d3", options=("--bot", "random", "--seed", "5", "--language", "fr"))
    assert "Il n’y a pas de poux adverses en d3. (IM-29)" in ran.said


def test_a_line_that_is_not_an_action_is_told_what_was_expected(shell: Shell) -> None:
    ran = shell.play("place z9", "spwan d3", "bump d3", "qiut")
    assert "“z9” doesn’t fit cell: expected a1 … h8. Write: place CELL" in ran.said
    assert "“spwan” isn’t an action." in ran.said and "Did you mean “spawn”?" in ran.said
    assert "Write: bump CELL WAY DISTANCE, N workers N queens" in ran.said
    assert "Did you mean “quit”?" in ran.said


def test_an_endless_line_gets_a_sentence_too(shell: Shell) -> None:
    assert "at most 1,000 are read." in shell.play("bump d3 east " + "9" * 5000).said


def test_help_lists_actions_and_commands(shell: Shell) -> None:
    ran = shell.play("help")
    assert "jump CELL WAY LOUSE" in ran.out
    assert "save FILE" in ran.out


def test_french_commands_have_french_names_and_english_ones_too(shell: Shell) -> None:
    ran = shell.play("aide", "règles 28", "legal", "quitter", options=("--seed", "5", "--language", "fr"))
    assert "annuler" in ran.out
    assert "Attaque" in ran.out
    assert "24 actions permises." in ran.out
    assert ran.out.rstrip().endswith("À la prochaine.")


def test_legal_lists_the_legal_actions_with_the_given_words(shell: Shell) -> None:
    ran = shell.play(*TURN, "legal bump north")
    assert "bump d3 north 1" in ran.out
    assert "bump d3 south" not in ran.out


def test_rules_shows_titles_or_one_rule(shell: Shell) -> None:
    ran = shell.play("rules", "rules im-29", "rules 99")
    assert "IM-28  Attack" in ran.out
    assert "choose any monkey on the board that holds 5 or more workers" in ran.said
    assert "There’s no rule “99”." in ran.said


def test_a_hint_is_a_legal_action_and_says_what_it_is_worth(shell: Shell) -> None:
    ran = shell.play(*TURN, "legal", "hint")
    hinted, _, worth = ran.said.partition("A sensible choice: ")[2].partition(". By rule of thumb, your chances: ")
    assert hinted in ran.said.partition("> legal ")[2].partition(" legal actions")[0]
    before, after = worth.partition(" %. ")[0].removesuffix(" %").split(" % → ")
    assert int(before) <= int(after) <= 100


def test_a_hint_is_given_in_clan_mode_and_in_french(shell: Shell) -> None:
    ran = shell.play("conseil", options=("--option", "mode=clan", "--seed", "5", "--language", "fr"))
    assert "Un choix sensé : pick " in ran.said


def test_undo_takes_back_the_last_action(shell: Shell) -> None:
    ran = shell.play(*TURN, "undo", "log")
    assert "Undone." in ran.out
    assert "2 actions." in ran.out


def test_undo_takes_back_the_replies_of_bots_too(shell: Shell) -> None:
    ran = shell.play("place d3", "undo", "log", options=("--bot", "random", "--seed", "5"))
    assert "Random 2 begins on" in ran.out
    assert "No action yet." in ran.out


def test_undo_with_nothing_to_take_back_says_so(shell: Shell) -> None:
    assert "Nothing to undo" in shell.play("undo").said


def test_two_people_share_a_terminal(shell: Shell) -> None:
    ran = shell.play("place d3", "place b6", options=("--people", "2", "--seed", "5"))
    assert "Player 2 begins on b6" in ran.said


def test_bots_fill_the_seats(shell: Shell) -> None:
    ran = shell.play(options=("--bot", "random", "--bot", "random", "--bot", "mcts-3", "--seed", "5"))
    assert all(name in ran.out for name in ("You", "Random 2", "Random 3", "mcts-3 4"))


def test_spies_and_abilities_are_options(shell: Shell) -> None:
    options = ("--bot", "random", "--seed", "5", "--option", "spies=true", "--option", "abilities=gorilla,lemur")
    ran = shell.play("place d3", "spawn d3, 1 spy", options=options)
    assert "You spawn 1 worker and a spy on d3." in ran.said
    assert "GORILLA shove (IM-40) · LEMUR leap (IM-41)" in ran.said
    assert "+●" in ran.out


def test_clan_mode_is_an_option(shell: Shell) -> None:
    options = ("--people", "2", "--seed", "5", "--option", "mode=clan")
    ran = shell.play("pick gorilla", "pick howler", "pick lemur", "spawn a7", "jump a7 east worker", options=options)
    assert "Gorillas can’t be picked; pick another species. (IM-60)" in ran.said
    assert "picks the howlers." in ran.said
    assert "No jumping in Clan mode. (IM-60)" in ran.said


def test_options_that_do_not_go_together_are_refused_with_a_reason(shell: Shell) -> None:
    options = ("--option", "mode=clan", "--option", "spies=true")
    assert "Clan mode is played without spies. (IM-60)" in shell.play(options=options).said
    assert (
        "Clan mode is for two players. (IM-60)" in shell.play(options=("--players", "3", "--option", "mode=clan")).said
    )
    tamarin = shell.play(options=("--option", "tamarin=gorilla", "--language", "fr"))
    assert "sauf le gorille. (IM-02)" in tamarin.said


def test_a_saved_match_is_a_log_that_replays(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    ran = shell.play(*TURN, f"save {file}")
    match = replay(game("itchy-monkey"), json.loads(file.read_text("utf-8")))
    assert match.version == 3
    assert "Saved to" in ran.out


def test_saving_does_not_overwrite_a_strangers_file(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada", "utf-8")
    ran = shell.play(f"save {file}", f"save {tmp_path}/no/such/folder.json", "save")
    assert file.read_text("utf-8") == "Dear Ada"
    assert "exists already; choose another name." in ran.said
    assert "can’t be written" in ran.said
    assert "Say where: save FILE" in ran.said


def test_saving_again_overwrites_what_was_saved_here(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    shell.play("place d3", f"save {file}", "spawn d3", f"save {file}")
    assert len(json.loads(file.read_text("utf-8"))["actions"]) == 3


def test_a_whole_game_against_the_random_bot(shell: Shell, tmp_path: Path) -> None:
    """Lines are guessed blindly; an illegal one just gets a reason."""
    file = tmp_path / "match.json"
    options = ("--bot", "random", "--seed", "11", "--option", "rounds=4")
    ran = shell.play(*blind_lines(), "place a1", f"save {file}", options=options)
    assert ran.code == 0
    assert "The game is over. You can still type" in ran.said
    log = json.loads(file.read_text("utf-8"))
    assert log["outcome"]["reason"] in ("rounds", "gorillas", "species", "kinds")
    assert shell("replay", str(file)).code == 0


def blind_lines() -> list[str]:
    """Enough lines to bring any game of four rounds to its end: each turn tries every kind of action somewhere."""
    rng = Random(1)
    cells = [f"{file}{rank}" for file in "abcdefg" for rank in range(1, 8)]
    lines = [f"place {cell}" for cell in cells]
    for _ in range(4):
        lines += [f"{kind} {cell}" for cell in cells for kind in ("spawn", "settle")]
        lines += ["skip"]
        ways = ("north", "east", "south", "west")
        tries = [f"bump {cell} {way} 1" for cell in cells for way in ways]
        tries += [f"jump {cell} {way} worker" for cell in cells for way in ways]
        lines += sorted(tries, key=lambda _: int(rng.bits()))
        lines += ["skip", "end"]
    return lines
