"""Cheeky Monkeys played, simulated, replayed and read at the terminal."""

import json
from pathlib import Path

import pytest

from vervet.catalog import game
from vervet.core.match import Match
from vervet.core.rng import Random

from .terminal import Ran, Shell

FOUR = ("--players", "4", "--bot", "random", "--seed", "289")


def play(shell: Shell, *lines: str, options: tuple[str, ...] = FOUR) -> Ran:
    return shell("play", "cheeky-monkeys", *options, typed="\n".join(lines) + "\n")


def test_the_table_is_drawn_and_your_own_planning_is_asked_for(shell: Shell) -> None:
    ran = play(shell)
    assert ran.code == 0
    assert "Turn 1 · Planning · ● You" in ran.out
    assert "Play any number of cards. Then the monkey arrives. Type “done”." in ran.said
    assert "Banana Break break cheeky Draw two action cards." in ran.said


def test_a_card_is_announced_and_opens_a_window(shell: Shell) -> None:
    ran = play(shell, "break")
    assert "You play Banana Break: two action cards." in ran.said
    assert "▶ ● Your Banana Break: two action cards · announced" in ran.out
    assert "A card is announced. It has not taken effect yet." in ran.said


def test_waiting_passes_windows_until_you_must_decide(shell: Shell) -> None:
    ran = play(shell, "done", "wait", "quit")
    assert "You turn up" in ran.said
    assert "Turn 1 · Training · ● You" in ran.out
    assert ran.out.count("● You > ") == 3


def test_waiting_always_goes_on_through_the_rounds_of_others(shell: Shell) -> None:
    ran = play(shell, "wait always", "done", "done", "quit")
    assert "From now on, whatever doesn’t concern you is passed" in ran.said
    assert ": Random 2." in ran.said


def test_waiting_for_something_unknown_is_refused(shell: Shell) -> None:
    ran = play(shell, "wait forever", "wait never")
    assert "Wait until when? Expected nothing or one of turn, always, never, not “forever”." in ran.said
    assert "You’ll be asked every time." in ran.said


def test_answers_of_others_are_not_told_before_all_have_answered(shell: Shell) -> None:
    ran = play(shell, "done", "log")
    assert "1 action." in ran.said, "the bots have answered already, but nobody may know what"


def test_a_refusal_says_rule_and_reason(shell: Shell) -> None:
    ran = play(shell, "pass", "noway", "soggy 1", "exchange sniper1", "done", "break", "done")
    assert "There’s nothing to pass on. End your Planning or Training instead." in ran.said
    assert "You have no No Way in hand. (CM-18)" in ran.said
    assert "Tactical Exchange needs a monkey to aim at, and there’s none for it now. (CM-Q6)" in ran.said
    assert "Banana Break isn’t quick" in ran.said
    assert "(CM-Q4)" in ran.said and "Pass to let it happen. (CM-Q3)" in ran.said


def test_a_line_that_cannot_be_read_is_told_how_to_write_it(shell: Shell) -> None:
    ran = play(shell, "check gorilla3", "dance")
    assert "“gorilla3” doesn’t fit monkey: expected pyromaniac1" in ran.said
    assert "Write: check MONKEY" in ran.said
    assert "“dance” isn’t an action." in ran.said


def test_help_lists_actions_commands_and_short_forms(shell: Shell) -> None:
    ran = play(shell, "?")
    assert "exchange MONKEY [GIVEN]" in ran.out and "wait [turn|always|never]" in ran.out
    assert "Seats are the numbers in front of the names." in ran.said


def test_a_hint_is_a_legal_action(shell: Shell) -> None:
    ran = play(shell, "legal", "hint")
    hinted = ran.said.partition("A sensible choice: ")[2].partition(" Until")[0]
    assert hinted in ran.said.partition("> legal ")[2].partition(" legal actions")[0]


