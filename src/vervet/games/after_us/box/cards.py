"""A card and its frames, as printed."""

from typing import Final

Cost = tuple[int, int, int, int]
Gain = tuple[int, int, int, int, int, int]

NO_COST: Final[Cost] = (0, 0, 0, 0)
NO_GAIN: Final[Gain] = (0, 0, 0, 0, 0, 0)


class Frame:
    """One frame, or half of one (AU-13): what it costs or demands, and what it gives."""

    def __init__(
        self,
        shape: int,
        pay: Cost = NO_COST,
        species: int = 0,
        gain: Gain = NO_GAIN,
        again: bool = False,
        per_tamarin: bool = False,
        arrow: bool = False,
    ) -> None:
        self.shape: Final = shape
        self.pay: Final = pay  # flowers, fruits, grains, energy (AU-16)
        self.species: Final = species  # at least this many different ones in the line; 0 demands nothing (AU-17)
        self.gain: Final = gain  # the four resources, points, rage
        self.again: Final = again  # the chimpanzee's sign (AU-19)
        self.per_tamarin: Final = per_tamarin  # the gain counts for each Tamarin in the line (AU-18)
        self.arrow: Final = arrow

    def parts(self) -> tuple[int, Cost, int, Gain, bool, bool, bool]:
        return (self.shape, self.pay, self.species, self.gain, self.again, self.per_tamarin, self.arrow)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"Frame{self.parts()!r}"


Rows = tuple[tuple[Frame, ...], tuple[Frame, ...], tuple[Frame, ...]]


class Card:
    """A card: its number, whose it is, its rage bonus (AU-26) and three rows of frames, left to right (AU-12)."""

    def __init__(self, number: int, species: int, level: int, colour: int, bonus: Gain, rows: Rows) -> None:
        self.number: Final = number  # printed bottom left; counts in AU-52
        self.species: Final = species
        self.level: Final = level  # 0 for a Tamarin
        self.colour: Final = colour  # of a Tamarin; -1 for all others
        self.bonus: Final = bonus
        self.rows: Final = rows

    def parts(self) -> tuple[int, int, int, int, Gain, Rows]:
        return (self.number, self.species, self.level, self.colour, self.bonus, self.rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"Card{self.parts()!r}"
