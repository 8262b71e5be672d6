"""What a person has said in advance: passing until something concerns them, until the round ends, or always."""

import pytest

from vervet.catalog import game
from vervet.cli.table.waiting import Waiting
from vervet.core.json import Json
from vervet.core.state import State
from vervet.faces.face import face_of

CHEEKY = game("cheeky-monkeys")
PASS = CHEEKY.grammar.from_text("pass")
MISFORTUNE: dict[str, Json] = {"what": "common-misfortune", "seat": 1, "number": 1}
BREAK: dict[str, Json] = {"what": "banana-break", "seat": 1, "number": 1}


def table(**changes: Json) -> State:
    """Seat 0 could answer with a No Way."""
    position: dict[str, Json] = {
        "players": 2,
        "rows": [["sniper1"], ["juggler1"]],
        "hands": [{"no-way": 1}, {"grounding": 1}],
        "active": 1,
        **changes,
    }
    return CHEEKY.load(position)


def waiting(order: str, state: State) -> Waiting:
    found = Waiting(face_of("cheeky-monkeys").front)
    found.begin(order, state)
    return found


def test_at_first_everything_is_asked() -> None:
    assert Waiting(face_of("cheeky-monkeys").front).action(table(phase="planned"), 0) is None


@pytest.mark.parametrize("order", ["once", "always", "round"])
def test_what_does_not_concern_you_is_passed(order: str) -> None:
    state = table(queue=[BREAK])
    assert waiting(order, state).action(state, 0) == PASS


def test_what_concerns_you_is_asked_and_ends_a_single_wait() -> None:
    state = table(queue=[MISFORTUNE])
    wait = waiting("once", state)
    assert wait.action(state, 0) is None
    assert wait.action(table(queue=[BREAK]), 0) is None


def test_what_concerns_you_is_asked_but_does_not_end_a_wait_for_always() -> None:
    state = table(queue=[MISFORTUNE])
    wait = waiting("always", state)
    assert wait.action(state, 0) is None
    assert wait.action(table(queue=[BREAK]), 0) == PASS


def test_a_player_without_an_answer_need_not_be_asked() -> None:
    state = table(queue=[MISFORTUNE], hands=[{"sanitary-check": 1}, {"grounding": 1}])
    assert waiting("once", state).action(state, 0) == PASS


def test_until_the_round_ends_everything_is_passed() -> None:
    state = table(queue=[MISFORTUNE])
    wait = waiting("round", state)
    assert wait.action(state, 0) == PASS
    assert wait.action(table(queue=[BREAK], round=2), 0) is None


def test_your_own_turn_and_choices_are_never_passed() -> None:
    mine = table(active=0)
    tempter: dict[str, Json] = {"what": "tempter", "seat": 1, "monkey": "tempter1", "stage": "at-work"}
    choice = table(rows=[["sniper1", "juggler2"], ["tempter1"]], queue=[tempter], phase="got")
    for state in (mine, choice):
        assert all(waiting(order, state).action(state, 0) is None for order in ("once", "round", "always"))


def test_an_answer_is_given_once() -> None:
    state = table(phase="planned")
    wait = waiting("always", state)
    state.apply(0, PASS)
    assert wait.action(state, 0) is None


@pytest.mark.parametrize("game_name", ["itchy-monkey", "after-us"])
def test_games_without_windows_have_nothing_to_pass(game_name: str) -> None:
    other = game(game_name)
    state = other.begin(other.options.read({}), 1)
    assert face_of(game_name).front.passing(state, 0, True) is None
    assert "wait" not in face_of(game_name).front.commands
