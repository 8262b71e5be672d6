"""A match is its log: it can be replayed, refused, and taken back."""

import json

import pytest
from examples.sealed_bid import GAME, NO_BID, SealedBid
from hypothesis import given, settings
from hypothesis import strategies as st

from vervet import catalog
from vervet.core.event import EVERYONE, audience
from vervet.core.json import Json
from vervet.core.log import replay
from vervet.core.match import SNAPSHOT_EVERY, LogError, Match
from vervet.core.number import NumberError
from vervet.core.refusal import IllegalAction
from vervet.core.rng import Random


def new_match(seed: int = 3, players: int = 2) -> Match:
    return Match(GAME, GAME.options.read({"players": players}), seed)


def table_of(match: Match) -> SealedBid:
    assert isinstance(match.state, SealedBid)
    return match.state


def bid_of(match: Match, seat: int) -> int:
    """The first bid that the seat may make."""
    return match.state.legal_actions(seat)[0]


def peek_of(match: Match, seat: int) -> int:
    return match.state.legal_actions(seat)[-1]


def played(seed: int, players: int = 3, decisions: int = 100) -> Match:
    """A match in which some random decisions have been made."""
    match, rng = new_match(seed, players), Random(seed)
    while match.state.asked() and match.version < decisions:
        asked = match.state.asked_seats()
        seat = asked[rng.below(len(asked))]
        legal = match.state.legal_actions(seat)
        match.act(seat, legal[rng.below(len(legal))])
    return match


@given(st.integers(0, 2**63 - 1), st.integers(0, 30))
@settings(max_examples=30)
def test_a_log_replays_to_the_same_state(seed: int, decisions: int) -> None:
    match = played(seed, decisions=decisions)
    again = replay(GAME, json.loads(json.dumps(match.log())))
    assert again.state.hash() == match.state.hash()
    assert again.actions == match.actions
    assert again.log() == match.log()


def test_a_log_is_a_readable_document() -> None:
    match = new_match()
    match.act(0, bid_of(match, 0))
    log = match.log()
    assert log == {
        "vervet": 2,
        "game": "sealed-bid",
        "rules": 1,
        "options": {"players": 2, "tiles": 4, "peeking": True, "screens": False},
        "match": "",
        "seats": [],
        "deal": {"seed": 3},
        "actions": [f"0 bid {table_of(match).bids[0]}"],
        "head": log["head"],
        "outcome": None,
    }


def test_a_finished_log_says_how_it_ended() -> None:
    log = played(5).log()
    assert isinstance(log["outcome"], dict)
    assert log["outcome"]["rule"] == "SB-5"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"vervet": 3}, "expected a log of sealed-bid, format 1 or 2, not of 'sealed-bid', format 3"),
        ({"vervet": "2"}, "expected a log of sealed-bid, format 1 or 2, not of 'sealed-bid', format '2'"),
        ({"game": "chess"}, "expected a log of sealed-bid, format 1 or 2, not of 'chess', format 2"),
        ({"match": 7}, "match: expected the id of a match, empty where it had none, not 7"),
        ({"seats": None}, "seats: expected a list of seats, not None"),
        ({"deal": 7}, "deal: expected an object with a seed, or with secret, commitment and numbers, not 7"),
        ({"deal": {"seed": None}}, "deal.seed: expected a seed from 0 to 9223372036854775807, not None"),
        ({"deal": {"seed": True}}, "deal.seed: expected a seed from 0"),
        ({"deal": {"seed": -1}}, "deal.seed: expected a seed from 0"),
        ({"deal": {"seed": 2**63}}, "deal.seed: expected a seed from 0"),
        (
            {"deal": {"seed": 7, "secret": "0F" * 32}},
            "deal.secret: expected 64 hexadecimal digits in lower case",
        ),
        ({"deal": {}}, "deal.numbers: expected a list of contributions, not None"),
        ({"deal": {"numbers": [3]}}, r"deal.numbers\[0\]: expected an object with seats, commitment and number, not 3"),
        ({"deal": {"numbers": [{"seats": []}]}}, r"deal.numbers\[0\].seats: expected a list of seats, not \[\]"),
        (
            {"deal": {"numbers": [{"seats": [True]}]}},
            r"deal.numbers\[0\].seats: expected a list of seats, not \[True\]",
        ),
        ({"deal": {"numbers": [{"seats": [0]}]}}, r"deal.numbers\[0\].commitment: expected 64 hexadecimal digits"),
        ({"rules": "1"}, "rules: expected a whole number, not '1'"),
        ({"rules": 9}, "the log follows rules 9 of sealed-bid; these are rules 1"),
        ({"options": 3}, "options: expected an object, not 3"),
        ({"actions": "bid 3"}, "actions: expected a list of lines, seat and action, not 'bid 3'"),
        ({"actions": ["0 " + "x" * 5000]}, "…: an action begins with one of bid, peek, not 'x{58}…$"),
        ({"actions": [["x" * 5000]]}, "…: a line of a log is a seat and an action, not "),
        ({"deal": {"seed": 1 << 20_000}}, "a seed from 0 to 9223372036854775807, not a number of 20001 bits"),
        ({"actions": ["bid 3"]}, "action 1, 'bid 3': a line of a log is a seat and an action, not 'bid 3'"),
        ({"actions": [7]}, "action 1, 7: an action begins with one of bid, peek"),
        ({"actions": ["0 jump"]}, "action 1, '0 jump': an action begins with one of bid, peek, not 'jump'"),
        ({"actions": ["0 bid 31"]}, "action 1, '0 bid 31': SB-3: not-your-tile"),
        (
            {"actions": ["9" * 5000 + " bid 3"]},
            "action 1, '9{58}…: a line of a log is a seat and an action, not '9{58}…$",
        ),
        ({"outcome": {"winners": [0], "reason": "bribe", "rule": ""}}, "but its actions lead to None"),
    ],
)
def test_a_log_that_cannot_be_replayed_says_why(change: dict[str, Json], message: str) -> None:
    with pytest.raises(LogError, match=message):
        replay(GAME, {**new_match().log(), **change})


