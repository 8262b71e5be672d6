"""Options are declared once, read from anything, and refused with a reason."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.toy import OPTIONS
from vervet.core.option import Choice, Count, Flag, OptionError, OptionSet, Subset, options_json
from vervet.core.refusal import Refusal

DEFAULTS = {"players": 2, "edition": "fr", "spies": False, "abilities": ("leap",)}


def test_without_any_values_the_defaults_are_read() -> None:
    assert OPTIONS.read() == OPTIONS.read({}) == DEFAULTS


def test_what_is_given_replaces_the_default() -> None:
    assert OPTIONS.read({"players": 3, "edition": "en"}) == {**DEFAULTS, "players": 3, "edition": "en"}


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("players", " 3 ", 3),
        ("spies", "yes", True),
        ("spies", "false", False),
        ("abilities", "guard, shove", ("shove", "guard")),
        ("abilities", "", ()),
        ("abilities", ["guard", "guard"], ("guard",)),
    ],
)
def test_values_may_come_as_text(name: str, text: object, value: object) -> None:
    assert OPTIONS.read({name: text})[name] == value


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("players", 5, "T-1: option-value (option players, value 5, expected 2–4)"),
        ("players", True, "T-1: option-value (option players, value True, expected 2–4)"),
        ("players", "two", "T-1: option-value (option players, value two, expected 2–4)"),
        ("players", 2.0, "T-1: option-value (option players, value 2.0, expected 2–4)"),
        ("edition", "de", "T-2: option-value (option edition, value de, expected fr, en)"),
        ("edition", None, "T-2: option-value (option edition, value None, expected fr, en)"),
        ("spies", "maybe", "T-3: option-value (option spies, value maybe, expected true, false)"),
        ("spies", 1, "T-3: option-value (option spies, value 1, expected true, false)"),
        ("abilities", ["fly"], "T-4: option-value (option abilities, value fly, expected shove, leap, guard)"),
        ("abilities", "leap, fly", "T-4: option-value (option abilities, value fly, expected shove, leap, guard)"),
        ("abilities", 7, "T-4: option-value (option abilities, value 7, expected shove, leap, guard)"),
        ("colour", "red", "option-unknown (option colour, expected abilities, edition, players, spies)"),
    ],
)
def test_a_wrong_value_is_refused_with_its_rule_and_what_was_expected(name: str, value: object, message: str) -> None:
    with pytest.raises(OptionError) as caught:
        OPTIONS.read({name: value})
    assert caught.value.refusal.plain() == message
    said = str(caught.value)
    assert said[0].isupper() and name in said and caught.value.refusal.rule in said


def test_a_number_of_thousands_of_digits_is_refused_like_any_other() -> None:
    with pytest.raises(OptionError, match="Possible: 2–4"):
        OPTIONS.read({"players": "9" * 5000})


def test_a_forbidden_combination_is_refused_by_its_rule() -> None:
    with pytest.raises(OptionError) as caught:
        OPTIONS.read({"players": 4, "spies": True})
    assert caught.value.refusal == Refusal("T-9", "too-crowded")


@given(
    st.sampled_from(list(DEFAULTS)), st.one_of(st.none(), st.integers(), st.text(), st.floats(), st.lists(st.text()))
)
def test_any_value_is_read_or_refused(name: str, value: object) -> None:
    with suppress(OptionError):
        assert OPTIONS.read({name: value}).keys() == DEFAULTS.keys()


@given(st.integers(2, 3), st.booleans(), st.sets(st.sampled_from(["shove", "leap", "guard"])))
def test_options_come_back_from_json(players: int, spies: bool, abilities: set[str]) -> None:
    options = OPTIONS.read({"players": players, "spies": spies, "abilities": sorted(abilities)})
    assert OPTIONS.read(options_json(options)) == options


def test_a_lobby_can_offer_every_option_from_its_description() -> None:
    assert OPTIONS.describe() == [
        {"name": "players", "kind": "count", "default": 2, "rule": "T-1", "advanced": False, "least": 2, "most": 4},
        {"name": "edition", "kind": "choice", "default": "fr", "rule": "T-2", "advanced": False, "words": ["fr", "en"]},
        {"name": "spies", "kind": "flag", "default": False, "rule": "T-3", "advanced": False},
        {
            "name": "abilities",
            "kind": "subset",
            "default": ["leap"],
            "rule": "T-4",
            "advanced": True,
            "words": ["shove", "leap", "guard"],
        },
    ]


def test_options_of_the_same_name_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="two options share a name"):
        OptionSet(Flag("spies", False, "T-3"), Flag("spies", True, "T-3"))


def test_a_default_that_would_not_be_read_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="“players” can’t be “1”"):
        OptionSet(Count("players", 1, 2, 4, "T-1"))
    with pytest.raises(ValueError, match="“edition” can’t be “de”"):
        OptionSet(Choice("edition", "de", ("fr", "en"), "T-2"))
    with pytest.raises(ValueError, match="not as it would be read"):
        OptionSet(Subset("abilities", ("b", "a"), ("a", "b"), "T-4"))
