"""Drawings that are made when the site is built: cards of After Us, where a page shows `after-us-7-6-231-143.svg`."""

import re

from vervet.faces.after_us.cards.deck import by_number
from vervet.faces.after_us.cards.line import line_svg
from vervet.texts import Texts

SHOWN = re.compile(r"pictures/after-us((?:-\d+)+)\.svg")


def drawn(text: str) -> dict[str, bytes]:
    """The drawings that a page shows, by path."""
    return {found[0]: draw([int(number) for number in found[1].split("-")[1:]]) for found in SHOWN.finditer(text)}


def draw(numbers: list[int]) -> bytes:
    cards = [by_number()[number] for number in numbers]
    title = Texts("en").say("cards-title", cards=", ".join(map(str, numbers)))
    return line_svg(cards, title, lambda card: str(card.number)).encode()