@pytest.mark.parametrize("name", ["vervet", "game", "rules", "options", "deal", "actions", "head"])
def test_a_log_that_lacks_something_is_refused_saying_what(name: str) -> None:
    log = new_match().log()
    del log[name]
    with pytest.raises(LogError, match=f"{name} is missing"):
        replay(GAME, log)


def test_options_that_cannot_be_played_come_with_a_refusal_that_can_be_put_into_words() -> None:
    with pytest.raises(LogError, match=r"options: Option “players” can’t be “7”.*SB-1") as caught:
        replay(GAME, {**new_match().log(), "options": {"players": 7}})
    assert caught.value.refusal is not None
    assert caught.value.refusal.reason == "option-value"


def test_a_finished_log_whose_outcome_changed_is_noticed() -> None:
    log = played(5).log()
    changed: dict[str, Json] = {"winners": [0, 1, 2], "reason": "most-points", "rule": "SB-5"}
    with pytest.raises(LogError, match="the log ends with"):
        replay(GAME, {**log, "outcome": changed})


def test_acting_tells_what_happened() -> None:
    match = new_match()
    assert [event.name for event in match.act(0, bid_of(match, 0))] == ["bid"]
    assert [event.name for event in match.act(1, bid_of(match, 1))] == ["bid", "shown", "prize"]


def test_a_refused_action_changes_nothing() -> None:
    match = new_match()
    before = match.state.hash()
    with pytest.raises(IllegalAction, match="SB-3"):
        match.act(0, -1)
    assert (match.version, match.steps, match.state.hash()) == (0, [], before)


def test_a_seat_that_does_not_exist_is_refused_with_those_that_do() -> None:
    match = new_match()
    with pytest.raises(NumberError, match="expected a seat from 0 to 1, not 7"):
        match.act(7, bid_of(match, 0))
    with pytest.raises(LogError, match="action 1, '7 bid 3': expected a seat from 0 to 1, not 7"):
        replay(GAME, {**match.log(), "actions": ["7 bid 3"]})


def test_undo_takes_the_last_action_back() -> None:
    match = new_match()
    before = match.state.hash()
    match.act(0, bid_of(match, 0))
    assert match.undoable(0)
    match.undo(0)
    assert match.state.hash() == before
    assert match.version == 0


def test_undo_keeps_what_others_did_at_the_same_time() -> None:
    match = new_match(players=3)
    match.act(0, bid_of(match, 0))
    match.act(1, bid_of(match, 1))
    match.undo(0)
    assert match.actions == [(1, match.actions[0][1])]
    assert table_of(match).bids[0] == NO_BID != table_of(match).bids[1]


def test_nobody_can_undo_what_they_have_not_done() -> None:
    match = new_match()
    match.act(0, bid_of(match, 0))
    assert not match.undoable(1)
    with pytest.raises(IllegalAction, match="Nothing to undo"):
        match.undo(1)


def test_what_taught_somebody_something_cannot_be_undone() -> None:
    match = new_match()
    match.act(0, peek_of(match, 0))
    assert not match.undoable(0)
    with pytest.raises(IllegalAction, match="Nothing to undo"):
        match.undo(0)


def test_what_another_player_learnt_alone_does_not_stop_an_undo() -> None:
    match = new_match()
    match.act(0, bid_of(match, 0))
    match.act(1, peek_of(match, 1))
    assert match.undoable(0)
    assert not match.undoable(1)
    match.undo(0)
    assert match.actions == [(1, match.actions[0][1])]
    assert table_of(match).peeked[1] is not None


