"""Random numbers as integer arithmetic: the same on every machine, compiled or not (law 2).

All values stay within 63 bits, because a compiled `i64` wraps where an interpreted int grows.
"""

from typing import Final, SupportsIndex

from mypy_extensions import i64

from vervet.core.number import seed_number

MASK63: Final = 0x7FFF_FFFF_FFFF_FFFF
GAMMA: Final = 0x1E37_79B9_7F4A_7C15


def mix(value: i64) -> i64:
    """Scatter the 63 bits of a value; a bijection, so that different values never collide."""
    value &= MASK63
    value = ((value ^ (value >> 30)) * 0x3F58_476D_1CE4_E5B9) & MASK63
    value = ((value ^ (value >> 27)) * 0x14D0_49BB_1331_11EB) & MASK63
    return value ^ (value >> 31)


class Random:
    """A stream of random numbers; `state` is all there is to save."""

    def __init__(self, seed: SupportsIndex | None = None) -> None:
        """Without a seed as with seed 0, but without its check: every copy of a table pays for it."""
        self.state: i64 = 0 if seed is None else seed_number(seed)

    def bits(self) -> i64:
        """The next 63 random bits."""
        self.state = (self.state + GAMMA) & MASK63
        return mix(self.state)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; bound must be positive and under 2**31."""
        return ((self.bits() >> 31) * bound) >> 32

    def unit(self) -> float:
        """A float from 0 (included) to 1 (excluded)."""
        return float(self.bits() >> 10) * (1.0 / 9007199254740992.0)

    def __repr__(self) -> str:
        return f"Random({self.state})"

    def copy(self) -> "Random":
        return from_bits(self.state)

    def fork(self) -> "Random":
        """A stream of its own, begun with this one's next bits."""
        return from_bits(self.bits())


def from_bits(bits: i64) -> Random:
    """`Random(bits)` for 63 bits that need no check."""
    rng = Random()
    rng.state = bits
    return rng
