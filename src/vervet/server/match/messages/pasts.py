"""Earlier tables of a match: by REST."""

from msgspec import Struct

from vervet.server.match.messages.tables import OutcomeInfo
from vervet.server.match.messages.words import Document


class PastRequest(Struct, frozen=True):
    """Earlier tables of a match, from one version to another: the tokens of the seats held, and the one of them to look
    from; none to look as a spectator."""

    tokens: list[str] = []
    seat: int | None = None
    first: int = 0
    last: int = 0


class PastTable(Struct, frozen=True):
    """A table as it was after a step, with what its viewer knew then. `version` is that of the step; `public` is the
    version that a spectator had at the same moment, a number that means the same to everybody; `after` counts the
    tables that only this viewer was shown since."""

    version: int
    public: int
    after: int
    asked: list[int]
    view: Document
    outcome: OutcomeInfo | None


class PastTables(Struct, frozen=True):
    """The tables that were asked for, in their order; at most 32 of them, then the rest must be asked for anew."""

    tables: list[PastTable]
