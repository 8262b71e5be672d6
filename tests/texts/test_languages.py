"""English and French say the same things."""

import re

import pytest

from vervet.texts import TextError, Texts, languages, sources

from .fluent import patterns, variables

WRITTEN_HERE = (
    "after-us.ftl",
    "after-us-web.ftl",
    "cheeky-monkeys.ftl",
    "cheeky-monkeys-web.ftl",
    "common.ftl",
    "itchy-monkey.ftl",
    "itchy-monkey-web.ftl",
    "terminal.ftl",
    "tutorial-cheeky-monkeys.ftl",
    "tutorial.ftl",
    "tutorial-after-us.ftl",
    "web.ftl",
)


def test_english_and_french_are_spoken() -> None:
    assert languages() == ("en", "fr")


def test_every_language_has_the_same_files() -> None:
    names = {language: [file.name for file in sources(language)] for language in languages()}
    assert names["en"] == names["fr"]


def test_every_language_has_the_same_texts() -> None:
    assert set(patterns("en")) == set(patterns("fr"))


def test_every_text_needs_the_same_variables_in_every_language() -> None:
    english, french = patterns("en"), patterns("fr")
    different = {name for name in english if variables(english, name) != variables(french, name)}
    assert not different


@pytest.mark.parametrize("language", languages())
def test_no_text_is_defined_twice(language: str) -> None:
    Texts(language)


def test_french_has_a_non_breaking_space_beside_its_punctuation() -> None:
    files = [file for file in sources("fr") if file.name in WRITTEN_HERE]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert not [line for line in lines if re.search(r"« | [:;?!»]", line)]


def test_a_missing_text_is_an_error_that_names_it() -> None:
    with pytest.raises(TextError, match="no text 'itchy-nothing' in 'en'"):
        Texts("en").say("itchy-nothing")


def test_a_missing_attribute_is_an_error_that_names_it() -> None:
    with pytest.raises(TextError, match=r"rule-IM-28\.nothing"):
        Texts("en").say("rule-IM-28.nothing")


def test_a_missing_variable_is_an_error_that_names_it() -> None:
    with pytest.raises(TextError, match="workers"):
        Texts("en").say("itchy-event-settle", player="Ada", cell="d4")


def test_an_unknown_language_is_an_error_that_lists_the_known() -> None:
    with pytest.raises(TextError, match="en, fr"):
        Texts("tlh")


def test_nothing_is_not_one_in_french() -> None:
    # To a Frenchman zero is singular, too: a text that says "1" there would count what never was.
    assert Texts("fr").say("web-ending-length", rounds=0, actions=0) == "0 tour, 0 action,"
    assert Texts("fr").say("web-ending-length", rounds=1, actions=2) == "1 tour, 2 actions,"
