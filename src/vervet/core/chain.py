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
# Of SHA-256: what HMAC fills a secret up to.
BLOCK: Final = 64


def first_head(terms: bytes, promise: bytes = b"") -> bytes:
    """The head of a chain without entries. All commitments and numbers are in it (`Deal.promise`): whoever keeps a head
    has kept them, too."""
    return sha256(CHAIN + terms + promise).digest()


def entry_digest(secret: bytes, number: int, line: str) -> bytes:
    """The digest of an entry, numbered from 1."""
    return digest(secret or NO_SECRET, ENTRY + number.to_bytes(4, "big") + line.encode(), "sha256")


class Digester:
    """The same for many entries of one match: a secret is taken in once (that is all HMAC does with it)."""

    def __init__(self, secret: bytes) -> None:
        key = (secret or NO_SECRET).ljust(BLOCK, b"\0")
        assert len(key) == BLOCK, "a longer secret would be hashed first"
        self.inner = sha256(bytes(each ^ 0x36 for each in key))
        self.outer = sha256(bytes(each ^ 0x5C for each in key))

    def digest(self, number: int, line: str) -> bytes:
        inner, outer = self.inner.copy(), self.outer.copy()
        inner.update(ENTRY + number.to_bytes(4, "big") + line.encode())
        outer.update(inner.digest())
        return outer.digest()


def next_head(head: bytes, entry: bytes) -> bytes:
    return sha256(head + entry).digest()


def head_of(terms: bytes, promise: bytes, entries: Iterable[bytes]) -> bytes:
    """The head after these digests."""
    head = first_head(terms, promise)
    for entry in entries:
        head = next_head(head, entry)
    return head
