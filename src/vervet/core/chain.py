"""The chain of a log: every entry is hashed onto the one before, so that none can be changed afterwards.

An entry is hashed with the secret of the match: until that is revealed, a digest tells nothing of its entry. So a
viewer can be given the head of those entries they were told of, whatever else they may not know.
"""

from collections.abc import Iterable
from hashlib import sha256
from hmac import digest
from typing import Final

from vervet.core.deal import NO_SECRET

CHAIN: Final = b"vervet chain 2\0"
ENTRY: Final = b"vervet entry 2\0"


def first_head(terms: bytes, promise: bytes = b"") -> bytes:
    """The head of a chain without entries. All commitments and numbers are in it (`Deal.promise`): whoever keeps a head
    has kept them, too."""
    return sha256(CHAIN + terms + promise).digest()


def entry_digest(secret: bytes, number: int, line: str) -> bytes:
    """The digest of an entry, numbered from 1."""
    return digest(secret or NO_SECRET, ENTRY + number.to_bytes(4, "big") + line.encode(), "sha256")


def next_head(head: bytes, entry: bytes) -> bytes:
    return sha256(head + entry).digest()


def head_of(terms: bytes, promise: bytes, entries: Iterable[bytes]) -> bytes:
    """The head after these digests."""
    head = first_head(terms, promise)
    for entry in entries:
        head = next_head(head, entry)
    return head
