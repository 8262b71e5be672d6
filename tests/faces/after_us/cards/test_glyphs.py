"""The drawings that terminal and browser share."""

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from vervet.faces.after_us.cards.deck import box
from vervet.faces.after_us.cards.glyphs import glyphs
from vervet.faces.after_us.cards.layout import frame_signs
from vervet.games.after_us.box.words import COLOURS, RESOURCES, SPECIES

TEXT = files("vervet.faces.after_us.cards").joinpath("glyphs.svg").read_text(encoding="utf-8")
DRAWN_BY_HAND = {"number", "arrow", "times"}


def test_the_file_is_a_picture_of_symbols_each_with_a_name_of_its_own() -> None:
    symbols = list(ElementTree.fromstring(TEXT))
    assert {symbol.tag for symbol in symbols} == {"{http://www.w3.org/2000/svg}symbol"}
    names = [symbol.get("id", "") for symbol in symbols]
    assert sorted(set(names)) == sorted(names) == sorted(f"glyph-{name}" for name in glyphs())


@pytest.mark.parametrize("name", [*SPECIES, *RESOURCES, "points", "rage", "again", "species", "free", "level"])
def test_every_species_and_sign_has_a_drawing(name: str) -> None:
    assert "<path" in glyphs()[name]


def test_every_set_of_tamarins_has_a_mark_of_its_own_shape() -> None:
    shapes = [re.findall(' d="([^"]+)"', glyphs()[f"set-{colour}"])[0] for colour in COLOURS]
    assert len(set(shapes)) == 6


def test_every_sign_on_a_card_has_a_drawing() -> None:
    signs = {sign.glyph for card in box().cards for row in card.rows for frame in row for sign in frame_signs(frame)}
    assert signs - DRAWN_BY_HAND <= set(glyphs())
    assert signs >= {"rage", "again", "free", "species", "each-tamarin", "times"}
