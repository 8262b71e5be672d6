"""Many games for Gymnasium at once: one agent in each, against bots."""

from collections.abc import Mapping, Sequence
from operator import index

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from vervet.bots.bot import Bot
from vervet.bots.troop import Troop
from vervet.core.game import Game
from vervet.envs.lone import opponents
from vervet.envs.many import games_wanted, seed_wanted
from vervet.envs.play import Floats, Mask, Play
from vervet.envs.settings import Info, check_settings, observation_space

Flags = NDArray[np.bool_]


class VectorEnv(gymnasium.vector.VectorEnv[Floats, NDArray[np.int64], Floats]):
    """What `gymnasium.vector.SyncVectorEnv` makes of as many single environments, step by step, in less time.

    After a game is over, the next step begins another there and takes no notice of its action (Gymnasium's
    `NEXT_STEP`); until then its mask has nothing but ones. The info has `action_mask` and `seat` for every game. All
    arrays are the same ones in every step: copy what you keep.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        options: Mapping[str, object],
        seat: int | None,
        bots: str | Sequence[str | Bot],
        illegal: str,
    ) -> None:
        check_settings("info", illegal, None)
        self.num_envs = games_wanted(num_envs)
        self.play = play = Play(game, options)
        if seat is not None and not 0 <= index(seat) < play.seats:
            raise ValueError(f"expected a seat from 0 to {play.seats - 1}, or None to draw one, not {seat}")
        self.chosen_seat = seat
        self.illegal = illegal
        listed = opponents(bots, play.seats - 1)
        self.bots = [None if isinstance(bot, str) else bot for bot in listed]
        self.names = [bot if isinstance(bot, str) else "" for bot in listed]
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = observation_space(play, "info", play.actions)
        self.single_action_space = gymnasium.spaces.Discrete(play.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.draws = [np.random.default_rng() for _ in range(self.num_envs)]
        self.ended: Flags = np.zeros(self.num_envs, np.bool_)
        self.begun = False
        self.make_rows()

    def make_rows(self) -> None:
        """The troop's own memory as arrays."""
        play, count = self.play, self.num_envs
        self.troop = troop = Troop(play.game, play.options, play.encoder, count, False)
        rows = np.frombuffer(memoryview(play.encoder.sheet.numbers), np.int16)
        self.numbers: NDArray[np.int16] = rows.reshape(count, -1)
        self.masks: Mask = np.frombuffer(memoryview(troop.marks), np.int8).reshape(count, -1)
        self.seats: NDArray[np.int64] = np.frombuffer(memoryview(troop.seats), np.int64)
        self.worth: NDArray[np.float64] = np.frombuffer(memoryview(troop.rewards), np.float64).reshape(count, -1)
        self.floats: Floats = np.zeros(self.numbers.shape, np.float32)
        self.rewards: NDArray[np.float64] = np.zeros(count)

    def reset(self, *, seed: int | None = None, options: Mapping[str, object] | None = None) -> tuple[Floats, Info]:
        """Begin all games: from `seed`, `seed + 1` and so on if it is given. `options` is Gymnasium's, and not used."""
        first = None if seed is None else seed_wanted(seed, self.num_envs)
        for row in range(self.num_envs):
            self.troop.forget(row)
            self.begin(row, None if first is None else first + row)
        self.ended[:] = False
        self.begun = True
        return self.look()

    def begin(self, row: int, seed: int | None) -> None:
        """As the single environment does: the next game, where the agent is out before it has anything to decide."""
        if seed is not None:
            self.draws[row] = np.random.Generator(np.random.PCG64(np.random.SeedSequence(seed)))
        else:
            seed = int(self.draws[row].integers(2**62))
        self.troop.begin(row, seed)
        seat = self.take_seat(row)
        while not self.troop.wait_for(row, seat, self.bots, self.names):
            self.troop.begin_next(row)
            seat = self.take_seat(row)
        self.troop.show(row, seat)

    def take_seat(self, row: int) -> int:
        if self.chosen_seat is not None:
            return self.chosen_seat
        return int(self.troop.lots[row].bits()) % self.play.seats

    def step(self, actions: NDArray[np.int64]) -> tuple[Floats, NDArray[np.float64], Flags, Flags, Info]:  # type: ignore[override]
        """Carry out the agents' actions, and let the bots act until they are asked again."""
        if not self.begun:
            raise ValueError("no game has begun; reset begins them")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            wanted = f"expected {self.num_envs} action numbers, one for each game"
            raise ValueError(f"{wanted}, not an array of {given.dtype} in the shape {given.shape}")
        before = self.ended.copy()
        if self.illegal == "raise":
            self.check(given, before)
        self.rewards[:] = 0.0
        for row, number in enumerate(given.tolist()):
            if before[row]:
                self.troop.forget(row)
                self.begin(row, None)
                self.ended[row] = False
            else:
                self.turn(row, number)
        floats, info = self.look()
        return floats, self.rewards, self.ended, np.zeros(self.num_envs, np.bool_), info

    def turn(self, row: int, number: int) -> None:
        troop, seat = self.troop, int(self.seats[row])
        if not troop.act(row, number):
            troop.lose(row)
        elif not troop.wait_for(row, seat, self.bots, self.names):
            troop.end(row)
        if troop.over[row]:
            self.ended[row] = True
            self.rewards[row] = self.worth[row, seat]
            troop.show_end(row, seat)
        else:
            troop.show(row, seat)

    def check(self, given: NDArray[np.int64], before: Flags) -> None:
        """Refuse an illegal action before anything is done."""
        for row, number in enumerate(given.tolist()):
            if not before[row] and not (0 <= number < self.play.actions and self.masks[row, number]):
                raise ValueError(f"game {row}: {self.play.refuse(int(self.seats[row]), number)}")

    def look(self) -> tuple[Floats, Info]:
        np.divide(self.numbers, self.play.bounds, out=self.floats, dtype=np.float32, casting="unsafe")
        return self.floats, {"action_mask": self.masks, "seat": self.seats}

    def __repr__(self) -> str:
        return f"<{self.num_envs} games of {self.play.game.name} against {', '.join(self.names) or 'nobody'}>"


def make(
    game: str,
    num_envs: int = 1,
    seat: int | None = 0,
    bots: str | Sequence[str | Bot] = "random",
    illegal: str = "lose",
    **options: object,
) -> VectorEnv:
    """What `gymnasium.make_vec` calls."""
    return VectorEnv(game, num_envs, options, seat, bots, illegal)
