"""The games of the catalog, their options and bots, and who can reach the server: by REST."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from vervet.server.match.messages.problems import RefusalInfo
from vervet.server.match.messages.words import Document


class BotInfo(Struct, frozen=True):
    """A bot that can take a seat; its texts are `bot-NAME` and `bot-NAME-about`. `stars`: how strong it is among the
    bots of this game, 1 to 5, as the ladder has measured it; 0 where nobody has."""

    name: str
    stars: int = 0


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """An option as declared by the game; its texts are `GAME-option-NAME` and `…-about`."""

    name: str
    kind: Literal["count", "choice", "flag", "subset"]
    default: int | str | bool | list[str]
    rule: str
    advanced: bool
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    words: list[str] | UnsetType = UNSET


class BoxInfo(Struct, frozen=True):
    """A changed box: its hash, which is the value of option `box` in every match with it, and the name of its file."""

    hash: str
    title: str


class BoxContent(Struct, frozen=True):
    """A changed box that is played with here: its text, and what the game's table draws otherwise because of it.
    `title` is empty for one that is no longer offered."""

    game: str
    title: str
    text: str
    drawn: Document


class GameInfo(Struct, frozen=True):
    """A game of the catalog. Option `players`, where there is one, says how many seats a match has; `lessons` are those
    of its tutorial. A game with a changed `box` has the name of the one with the printed box."""

    name: str
    version: int
    seats: tuple[int, int]
    options: list[OptionInfo]
    rules: list[str]
    bots: list[BotInfo]
    lessons: int
    box: BoxInfo | None = None


class OptionsRequest(Struct, frozen=True):
    """Options that somebody is thinking of playing with."""

    options: Document = field(default_factory=dict)


class RefusedValue(Struct, frozen=True):
    """A value that an option cannot take as long as the others stay as they are; for a subset, a word that it cannot
    gain."""

    option: str
    value: int | str | bool
    refusal: RefusalInfo


class OptionsAnswer(Struct, frozen=True):
    """Why the options cannot be played with; if they can, what could not be changed in them."""

    refusal: RefusalInfo | None
    values: list[RefusedValue]


class NetworkInfo(Struct, frozen=True):
    """Who can reach this server: `addresses` on the local network, none where it is this computer alone. Both are told
    only to those at that computer, who may open it to the network where it is `openable`."""

    addresses: list[str]
    openable: bool
