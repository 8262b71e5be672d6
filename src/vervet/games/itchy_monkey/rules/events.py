"""The events of Itchy Monkey, declared: `telling.py` and `clan_telling.py` tell them. Nothing is secret."""

from typing import Final

from vervet.core.event import EventField, EventKind, EventSet
from vervet.core.shape import ListOf, Number, Seat, Word
from vervet.games.itchy_monkey.box.board import SPACE_NAMES, SPECIES, WAYS
from vervet.games.itchy_monkey.rules.table import REASONS

_space: Final = Word(list(SPACE_NAMES.values()))
_seat: Final = EventField("seat", Seat())
_cell: Final = EventField("cell", _space)
_to: Final = EventField("to", _space)
_way: Final = EventField("way", Word(WAYS))
_species: Final = EventField("species", Word(SPECIES[1:]))
_workers: Final = EventField("workers", Number())
_queens: Final = EventField("queens", Number())
_spies: Final = EventField("spies", Number())
_loser: Final = EventField("loser", Seat(), "whose lice go back to the supply")

EVENTS: Final = EventSet(
    EventKind("place", "A player's first lice come onto the board (IM-10).", _seat, _cell, _workers, _queens),
    EventKind("spawn", "Workers, or a spy, come onto a monkey (IM-20, IM-51, IM-63).", _seat, _cell, _workers, _spies),
    EventKind("settle", "A player without lice on the board comes back (IM-21).", _seat, _cell, _workers),
    EventKind(
        "bump",
        "A monkey is moved to another space (IM-26).",
        _seat,
        _cell,
        _to,
        _way,
        EventField("distance", Number(1), "in spaces"),
        _species,
    ),
    EventKind("shove", "A gorilla pushes the next monkey on (IM-40).", _seat, _cell, _to, _way, _species),
    EventKind("jump", "Lice jump to another monkey (IM-25).", _seat, _cell, _to, _workers, _queens, _spies),
    EventKind(
        "cross", "Lice go over to the monkey bumped into (IM-27, IM-64).", _seat, _cell, _to, _workers, _queens, _spies
    ),
    EventKind(
        "fight",
        "Lice arrive where others are (IM-28).",
        _seat,
        _cell,
        _loser,
        EventField("attack", Number(), "power of those who come"),
        EventField("defence", Number(), "power of those who are there"),
        EventField("result", Word(("match", "exceed")), "`match`: all go home; `exceed`: those who come stay"),
        EventField("workers", Number(), "of the loser"),
        EventField("queens", Number(), "of the loser"),
    ),
    EventKind("nitpick", "A player's lice are picked off (IM-29).", _seat, _cell, _loser, _workers, _queens, _spies),
    EventKind("exchange", "Workers become a queen (IM-16).", _seat, _cell, _workers),
    EventKind(
        "skip",
        "A phase is passed over, because nothing in it can be done (IM-20, IM-30).",
        _seat,
        EventField("phase", Word(("spawn", "move"))),
    ),
    EventKind("turn", "A turn begins (IM-12).", _seat, EventField("round", Number(1))),
    EventKind("win", "The game is won (IM-35, IM-67).", _seat, EventField("reason", Word((*REASONS[1:4], "clean")))),
    EventKind("draw", "The game ends and nobody wins (IM-36).", EventField("reason", Word(REASONS[4:6]))),
    # Clan mode.
    EventKind("pick", "A player picks the species to look after (IM-60).", _seat, _species),
    EventKind("leave", "A monkey leaves the board, into safety (IM-65).", _seat, _cell, _way, _species),
    EventKind("hatch", "Six workers become a queen by themselves (IM-62).", _cell),
    EventKind("clean", "A second queen: everything comes off the monkey (IM-62).", _cell, _workers, _queens),
    EventKind(
        "outbreak",
        "A worker goes to each neighbour (IM-66).",
        _cell,
        EventField("to", ListOf(_space), "the spaces of the monkeys reached"),
    ),
)
