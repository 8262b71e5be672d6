"""Matches and their seats, from the first request to the next match: by REST."""

from typing import Annotated

from msgspec import Meta, Struct, field

from vervet.server.match.messages.words import Document, Fate, SeatKind, Stage


class SeatRequest(Struct, frozen=True):
    """Who sits here: somebody at the creator's screen, somebody invited by link, or a bot."""

    kind: SeatKind
    name: str = ""
    bot: str = ""


class MatchRequest(Struct, frozen=True):
    """A request for a new match. Without a seed its deal is promised: it begins when every client has given a number
    for it. With one it begins at once, and its log proves nothing. `hints`: whether people who play against people may
    ask for hints; against bots they always may."""

    game: str
    seats: list[SeatRequest]
    options: Document = field(default_factory=dict)
    seed: int | None = None
    hints: bool = False


class SeatGrant(Struct, frozen=True):
    """What the creator gets for a seat: a token for a seat at their own screen, an invitation for one by link."""

    seat: int
    kind: SeatKind
    token: str | None = None
    invitation: str | None = None


class MatchCreated(Struct, frozen=True):
    match: str
    seats: list[SeatGrant]


class JoinRequest(Struct, frozen=True):
    """Taking a seat by invitation. `nonce` is anything that nobody else can guess: asked again with the same one, as
    after an answer that was lost, the server gives the same token."""

    invitation: str
    name: str = ""
    nonce: Annotated[str, Meta(max_length=200)] = ""


class SeatTaken(Struct, frozen=True):
    seat: int
    token: str


class InvitationRequest(Struct, frozen=True):
    """Looking at an invitation without using it."""

    invitation: str


class InvitationInfo(Struct, frozen=True):
    """Which seat it is for, and whether it is still `open`: it works once."""

    seat: int
    open: bool


class HostRequest(Struct, frozen=True):
    """What only the one who made a match may ask for: the token of a seat at their own screen."""

    token: str


class FillRequest(HostRequest, frozen=True):
    """A bot for a seat that nobody has taken. The answer is `MatchCreated`: the match with that seat filled takes the
    place of this one, and a `rematch` tells everybody."""

    seat: int
    bot: str


class SeatOffered(Struct, frozen=True):
    """A new invitation to a lost seat, in this match or, where the deal has to be made anew, in the one after it."""

    match: str
    seat: int
    invitation: str


class RematchRequest(Struct, frozen=True):
    """Playing again after a match is over: the tokens of the seats held in it. With `turn` everybody moves on by one
    place, so that another begins. The answer is `MatchCreated`, with the new tokens of those who asked; whoever asks
    later gets the same match."""

    tokens: list[str]
    turn: bool = False


class PlayOnRequest(Struct, frozen=True):
    """A new match from a moment of one that is over. The moment is an earlier table as in `PastRequest`: the tokens of
    the seats held, the one of them looked from (`viewer`; none: a spectator), and its `version`. `seat`: what this one
    could not know then is dealt anew. `seats` are as in `MatchRequest`, one for each of the old match. The answer is
    `MatchCreated`."""

    seat: int
    seats: list[SeatRequest]
    version: int
    viewer: int | None = None
    tokens: list[str] = []
    hints: bool = False


class BringRequest(Struct, frozen=True):
    """A match that is going on somewhere else, on somebody's device, goes on here as a new one: its whole `log`, secret
    and hidden cards included, which is replayed. What `seat` cannot know now is dealt anew. `seats` are as in
    `MatchRequest`, one for each of the log's. The answer is `MatchCreated`."""

    log: Document
    seat: int
    seats: list[SeatRequest]
    hints: bool = False


class StartInfo(Struct, frozen=True):
    """Where a match was played on from: the other match, the moment as its address calls it (`12`, or `12.1`), the
    round of that moment (0: the game has none), and the seat whose knowledge was kept. The match is empty where the
    moment was brought here from somebody's device: nobody can look at what came before it, or check it."""

    match: str
    step: str
    round: int
    seat: int


class PlayerInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits where; an invited seat is `open` until somebody takes it. `stand_in`: the bot that plays on for somebody
    who left; `resigned`: whether they gave the game up; `agreed`: the seats that want a bot to play on for somebody who
    is away; `vouched`: those that agree to giving the seat again, by a new link."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    open: bool
    connected: bool
    stand_in: str = ""
    resigned: bool = False
    agreed: list[int] = []
    vouched: list[int] = []


class MatchInfo(Struct, frozen=True):
    """What anybody who has its id may know of a match; `version` counts what a spectator could see of it, 0 where it
    has not begun or this server cannot play it. `stage` says how far its deal is, `next` is the match that took its
    place or was played after it, `start` where it was played on from, if it was."""

    match: str
    game: str
    rules: int
    options: Document
    players: list[PlayerInfo]
    version: int
    over: bool
    stage: Stage
    next: str | None = None
    start: StartInfo | None = None


class ListedDeal(Struct, frozen=True):
    """A deal that was promised: one line of the public list, which is only ever added to. `match` is the SHA-256 of the
    match's id, since whoever knows an id may watch; `link` is hashed onto the one before
    (docs/programmers/deals.md)."""

    number: int
    match: str
    game: str
    commitment: str
    link: str
    stage: Fate
