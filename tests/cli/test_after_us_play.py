"""After Us played, simulated, replayed and read at the terminal."""

import json
from pathlib import Path

import pytest

from vervet.catalog import game
from vervet.core.event import Event
from vervet.core.match import Match
from vervet.core.rng import Random
from vervet.faces.after_us.digest import digest
from vervet.texts import Texts

from .terminal import Ran, Shell

SOLO = ("--players", "1", "--seed", "427")


def play(shell: Shell, *lines: str, options: tuple[str, ...] = SOLO) -> Ran:
    return shell("play", "after-us", *options, typed="\n".join(lines) + "\n")


def test_alone_you_play_against_the_king_who_explains_each_step(shell: Shell) -> None:
    ran = play(shell)
    assert ran.code == 0
    assert "Round 1 begins. The Monkey King takes 3 flowers, 3 fruits, 3 grains and 2 energy." in ran.said
    assert ran.said.count("The King reveals card") == 4
    assert "♛ Monkey King" in ran.out


def test_a_line_is_arranged_and_resolved_frame_by_frame(shell: Shell) -> None:
    ran = play(shell, "arrange 2 3 8 4", "activate ab1", "act b1", "skip cd1")
    assert "You arrange 2, 3, 8 and 4." in ran.said
    assert "You activate ab1: you gain 1 flower and 1 grain (from the King: 1 flower and 1 grain)." in ran.said
    assert "You skip cd1." in ran.said


def test_the_frame_may_be_left_out_when_it_is_the_one_that_is_reached(shell: Shell) -> None:
    ran = play(shell, "arr 2 3 8 4", "activate", "skip")
    assert "You activate ab1" in ran.said
    assert "You skip b1." in ran.said


def test_go_takes_what_is_free_up_to_the_next_decision(shell: Shell) -> None:
    ran = play(shell, "arr 2 3 8 4", "go", "go")
    assert ran.said.count("You activate") == 4
    assert "▶ a2: pay 1 energy for 1 point." in ran.said
    assert "Nothing is obvious now; it’s your decision." in ran.said


def test_a_hint_shows_the_best_order_with_its_sum(shell: Shell) -> None:
    ran = play(shell, "hint", "arr 8 4 3 2", "hint")
    assert "Best order: arrange" in ran.said
    assert ran.said.count("In all: + ") == 2
    assert ran.said.count("Activate: ") == 2


def test_a_hint_names_a_sensible_choice_in_the_other_phases(shell: Shell) -> None:
    ran = play(shell, "arr 2 3 8 4", "go", *["skip"] * 2, "done", "hint")
    assert "A sensible choice: token" in ran.said


def test_a_refusal_says_rule_and_reason(shell: Shell) -> None:
    ran = play(shell, "done", "arr 2 3 8 9", "arr 2 3 8 4", "act cd3", "moped gorilla 1", "pinball")
    assert "Arrange your cards first. (AU-11)" in ran.said
    assert "You haven’t drawn card 9; use one of yours. (AU-11)" in ran.said
    assert "cd3 isn’t closed" in ran.said
    assert "The moped is for phase 2, once the tokens are revealed. (AU-47)" in ran.said
    assert "This game is played without the pinball. (AU-04)" in ran.said


def test_a_line_that_cannot_be_read_is_told_how_to_write_it(shell: Shell) -> None:
    ran = play(shell, "recruit 2 banana", "a 2 3 8 4")
    assert "“banana” doesn’t fit food: expected flower, fruit, grain. Write: recruit LEVEL FOOD" in ran.said
    assert "“a” isn’t an action." in ran.said


def test_help_lists_actions_commands_and_short_forms(shell: Shell) -> None:
    ran = play(shell, "?")
    assert "copy NEIGHBOUR PRICE [TARGET]" in ran.out
    assert "“activate” and “skip” alone mean the next frame." in ran.said
    assert all(f"\n{word} " in ran.out for word in ("hint", "go", "undo", "legal"))


def test_an_undo_stops_where_a_card_was_drawn(shell: Shell) -> None:
    ran = play(shell, "arr 2 3 8 4", "undo", "undo")
    assert "Undone." in ran.said
    assert "Nothing to undo" in ran.said


def test_a_whole_round_is_played_and_told_in_french(shell: Shell) -> None:
    lines = ["arr 2 3 8 4", "avance", "skip", "skip", "done", "token gorilla", "done"]
    ran = play(shell, *lines, options=(*SOLO, "--language", "fr"))
    assert "Vous recevez le bonus du jeton gorille : vous gagnez 2 Rages." in ran.said
    assert "Le tour 2 commence." in ran.said
    assert "de quoi recruter au niveau" in ran.said


BOTS = ("--players", "3", "--bot", "random", "--seed", "427")


