"""Entries of a log as one packed row: JSON, compressed."""

import zlib
from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec.json import Decoder, encode

# Number, seat, action in notation (None: an undo), and when. What clients called them is of use only while they may ask
# again, and the lease only while somebody writes.
Packed: TypeAlias = tuple[int, int, str | None, int]
READER: Final = Decoder(list[Packed])


def pack(entries: Sequence[Packed]) -> bytes:
    return zlib.compress(encode(entries), 9)


def unpack(packed: bytes) -> list[Packed]:
    return READER.decode(zlib.decompress(packed))
