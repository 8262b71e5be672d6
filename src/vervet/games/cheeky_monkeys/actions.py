"""The actions of Cheeky Monkeys, declared once; the names of the monkeys come from the box."""

from typing import Final

from mypy_extensions import i64

from vervet.core.action import Field, Grammar, Kind
from vervet.games.cheeky_monkeys.box.cards import ACTIONS
from vervet.games.cheeky_monkeys.box.components import Box

# The first ten are the action cards, by their kinds; then everything else that can be decided.
PASS: Final = 10
DONE: Final = 11
GIVE: Final = 12
HAND: Final = 13
GIFT: Final = 14
SNATCH: Final = 15
DISCARD: Final = 16

# A packed action: kind in bits 0-4, monkey 5-11, seat 12-14, the monkey given in exchange (plus one) 15-22,
# action card 23-26.
CARD_SHIFT: Final = 5
SEAT_SHIFT: Final = 12
GIVEN_SHIFT: Final = 15
HELD_SHIFT: Final = 23


def grammar_of(box: Box) -> Grammar:
    """The notation with the monkeys of a box: `exchange sniper3 juggler1`, `deliver tempter2 1`, `hand no-way 2`."""
    monkey = Field("monkey", CARD_SHIFT, 7, box.names)
    seat = Field("seat", SEAT_SHIFT, 3)
    given = Field("given", GIVEN_SHIFT, 8, {card + 1: name for card, name in box.names.items()}, optional=True)
    card = Field("card", HELD_SHIFT, 4, ACTIONS)
    return Grammar(
        Kind("noway", 0),
        Kind("ground", 1, monkey),
        Kind("close", 2),
        Kind("soggy", 3, seat),
        Kind("escape", 4, monkey),
        Kind("exchange", 5, monkey, given),
        Kind("check", 6, monkey),
        Kind("misfortune", 7),
        Kind("deliver", 8, monkey, seat),
        Kind("break", 9),
        Kind("pass", PASS),
        Kind("done", DONE),
        Kind("give", GIVE, monkey),
        Kind("hand", HAND, card, seat),
        Kind("gift", GIFT, monkey, seat),
        Kind("snatch", SNATCH, monkey),
        Kind("discard", DISCARD, card),
    )


def with_card(kind: i64, card: i64) -> i64:
    """An action that names only a monkey."""
    return kind | card << CARD_SHIFT


def with_seat(kind: i64, seat: i64) -> i64:
    """An action that names only a seat."""
    return kind | seat << SEAT_SHIFT


def with_held(kind: i64, held: i64) -> i64:
    """An action that names only a kind of action card."""
    return kind | held << HELD_SHIFT


def card_in(action: i64) -> i64:
    return action >> CARD_SHIFT & 127


def seat_in(action: i64) -> i64:
    return action >> SEAT_SHIFT & 7


def given_in(action: i64) -> i64:
    """The monkey given in exchange; -1 when none is."""
    return (action >> GIVEN_SHIFT & 255) - 1


def held_in(action: i64) -> i64:
    return action >> HELD_SHIFT & 15
