"""The actions of After Us, declared once."""

from typing import Final

from mypy_extensions import i64

from vervet.core.action import Field, Grammar, Kind
from vervet.games.after_us.box.spots import SPOT_NAMES
from vervet.games.after_us.box.words import RESOURCES, SPECIES

ARRANGE: Final = 0
ACTIVATE: Final = 1
SKIP: Final = 2
REMOVE: Final = 3
DONE: Final = 4
TOKEN: Final = 5
RECRUIT: Final = 6
COPY: Final = 7
REACTIVATE: Final = 8
USE_PHONE: Final = 9
USE_FRIDGE: Final = 10
USE_BLASTER: Final = 11
USE_CONSOLE: Final = 12
USE_PINBALL: Final = 13
USE_COMPUTER: Final = 14
USE_MOPED: Final = 15

# A packed action: kind in bits 0-4. Cards by their printed numbers, 8 bits each from bit 5 on (up to five); after one
# card the pile that the mobile phone draws from, bits 13-14. Spots (frames, from 1) in bits 5-10, the target of
# a reactivation in bits 11-16, neighbour 17, price 18-19. Species 5-6, level 7-8, resource 9-10, other resource 11-12.
CARD_SHIFT: Final = 5
CARD_BITS: Final = 8
CARD_MASK: Final = 255
SPOT_SHIFT: Final = 5
TARGET_SHIFT: Final = 11
SPOT_MASK: Final = 63
SPECIES_SHIFT: Final = 5
LEVEL_SHIFT: Final = 7
RESOURCE_SHIFT: Final = 9
OTHER_SHIFT: Final = 11
SIDE_SHIFT: Final = 17
PILE_SHIFT: Final = 13
PRICE_SHIFT: Final = 18

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("left", "right")
PILE_SPECIES: Final = SPECIES[:4]
FOODS: Final = RESOURCES[:3]

_spots: Final = {spot + 1: name for spot, name in enumerate(SPOT_NAMES)}
_card = Field("card", CARD_SHIFT, CARD_BITS, least=1)
_frame = Field("frame", SPOT_SHIFT, 6, _spots)
_target = Field("target", TARGET_SHIFT, 6, _spots, optional=True)
_species = Field("species", SPECIES_SHIFT, 2, PILE_SPECIES)
_level = Field("level", LEVEL_SHIFT, 2, least=1)


def _place(number: int) -> Field:
    """A place of the line, from the left; a short line leaves the last ones out."""
    return Field("abcde"[number], CARD_SHIFT + number * CARD_BITS, CARD_BITS, optional=True)


GRAMMAR: Final = Grammar(
    Kind("arrange", ARRANGE, _place(0), _place(1), _place(2), _place(3), _place(4)),
    Kind("activate", ACTIVATE, _frame, _target),
    Kind("skip", SKIP, _frame),
    Kind("remove", REMOVE, _card),
    Kind("done", DONE),
    Kind("token", TOKEN, _species),
    Kind("recruit", RECRUIT, _level, Field("food", RESOURCE_SHIFT, 2, FOODS)),
    Kind(
        "copy",
        COPY,
        Field("neighbour", SIDE_SHIFT, 1, SIDES),
        Field("price", PRICE_SHIFT, 2, RESOURCES),
        _target,
    ),
    Kind("reactivate", REACTIVATE, _frame),
    Kind("phone", USE_PHONE, _card, Field("pile", PILE_SHIFT, 2, PILE_SPECIES)),
    Kind("fridge", USE_FRIDGE, Field("give", RESOURCE_SHIFT, 2, RESOURCES), Field("get", OTHER_SHIFT, 2, RESOURCES)),
    Kind("blaster", USE_BLASTER, _card),
    Kind("console", USE_CONSOLE, _card),
    Kind("pinball", USE_PINBALL),
    Kind("computer", USE_COMPUTER),
    Kind("moped", USE_MOPED, _species, _level),
)


def kind_of(action: i64) -> i64:
    return action & 31


def with_card(kind: i64, number: i64) -> i64:
    return kind | number << CARD_SHIFT


def card_of(action: i64) -> i64:
    """The printed number of the card."""
    return action >> CARD_SHIFT & CARD_MASK


def placed(action: i64, place: i64) -> i64:
    """The printed number of the card that `arrange` puts at a place of the line; 0 for none."""
    return action >> (CARD_SHIFT + place * CARD_BITS) & CARD_MASK


def at_spot(kind: i64, spot: i64) -> i64:
    return kind | (spot + 1) << SPOT_SHIFT


def spot_of(action: i64) -> i64:
    return (action >> SPOT_SHIFT & SPOT_MASK) - 1


def with_target(action: i64, spot: i64) -> i64:
    return action | (spot + 1) << TARGET_SHIFT


def target_of(action: i64) -> i64:
    """The frame to be reactivated; -1 for none."""
    return (action >> TARGET_SHIFT & SPOT_MASK) - 1


def token(species: i64) -> i64:
    return TOKEN | species << SPECIES_SHIFT


def species_of(action: i64) -> i64:
    return action >> SPECIES_SHIFT & 3


def level_of(action: i64) -> i64:
    return action >> LEVEL_SHIFT & 3


def recruit(level: i64, food: i64) -> i64:
    return RECRUIT | level << LEVEL_SHIFT | food << RESOURCE_SHIFT


def moped(species: i64, level: i64) -> i64:
    return USE_MOPED | species << SPECIES_SHIFT | level << LEVEL_SHIFT


def resource_of(action: i64) -> i64:
    """The food a recruit is paid with, or what the fridge takes."""
    return action >> RESOURCE_SHIFT & 3


def fridge(give: i64, get: i64) -> i64:
    return USE_FRIDGE | give << RESOURCE_SHIFT | get << OTHER_SHIFT


def get_of(action: i64) -> i64:
    """What the fridge gives."""
    return action >> OTHER_SHIFT & 3


def copying(side: i64, price: i64) -> i64:
    return COPY | side << SIDE_SHIFT | price << PRICE_SHIFT


def side_of(action: i64) -> i64:
    return action >> SIDE_SHIFT & 1


def price_of(action: i64) -> i64:
    """The resource that a copied bonus is paid with."""
    return action >> PRICE_SHIFT & 3


def phone(number: i64, pile: i64) -> i64:
    return USE_PHONE | number << CARD_SHIFT | pile << PILE_SHIFT


def phone_pile(action: i64) -> i64:
    """The species of the pile to draw from; its level is that of the card given back."""
    return action >> PILE_SHIFT & 3
