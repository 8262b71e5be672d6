"""How a finished match went: by REST."""

from msgspec import Struct


class Source(Struct, frozen=True):
    """What each seat got from one source; whoever plays without a seat comes last."""

    name: str
    seats: list[int]


class Blast(Struct, frozen=True):
    """Somebody blew up: in which round, by which pair, the kind of monkey that came last of it, by which means, and
    whose doing that was, if it was somebody else's."""

    round: int
    seat: int
    cause: str
    kind: str | None
    means: str | None
    by: int | None


class Piece(Struct, frozen=True):
    """A monkey on the board that decided the game."""

    cell: str
    species: str


class Ending(Struct, frozen=True):
    """How a finished match went: how many rounds and actions it had, and how many seconds lay between the first and the
    last; what each seat had of what `counts` names at the end of every round, beginning with none; where it came from;
    who blew up, and the pieces that decided it."""

    rounds: int
    actions: int
    seconds: int
    counts: str
    curve: list[list[int]]
    sources: list[Source]
    blasts: list[Blast]
    pieces: list[Piece]
