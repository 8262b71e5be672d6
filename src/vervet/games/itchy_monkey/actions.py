"""The actions of Itchy Monkey, declared once."""

from typing import Final

from mypy_extensions import i64

from vervet.core.action import Field, Grammar, Kind
from vervet.games.itchy_monkey.box.board import SPACE_NAMES, SPECIES, WAYS

PLACE: Final = 0
SPAWN: Final = 1
SETTLE: Final = 2
JUMP: Final = 3
BUMP: Final = 4
NITPICK: Final = 5
EXCHANGE: Final = 6
SKIP: Final = 7
END: Final = 8
PICK: Final = 9
LEAVE: Final = 10

# A packed action: kind in bits 0-4, space 5-11, way 12-13, distance 14-17, workers 18-22, queens 23-24,
# louse 25-26, spies 27, shove 28, species 29-31.
CELL_SHIFT: Final = 5
WAY_SHIFT: Final = 12
DISTANCE_SHIFT: Final = 14
WORKER_SHIFT: Final = 18
QUEEN_SHIFT: Final = 23
LOUSE_SHIFT: Final = 25
SPY_SHIFT: Final = 27
SHOVE_SHIFT: Final = 28
SPECIES_SHIFT: Final = 29

WORKER: Final = 0
QUEEN: Final = 1
LOUSE_SPY: Final = 2
SHOVE: Final = 1 << SHOVE_SHIFT
WITH_SPY: Final = 1 << SPY_SHIFT

_cell = Field("cell", CELL_SHIFT, 7, SPACE_NAMES)
_way = Field("way", WAY_SHIFT, 2, WAYS)
_louse = Field("louse", LOUSE_SHIFT, 2, ("worker", "queen", "spy"))
_spies = Field("spies", SPY_SHIFT, 1, unit="spy")

GRAMMAR: Final = Grammar(
    Kind("place", PLACE, _cell),
    Kind("spawn", SPAWN, _cell, _spies),
    Kind("settle", SETTLE, _cell),
    Kind("jump", JUMP, _cell, _way, _louse),
    Kind(
        "bump",
        BUMP,
        _cell,
        _way,
        Field("distance", DISTANCE_SHIFT, 4, least=1),
        Field("workers", WORKER_SHIFT, 5, unit="worker"),
        Field("queens", QUEEN_SHIFT, 2, unit="queen"),
        _spies,
        Field("shove", SHOVE_SHIFT, 1, unit="shove"),
    ),
    Kind("nitpick", NITPICK, _cell),
    Kind("exchange", EXCHANGE, _cell),
    Kind("skip", SKIP),
    Kind("end", END),
    Kind("pick", PICK, Field("species", SPECIES_SHIFT, 3, {kind: name for kind, name in enumerate(SPECIES) if name})),
    Kind("leave", LEAVE, _cell, _way),
)


def at(kind: i64, cell: i64) -> i64:
    """An action that names only a space."""
    return kind | cell << CELL_SHIFT


def cell_of(action: i64) -> i64:
    return action >> CELL_SHIFT & 127


def way_of(action: i64) -> i64:
    return action >> WAY_SHIFT & 3


def distance_of(action: i64) -> i64:
    return action >> DISTANCE_SHIFT & 15


def workers_of(action: i64) -> i64:
    return action >> WORKER_SHIFT & 31


def queens_of(action: i64) -> i64:
    return action >> QUEEN_SHIFT & 3


def louse_of(action: i64) -> i64:
    return action >> LOUSE_SHIFT & 3


def spies_of(action: i64) -> i64:
    return action >> SPY_SHIFT & 1


def shoves(action: i64) -> bool:
    return action & SHOVE != 0


def species_of(action: i64) -> i64:
    return action >> SPECIES_SHIFT & 7
