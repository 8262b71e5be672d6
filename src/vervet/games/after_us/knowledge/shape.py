"""The shape of a view of After Us, part by part; `view.py` fills it, and the browser's types are made from it."""

from typing import Literal, TypedDict

Stage = Literal["arrange", "resolve", "finish", "choose", "chosen", "recruit", "replace", "rest", "last", "ready"]


class BackView(TypedDict):
    """A card that lies face down: its pile is known to all, its number only to some."""

    number: int | None
    species: str
    level: int


class FrameView(TypedDict):
    """A closed frame of a line. `cards` are the places (from 0) of the one or two cards that form it. `reached`:
    `before` it was passed, `here` it is the one to decide, `ahead` it will come. `used`: activated in its turn. `able`:
    it could be activated now if it were reached; `target`: the sign reached, or a token, could reactivate it."""

    name: str
    row: int
    cards: list[int]
    pay: dict[str, int]
    gain: dict[str, int]
    species: int
    per_tamarin: bool
    sign: bool
    reached: Literal["before", "here", "ahead"]
    used: bool
    able: bool
    target: bool


class RequestView(TypedDict):
    """A monkey asked for this round by `token` or `moped`; `waiting` until the phase ends (AU-35)."""

    species: str
    level: int
    means: Literal["token", "moped"]
    waiting: bool
    number: int | None


class BoardView(TypedDict):
    """A player's board. `stage`: what the seat is doing. `deck` counts the deck; of it `top` are the cards whose places
    are known, the topmost first, and `loose` the numbers of all others, in no order. `line` are the cards drawn
    (`arranged` or not; None is a gap). `token` is None while it is secret or not chosen; `chosen` says which of the
    two. `reactivation`: one is still to be had from the token. `rank`: its turn at the piles (AU-35)."""

    seat: int
    colour: str
    stage: Stage
    points: int
    rage: int
    stock: dict[str, int]
    deck: int
    top: list[BackView]
    loose: list[int]
    discard: list[int]
    removed: int
    line: list[int | None]
    arranged: bool
    frames: list[FrameView]
    species: int
    tamarins: int
    token: str | None
    chosen: bool
    reactivation: bool
    copied: bool
    requests: list[RequestView]
    returned: int | None
    used: list[str]
    rank: int | None


class PileView(TypedDict):
    """A common pile; `under` are the cards known to lie at its bottom, the lowest last (AU-41)."""

    species: str
    level: int
    count: int
    under: list[int]


class ObjectView(TypedDict):
    """An object in play: its price in energy for a card of level 0, 1, 2, and the phases it is for."""

    name: str
    price: list[int]
    phases: list[int]


class KingView(TypedDict):
    """The Monkey King's board (AU-60): his tokens from the left, the one that is missing, and the one he has chosen."""

    colour: str
    points: int
    rage: int
    stock: dict[str, int]
    deck: int
    top: list[BackView]
    loose: list[int]
    discard: list[int]
    removed: int
    line: list[int | None]
    tokens: list[str]
    missing: str
    token: str | None


class AfterUsView(TypedDict):
    """The whole table. `number` is that of the phase, 1 to 3. `short`: there were too few cards, so the game ends with
    this round (AU-51). `replacing` is the seat that chooses another card now."""

    game: str
    round: int
    phase: str
    number: int
    goal: int
    goal_reached: bool
    short: bool
    replacing: int | None
    objects: list[ObjectView]
    piles: list[PileView]
    players: list[BoardView]
    king: KingView | None
    prices: dict[str, int]
    winners: list[int] | None
    reason: str | None
