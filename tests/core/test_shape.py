"""What fits a declared shape, and what does not."""

import pytest

from vervet.core.json import Json
from vervet.core.shape import Amounts, Card, EachSeat, Flag, ListOf, Number, OrNone, Seat, Shape, Word

SEATS = 3
FITTING: list[tuple[Shape, list[Json], list[Json]]] = [
    (Seat(), [0, 2], [-1, 3, True, None, "0", 1.0]),
    (Number(), [0, 2**70], [-1, False, 0.5, "7", None]),
    (Number(2), [2], [1]),
    (Flag(), [True, False], [1, 0, None, "true"]),
    (Word(("north", "east")), ["east"], ["", "west", "eas", None, 0]),
    (Card(("sniper", "undead-juggler")), ["sniper3", "undead-juggler12"], ["sniper", "juggler1", "3", "sniper3a", 3]),
    (
        Amounts(("flower", "points")),
        [{}, {"flower": 2}],
        [{"fruit": 1}, {"flower": -1}, {"flower": True}, [], "flower"],
    ),
    (ListOf(Seat()), [[], [0, 1, 2, 0]], [[3], "01", 0, None, {"0": 1}]),
    (EachSeat(Number()), [[5, 0, 7]], [[5, 0], [1, 2, 3, 4], [1, 2, None], "abc"]),
    (OrNone(Number()), [None, 3], ["none", False]),
    (ListOf(OrNone(Word(("a1",)))), [[None, "a1"]], [["a2"]]),
]


@pytest.mark.parametrize(
    ("shape", "value"), [(shape, value) for shape, values, _ in FITTING for value in values], ids=repr
)
def test_what_has_a_shape_fits_it(shape: Shape, value: Json) -> None:
    assert shape.fits(value, SEATS)


@pytest.mark.parametrize(
    ("shape", "value"), [(shape, value) for shape, _, values in FITTING for value in values], ids=repr
)
def test_what_has_another_shape_does_not_fit(shape: Shape, value: Json) -> None:
    assert not shape.fits(value, SEATS)


def test_a_shape_is_described_in_words() -> None:
    assert EachSeat(OrNone(Number(1))).describe() == (
        "a list with one entry for each seat; each is a number from 1 on, or null"
    )
    assert ListOf(Seat()).describe() == "a list; each entry is a seat"


def test_a_description_shows_only_a_few_of_many_words() -> None:
    assert Word([f"a{row}" for row in range(1, 14)]).describe() == "one of a1, a2, …, a13"
    assert Amounts(("flower", "points")).describe() == "an object from some of flower, points to a number"


@pytest.mark.parametrize("words", [("a1", "a1"), ("a1", "")])
def test_words_that_could_not_be_told_apart_are_refused(words: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="given twice, or is empty"):
        Word(words)
