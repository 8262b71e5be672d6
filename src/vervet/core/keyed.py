"""Streams that nobody can guess: HMAC-SHA-256 in counter mode, keyed with 256 bits (docs/programmers/deals.md).

Everything here is part of the proof of a deal: whoever has the key can draw the same numbers in any language.
"""

from hashlib import sha256
from hmac import digest
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from vervet.core.chance import Chance, Purpose
from vervet.core.rng import MASK63

KEY_BYTES: Final = 32
STREAM: Final = b"vervet stream 2\0"
WORD: Final = 4
BLOCK: Final = 32
WORDS: Final = 1 << 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Keyed(Chance):
    """The streams of a key."""

    def __init__(self, key: bytes) -> None:
        super().__init__()
        if len(key) != KEY_BYTES:
            raise ValueError(f"expected a key of {KEY_BYTES} bytes, not {len(key)}")
        self.key = key
        self.bits_of_key: i64 = int.from_bytes(sha256(key).digest()[:8], "big") & MASK63

    def numbers(self, purpose: Purpose, which: i64, turn: i64, highest: i64, lowest: i64) -> vec[i64]:
        return keyed_numbers(self.key, f"{purpose.name}/{which}/{turn}", highest, lowest)

    def mark(self, turns: i64 = 0) -> i64:
        return self.bits_of_key ^ turns

    def document(self) -> int | str | dict[str, int]:
        return self.key.hex()

    def __repr__(self) -> str:
        """The key stays secret, in tracebacks too."""
        return "<Keyed>"


def keyed_numbers(key: bytes, stream: str, highest: i64, lowest: i64) -> vec[i64]:
    """The first numbers of a stream, below bounds that fall from `highest` by one to `lowest`.

    A stream is a row of words of 32 bits. A word that is no smaller than the largest multiple of the bound is thrown
    away, so that every number below the bound is equally likely; of another one, the remainder is the number.
    """
    opening = STREAM + stream.encode() + b"\0"
    numbers = vec[i64]([0 for _ in range(highest - lowest + 1)])
    block = b""
    counter: i64 = 0
    read: i64 = BLOCK
    at: i64 = 0
    while highest >= lowest:
        if read == BLOCK:
            block = digest(key, opening + int(counter).to_bytes(4, "big"), "sha256")
            counter += 1
            read = 0
        word: i64 = 0
        end = read + WORD
        while read < end:
            word = word << 8 | block[read]
            read += 1
        if word < WORDS - WORDS % highest:
            numbers[at] = word % highest
            highest -= 1
            at += 1
    return numbers
