"""What a bot is given to think about."""

from msgspec import Struct

from vervet.core.json import Json


class Thought(Struct, frozen=True):
    """A position that its seat could be in, and the version of the table that it was made at."""

    version: int
    seed: int
    position: Json
