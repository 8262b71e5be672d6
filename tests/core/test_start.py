"""A match that begins at a position of another: all that one seat could not know is dealt anew, and its log is as good
as any."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from examples.sealed_bid import GAME as SEALED_BID

from tests.proofs.played import play_out, promised
from vervet.catalog import games
from vervet.core.game import Game
from vervet.core.log import replay
from vervet.core.match import LogError, Match
from vervet.core.misfit import Misfit
from vervet.core.option import Options
from vervet.core.rng import Random
from vervet.core.seal import seal_of
from vervet.core.start import Start, moment_of
from vervet.core.verify import verify

ROOT = Path(__file__).parents[2]
Log = dict[str, Any]
GAMES = {**games(), SEALED_BID.name: SEALED_BID}
SETUPS: list[tuple[str, dict[str, object]]] = [
    ("itchy-monkey", {"players": 2, "rounds": 5}),
    ("itchy-monkey", {"mode": "clan", "rounds": 5}),
    ("after-us", {"players": 1}),
    ("after-us", {"players": 3}),
    ("cheeky-monkeys", {"players": 4}),
    ("cheeky-monkeys", {"players": 3, "zombies": True}),
    ("sealed-bid", {"players": 3}),
]
each_setup = pytest.mark.parametrize(("name", "given"), SETUPS, ids=str)


def setup(name: str, given: dict[str, object]) -> tuple[Game, Options]:
    rules = GAMES[name]
    return rules, rules.options.read(given)


def played(rules: Game, options: Options, number: int) -> Match:
    return play_out(promised(rules, options, number, Random(number)), Random(number))


def start_at(origin: Match, step: int, seat: int) -> Start:
    return Start(origin.terms.match, step, seat, moment_of(origin.state_at(step)))


def play_on(rules: Game, options: Options, start: Start, number: int) -> Match:
    """A promised match that begins there, played at random to its end."""
    match = promised(rules, options, number, Random(number), start)
    return play_out(match, Random(number))


def written(match: Match) -> Log:
    log: Log = json.loads(json.dumps(match.log()))
    return log


@each_setup
def test_whoever_plays_on_knows_what_they_knew_and_the_log_says_all(name: str, given: dict[str, object]) -> None:
    rules, options = setup(name, given)
    origin = played(rules, options, 3)
    rng = Random(len(name))
    for number in range(4):
        step, seat = rng.below(origin.version), rng.below(int(origin.state.seats))
        then = origin.state_at(step)
        match = promised(rules, options, number, Random(number), start_at(origin, step, seat))
        assert match.state.view(seat) == then.view(seat)
        assert match.state.legal_actions(seat) == then.legal_actions(seat)
        assert match.version == 0 and not any(match.undoable(each) for each in range(int(match.state.seats)))
        play_out(match, rng)
        log = written(match)
        again = replay(rules, log)
        assert again.log() == match.log()
        assert int(again.state.hash()) == int(match.state.hash())
        verdict = verify(GAMES, log)
        assert verdict.proven and verdict.played_on and verdict.over
        assert [draw.stream for _, draw in match.draws].count("start/0/0") == 1


@pytest.mark.parametrize("name", ["after-us", "cheeky-monkeys"])
def test_what_the_seat_could_not_know_is_dealt_anew(name: str) -> None:
    rules, options = setup(name, {"players": 3})
    origin = played(rules, options, 5)
    start = start_at(origin, origin.version // 2, 1)
    worlds = [promised(rules, options, number, Random(number), start).world for number in range(4)]
    assert len({json.dumps(world, sort_keys=True) for world in worlds}) > 1
    assert any(world != start.position for world in worlds)


def test_the_old_key_is_nowhere_in_the_new_match() -> None:
    rules, options = setup("after-us", {"players": 2})
    origin = played(rules, options, 5)
    text = json.dumps(written(play_on(rules, options, start_at(origin, 20, 0), 6)))
    key = origin.chance.document()
    assert isinstance(key, str) and key not in text


def test_a_match_can_be_played_on_from_one_that_was() -> None:
    rules, options = setup("cheeky-monkeys", {"players": 3})
    first = play_on(rules, options, start_at(played(rules, options, 7), 30, 2), 8)
    second = promised(rules, options, 9, Random(9), start_at(first, 0, 2))
    assert second.state.view(2) == first.state_at(0).view(2)
    assert verify(GAMES, written(play_out(second, Random(1)))).proven


def test_with_a_seed_there_is_no_proof_but_it_replays() -> None:
    rules, options = setup("after-us", {"players": 2})
    origin = played(rules, options, 5)
    match = Match(rules, options, 11, start=start_at(origin, 12, 0))
    log = written(play_out(match, Random(2)))
    verdict = verify(games(), log)
    assert not verdict.proven and verdict.played_on
    assert replay(rules, log).log() == match.log()


def test_a_log_without_a_start_says_nothing_of_one() -> None:
    rules, options = setup("after-us", {"players": 2})
    match = played(rules, options, 5)
    assert "start" not in match.log() and "start" not in match.terms.document()
    assert not verify(games(), written(match)).played_on


# Where nobody could begin.


@pytest.mark.parametrize(
    ("seat", "change", "words"),
    [
        (0, lambda position: {**position, "round": "x"}, "start.position: "),
        (2, lambda position: position, "start.seat: expected a seat from 0 to 1, not 2"),
    ],
)
def test_no_match_begins_where_nobody_can_play(seat: int, change: Callable[[Log], Log], words: str) -> None:
    rules, options = setup("after-us", {"players": 2})
    position = change(dict(moment_of(played(rules, options, 5).state_at(4))))
    with pytest.raises(LogError, match=words):
        Match(rules, options, 1, start=Start("", 4, seat, position))


def test_no_match_begins_where_the_game_is_over() -> None:
    rules, options = setup("after-us", {"players": 2})
    origin = played(rules, options, 5)
    with pytest.raises(LogError, match=r"start\.position: the game is over there"):
        Match(rules, options, 1, start=start_at(origin, origin.version, 0))


# What does not fit.


@cache
def whole() -> str:
    rules, options = setup("cheeky-monkeys", {"players": 3})
    return json.dumps(play_on(rules, options, start_at(played(rules, options, 7), 40, 1), 8).log())


def other_world(log: Log) -> None:
    """A world that somebody liked better: the action cards lie in another order."""
    log["start"]["world"]["decks"]["actions"].reverse()


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda log: log["start"].update(seat=0), "deal.commitment"),
        (lambda log: log["start"].update(step=41), "deal.commitment"),
        (lambda log: log["start"].update(match="other"), "deal.commitment"),
        (lambda log: log["start"]["position"].update(round=99), "deal.commitment"),
        (lambda log: log.pop("start"), "deal.commitment"),
        (lambda log: log["start"].update(seat=True), "start.seat"),
        (lambda log: log["start"].update(step=-1), "start.step"),
        (lambda log: log["start"].update(world=[]), "start.world"),
        (lambda log: log["start"].update(more=1), "start.more"),
        (lambda log: log["start"].pop("world"), "start.world"),
        (lambda log: log["start"]["world"].clear(), "start.world"),
        (other_world, "start.world.decks.actions[0]"),
    ],
)
def test_what_does_not_fit_is_named(change: Callable[[Log], object], where: str) -> None:
    log: Log = json.loads(whole())
    assert verify(games(), log).proven
    change(log)
    log["seal"] = seal_of(log, bytes.fromhex(log["deal"]["secret"]))
    with pytest.raises(Misfit) as caught:
        verify(games(), log)
    assert caught.value.where == where


def test_a_drawn_number_of_the_start_is_checked() -> None:
    log: Log = json.loads(whole())
    assert log["draws"][0]["stream"] == "start/0/0"
    log["draws"][0]["numbers"][2] ^= 1
    with pytest.raises(Misfit) as caught:
        verify(games(), log)
    assert caught.value.where == "draws[0].numbers[2]"


def test_a_world_is_dealt_alike_in_every_build_and_today() -> None:
    """The log that the browser's check is tested with. Where worlds are dealt otherwise one day it still replays, but
    its world can no longer be dealt again: then this says so, and a new one must be made."""
    log: Log = json.loads((ROOT / "web" / "tests" / "deals" / "played-on.json").read_text("utf-8"))
    assert replay(GAMES[log["game"]], log).log() == log
    assert verify(games(), log).proven
