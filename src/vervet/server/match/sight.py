"""Who could see each entry of a log; from that, every viewer's own count of it follows (law 4)."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from vervet.core.event import SPECTATOR


def eyes_of(held: Sequence[int]) -> int:
    """The bits of a viewer who holds these seats; with none it is a spectator."""
    eyes = 0
    for seat in held:
        eyes |= 1 << seat
    return eyes or SPECTATOR


class Sight:
    """The bits of those who could see each entry, actions and undos alike.

    The version of a table counts only what those who look at it could see. So it rises with everything they are shown,
    and not with a secret decision of somebody else.
    """

    def __init__(self) -> None:
        self.seen: list[int] = []
        # Number and eyes of the undos.
        self.undone: list[tuple[int, int]] = []
        # For the eyes that have looked, the version after each entry; those of a client do not change.
        self.counts: dict[int, list[int]] = {}

    def add(self, eyes: int, undo: bool = False) -> None:
        self.seen.append(eyes)
        if undo:
            self.undone.append((len(self.seen), eyes))
        for viewer, counts in self.counts.items():
            counts.append(counts[-1] + (1 if eyes & viewer else 0))

    def widen(self, number: int, eyes: int) -> None:
        """An entry is seen by more eyes, since something before it was taken back."""
        self.seen[number - 1] |= eyes
        self.counts.clear()

    def version(self, eyes: int) -> int:
        return self.versions(eyes)[-1]

    def versions(self, eyes: int) -> list[int]:
        """The version after each entry, by its number; the first is that of the table before any."""
        counts = self.counts.get(eyes)
        if counts is None:
            counts = list(accumulate((1 if entry & eyes else 0 for entry in self.seen), initial=0))
            self.counts[eyes] = counts
        return counts

    def reset_at(self, eyes: int) -> int:
        """The version of the last undo that could be seen; what was known before must be told anew."""
        if not self.undone:
            return 0
        return self.versions(eyes)[max((number for number, entry in self.undone if entry & eyes), default=0)]

    def latest(self, eyes: int, version: int) -> int:
        """The number of the last entry before more than that version could be seen."""
        return bisect_right(self.versions(eyes), version) - 1
