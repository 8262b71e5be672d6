"""The reader of documents: values by name, and errors that say where, what was expected, and what was there."""

import re
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from vervet.core.document import ComponentError, DocumentError, PositionError, Reader, open_position
from vervet.core.excerpt import MOST_SHOWN, shown
from vervet.core.json import Json
from vervet.core.toml import open_box

LONG = "x" * 10_000_000
DEEP: list[Json] = []
for _ in range(100_000):
    DEEP = [DEEP]

Reading = Callable[[Reader], object]
WRONG: dict[str, tuple[Reading, Json, str]] = {
    "number": (lambda part: part.number("a", 1, 3), 4, "a: expected a whole number from 1 to 3, not 4"),
    "number true": (lambda part: part.number("a", 0, 3), True, "a: expected a whole number from 0 to 3, not True"),
    "number halved": (lambda part: part.number("a", 0, 3), 1.5, "a: expected a whole number from 0 to 3, not 1.5"),
    "flag": (lambda part: part.flag("a"), 1, "a: expected true or false, not 1"),
    "text": (lambda part: part.text("a"), 1, "a: expected a text, not 1"),
    "word": (lambda part: part.word("a", ("on", "off")), "up", "a: expected one of on, off, not 'up'"),
    "optional word": (lambda part: part.optional_word("a", ("on",)), 0, "a: expected one of on, not 0"),
    "items": (lambda part: part.items("a"), {"b": None}, "a: expected a list, not {'b': None}"),
    "texts": (lambda part: part.texts("a"), ["b", 1], "a: expected a list of texts, not ['b', 1]"),
    "words": (lambda part: part.words("a", ("on", "off")), ["on", []], "a: expected some of on, off, not []"),
    "table": (lambda part: part.table("a"), [], "a: expected an object, not []"),
    "tables": (lambda part: part.tables("a"), [{}, 7], "a, 1: expected an object, not 7"),
    "tables with a word": (lambda part: part.tables("a", "row", 1), [{}, 7], "a, row 2: expected an object, not 7"),
    "a table's name": (lambda part: part.table("a").only(("c", "d")), {"b": 1}, "a: unknown 'b'; known are c, d"),
    "in a table": (
        lambda part: part.tables("a")[0].table("b").number("c", 0, 1),
        [{"b": {"c": 2}}],
        "a, 0, b, c: expected a whole number from 0 to 1, not 2",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_value_is_refused_saying_where_and_what_was_expected(case: str) -> None:
    read, value, message = WRONG[case]
    with pytest.raises(PositionError, match=f"^{re.escape(message)}$"):
        read(open_position({"a": value}, "chess"))


HUGE: dict[str, Json] = {"text": LONG, "list": [LONG], "object": {LONG: LONG}, "deep": DEEP, "int": 1 << 100_000}
# Not refused, because this is just what the reading wants.
FITTING = {("text", "text"), ("texts", "list"), ("items", "list"), ("items", "deep"), ("table", "object")}


@pytest.mark.parametrize("name", HUGE)
@pytest.mark.parametrize("case", [case for case in WRONG if case != "in a table"])
def test_no_message_repeats_more_than_sixty_characters_of_what_was_wrong(case: str, name: str) -> None:
    if (case, name) in FITTING:
        return
    read, _, _ = WRONG[case]
    with pytest.raises(PositionError) as raised:
        read(open_position({"a": HUGE[name]}, "chess"))
    expected, _, found = str(raised.value).replace("unknown", "not").partition("not ")
    assert len(expected) < 60
    assert 0 < len(found.removesuffix("; known are c, d")) <= MOST_SHOWN


@pytest.mark.parametrize(
    "read", [lambda part: part.number("a", 1, 3), lambda part: part.text("a"), lambda part: part.word("a", ("on",))]
)
def test_a_missing_value_is_refused_where_one_is_needed(read: Reading) -> None:
    with pytest.raises(PositionError, match=r"^a: expected .*, but it is missing$"):
        read(open_position({}, "chess"))


def test_what_may_be_left_out_has_a_default() -> None:
    part = open_position({}, "chess")
    assert (part.number("a", 1, 9, 4), part.word("a", ("on", "off"), "off"), part.optional_word("a", ("on",))) == (
        4,
        1,
        -1,
    )
    assert (part.flag("a"), part.items("a"), part.texts("a"), part.words("a", ("on",))) == (False, [], [], 0)
    assert (part.table("a").names(), part.tables("a"), part.get("a"), part.has("a")) == ([], [], None, False)


def test_what_is_right_is_read() -> None:
    part = open_position({"n": 2, "f": True, "t": "up", "w": ["b", "a"], "m": {"n": 1}, "l": [{"n": 5}]}, "chess")
    assert (part.number("n", 1, 9), part.flag("f"), part.text("t"), part.word("t", ("down", "up"))) == (
        2,
        True,
        "up",
        1,
    )
    assert (part.texts("w"), part.words("w", ("a", "b", "c"))) == (["b", "a"], 3)
    assert (part.table("m").number("n", 0, 9), part.tables("l")[0].number("n", 0, 9)) == (1, 5)
    part.only(("n", "f", "t", "w", "m", "l"))


def test_an_unknown_name_is_refused_and_cut() -> None:
    with pytest.raises(PositionError, match=r"^position: unknown 'b'; known are a, c$"):
        open_position({"a": 1, "b": 2}, "chess").only(("a", "c"))
    with pytest.raises(PositionError) as raised:
        open_position({LONG: 2}, "chess").only(("a",))
    assert str(raised.value) == f"position: unknown '{'x' * (MOST_SHOWN - 2)}…; known are a"


def test_a_name_that_is_not_text_is_refused() -> None:
    document: Any = {1: 2}
    with pytest.raises(PositionError, match=r"^position: unknown 1; known are a$"):
        open_position(document, "chess").only(("a",))
    with pytest.raises(PositionError, match=r"^position: expected names, not 1$"):
        open_position(document, "chess").names()


def test_a_name_from_the_document_is_cut_in_a_path_too() -> None:
    error = open_position({LONG: 2}, "chess").wrong(LONG, "a text")
    assert str(error) == f"'{'x' * (MOST_SHOWN - 2)}…: expected a text, not 2"


@pytest.mark.parametrize("position", [None, 3, "x", [1]])
def test_a_position_is_an_object(position: Json) -> None:
    with pytest.raises(PositionError, match=f"^position: expected an object, not {re.escape(repr(position))}$"):
        open_position(position, "chess")


def test_a_position_of_another_game_is_refused() -> None:
    assert open_position({"game": "chess"}, "chess").get("game") == "chess"
    for other in ("go", None, 7):
        with pytest.raises(PositionError, match=f"^game: expected 'chess', not {other!r}$"):
            open_position({"game": other}, "chess")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "None"),
        ("a\nb", r"'a\nb'"),
        ([1, "a", None, {"b": [2.5]}], "[1, 'a', None, {'b': [2.5]}]"),
        ("x" * 58, f"'{'x' * 58}'"),
        ("x" * 59, f"'{'x' * 58}…"),
        (1 << 300, "a number of 301 bits"),
        pytest.param(10**5000, "a number of 16610 bits", id="a number that Python does not write"),
        ((1, "a"), "(1, 'a')"),
        (date(2026, 1, 2), "datetime.date(2026, 1, 2)"),
    ],
)
def test_a_value_is_shown_as_python_writes_it_as_far_as_it_fits(value: object, text: str) -> None:
    assert shown(value) == text


