"""What the things of the box were used for in one game: the registers of a probe, and the kinds of action."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from vervet.core.game import Game
from vervet.faces.probe import Probe, Register, Use

Ints = npt.NDArray[np.int64]


class Key(NamedTuple):
    """A thing, and a way to use it."""

    register: str
    thing: str
    way: str


# Every game has actions, whatever its probe knows of its box.
ACTIONS = "actions"
CHOSEN = "chosen"


def registers_of(game: Game, probe: Probe) -> tuple[Register, ...]:
    """What the probe keeps, and after it the kinds of action."""
    names = tuple(kind.name for kind in game.grammar.kinds)
    return (*probe.registers, Register(ACTIONS, names, (CHOSEN,), CHOSEN))


def keys_of(registers: Sequence[Register]) -> list[Key]:
    """What the columns of a ledger stand for."""
    return [Key(one.name, thing, way) for one in registers for thing in one.things for way in one.ways]


class Ledger:
    """A row for each seat, a column for each thing and way."""

    def __init__(self, registers: tuple[Register, ...], seats: int) -> None:
        self.column = {key: at for at, key in enumerate(keys_of(registers))}
        self.times: Ints = np.zeros((seats, len(self.column)), dtype=np.int64)

    def add(self, uses: Iterable[Use]) -> None:
        for use in uses:
            self.times[use.seat, self.column[Key(use.register, use.thing, use.way)]] += use.times
