"""A line of cards as a picture: what joins, what is lit, what fades."""

from xml.etree import ElementTree

import pytest

from vervet.faces.after_us.cards.deck import by_number
from vervet.faces.after_us.cards.layout import GAP, HEIGHT, WIDTH
from vervet.faces.after_us.cards.line import MARGIN, line_svg
from vervet.games.after_us.box.cards import Card

SVG = "{http://www.w3.org/2000/svg}"


def drawn(numbers: str) -> ElementTree.Element:
    """The picture of `7,-,231`."""
    places: list[Card | None] = [None if word == "-" else by_number()[int(word)] for word in numbers.split(",")]
    return ElementTree.fromstring(line_svg(places, f"<{numbers}>", lambda card: f"card {card.number} & more"))


def of_class(picture: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [part for part in picture.iter() if part.get("class") == name]


@pytest.mark.rule("AU-13")
def test_in_robins_line_thirteen_frames_are_closed_and_four_halves_stay_open() -> None:
    """Rows 1 and 2 have five closed frames and two open halves each, row 3 has three closed ones."""
    picture = drawn("7,6,231,143")
    assert len(of_class(picture, "closed")) == len(of_class(picture, "light")) == 13
    assert len(of_class(picture, "open")) == len(of_class(picture, "faded")) == 4


@pytest.mark.rule("AU-13")
def test_a_card_alone_has_only_its_own_frames_closed() -> None:
    picture = drawn("231")
    assert (len(of_class(picture, "closed")), len(of_class(picture, "open"))) == (4, 5)


@pytest.mark.rule("AU-14")
def test_joined_halves_are_one_frame_over_the_gap_between_the_cards() -> None:
    frames = of_class(drawn("7,6"), "closed")
    bridges = [frame for frame in frames if float(frame.get("x", 0)) + float(frame.get("width", 0)) > WIDTH]
    assert len(bridges) == 2
    for bridge in bridges:
        assert float(bridge.get("x", 0)) + float(bridge.get("width", 0)) > WIDTH + GAP


@pytest.mark.rule("AU-27")
def test_cards_do_not_join_across_the_gap_of_a_removed_one() -> None:
    apart, together = drawn("7,-,6"), drawn("7,6")
    assert len(of_class(apart, "gap")) == 1
    assert len(of_class(apart, "closed")) == len(of_class(together, "closed")) - 2
    assert len(of_class(apart, "open")) == len(of_class(together, "open")) + 4


def test_the_picture_is_as_wide_as_its_cards() -> None:
    picture = drawn("7,6,231,143,-")
    assert float(picture.get("width", 0)) == 2 * MARGIN + 5 * WIDTH + 4 * GAP
    assert float(picture.get("height", 0)) == 2 * MARGIN + HEIGHT


def test_everything_that_is_used_is_in_the_picture_and_nothing_else() -> None:
    picture = drawn("7,143")
    used = {part.get("href", "").removeprefix("#") for part in picture.iter(f"{SVG}use")}
    assert used == {symbol.get("id") for symbol in picture.iter(f"{SVG}symbol")}
    assert "glyph-orangutan" in used and "glyph-gorilla" not in used


def test_the_picture_and_its_cards_are_named_for_those_who_cannot_see_them() -> None:
    titles = [title.text for title in drawn("7,143").iter(f"{SVG}title")]
    assert titles == ["<7,143>", "card 7 & more", "card 143 & more"]


@pytest.mark.parametrize("number", by_number())
def test_every_card_can_be_drawn_with_its_number(number: int) -> None:
    picture = drawn(str(number))
    assert str(number) in [text.text for text in picture.iter(f"{SVG}text")]
