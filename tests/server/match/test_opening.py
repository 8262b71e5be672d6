"""What happens before the first decision is told as a step of its own."""

from vervet.catalog import game
from vervet.core.match import Match
from vervet.server.match.display import table_now
from vervet.server.match.record import Record

AFTER_US = game("after-us")


def record(players: int) -> Record:
    return Record(Match(AFTER_US, AFTER_US.options.read({"players": players}), 5), [])


def test_whoever_joins_hears_of_the_opening_first() -> None:
    step = table_now("m", record(1), 0, [0], -1, []).steps[0]
    assert (step.version, step.seat, step.text) == (0, None, None)
    assert [event["event"] for event in step.events][:2] == ["round", "king-income"]


def test_it_is_told_once() -> None:
    here = record(2)
    assert table_now("m", here, 1, [1], 0, []).steps == []
    action = here.state.legal_actions(0)[0]
    here.put(0, action)
    assert [step.version for step in table_now("m", here, 1, [1], 0, []).steps] == [1]
    assert [step.version for step in table_now("m", here, 1, [1], -1, []).steps] == [0, 1]


def test_a_game_that_begins_with_a_decision_has_no_such_step() -> None:
    itchy = game("itchy-monkey")
    assert table_now("m", Record(Match(itchy, itchy.options.read({}), 5), []), 0, [0], -1, []).steps == []
