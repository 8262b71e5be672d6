"""Every message between server and client, typed in this one place; `web/src/wire.ts` is generated from it."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

# What JSON can hold; the precise types of views and actions belong to the games.
Document: TypeAlias = dict[str, object]

SeatKind: TypeAlias = Literal["here", "link", "bot"]
Lasts: TypeAlias = Literal["match", "round", "off"]
Stage: TypeAlias = Literal["committing", "revealing", "void", "dealt", "seeded"]
Fate: TypeAlias = Literal["waiting", "void", "begun", "over", "seeded"]
Code: TypeAlias = Literal[
    "malformed",
    "too-large",
    "too-fast",
    "too-slow",
    "too-many",
    "unknown-type",
    "unknown-game",
    "unknown-match",
    "unknown-lesson",
    "unknown-step",
    "unknown-bot",
    "bad-options",
    "bad-seats",
    "bad-name",
    "bad-token",
    "not-joined",
    "not-your-seat",
    "seat-taken",
    "not-here",
    "no-network",
    "no-witness",
    "stale",
    "illegal",
    "not-over",
    "over",
    "decided",
    "already",
    "begun",
    "bad-number",
    "too-early",
    "void",
    "not-begun",
    "bot-plays",
    "resigned",
    "not-agreed",
    "not-away",
    "no-hints",
    "other-rules",
    "unavailable",
    "internal",
]


class RefusalInfo(Struct, frozen=True):
    """Why something is not possible: rule id, text id, and what the text needs to know."""

    rule: str
    reason: str
    details: dict[str, int | str]


class Problem(Struct, frozen=True):
    """The body of every REST answer that is not a success."""

    code: Code
    detail: str
    refusal: RefusalInfo | None = None


# REST: games.


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


class GameInfo(Struct, frozen=True):
    """A game of the catalog. Option `players`, where there is one, says how many seats a match has; `lessons` are those
    of its tutorial."""

    name: str
    version: int
    seats: tuple[int, int]
    options: list[OptionInfo]
    rules: list[str]
    bots: list[BotInfo]
    lessons: int


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


# REST: matches.


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


class StartInfo(Struct, frozen=True):
    """Where a match was played on from: the other match, the moment as its address calls it (`12`, or `12.1`), the
    round of that moment (0: the game has none), and the seat whose knowledge was kept."""

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


# WebSocket, from the client.


class ToldCount(Struct, frozen=True):
    """How many entries a seat (None: a spectator) was told of, as the client has kept it."""

    seat: int | None
    told: int


class Join(Struct, frozen=True, tag="join", tag_field="type"):
    """First message: the tokens of the seats held, none to watch. `told` is what the client kept of the chains of its
    viewers, so that the trail of the next table begins there. `stay`: where several people share the screen, it stays
    with one of them until they have decided all they are asked."""

    tokens: list[str] = []
    told: list[ToldCount] = []
    stay: bool = False


class Commit(Struct, frozen=True, tag="commit", tag_field="type"):
    """The client's promise of a number, for all the seats it has in the match: 64 hexadecimal digits."""

    id: int
    seat: int
    commitment: str


class Reveal(Struct, frozen=True, tag="reveal", tag_field="type"):
    """The number that was promised: 64 hexadecimal digits."""

    id: int
    seat: int
    number: str


class Anew(Struct, frozen=True, tag="anew", tag_field="type"):
    """Give up a deal that never came about, and begin a new match with the same seats; a `rematch` tells everybody."""

    id: int
    seat: int


class Act(Struct, frozen=True, tag="act", tag_field="type"):
    """Make a move; `version` is that of the table it was chosen at, as this client was told it."""

    id: int
    seat: int
    version: int
    action: Document


class Ask(Struct, frozen=True, tag="ask", tag_field="type"):
    """What would this action do, or why is it not possible?"""

    id: int
    seat: int
    action: Document


class Weigh(Struct, frozen=True, tag="weigh", tag_field="type"):
    """What would each legal action of this kind do?"""

    id: int
    seat: int
    kind: str


