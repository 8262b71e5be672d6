"""What was used of the box in a run: how often, in how many games, by those who won and by the others."""

import numpy as np
import polars as pl

from vervet.faces.probe import Register
from vervet.lab.dense import used_array
from vervet.lab.ledger import ACTIONS, Key, keys_of, registers_of
from vervet.lab.measures import Floats, matrix
from vervet.lab.settings import Settings, laid_out

# Of a register of more things than this, the single ones are no numbers to be compared.
MOST_NUMBERS = 40
# In fewer than one game of this many: a thing that hardly anybody touched.
RARE = 100


class Usage:
    """Sums for every thing of the box and every way to use it."""

    def __init__(self, settings: Settings) -> None:
        game, _, probe = laid_out(settings)
        self.settings = settings
        self.registers = registers_of(game, probe)
        self.keys = keys_of(self.registers)
        self.column = {key: at for at, key in enumerate(self.keys)}
        self.total = np.zeros(len(self.keys))
        self.by_winners = np.zeros(len(self.keys))
        # In how many games somebody did.
        self.touched = np.zeros(len(self.keys))
        # How often each bot did, in all its seats together.
        self.by_bot = {bot: np.zeros(len(self.keys)) for bot in dict.fromkeys(settings.bots)}
        self.games = 0
        self.winners = 0.0

    def read(self, frame: pl.DataFrame) -> Floats:
        return used_array(frame, self.settings, self.registers)

    def add(self, frame: pl.DataFrame) -> Floats:
        """Count a window; what was used in it is handed on."""
        used = self.read(frame)
        seats = self.settings.seats
        payoffs = matrix(frame, "payoffs")
        won = payoffs >= 1.0 / seats + 1e-9 if seats > 1 else payoffs > 0
        self.total += used.sum(axis=(0, 1))
        self.by_winners += (used * won[:, :, None]).sum(axis=(0, 1))
        self.touched += (used.sum(axis=1) > 0).sum(axis=0)
        sitting = np.array(frame["bots"].to_list(), dtype=object)
        for bot, times in self.by_bot.items():
            times += (used * (sitting == bot)[:, :, None]).sum(axis=(0, 1))
        self.games += frame.height
        self.winners += float(won.sum())
        return used

    def numbers(self, used: Floats) -> dict[str, Floats]:
        """For each game how often things were used in the way that matters, all seats together."""
        found = {}
        for register in self.registers:
            if len(register.things) <= MOST_NUMBERS and (register.name != ACTIONS or len(self.registers) == 1):
                for thing in register.things:
                    column = self.column[Key(register.name, thing, register.main)]
                    found[number_name(register, thing)] = used[:, :, column].sum(axis=1)
        return found

    # What it came to.

    def register(self, name: str) -> Register | None:
        return next((one for one in self.registers if one.name == name), None)

    def times(self, register: Register, thing: str, way: str = "") -> int:
        """How often; 0 for a thing that this box does not have. Without a way, in the main one."""
        column = self.column.get(Key(register.name, thing, way or register.main))
        return 0 if column is None else int(self.total[column])

    def games_with(self, register: Register, thing: str) -> int:
        column = self.column.get(Key(register.name, thing, register.main))
        return 0 if column is None else int(self.touched[column])

    def each(self, register: Register, thing: str) -> tuple[float, float]:
        """How often one winner, and one of the others, used it in a game."""
        column = self.column.get(Key(register.name, thing, register.main))
        if column is None:
            return 0.0, 0.0
        others = self.games * self.settings.seats - self.winners
        rest = float(self.total[column] - self.by_winners[column])
        return float(self.by_winners[column]) / max(1.0, self.winners), rest / max(1.0, others)

    def unused(self, register: Register) -> list[str]:
        return [thing for thing in register.things if not self.times(register, thing)]

    def coverage(self, bot: str, register: Register) -> tuple[int, int]:
        """How many of the things a bot ever used in the way that matters, and how many there are."""
        columns = [self.column[Key(register.name, thing, register.main)] for thing in register.things]
        return int((self.by_bot[bot][columns] > 0).sum()), len(columns)

    def rare(self, register: Register) -> list[str]:
        """Used, but in fewer than one game of a hundred."""
        return [thing for thing in register.things if 0 < self.games_with(register, thing) * RARE < self.games]


def number_name(register: Register, thing: str) -> str:
    return f"used-{register.name}/{thing}"
