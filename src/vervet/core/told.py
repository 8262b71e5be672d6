"""Which entries of a log each viewer was told of, in the order in which they were told (law 4)."""

from vervet.core.event import audience

WATCHERS = "watchers"


class Told:
    """The numbers of the entries, by viewer: every seat, and those who only watch (None).

    An undo may show others what they had not seen before: then they are told of an entry after later ones.
    """

    def __init__(self, seats: int) -> None:
        self.numbers: dict[int | None, list[int]] = {viewer: [] for viewer in (*range(seats), None)}

    def tell(self, number: int, eyes: int) -> None:
        """An entry is seen by these eyes."""
        for viewer, numbers in self.numbers.items():
            if eyes & int(audience(viewer)):
                numbers.append(number)

    def document(self) -> dict[str, list[int]]:
        return {WATCHERS if viewer is None else str(viewer): list(each) for viewer, each in self.numbers.items()}
