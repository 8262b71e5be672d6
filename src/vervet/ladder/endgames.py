"""Endgames whose truth is known: who wins by force within some decisions, found by trying everything.

In a game with open information a position near the end can be searched to its end. A level is asked in positions where
whoever is to act wins by force, and not with every action: does it take one that still wins? Where it is slower than
need be but wins within the same number of decisions, it is right, too.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from vervet.bots.roster import make_bot
from vervet.catalog import game as game_of
from vervet.core.json import Json
from vervet.core.rng import Random, mix
from vervet.core.state import State
from vervet.ladder.step import BY_LOT

# A win counts as one by force if it comes within so many decisions after the one that is asked about, whatever the
# other does.
DEPTH = 6
# A position in which more than so many others would have to be looked at is left out.
MOST_NODES = 20_000
# The games that positions are from: one side wins most of them, and both are quick.
WINNERS, OTHERS = "mind-20", ("glance-100", "mind-1", "mind-5")


class TooMany(Exception):
    """A position with too much behind it."""


@dataclass(frozen=True)
class Endgame:
    """A position, whose turn it is, and the actions that win by force."""

    state: State
    seat: int
    winning: tuple[int, ...]
    choices: int


class Solver:
    """Tries everything, and remembers what it knows."""

    def __init__(self, most: int = MOST_NODES) -> None:
        self.left = most
        self.known: dict[tuple[int, int], bool] = {}

    def wins(self, state: State, seat: int, depth: int) -> bool:
        """Whether the seat wins within so many decisions, whatever all others do. Raises `TooMany`."""
        actor = int(state.actor())
        if actor < 0:
            return state.payoff(seat) == 1.0
        if depth == 0:
            return False
        key = int(state.hash()), depth
        if key not in self.known:
            self.left -= 1
            if self.left < 0:
                raise TooMany
            # The seat needs one action that wins, the others one that does not lose.
            own = actor == seat
            menu = state.choices(actor)
            ways = (self.wins(after(state, menu.at(at)), seat, depth - 1) for at in range(menu.count))
            self.known[key] = any(ways) if own else all(ways)
        return self.known[key]


def after(state: State, action: int) -> State:
    """The position that an action leads to."""
    twin = state.copy()
    twin.execute(twin.actor(), action)
    return twin


def endgame_of(state: State, depth: int = DEPTH, most: int = MOST_NODES) -> Endgame | None:
    """What wins here; None where nothing or everything does, or too much lies behind it."""
    seat = int(state.actor())
    legal = state.legal_actions(seat)
    solver = Solver(most)
    try:
        winning = tuple(action for action in legal if solver.wins(after(state, action), seat, depth))
    except TooMany:
        return None
    return Endgame(state, seat, winning, len(legal)) if 0 < len(winning) < len(legal) else None


def endgames(name: str, seed: int) -> Iterator[Endgame]:
    """The endgames of a game for two, one game after the other; the same for a seed."""
    game = game_of(name)
    number = 0
    while True:
        dice = Random(int(mix(mix(seed) ^ number)))
        state = game.new(dice.bits() >> 2, players=2)
        names = [WINNERS, OTHERS[number % len(OTHERS)]]
        bots = [make_bot(names[(seat + number) % 2], dice.bits()) for seat in range(2)]
        trail: list[State] = []
        while (seat := int(state.actor())) >= 0:
            trail.append(state.copy())
            legal = state.legal_actions(seat)
            by_lot = len(trail) <= BY_LOT
            state.apply(seat, legal[dice.below(len(legal))] if by_lot else bots[seat].choose(state, seat))
        # Of whoever has won: the others had no win by force, or missed it.
        for before in trail[-DEPTH:]:
            seat = int(before.actor())
            if state.payoff(seat) == 1.0 and (found := endgame_of(before)) is not None:
                yield found
        number += 1


@dataclass(frozen=True)
class Marks:
    """How many endgames there were, and in how many of them each bot chose an action that wins."""

    positions: int
    # The share of winning actions among all, in the mean: what choosing by lot would come to.
    chance: float
    right: dict[str, int]

    def to_json(self) -> dict[str, Json]:
        right: dict[str, Json] = dict(self.right)
        return {"positions": self.positions, "chance": round(self.chance, 4), "right": right}


def marks_from(document: Json) -> Marks | None:
    """The marks of a record; None where there are none that make sense."""
    if not isinstance(document, Mapping):
        return None
    positions, chance, right = document.get("positions"), document.get("chance"), document.get("right")
    if not isinstance(positions, int) or not isinstance(chance, int | float) or not isinstance(right, Mapping):
        return None
    return Marks(positions, float(chance), {bot: count for bot, count in right.items() if isinstance(count, int)})


def marks(bots: tuple[str, ...], found: list[Endgame], seed: int) -> Marks:
    """Ask every bot in every endgame."""
    right = {
        bot: sum(
            int(make_bot(bot, mix(seed ^ number)).choose(each.state, each.seat)) in each.winning
            for number, each in enumerate(found)
        )
        for bot in bots
    }
    chance = sum(len(each.winning) / each.choices for each in found) / max(1, len(found))
    return Marks(len(found), chance, right)
