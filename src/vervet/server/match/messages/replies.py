"""What the server says over the WebSocket besides deals and tables."""

from typing import TypeAlias

from msgspec import Struct

from vervet.server.match.messages.matches import PlayerInfo
from vervet.server.match.messages.problems import RefusalInfo
from vervet.server.match.messages.tables import DealNow, TableChange, TableNow
from vervet.server.match.messages.words import Code, Document


class PlayersNow(Struct, frozen=True, tag="players", tag_field="type"):
    """Somebody came or went, to play or to look on."""

    players: list[PlayerInfo]
    watching: int = 0


class OutageNow(Struct, frozen=True, tag="outage", tag_field="type"):
    """The server's database is out of reach, or back: meanwhile nobody can move, and nothing is lost."""

    on: bool


class Accepted(Struct, frozen=True, tag="accepted", tag_field="type"):
    """The action, or what else was sent, is on disk; `told` and `head` are those of the seat's chain."""

    id: int
    version: int
    told: int
    head: str


class Answer(Struct, frozen=True, tag="answer", tag_field="type"):
    """The answer to an `ask`: a refusal, or the events that would follow as far as they teach nothing hidden."""

    id: int
    refusal: RefusalInfo | None
    events: list[Document]


class WeighedAction(Struct, frozen=True):
    """A legal action, and the events that would follow as far as they teach nothing hidden."""

    action: Document
    events: list[Document]


class Weighed(Struct, frozen=True, tag="weighed", tag_field="type"):
    """The answer to a `weigh`: the legal actions of that kind in the order of the table's list, at most 200 of them;
    none when there are none."""

    id: int
    actions: list[WeighedAction]


class Advice(Struct, frozen=True, tag="advice", tag_field="type"):
    """The answer to an `advise`, for nobody else: a document in the game's own shape, which follows from what the seat
    may know; None where the game has nothing to say."""

    id: int
    advice: Document | None


class Hinted(Struct, frozen=True, tag="hinted", tag_field="type"):
    """The answer to a `hint`, for nobody else: a sensible action (None where the seat is not asked), and the events
    that would follow as far as they teach nothing hidden."""

    id: int
    action: Document | None
    events: list[Document]


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """A message that was not carried out (`id` None where it had none); after a `stale` one the present table comes."""

    id: int | None
    code: Code
    detail: str
    refusal: RefusalInfo | None = None


class Rematch(Struct, frozen=True, tag="rematch", tag_field="type"):
    """The same people play again: the new match, and the tokens there for whoever held this client's seats. `by` is the
    seat that asked for it; None where that is no longer known. `turned`: whether everybody has moved on by a place, so
    that another begins."""

    match: str
    tokens: list[str]
    by: int | None = None
    turned: bool = False


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    id: int


FromServer: TypeAlias = (
    DealNow
    | TableNow
    | TableChange
    | PlayersNow
    | OutageNow
    | Accepted
    | Answer
    | Weighed
    | Advice
    | Hinted
    | Refused
    | Rematch
    | Pong
)
