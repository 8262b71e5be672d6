"""What a client says over the WebSocket."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from vervet.server.match.messages.words import Document, Lasts


class ToldCount(Struct, frozen=True):
    """How many entries a seat (None: a spectator) was told of, as the client has kept it."""

    seat: int | None
    told: int


class Join(Struct, frozen=True, tag="join", tag_field="type"):
    """First message: the tokens of the seats held, none to watch. `told` is what the client kept of the chains of its
    viewers, so that the trail of the next table begins there. `stay`: where several people share the screen, it stays
    with one of them until they have decided all they are asked. `changes`: after the first table only what has changed
    is sent (`change`), and a frame may hold several messages, as a list."""

    tokens: list[str] = []
    told: list[ToldCount] = []
    stay: bool = False
    changes: bool = False


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


# What a client calls what it sends, if it does: a nonce, for example. PostgreSQL takes no zero in a text.
CommandName: TypeAlias = Annotated[str, Meta(max_length=64, pattern=r"^[^\x00]*$")]


class Act(Struct, frozen=True, tag="act", tag_field="type"):
    """Make a move; `version` is that of the table it was chosen at, as this client was told it. `command` is what the
    client calls this move and no other: sent again, the move is not made again, but answered again."""

    id: int
    seat: int
    version: int
    action: Document
    command: CommandName = ""


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
    """Take the seat's last action back; `command` as in `act`."""

    id: int
    seat: int
    version: int
    command: CommandName = ""


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