@pytest.mark.parametrize("value", [LONG, [LONG] * 3, list(range(1000)), {LONG: 1}, {"a": DEEP}, DEEP, [[]] * 1000])
def test_a_shown_value_is_never_longer_than_sixty_characters(value: object) -> None:
    assert len(shown(value)) <= MOST_SHOWN


# Boxes.

BOX = '''\
size = 3 # of the board
name = "table"

[colours]
red = 1
"dark blue" = 2

[[cards]]
name = "one"
text = """
[colours]
red = 7
"""

[[cards]]
name = "two"
count = 2

[colours.shades]
pale = 0

[[decks]]
[[decks.piles]]
size = 1
[[decks.piles]]
size = 2
[[decks]]
[[decks.piles]]
size = 3
'''
LINES: dict[str, tuple[Reading, str]] = {
    "at the top": (lambda box: box.number("size", 4, 5), "line 1: size: expected a whole number from 4 to 5, not 3"),
    "in a table": (lambda box: box.table("colours").text("red"), "line 5: colours, red: expected a text, not 1"),
    "quoted": (
        lambda box: box.table("colours").text("dark blue"),
        "line 6: colours, dark blue: expected a text, not 2",
    ),
    "in the second of a list": (
        lambda box: box.tables("cards", "card", 1)[1].number("count", 3, 4),
        "line 17: cards, card 2, count: expected a whole number from 3 to 4, not 2",
    ),
    "missing in a table": (
        lambda box: box.tables("cards")[0].text("count"),
        "line 8: cards, 0, count: expected a text, but it is missing",
    ),
    "missing at the top": (lambda box: box.text("colour"), "colour: expected a text, but it is missing"),
    "in a table within": (
        lambda box: box.table("colours").table("shades").text("pale"),
        "line 20: colours, shades, pale: expected a text, not 0",
    ),
    "in a list within a list": (
        lambda box: box.tables("decks")[1].tables("piles")[0].text("size"),
        "line 29: decks, 1, piles, 0, size: expected a text, not 3",
    ),
    "second in a list within a list": (
        lambda box: box.tables("decks")[0].tables("piles")[1].text("size"),
        "line 26: decks, 0, piles, 1, size: expected a text, not 2",
    ),
    "unknown": (lambda box: box.table("colours").only(("red",)), "line 6: colours: unknown 'dark blue'; known are red"),
    "not a table": (lambda box: box.table("size"), "line 1: size: expected a table, not 3"),
    "unknown at the top": (lambda box: box.only(("size",)), "line 2: box: unknown 'name'; known are size"),
}


