"""What became of the inputs of each kind."""

from collections import Counter
from typing import Final

from msgspec import Struct, field

# How an input ended: answered with what was asked for; refused with a code or a status; the connection closed; left by
# us, because it was the beginning of something that never comes; or one of the three that must not be.
ANSWERED: Final = "answered"
REFUSED: Final = "refused"
CLOSED: Final = "closed"
LEFT: Final = "unfinished"
BROKEN: Final = "broken"
HUNG: Final = "hung"


class Kind(Struct):
    """One kind of inputs."""

    name: str
    thrown: int = 0
    ends: Counter[str] = field(default_factory=Counter)

    def note(self, end: str, count: int = 1) -> None:
        self.thrown += count
        self.ends[end] += count


class Tally(Struct):
    """All kinds, and what the servers said and weighed meanwhile."""

    seed: int
    kinds: dict[str, Kind] = field(default_factory=dict)
    # What must not be, in a few words each.
    faults: list[str] = field(default_factory=list)
    tracebacks: int = 0
    # MiB of the server: when it had begun, and after every round.
    memory: list[float] = field(default_factory=list)
    seconds: float = 0.0
    missing: list[str] = field(default_factory=list)

    def kind(self, name: str) -> Kind:
        return self.kinds.setdefault(name, Kind(name))

    def fault(self, text: str) -> None:
        if len(self.faults) < 50:
            self.faults.append(text[:400])

    def thrown(self) -> int:
        return sum(kind.thrown for kind in self.kinds.values())

    def bad(self) -> int:
        return self.tracebacks + sum(kind.ends[BROKEN] + kind.ends[HUNG] for kind in self.kinds.values())
