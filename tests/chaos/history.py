"""What clients of one match have sent and seen, and when. All of them are in one process, and so have one clock."""

from msgspec import Struct


class Sent(Struct, frozen=True):
    """An `act` or `undo` (without an action) on its way, by its command."""

    at: float
    seat: int
    command: str


class Answered(Struct, frozen=True):
    """`accepted`, or `refused` with a code."""

    at: float
    seat: int
    command: str
    code: str = ""

    def accepted(self) -> bool:
        return not self.code


class Shown(Struct, frozen=True):
    """A table as one viewer got it (None: a spectator) over a connection that was begun at a moment. `view` is a hash
    of the view, empty where nobody took one; `trail` are the digests since the last table of that connection."""

    at: float
    begun: float
    viewer: int | None
    told: int
    head: str
    trail: tuple[str, ...]
    version: int
    view: str = ""


class History(Struct):
    """A match as its clients know it. `open`: whether the game hides nothing. `first_head` is where every chain begins,
    as far as it is known; `leaks` are secrets that somebody saw too early."""

    match: str
    game: str
    open: bool = False
    first_head: str = ""
    sent: list[Sent] = []
    answered: list[Answered] = []
    shown: list[Shown] = []
    leaks: list[str] = []
    # What was heard before the end, a sample of it, to be searched for secrets afterwards.
    frames: list[str] = []
    over: bool = False
    # When all was well again.
    calm: float | None = None
    # By viewer: what they heard last, and why they went.
    left: dict[int | None, str] = {}
