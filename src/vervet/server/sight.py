"""Who could see each entry of a log; from that, every viewer's own count of it follows (law 4)."""

from collections.abc import Sequence
from itertools import accumulate

from vervet.core.event import SPECTATOR, audience


def eyes_of(held: Sequence[int]) -> int:
    """The bits of who looks on with these seats; with none it is a spectator."""
    eyes = 0
    for seat in held:
        eyes |= int(audience(seat))
    return eyes or SPECTATOR


class Sight:
    """The bits of who could see each entry, actions and undos alike.

    The version of a table counts only what those could see who look at it. So it rises with everything they are shown,
    and not with a secret decision of somebody else.
    """

    def __init__(self) -> None:
        self.seen: list[int] = []
        self.undone: list[int] = []

    def add(self, eyes: int, undo: bool = False) -> None:
        self.seen.append(eyes)
        self.undone.append(eyes if undo else 0)

    def widen(self, number: int, eyes: int) -> None:
        """An entry is seen by more eyes, since something before it was taken back."""
        self.seen[number - 1] |= eyes

    def version(self, eyes: int) -> int:
        return sum(1 for entry in self.seen if entry & eyes)

    def versions(self, eyes: int) -> list[int]:
        """The version after each entry, by its number; the first is that of the table before all."""
        return list(accumulate((1 if entry & eyes else 0 for entry in self.seen), initial=0))

    def reset_at(self, eyes: int) -> int:
        """The version of the last undo that could be seen; what was known before must be told anew."""
        last = max((number for number, entry in enumerate(self.undone, 1) if entry & eyes), default=0)
        return self.versions(eyes)[last]

    def latest(self, eyes: int, version: int) -> int:
        """The number of the last entry before more than that version could be seen."""
        return len([count for count in self.versions(eyes) if count <= version]) - 1
