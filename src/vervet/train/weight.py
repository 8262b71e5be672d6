"""What networks weigh and cost: the bytes of each that comes with Vervet, and the time of an evaluation."""

import time
from dataclasses import dataclass

from vervet.bots.network import Network
from vervet.bots.network_file import read_network
from vervet.bots.shelf import SHELF
from vervet.catalog import games
from vervet.core.choices import Choices
from vervet.core.rng import Random
from vervet.core.state import State

# Positions in the order of a game, as a bot meets them, from several games; the quickest of some passes counts, since
# whatever else the machine does only slows it.
GAMES = 4
PASSES = 30


@dataclass(frozen=True)
class Weight:
    """Of a network: its game, bytes, and microseconds for the value alone and for the policy with it."""

    game: str
    bytes: int
    judge: float
    weigh: float


def weights() -> list[Weight]:
    """Every network that comes with Vervet, in a setup that it knows."""
    found = []
    for game in games().values():
        for book in SHELF.books.get(game.name, []):
            data = book.read()
            states = moments(game.name, 2 if book.knows(words_for(game.name, 2)) else 3)
            features = states[0][0].features()
            assert features is not None
            network = read_network(data, game.name, game.version, features)
            found.append(Weight(game.name, len(data), judging(network, states), weighing(network, states)))
    return found


def words_for(name: str, players: int) -> list[str]:
    state = games()[name].new(0, players=players)
    features = state.features()
    assert features is not None
    return features.setup(state)


def moments(name: str, players: int) -> list[tuple[State, int]]:
    """Decisions of some games, each with whose it is."""
    found = []
    for number in range(GAMES):
        state, dice = games()[name].new(number, players=players), Random(number)
        while (seat := int(state.actor())) >= 0:
            legal = state.legal_actions(seat)
            if len(legal) > 1:
                found.append((state.copy(), seat))
            state.apply(seat, legal[dice.below(len(legal))])
    return found


def judging(network: Network, states: list[tuple[State, int]]) -> float:
    """Microseconds for what everybody may expect."""

    def once() -> float:
        started = time.thread_time()
        for state, seat in states:
            network.judge(state, seat)
        return time.thread_time() - started

    return 1e6 * min(once() for _ in range(PASSES)) / len(states)


def weighing(network: Network, states: list[tuple[State, int]]) -> float:
    """Microseconds for how likely each choice is, of which there are several."""
    menus = []
    for state, seat in states:
        menu = Choices()
        state.list_sensible(seat, menu)
        menus.append((state, seat, menu))

    def once() -> float:
        started = time.thread_time()
        for state, seat, menu in menus:
            network.weigh(state, seat, menu)
        return time.thread_time() - started

    return 1e6 * min(once() for _ in range(PASSES)) / len(states)


def told(found: list[Weight]) -> str:
    """As a table for people."""
    lines = ["| network | bytes | µs a value | µs a policy |", "|---|--:|--:|--:|"]
    lines += [f"| {each.game} | {each.bytes:,} | {each.judge:.2f} | {each.weigh:.2f} |" for each in found]
    return "\n".join([*lines, f"| all | {sum(each.bytes for each in found):,} | | |"])
