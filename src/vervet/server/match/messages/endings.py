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
    """Something that decided the game, by the name that the view gives it, and what it is: a monkey by its cell (Itchy
    Monkey) or its own name (Cheeky Monkeys) and its kind; in After Us a `frame`, `token`, `object` or `card` that gave
    the winner points in the last round. `seat`: in front of whom it lies, or lay (None: of nobody who has a seat)."""

    name: str
    kind: str
    seat: int | None = None


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