@pytest.mark.parametrize("case", LINES)
def test_an_error_about_a_box_names_the_line(case: str) -> None:
    read, message = LINES[case]
    with pytest.raises(ComponentError, match=f"^{re.escape(message)}$"):
        read(open_box(BOX))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("size 3", "line 1: not a TOML file: Expected", id="no equals sign"),
        pytest.param(
            f"a = 1\nb = {{{'k' * 5000} = 1, {'k' * 5000} = 2}}", "line 2: not a TOML file: ", id="a long key twice"
        ),
        pytest.param("a = 1\nb = [", "line 2: not a TOML file: ", id="no end"),
        pytest.param(f"a = {'9' * 5000}", "not a TOML file: ", id="a number that Python does not read"),
        pytest.param(f"a = {'[' * 5000}", "not a TOML file: ", id="a list that is too deep"),
        pytest.param(
            f"a = 1\nb{'.b' * 30_000} = 1",
            "line 2: not a TOML file: Expected at most 512 dots",
            id="a key of many parts",
        ),
    ],
)
def test_anything_but_toml_is_refused_in_one_line(text: str, message: str) -> None:
    with pytest.raises(ComponentError) as raised:
        open_box(text)
    assert str(raised.value).startswith(message)
    assert len(str(raised.value)) < 140


def test_both_errors_are_errors_about_documents() -> None:
    assert issubclass(PositionError, DocumentError) and issubclass(ComponentError, DocumentError)
    assert issubclass(DocumentError, ValueError)
