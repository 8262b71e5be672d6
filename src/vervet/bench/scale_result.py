"""The figures of `make scale`."""

from msgspec import Struct, field


class Cost(Struct):
    """What a move costs the server beside so many stored matches, in CPU seconds: one figure for each time."""

    stored: int
    size: int
    seconds: list[float] = field(default_factory=list)

    def add(self, moves: int, spent: float) -> None:
        self.seconds.append(spent / moves)

    def least(self) -> float:
        return min(self.seconds)


class Sockets(Struct, frozen=True):
    """The bytes that the server process has in memory before anybody comes, and with so many sockets that wait."""

    count: int
    empty: int
    full: int


class Scale(Struct, frozen=True):
    hardware: dict[str, str | int | float]
    compiled: bool
    costs: list[Cost]
    sockets: Sockets
