"""What a position file says of chance: a seed, a key, or the numbers of old matches."""

from collections.abc import Callable
from typing import Final

from vervet.core.chance import Chance, Seeded
from vervet.core.digits import EXPECTED, bytes_of
from vervet.core.document import Reader
from vervet.core.keyed import Keyed
from vervet.core.old_chance import Row

MOST: Final = 2**63 - 1
SEED_OR_KEY: Final = f"a seed from 0 to 2**63 - 1 or a key of {EXPECTED}"


def read_chance(document: Reader, old: Callable[[int], Chance] = Row) -> Chance:
    """What `Chance.document` wrote; `old` makes what a match of rules 1 draws from."""
    value = document.get("random")
    if isinstance(value, dict):
        return old(document.table("random").number("rules-1", 0, MOST))
    if isinstance(value, str):
        return Keyed(read_key(document, value))
    return Seeded(document.number("random", 0, MOST, 0))


def read_key(document: Reader, text: str) -> bytes:
    key = bytes_of(text)
    if key is None:
        raise document.wrong("random", SEED_OR_KEY)
    return key
