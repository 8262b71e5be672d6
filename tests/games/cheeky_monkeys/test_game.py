"""The game as the catalog offers it: options, and what is refused (section 5d)."""

import pytest

from vervet.core.option import OptionError
from vervet.core.refusal import Refusal

from .scene import CHEEKY, begin


def refused(**options: object) -> Refusal:
    with pytest.raises(OptionError) as raised:
        CHEEKY.options.read(options)
    return raised.value.refusal


def test_the_defaults_are_those_of_the_rules() -> None:
    assert CHEEKY.options.read({}) == {
        "players": 2,
        "zombies": False,
        "grounding-lasts": "event",
        "misfortune-includes-caster": False,
        "destroyer-gives-itself": False,
        "windows": "all",
        "arrival-limit": 500,
    }


@pytest.mark.parametrize(
    ("option", "value", "rule"),
    [
        ("players", 7, "CM-3"),
        ("zombies", "perhaps", "CM-67"),
        ("grounding-lasts", "forever", "CM-Q20"),
        ("misfortune-includes-caster", 2, "CM-Q41"),
        ("destroyer-gives-itself", "itself", "CM-Q28"),
        ("windows", "none", "CM-Q3"),
        ("arrival-limit", 0, "CM-Q8"),
    ],
)
def test_a_wrong_value_is_refused_by_its_rule(option: str, value: object, rule: str) -> None:
    refusal = refused(**{option: value})
    assert (refusal.rule, refusal.reason) == (rule, "option-value")


@pytest.mark.rule("CM-Q48")
def test_zombies_need_a_third_player() -> None:
    assert refused(players=2, zombies=True) == Refusal("CM-Q48", "cheeky-zombies-need-three")


def test_the_view_shows_the_settings() -> None:
    options = {"players": 3, "zombies": True, "grounding-lasts": "round", "windows": "able", "arrival-limit": 99}
    assert begin(1, **options).view()["settings"] == {
        "zombies": True,
        "grounding-lasts": "round",
        "misfortune-includes-caster": False,
        "destroyer-gives-itself": False,
        "arrival-limit": 99,
        "windows": "able",
    }


def test_every_rule_that_can_be_tested_is_listed() -> None:
    assert len(CHEEKY.rules) == 70 + 59 + 9
    assert not {"CM-2", "CM-7", "CM-23"} & set(CHEEKY.rules)
