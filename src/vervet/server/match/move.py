"""A move as it comes: an `Act` whose action has not been read yet."""

from msgspec import Raw, Struct

from vervet.server.match.messages.wishes import CommandName


class Move(Struct, frozen=True, tag="act", tag_field="type"):
    """Mostly the action is said just as it was offered, and need not be read at all."""

    id: int
    seat: int
    version: int
    action: Raw
    command: CommandName = ""
