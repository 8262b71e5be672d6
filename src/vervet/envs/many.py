"""Many games at once, all seats answering, in NumPy arrays that are used again: for self-play."""

from collections.abc import Mapping
from operator import index

import numpy as np
from numpy.typing import ArrayLike, NDArray

from vervet.bots.troop import Troop
from vervet.core.game import Game
from vervet.core.log import MOST_SEED
from vervet.core.rng import Random, mix
from vervet.envs.play import Floats, Mask, Play

# More would be more memory than anybody means to use: rows of thousands of numbers and marks.
MOST_GAMES = 65_536


class Batch:
    """`count` games, one row of every array each. In a row the seat `seats[row]` is asked; `observations[row]` is what
    it may know, `masks[row]` a 1 for each of its legal actions.

    `step` takes an action number for every row. Then `over` says which games it ended, `refused` which of them by an
    illegal action, and `rewards[row]` what they were worth to each seat; their rows show the next game already, begun
    from a seed that the row drew (as `reset()` does in the other environments). All arrays are the same ones in every
    step: copy what you keep.
    """

    def __init__(self, game: str | Game, count: int, options: Mapping[str, object], hasty: bool, whole: bool) -> None:
        count = games_wanted(count)
        play = Play(game, options)
        self.game, self.options = play.game, play.options
        self.count = count
        self.players = play.seats
        self.actions = play.actions
        self.bounds: NDArray[np.int16] = np.array(play.encoder.sheet.bounds, np.int16)
        self.shares = play.bounds
        self.whole = whole
        self.troop = troop = Troop(play.game, play.options, play.encoder, count, hasty)
        # The troop's own memory.
        rows = np.frombuffer(memoryview(play.encoder.sheet.numbers), np.int16)
        self.numbers: NDArray[np.int16] = rows.reshape(count, -1)
        self.seats: NDArray[np.int64] = np.frombuffer(memoryview(troop.seats), np.int64)
        self.masks: Mask = np.frombuffer(memoryview(troop.marks), np.int8).reshape(count, -1)
        self.over: NDArray[np.bool_] = np.frombuffer(memoryview(troop.over), np.bool_)
        self.refused: NDArray[np.bool_] = np.frombuffer(memoryview(troop.refused), np.bool_)
        self.rewards: NDArray[np.float64] = np.frombuffer(memoryview(troop.rewards), np.float64).reshape(count, -1)
        self.dice = Random(play.luck)
        self.floats: Floats = np.zeros((0 if whole else count, play.width), np.float32)
        self.reset()

    @property
    def observations(self) -> Floats | NDArray[np.int16]:
        """Each number divided by its bound, or as it is (`whole`)."""
        return self.numbers if self.whole else self.floats

    def reset(self, seed: int | None = None) -> None:
        """Begin all games: row by row from `seed`, `seed + 1` and so on, or from seeds that the rows draw."""
        first = None if seed is None else seed_wanted(seed, self.count)
        if first is not None:
            self.dice = Random(mix(first))
        for row in range(self.count):
            if first is None:
                self.troop.begin_next(row)
            else:
                self.troop.begin(row, first + row)
        self.troop.look()
        # What began without a question and is over already is nobody's news.
        for ended in np.flatnonzero(self.over):
            self.troop.forget(int(ended))
        self.divide()

    def step(self, actions: ArrayLike) -> None:
        """Carry out an action number for every row."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            wanted = f"expected {self.count} action numbers, one for each game"
            raise ValueError(f"{wanted}, not an array of {given.dtype} in the shape {given.shape}")
        self.troop.step(given.astype(np.int64).tolist())
        self.divide()

    def sample(self) -> NDArray[np.int64]:
        """A legal action number for every row, drawn."""
        return np.array(self.troop.any(self.dice), np.int64)

    def divide(self) -> None:
        if not self.whole:
            np.divide(self.numbers, self.shares, out=self.floats, dtype=np.float32, casting="unsafe")

    def describe(self, number: int) -> str:
        """An action number in words."""
        return self.troop.encoder.describe(number)

    def __repr__(self) -> str:
        return f"<{self.count} games of {self.game.name} for {self.players}>"


def games_wanted(count: int) -> int:
    number = index(count)
    if isinstance(count, bool) or not 1 <= number <= MOST_GAMES:
        raise ValueError(f"expected from 1 to {MOST_GAMES} games at once, not {count!r}")
    return number


def seed_wanted(seed: int, count: int) -> int:
    """The first of as many seeds as there are games."""
    number = index(seed)
    most = MOST_SEED - count + 1
    if isinstance(seed, bool) or not 0 <= number <= most:
        raise ValueError(f"expected a seed from 0 to {most} for {count} games, not {seed!r}")
    return number
