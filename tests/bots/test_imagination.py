"""The search in dealt worlds: reproducible, within its budget, and blind to what its seat cannot know."""

import struct
from functools import cache

import pytest

from vervet.bots.foresight import Foresight
from vervet.bots.imagination import Imagination
from vervet.bots.learnt import Learnt
from vervet.bots.network import DEEP, HIDDEN, POLICY, SEATS, Network
from vervet.bots.network_file import Header, read_network, rows_of, write_network
from vervet.bots.roster import make_bot
from vervet.catalog import game
from vervet.core.features import Features
from vervet.core.rng import Random
from vervet.core.state import State

HIDDEN_GAMES = ("cheeky-monkeys", "after-us")


def eyes(state: State) -> Features:
    found = state.features()
    assert found is not None
    return found


@cache
def network_of(name: str) -> Network:
    """One that has learnt nothing, and so has opinions about everything."""
    state = game(name).new(0)
    features = eyes(state)
    rng = Random(1)
    count = rows_of(features.tables) * HIDDEN + rows_of(features.action_tables) * POLICY
    count += HIDDEN * DEEP + DEEP + SEATS * DEEP + SEATS
    few = [rng.below(400) - 200 for _ in range(997)]
    numbers = (few * (count // len(few) + 1))[:count]
    header = Header(name, game(name).version, features.digest(), features.setup(state), {})
    return read_network(write_network(header, struct.pack(f"<{count}h", *numbers)), name, game(name).version, features)


def thinker(name: str, simulations: int, seed: int = 5, apart: bool = False, noise: float = 0.0) -> Imagination:
    network = network_of(name)
    return Imagination(seed, network, network.features, simulations, noise=noise, apart=apart)


@cache
def moments(name: str, players: int, most: int = 4) -> tuple[tuple[State, int], ...]:
    """States with something to choose, from a game played by suggestions and sometimes by lot."""
    rng = Random(players)
    state = game(name).new(players, players=players)
    found: list[tuple[State, int]] = []
    while state.actor() >= 0 and len(found) < most:
        for seat in state.asked_seats():
            if len(thinker(name, 2).first_ideas(state, seat)) > 1 and rng.below(4) == 0:
                found.append((state.copy(), seat))
        seat = int(state.actor())
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))] if rng.below(6) == 0 else state.suggest(seat, rng))
    assert len(found) > 1
    return tuple(found)


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize("name", HIDDEN_GAMES)
def test_what_is_hidden_may_be_dealt_anew_and_nothing_is_decided_otherwise(name: str, apart: bool) -> None:
    """The honest law, for minds too: under one seed, a seat decides the same in every table that looks the same."""
    for state, seat in moments(name, 3):
        before = state.hash()
        first = thinker(name, 12, apart=apart)
        chosen = first.choose(state, seat, Random(1))
        assert chosen in state.legal_actions(seat)
        for deal in range(2):
            other = state.determinize(seat, Random(deal))
            again = thinker(name, 12, apart=apart)
            assert again.choose(other, seat, Random(1)) == chosen
            assert again.root_visits() == first.root_visits()
        assert state.hash() == before


@pytest.mark.parametrize("name", HIDDEN_GAMES)
def test_a_budget_of_simulations_is_kept_and_every_one_of_them_counts(name: str) -> None:
    for state, seat in moments(name, 2):
        mind = thinker(name, 17, noise=0.2)
        mind.choose(state, seat)
        assert mind.ran == 17 == sum(mind.root_visits())
        assert set(mind.root_actions()) <= set(state.legal_actions(seat))
        assert 0.0 <= mind.root_value() <= 1.0


def test_a_budget_of_seconds_ends() -> None:
    state, seat = moments("cheeky-monkeys", 2)[0]
    network = network_of("cheeky-monkeys")
    mind = Imagination(1, network, network.features, seconds=0.02)
    assert mind.choose(state, seat) in state.legal_actions(seat)
    assert mind.ran > 0


def test_a_mind_without_a_budget_is_refused() -> None:
    with pytest.raises(ValueError, match="budget"):
        Imagination(1, None, eyes(game("after-us").new(0)))


@pytest.mark.parametrize("name", HIDDEN_GAMES)
def test_without_a_network_it_plays_on_by_suggestions(name: str) -> None:
    state, seat = moments(name, 2)[0]
    mind = Imagination(1, None, eyes(state), 6)
    assert mind.choose(state, seat) in state.legal_actions(seat)


def test_a_node_is_what_its_seat_sees_and_not_what_others_hold() -> None:
    """In dealt worlds that look the same to a seat it is at the same node; to another seat they look different."""
    state, seat = next((state, seat) for state, seat in moments("cheeky-monkeys", 3, 6) if state.seats == 3)
    mind = thinker("cheeky-monkeys", 4)
    worlds = [state.determinize(seat, Random(deal)) for deal in range(6)]
    nodes = set()
    for world in worlds:
        mind.offer(world, seat)
        mind.features.look(world, seat)
        nodes.add(mind.find(world, seat, mind.menu, 0))
    assert len(nodes) == 1
    other = (seat + 1) % 3
    assert len({tuple(mind.features.seen(world, other)) for world in worlds}) > 1


def test_what_looks_alike_is_thought_of_once() -> None:
    """Two monkeys of a kind in front of the same player: it is all the same which of them escapes."""
    for state, seat in moments("cheeky-monkeys", 2, 12):
        mind = thinker("cheeky-monkeys", 2)
        mind.choose(state, seat)
        seen = [tuple(mind.features.seen_in(state, seat, action)) for action in mind.root_actions()]
        assert len(seen) <= 2 or len(set(seen)) == len(seen)


def test_where_no_network_knows_the_setup_foresight_thinks_instead() -> None:
    state = game("cheeky-monkeys").new(3, players=3, windows="able", **{"arrival-limit": 7})
    seat = int(state.actor())
    bot = make_bot("mind-20", 1)
    assert isinstance(bot, Learnt)
    assert bot.foresight_with() is bot.foresight and isinstance(bot.foresight, Foresight)
    assert bot.choose(state, seat) in state.legal_actions(seat)
