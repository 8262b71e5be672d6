"""The cards that can be drawn, by their numbers, and lines of them."""

from functools import cache
from importlib.resources import files

from vervet.games.after_us.box.cards import Card
from vervet.games.after_us.box.components import Components, read_components
from vervet.games.after_us.box.piles import PILES, pile_name
from vervet.games.after_us.box.words import SPECIES, TAMARIN

GAME = "after-us"
GAP = "-"
PILE_NAMES = (SPECIES[TAMARIN], *PILES)


@cache
def printed() -> Components:
    return read_components(files("vervet.games").joinpath("after_us", "components.toml").read_text(encoding="utf-8"))


# The box on the table, where it is not the printed one.
ON_TABLE: list[Components] = []


def lay_out(components: Components) -> None:
    """From now on cards are drawn as this box has them."""
    ON_TABLE[:] = [components]
    by_number.cache_clear()


def box() -> Components:
    return ON_TABLE[0] if ON_TABLE else printed()


@cache
def by_number() -> dict[int, Card]:
    return {card.number: card for card in box().cards}


def pile(name: str) -> list[Card]:
    """The cards of a pile; the Tamarins of the first colour stand for all."""
    return [card for card in box().cards if card.colour <= 0 and pile_name(card.species, card.level) == name]


def ranges() -> str:
    """The numbers that exist: `1–48, 101–172, 201–248`."""
    numbers = sorted(by_number())
    starts = [number for number in numbers if number - 1 not in by_number()]
    ends = [number for number in numbers if number + 1 not in by_number()]
    return ", ".join(f"{start}–{end}" for start, end in zip(starts, ends, strict=True))