def test_a_reveal_of_several_seats_stops_the_undo_of_them_all() -> None:
    match = new_match()
    match.act(0, bid_of(match, 0))
    match.act(1, bid_of(match, 1))
    assert not match.undoable(0)
    assert not match.undoable(1)


def test_a_match_knows_who_may_read_each_action() -> None:
    match = new_match()
    match.act(0, peek_of(match, 0))
    match.act(1, bid_of(match, 1))
    assert [step.witnesses for step in match.steps] == [EVERYONE, audience(1)]
    match.undo(1)
    assert [step.witnesses for step in match.steps] == [EVERYONE]


def test_every_step_keeps_what_there_is_to_tell_about_it() -> None:
    match = new_match()
    first, second = bid_of(match, 0), bid_of(match, 1)
    told = [match.act(0, first), match.act(1, second)]
    assert [(step.seat, step.action) for step in match.steps] == match.actions == [(0, first), (1, second)]
    assert [step.events for step in match.steps] == told
    assert [step.asked for step in match.steps] == [0b10, int(match.state.asked())]
    assert match.steps[0].readable(0)
    assert not match.steps[0].readable(None)
    assert match.steps[1].eyes() == EVERYONE


def test_steps_after_one_that_was_taken_back_are_recorded_anew() -> None:
    match = new_match(players=3)
    match.act(0, bid_of(match, 0))
    match.act(1, bid_of(match, 1))
    before = match.steps[1]
    match.undo(0)
    (after,) = match.steps
    assert (after.seat, after.action, before.asked, after.asked) == (1, before.action, 0b100, 0b101)
    assert (match.last_of(0), match.last_of(1)) == (-1, 0)


def test_after_an_undo_the_match_goes_on_and_replays() -> None:
    match = new_match(players=3)
    match.act(0, bid_of(match, 0))
    match.act(1, bid_of(match, 1))
    match.undo(0)
    match.act(0, peek_of(match, 0))
    match.act(0, bid_of(match, 0))
    match.act(2, bid_of(match, 2))
    assert replay(GAME, match.log()).state.hash() == match.state.hash()


@given(st.integers(0, 2**63 - 1))
@settings(max_examples=20)
def test_every_earlier_state_can_be_recovered(seed: int) -> None:
    match = new_match(seed, 4)
    rng = Random(seed)
    hashes = [match.state.hash()]
    while match.state.asked():
        seat = match.state.asked_seats()[-1]
        legal = match.state.legal_actions(seat)
        match.act(seat, legal[rng.below(len(legal))])
        hashes.append(match.state.hash())
    assert [match.state_at(version).hash() for version in range(match.version + 1)] == hashes


def test_snapshots_are_only_a_cache() -> None:
    match = played(2, 4)
    assert set(match.snapshots) == set(range(0, match.version + 1, SNAPSHOT_EVERY))
    last = match.version
    match.snapshots = {0: match.snapshots[0]}
    assert match.state_at(last).hash() == match.state.hash()


@pytest.mark.parametrize("game", ["itchy-monkey", "cheeky-monkeys", "after-us"])
def test_what_was_made_on_a_copy_and_then_carried_out_is_as_if_it_had_been_made(game: str) -> None:
    """To what was drawn, told and taken back; and until it is carried out nothing has happened."""
    playable, dice = catalog.games()[game], Random(4)
    usual, other = (Match(playable, playable.options.read({}), 11) for _ in range(2))
    for number in range(80):
        asked = usual.state.asked_seats()
        if not asked:
            break
        actions = usual.state.legal_actions(asked[-1])
        action = actions[dice.below(len(actions))]
        before, drawn = other.state.hash(), len(other.draws)
        prepared = other.prepare(asked[-1], action)
        assert (other.state.hash(), len(other.draws), other.version) == (before, drawn, number)
        usual.act(asked[-1], action)
        assert other.carry_out(prepared) is other.steps[-1]
        assert other.state.hash() == usual.state.hash()
        assert other.state.legal_actions(asked[0]) == usual.state.legal_actions(asked[0])
        assert repr(other.steps[-1]) == repr(usual.steps[-1])
    assert json.dumps(other.log()) == json.dumps(usual.log())
    assert [draw.document(at) for at, draw in other.draws] == [draw.document(at) for at, draw in usual.draws]
    assert other.state_at(40).hash() == usual.state_at(40).hash()


def test_what_happened_since_it_was_made_on_a_copy_is_not_lost() -> None:
    game = catalog.games()["itchy-monkey"]
    match, twin = (Match(game, game.options.read({}), 3) for _ in range(2))
    seat, action = match.state.actor(), match.state.legal_actions(match.state.actor())[0]
    prepared = match.prepare(seat, action)
    match.act(seat, action)
    match.undo(seat)
    match.carry_out(prepared)
    twin.act(seat, action)
    assert match.state.hash() == twin.state.hash()
    assert [(entry.seat, entry.action) for entry in match.entries] == [(seat, action), (seat, None), (seat, action)]