def test_rulings_and_house_cards_can_be_read_at_the_table(shell: Shell) -> None:
    ran = play(shell, "rules q3", "rules CM-H1", "rules 31")
    assert "CM-Q3 Who is asked" in ran.said
    assert "CM-H1 Soggy Fuses" in ran.said
    assert "CM-31 Shock" in ran.said


def test_it_is_played_in_french(shell: Shell) -> None:
    ran = play(shell, "break", "attendre tour", options=(*FOUR, "--language", "fr"))
    assert "Vous jouez «\u00a0Pause banane\u00a0»\u00a0: deux cartes action." in ran.out
    assert "On passe tout jusqu’à la fin du tour" in ran.said


def test_two_people_at_one_terminal_are_refused_because_of_secrets(shell: Shell) -> None:
    ran = play(shell, options=("--people", "2"))
    assert ran.code == 2
    assert "Cheeky Monkeys has secrets" in ran.said


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        (("players=7",), "Option “players” can’t be “7”. Possible: 2–6. (CM-3)"),
        (("zombies=true", "players=2"), "The Zombie Invasion needs three or more"),
        (("windows=some",), "Option “windows” can’t be “some”."),
    ],
)
def test_wrong_options_are_refused_with_reasons(shell: Shell, settings: tuple[str, ...], sentence: str) -> None:
    ran = play(shell, options=tuple(word for setting in settings for word in ("--option", setting)))
    assert ran.code == 2
    assert sentence in ran.said


# Simulation, replay, positions, rules.


@pytest.mark.parametrize("options", [(), ("--option", "zombies=true")])
def test_games_are_simulated_from_a_seed(shell: Shell, options: tuple[str, ...]) -> None:
    line = ("sim", "cheeky-monkeys", "--bots", "random", "--players", "3", "--games", "2", "--seed", "3", *options)
    counted = json.loads(shell(*line, "--json").out)
    assert counted["games"] == 2
    assert set(counted["endings"]) <= {"survivor", "last-living", "legendary"}


def saved(folder: Path, steps: int = 40) -> Path:
    cheeky = game("cheeky-monkeys")
    match = Match(cheeky, cheeky.options.read({"players": 3}), 4)
    rng = Random(4)
    while match.version < steps:
        seat = int(match.state.actor())
        legal = match.state.legal_actions(seat)
        match.act(seat, legal[rng.below(len(legal))])
    file = folder / "match.json"
    file.write_text(json.dumps(match.log()), "utf-8")
    return file


def test_a_saved_match_is_told_again_step_by_step(shell: Shell, tmp_path: Path) -> None:
    ran = shell("replay", str(saved(tmp_path)))
    assert ran.code == 0
    assert "40 of 40 actions replayed, all legal." in ran.said


def test_a_position_of_a_match_is_drawn_with_what_is_legal(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(shell("replay", str(saved(tmp_path)), "--position").out, "utf-8")
    ran = shell("position", "cheeky-monkeys", str(file))
    assert ran.code == 0
    assert "Turn" in ran.out and "legal action" in ran.said


def test_a_bad_position_is_refused_saying_where(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"players": 2, "hands": [{"nonsense": 1}, {}]}), "utf-8")
    ran = shell("position", "cheeky-monkeys", str(file))
    assert ran.code == 2
    assert "isn’t a position: hands, seat 0" in ran.said


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("CM-31", "Shock"),
        ("31", "Shock"),
        ("cm31", "Shock"),
        ("Q10", "No Way, to any depth"),
        ("CM-H7", "Body Snatcher"),
    ],
)
def test_a_rule_a_ruling_or_a_house_card_can_be_read(shell: Shell, name: str, title: str) -> None:
    assert title in shell("rules", "cheeky-monkeys", name).said


def test_a_ruling_is_not_taken_for_the_rule_of_the_same_number(shell: Shell) -> None:
    assert shell("rules", "cheeky-monkeys", "H31").code == 2
    assert "CM-1 Goal" in shell("rules", "cheeky-monkeys", "1").said
    assert "CM-Q1 What the queue is" in shell("rules", "cheeky-monkeys", "cm-q1").said
