"""What a field of an event can hold, declared; the browser's types, what texts may say and the docs follow from it."""

from collections.abc import Mapping, Sequence

from vervet.core.json import Json

# Of more words than this a description shows the first two and the last: the spaces of a board, not a choice of words.
MOST_SHOWN = 12


def is_number(value: Json, least: int, most: int | None = None) -> bool:
    """Whether it is a whole number within bounds; True and False are not."""
    if isinstance(value, bool) or not isinstance(value, int):
        return False
    return value >= least and (most is None or value <= most)


def shown(words: Sequence[str]) -> str:
    """Words in a row; of many only the first two and the last."""
    return ", ".join(words) if len(words) <= MOST_SHOWN else f"{words[0]}, {words[1]}, …, {words[-1]}"


class Shape:
    """What a value may be."""

    def fits(self, value: Json, seats: int) -> bool:
        """Whether a value has this shape at a table of `seats`."""
        raise NotImplementedError

    def describe(self) -> str:
        """The shape in a few words, for docs and for whoever told something else."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<Shape: {self.describe()}>"


class Seat(Shape):
    """A player by seat; texts call the player by name."""

    def fits(self, value: Json, seats: int) -> bool:
        return is_number(value, 0, seats - 1)

    def describe(self) -> str:
        return "a seat"


class Number(Shape):
    """A whole number, 0 or more unless `least` says otherwise."""

    def __init__(self, least: int = 0) -> None:
        self.least = least

    def fits(self, value: Json, seats: int) -> bool:
        return is_number(value, self.least)

    def describe(self) -> str:
        return f"a number from {self.least} on" if self.least else "a number"


class Flag(Shape):
    """Yes or no; texts select on 1 and 0."""

    def fits(self, value: Json, seats: int) -> bool:
        return isinstance(value, bool)

    def describe(self) -> str:
        return "true or false"


class Word(Shape):
    """One of some words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        if len(set(self.words)) != len(self.words) or "" in self.words:
            raise ValueError(f"a word is given twice, or is empty: {shown(self.words)}")

    def fits(self, value: Json, seats: int) -> bool:
        return isinstance(value, str) and value in self.words

    def describe(self) -> str:
        return f"one of {shown(self.words)}"


class Card(Shape):
    """A card by its kind and number, `sniper3`; the browser has a name for each kind."""

    def __init__(self, kinds: Sequence[str]) -> None:
        self.kinds = tuple(kinds)

    def fits(self, value: Json, seats: int) -> bool:
        if not isinstance(value, str):
            return False
        kind = value.rstrip("0123456789")
        return kind in self.kinds and kind != value

    def describe(self) -> str:
        return f"a card by kind and number ({self.kinds[0]}1)"


class Amounts(Shape):
    """How much of each word, `{"flower": 2, "points": 1}`; what there is none of may be left out."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def fits(self, value: Json, seats: int) -> bool:
        if not isinstance(value, Mapping):
            return False
        for word, count in value.items():
            if word not in self.words or not is_number(count, 0):
                return False
        return True

    def describe(self) -> str:
        return f"an object from some of {shown(self.words)} to a number"


class ListOf(Shape):
    """Any number of values of one shape."""

    def __init__(self, item: Shape) -> None:
        self.item = item

    def fits(self, value: Json, seats: int) -> bool:
        if isinstance(value, str) or not isinstance(value, Sequence):
            return False
        for item in value:
            if not self.item.fits(item, seats):
                return False
        return True

    def describe(self) -> str:
        return f"a list; each entry is {self.item.describe()}"


class EachSeat(ListOf):
    """One value for each seat, in the order of the seats; the text `PREFIX-each-FIELD` says one entry."""

    def fits(self, value: Json, seats: int) -> bool:
        return super().fits(value, seats) and isinstance(value, Sequence) and len(value) == seats

    def describe(self) -> str:
        return f"a list with one entry for each seat; each is {self.item.describe()}"


class OrNone(Shape):
    """A value that may be hidden from whoever hears the event, or absent; texts select on `none`."""

    def __init__(self, item: Shape) -> None:
        self.item = item

    def fits(self, value: Json, seats: int) -> bool:
        return value is None or self.item.fits(value, seats)

    def describe(self) -> str:
        return f"{self.item.describe()}, or null"
