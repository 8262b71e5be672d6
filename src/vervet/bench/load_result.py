"""The figures of `make load`, as its players give them and as they are kept."""

from pathlib import Path

from msgspec import Struct, field
from msgspec.json import decode

from vervet.bench.profile import Spent


class Phase(Struct, frozen=True):
    """Moves made for some seconds, flat out or at a pace."""

    moves: int
    moves_per_s: float
    moves_per_cpu_s: float
    cpu_share: float
    p50_ms: float
    p99_ms: float
    bytes_per_move_and_seat: float


class Under(Struct, frozen=True):
    """So many matches at once: as fast as they can, then at the pace at which latencies are compared."""

    flat: Phase
    paced: Phase


class Memory(Struct, frozen=True):
    kib_per_match: float


class Sent(Struct, frozen=True):
    """What is sent for a move, late in a match."""

    moves: int
    seats: int
    bytes_per_move_and_seat: float


class LoadResult(Struct):
    """All of one run: by server, then by matches at once."""

    hardware: dict[str, str | int | float]
    compiled: bool
    under: dict[str, dict[int, Under]] = field(default_factory=dict)
    memory: dict[str, Memory] = field(default_factory=dict)
    sent: Sent | None = None
    profile: dict[int, list[Spent]] = field(default_factory=dict)


def read_before(file: Path) -> LoadResult | None:
    """The figures of an earlier commit, which the page is printed beside; None where nobody has kept any."""
    return decode(file.read_bytes(), type=LoadResult, strict=False) if file.exists() else None