def test_a_bots_way_through_its_line_is_one_sentence(shell: Shell) -> None:
    ran = play(shell, options=BOTS)
    assert ran.said.count("Random 2 arranges") == 1
    assert "Random 2 activates" not in ran.said


def test_a_bots_token_is_not_told_before_the_reveal(shell: Shell) -> None:
    ran = play(shell, "arr 2 3 8 4", "go", "skip", "skip", "done", options=BOTS)
    assert "Random 2 has chosen a token." in ran.said
    assert "Random 2 chooses" not in ran.said
    shown = play(shell, "arr 2 3 8 4", "go", "skip", "skip", "done", "token gorilla", options=BOTS)
    assert "Tokens revealed: you (gorilla), Random 2" in shown.said


def test_two_people_at_one_terminal_are_refused_because_of_secrets(shell: Shell) -> None:
    ran = play(shell, options=("--people", "2"))
    assert ran.code == 2
    assert "After Us has secrets" in ran.said


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("players=7", "Option “players” can’t be “7”. Possible: 1–6. (AU-01)"),
        ("objects=all", "Option “objects” can’t be “all”."),
        ("objects=named", "Choose 3 objects; you’ve chosen none. (AU-04)"),
        ("named=moped,pinball,computer", "Set the option “Objects” to “Chosen” first. (AU-04)"),
    ],
)
def test_wrong_options_are_refused_with_reasons(shell: Shell, setting: str, sentence: str) -> None:
    ran = play(shell, options=("--option", setting))
    assert ran.code == 2
    assert sentence in ran.said


def test_an_unfinished_way_is_told_too() -> None:
    events = [
        Event("arrange", "AU-11", {"seat": 1, "cards": [9, 10]}),
        Event("activate", "AU-16", {"seat": 1, "frame": "a1", "pay": {}, "gain": {"flower": 1}, "king": {}}),
        Event("skip", "AU-15", {"seat": 1, "frame": "b1"}),
        Event("remove", "AU-26", {"seat": 1, "card": 9, "pay": {}, "gain": {"fruit": 1}, "king": {}}),
    ]
    lines = digest(events, ["Ada", "Bo"], Texts("en"), 0)
    assert lines == [
        (1, "Bo spends 4 rage and removes card 9: gains 1 fruit."),
        (1, "Bo arranges 9 and 10 and gains 1 flower."),
    ]


# Simulation, replay, positions, rules.


def test_solo_games_are_simulated_and_the_kings_wins_counted(shell: Shell) -> None:
    ran = shell("sim", "after-us", "--players", "1", "--bots", "random", "--games", "3")
    assert ran.code == 0
    assert "Monkey King" in ran.out and "1 random" in ran.out


def test_games_of_three_are_simulated_from_a_seed(shell: Shell) -> None:
    line = ("sim", "after-us", "--bots", "random,random,random", "--games", "2", "--seed", "3", "--json")
    first, second = (json.loads(shell(*line).out) for _ in range(2))
    assert first["options"]["players"] == 3
    assert sum(bot["wins"] for bot in first["bots"]) >= 2 - first["draws"]
    assert first["decisions"] == second["decisions"]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    after = game("after-us")
    match = Match(after, after.options.read({"players": 2}), 4)
    rng = Random(4)
    for _ in range(120):
        seat = int(match.state.actor())
        match.act(seat, int(match.state.suggest(seat, rng)))
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match.log()), "utf-8")
    return path


def test_a_match_is_told_again_from_its_opening(shell: Shell, log: Path) -> None:
    ran = shell("replay", str(log))
    assert ran.code == 0
    assert "Round 1 begins. Player 1 draws" in ran.said
    assert "actions replayed, all legal." in ran.said
    assert "has chosen a token." not in ran.said


def test_a_step_of_a_match_becomes_a_position_that_is_drawn(shell: Shell, log: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(shell("replay", str(log), "--step", "9", "--position").out, "utf-8")
    ran = shell("position", "after-us", str(position))
    assert ran.code == 0
    assert "Player 1" in ran.out and "legal action" in ran.out
    assert ran.out.count("\n 1 ") == 2


def test_a_bad_position_says_what_is_wrong(shell: Shell, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(json.dumps({"seats": 1, "boards": [{"line": [7, 7]}]}), "utf-8")
    ran = shell("position", "after-us", str(position))
    assert ran.code == 2
    assert "isn’t a position: boards, 0, line: card 7 is there twice" in ran.said


def test_the_rules_are_printed_with_their_titles(shell: Shell) -> None:
    ran = shell("rules", "after-us")
    assert ran.code == 0
    assert all(f"{rule}  " in ran.out for rule in game("after-us").rules)
    assert shell("rules", "after-us", "au19").out.startswith("AU-19  Chimpanzee’s sign\n")