class Advise(Struct, frozen=True, tag="advise", tag_field="type"):
    """What would be good for this seat to do?"""

    id: int
    seat: int


class Hint(Struct, frozen=True, tag="hint", tag_field="type"):
    """What would a sensible player do at this seat, and what would come of it?"""

    id: int
    seat: int


class Undo(Struct, frozen=True, tag="undo", tag_field="type"):
    """Take the seat's last action back."""

    id: int
    seat: int
    version: int


class StandIn(Struct, frozen=True, tag="stand-in", tag_field="type"):
    """Let a bot play on for this seat, or (`on` false) take the seat again."""

    id: int
    seat: int
    on: bool


class Resign(Struct, frozen=True, tag="resign", tag_field="type"):
    """Give the game up. With two seats or fewer it is over, and the other has won; at a larger table a bot plays on for
    good."""

    id: int
    seat: int


class Replace(Struct, frozen=True, tag="replace", tag_field="type"):
    """Agree that a bot plays on for somebody who is away (`yes`), or say that it must not: then nobody has agreed any
    more. Once all agree who are there and play, it does."""

    id: int
    seat: int
    absent: int
    yes: bool


class Vouch(Struct, frozen=True, tag="vouch", tag_field="type"):
    """Agree that whoever made the match gives the seat of somebody away again, by a new link (`yes`), or say that it
    must not: then nobody has agreed any more. All others who play must agree."""

    id: int
    seat: int
    absent: int
    yes: bool


class Standing(Struct, frozen=True, tag="standing", tag_field="type"):
    """Say in advance that the fallback of a window will do for this seat, for the whole match, for this round, or no
    longer (`off`); it replaces what was said before. `only`: at windows whose `occasion` has one of these words (none
    given: at every window); `unless`: not at those with one of these."""

    id: int
    seat: int
    lasts: Lasts
    only: list[str] = []
    unless: list[str] = []


class Ping(Struct, frozen=True, tag="ping", tag_field="type"):
    id: int


FromClient: TypeAlias = (
    Join
    | Commit
    | Reveal
    | Anew
    | Act
    | Ask
    | Weigh
    | Advise
    | Hint
    | Undo
    | StandIn
    | Resign
    | Replace
    | Vouch
    | Standing
    | Ping
)


# WebSocket, from the server.


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
    shoulders. `hints`: whether `hint` is answered here. `told`: how many entries `seat` was told of; `head`: that of
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
    outcome: OutcomeInfo | None
    deadline: float | None
    occasion: list[str]
    standing: list[StandingInfo]
    secrets: bool
    hints: bool
    told: int
    head: str
    trail: list[str]


# REST: earlier tables.


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


# REST: how a finished match went.


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


# REST: tutorials.


class TutorialInfo(Struct, frozen=True):
    """The lessons of a game, in their order; the title of one is the text `tutorial-GAME-NAME`."""

    game: str
    lessons: list[str]


class LessonRequest(Struct, frozen=True):
    """What the learner has done so far in a lesson, nothing to begin it: the server keeps none of it."""

    actions: list[Document] = []


class LessonAskRequest(Struct, frozen=True):
    """After these actions, what would this one do, or why is it not possible?"""

    action: Document
    actions: list[Document] = []


class LessonWeighRequest(Struct, frozen=True):
    """After these actions, what would each legal action of this kind do?"""

    kind: str
    actions: list[Document] = []


class LessonNow(Struct, frozen=True):
    """A lesson after some actions: the id of what the coach `says`, and an action to `show` (None when it is `done`).
    `astray` is the id of the text that answers the last action where that was legal but not what the lesson wants; then
    it has not been carried out."""

    lesson: str
    number: int
    tasks: int
    done: bool
    says: str
    astray: str | None
    show: Document | None
    table: TableNow


# WebSocket, from the server, besides the table.


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
    seat that asked for it; None where that is no longer known."""

    match: str
    tokens: list[str]
    by: int | None = None


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    id: int


FromServer: TypeAlias = (
    DealNow
    | TableNow
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
