"""The public list of promised deals: each line is hashed onto the one before, so that none can be taken out later."""

from hashlib import sha256
from typing import Final

LIST: Final = b"vervet list 2\0"
FIRST_LINK: Final = bytes(32).hex()
PAGE: Final = 100


def shown_match(match: str) -> str:
    """What the list calls a match: not its id, since whoever knows that may watch."""
    return sha256(match.encode()).hexdigest()


def next_link(link: str, match: str, commitment: str) -> str:
    """The link of a line, after the one before; `match` as the list shows it."""
    return sha256(LIST + bytes.fromhex(link) + match.encode() + b"\0" + bytes.fromhex(commitment)).hexdigest()
