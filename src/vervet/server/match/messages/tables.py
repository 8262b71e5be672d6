"""The deal of a match, and the table as one viewer sees it: from the server over the WebSocket."""

from msgspec import UNSET, Struct, UnsetType

from vervet.server.match.messages.matches import PlayerInfo, StartInfo
from vervet.server.match.messages.words import Document, Lasts, NoteWord, Stage


class ClientDeal(Struct, frozen=True):
    """What one client gives to the deal, for all its seats. Its number is shown once everybody's is revealed."""

    seats: list[int]
    commitment: str | None
    revealed: bool
    number: str | None


class DealNow(Struct, frozen=True, tag="deal", tag_field="type"):
    """How far the deal of a match is: on joining, before any table, and whenever it changes. `terms` is the text that
    the commitments are bound to, byte by byte; `commitment` is the server's (empty for a match from before there were
    any). `seconds`: until the deal becomes void for want of a number (None: no clock runs); `anew`: until somebody may
    ask for a new match instead (0: now; None: no need). `watching`: how many look on without a seat. `away`: for how
    many seconds somebody must have been away, once the cards are dealt, before their seat can be given again. `start`:
    where the match was played on from, if it was."""

    match: str
    game: str
    terms: str
    commitment: str
    stage: Stage
    held: list[int]
    players: list[PlayerInfo]
    clients: list[ClientDeal]
    seconds: float | None
    anew: float | None
    watching: int = 0
    away: float = 0.0
    start: StartInfo | None = None


class Step(Struct, frozen=True):
    """One action of the log, of which the reader may know something: who and what in notation (both None when the
    reader may not read it), and the events they may see. `version` is that of the table right after it; version 0 is
    what happened before the first action, if anything did."""

    version: int
    seat: int | None
    text: str | None
    events: list[Document]


class NoteInfo(Struct, frozen=True, omit_defaults=True):
    """What happened around the game at that version of the table: a bot plays on for a seat, its player plays again
    (`own`), or gave the game up; or `step` was taken back, as the reader was told of it (then `seat` is None where they
    may not read it)."""

    version: int
    seat: int | None
    what: NoteWord
    step: Step | None = None


class OutcomeInfo(Struct, frozen=True):
    winners: list[int]
    reason: str
    rule: str


class StandingInfo(Struct, frozen=True):
    """What one's own seat has said in advance, as in `standing`."""

    seat: int
    lasts: Lasts
    only: list[str]
    unless: list[str]


class TableNow(Struct, frozen=True, tag="table", tag_field="type"):
    """The table as one seat (None: a spectator) sees it. `steps` are those since the last table that was sent; all of
    them on joining and after an undo (`reset`), when they replace what was known. `version` rises with every action and
    every undo of which this client may know something; for others it gets no table. `asked` are the seats that the
    table waits for, as far as it may know. `undo`: whether `seat` may take its last action back; `undoable`: which held
    seats may. `deadline`: the seconds, at sending, until the public clock answers for all who have not (None: no clock
    runs); `occasion`: what that question is about, in words for `standing`, which holds what the held seats said.
    `secrets`: whether the game hides anything, so that people who share a screen must not look over each other's
    shoulders. `hints`: whether `hint` is answered here. `notes`: the last things that happened
    around the game. `told`: how many entries `seat` was told of; `head`: that of
    their chain; `trail`: the digests of those entries that this connection has not had for this seat, each to be hashed
    onto the head before."""

    match: str
    game: str
    version: int
    seat: int | None
    held: list[int]
    asked: list[int]
    view: Document
    legal: list[Document]
    steps: list[Step]
    reset: bool
    undo: bool
    undoable: list[int]
    players: list[PlayerInfo]
    notes: list[NoteInfo]
    outcome: OutcomeInfo | None
    deadline: float | None
    occasion: list[str]
    standing: list[StandingInfo]
    secrets: bool
    hints: bool
    told: int
    head: str
    trail: list[str]


class Edit(Struct, frozen=True, omit_defaults=True):
    """One change in a document. `at`: names and numbers that lead to the place, none for the document itself; `to`:
    what is there now. Or, in a list, `put` takes the place of so many items from an index on (`cut`)."""

    at: list[str | int]
    to: object = UNSET
    cut: tuple[int, int] | UnsetType = UNSET
    put: list[object] | UnsetType = UNSET


class TableChange(Struct, frozen=True, omit_defaults=True, tag="change", tag_field="type"):
    """How the last table of this connection becomes the present one, for a client that joined with `changes`. What is
    left out is as it was, but for `steps` and `trail`, of which there are none then. `view` are edits of the view that
    was last sent for the same seat; where `seat` is here, the table is now another seat's, `steps` are those since the
    last table of that one, and the first table of a seat has them all."""

    version: int
    told: int
    head: str
    seat: int | None | UnsetType = UNSET
    asked: list[int] | UnsetType = UNSET
    view: list[Edit] | UnsetType = UNSET
    legal: list[Document] | UnsetType = UNSET
    steps: list[Step] | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    undoable: list[int] | UnsetType = UNSET
    players: list[PlayerInfo] | UnsetType = UNSET
    notes: list[NoteInfo] | UnsetType = UNSET
    outcome: OutcomeInfo | None | UnsetType = UNSET
    deadline: float | None | UnsetType = UNSET
    occasion: list[str] | UnsetType = UNSET
    standing: list[StandingInfo] | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    trail: list[str] | UnsetType = UNSET
