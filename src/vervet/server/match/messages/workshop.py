"""The designer's page: boxes that are read, and runs of the lab that are asked for."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from vervet.server.match.messages.games import GameInfo
from vervet.server.match.messages.words import Document


class WorkshopInfo(Struct, frozen=True):
    """Whether boxes may be brought to this server, by whoever asks: `why` it is closed to them, or nothing. A run has
    `games` at most, and takes `seconds` at most."""

    why: Literal["", "off", "elsewhere", "packages"]
    games: int
    seconds: float


class PrintedBox(Struct, frozen=True):
    """The box that comes with a game."""

    game: str
    text: str


class BoxRequest(Struct, frozen=True):
    """A text that may be a box; of no game in particular it is of the one whose box it looks most like."""

    text: str
    game: str = ""


class BoxRead(Struct, frozen=True):
    """What a text was read as. `mistake` says what is wrong with it, and `line` where (0: nowhere in particular); of
    a box without one `info` is the game with it, its box nothing where it is the printed one, and `drawn` what is drawn
    otherwise because of it."""

    game: str
    mistake: str
    line: int
    info: GameInfo | None = None
    drawn: Document = field(default_factory=dict)


class BoxKept(Struct, frozen=True):
    """The hash of a box that was kept, so that it can be played with; nothing for a printed one."""

    game: str
    hash: str


Names = Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=16)]


class RunRequest(Struct, frozen=True, kw_only=True):
    """What the lab is to play: the box beside the printed one. `bots` take turns in the seats; with `until` the run
    ends when every share of wins is known to within that much."""

    game: str
    text: str
    bots: Names
    games: Annotated[int, Meta(ge=1)]
    options: Document = field(default_factory=dict)
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0
    until: Annotated[float, Meta(ge=0.0005, le=0.2)] | None = None
    language: Literal["en", "fr"] = "en"


class RunWaiting(Struct, frozen=True, tag_field="kind", tag="waiting"):
    """Others are being served; so many come first."""

    before: int


class RunPlaying(Struct, frozen=True, tag_field="kind", tag="playing"):
    """So many games are finished (with both boxes), and it will take so many seconds more."""

    games: int
    left: float


class RunReport(Struct, frozen=True, tag_field="kind", tag="report"):
    """What the games so far came to, as a part of a page that brings its own colours. When it is `whole`, nothing more
    comes, and `document` is the same as a file of its own."""

    title: str
    games: int
    style: str
    html: str
    whole: bool
    document: str


class RunEnded(Struct, frozen=True, tag_field="kind", tag="ended"):
    """The run ends without having come to its end: it was not possible, took too long, or broke. `detail` says more."""

    why: Literal["refused", "time", "broken", "already"]
    detail: str


RunNews = RunWaiting | RunPlaying | RunReport | RunEnded
