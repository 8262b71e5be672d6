"""One game being played for learners: its state as numbers, with copies and pickles that go on independently."""

import secrets
from collections.abc import Callable, Mapping
from operator import index
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vervet.bots.troop import APART, reward
from vervet.catalog import game as find_game
from vervet.catalog import games, welcome
from vervet.core.encoder import Encoder
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.log import MOST_SEED
from vervet.core.option import Options
from vervet.core.rng import Random, mix
from vervet.core.state import State
from vervet.envs.plain_numbers import PlainEncoder
from vervet.guests import is_file_word

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


class Play:
    """A state with its encoder, and a random generator for whatever the environment draws.

    Copies share the encoder, which holds nothing between two calls but memory: they belong in one thread.
    """

    def __init__(self, game: str | Game, given: Mapping[str, object]) -> None:
        self.game: Game = found(game)
        self.options: Options = read_options(self.game, given)
        self.luck = secrets.randbits(62)
        self.state: State = self.game.begin(self.options, 0)
        self.attach(encoder_for(self.game, self.state))

    def attach(self, encoder: Encoder) -> None:
        """See the encoder's memory as arrays."""
        self.encoder = encoder
        self.bounds = np.array(encoder.sheet.bounds, np.float32)
        self.numbers: NDArray[np.int16] = np.frombuffer(memoryview(encoder.sheet.numbers), np.int16)
        self.marks: Mask = np.frombuffer(memoryview(encoder.marks), np.int8)
        self.values: list[list[object]] = []

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return len(self.bounds)

    @property
    def actions(self) -> int:
        """How many action numbers there are."""
        return int(self.encoder.actions)

    def begin(self, seed: int | None) -> None:
        """A new game: from this seed, or from one drawn from what the last seed began."""
        if seed is not None:
            number = index(seed)
            if isinstance(seed, bool) or not 0 <= number <= MOST_SEED:
                raise ValueError(f"expected a seed from 0 to {MOST_SEED}, not {seed!r}")
            self.luck = int(mix(number ^ APART))
            self.state = self.game.begin(self.options, number)
            return
        self.state = self.game.begin(self.options, self.draw())

    def draw(self) -> int:
        """The next random number of 63 bits."""
        rng = Random(self.luck)
        drawn = int(rng.bits())
        self.luck = int(rng.state)
        return drawn

    def observe(self, seat: int, out: Floats | None = None) -> Floats:
        """What the seat may know, each number divided by its bound; in a new array, or in `out`."""
        self.encoder.observe(self.state, seat)
        return np.divide(self.numbers, self.bounds, out=out, dtype=np.float32, casting="unsafe")

    def observe_in_list(self, seat: int, out: list[object], first: int) -> None:
        """The same into a list of zeros, from `first` on: most numbers of an observation are 0, and the others are
        shared, so that nothing is made but the list itself."""
        if not self.values:
            self.values.extend(fractions(self.encoder.sheet.bounds))
        self.encoder.observe(self.state, seat)
        self.encoder.sheet.spread(0, out, first, self.values)

    def mask(self, seat: int) -> Mask:
        """A 1 for each legal action of the seat; all zeros when it is not asked."""
        self.encoder.mark(self.state, seat)
        return self.marks.copy()

    def action(self, seat: int, number: int) -> int:
        """The packed legal action that a number stands for; -1 for none."""
        return int(self.encoder.action_of(self.state, seat, number)) if 0 <= number < self.encoder.actions else -1

    def act(self, seat: int, number: int) -> bool:
        """Carry a number out; False, and nothing is changed, where it is not legal."""
        action = self.action(seat, number)
        if action < 0:
            return False
        self.state.execute(seat, action)
        return True

    def refuse(self, seat: int, number: int) -> str:
        """Why a number cannot be played, in words."""
        words = self.encoder.describe(number) if 0 <= number < self.actions else "no action at all"
        return f"action {number} ({words}) is not legal for player_{seat} now; the action mask says what is"

    def rewards(self) -> list[float]:
        """What the game was worth to each seat: see `reward`."""
        return [reward(float(self.state.payoff(seat)), self.seats) for seat in range(self.seats)]

    def penalties(self, culprits: list[int]) -> list[float]:
        """The same when some seats have lost through an illegal action."""
        others = max(1, self.seats - len(culprits))
        return [-1.0 if seat in culprits else len(culprits) / others for seat in range(self.seats)]

    # Copies and pickles.

    def __deepcopy__(self, memo: dict[int, object]) -> "Play":
        twin = Play.__new__(Play)
        twin.game, twin.options, twin.luck = self.game, self.options, self.luck
        twin.state = self.state.copy()
        twin.encoder, twin.bounds, twin.numbers, twin.marks = self.encoder, self.bounds, self.numbers, self.marks
        twin.values = self.values
        return twin

    def __reduce__(self) -> tuple[Callable[..., "Play"], tuple[object, ...]]:
        game: str | Game = self.game.name if games().get(self.game.name) is self.game else self.game
        return restore, (game, self.options, self.luck, self.state.position())


def fractions(bounds: list[int]) -> list[list[object]]:
    """For each bound, its numbers from 0 on as `Play.observe` writes them; equal bounds share theirs."""
    shares = {most: np.divide(np.arange(most + 1), most, dtype=np.float32).tolist() for most in set(bounds)}
    return [shares[most] for most in bounds]


def found(game: str | Game) -> Game:
    """A game by name, one of one's own from its file (`my_game.py:GAME`), or the game itself."""
    if isinstance(game, Game):
        return game
    return welcome(game) if is_file_word(game) else find_game(game)


def restore(game: str | Game, options: Options, luck: int, position: Json) -> Play:
    """The game that was pickled."""
    play = Play(game, options)
    play.luck = luck
    play.state = play.game.load(position)
    return play


def read_options(game: Game, given: Mapping[str, object]) -> Options:
    """Complete options; `grounding_lasts` stands for `grounding-lasts`, which Python cannot write."""
    known = {option.name for option in game.options.options}
    return game.options.read(
        {name if name in known else name.replace("_", "-"): value for name, value in given.items()}
    )


def encoder_for(game: Game, start: State) -> Encoder:
    """The numbers for all states of a game that begins like this one: its own, or plain ones; raises `TypeError`."""
    return game.encoder(start) or PlainEncoder(game, start)
