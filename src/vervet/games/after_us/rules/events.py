"""The events of After Us, declared: `telling.py` tells them.

Amounts are objects that name only what there is: `{"flower": 2, "points": 1}`. Cards are printed numbers, frames are
named as in `spots`. A choice of a token, and the number of a card recruited, are null for all but their owner.
"""

from typing import Final

from vervet.core.event import EventField, EventKind, EventSet
from vervet.core.shape import Amounts, EachSeat, Flag, ListOf, Number, OrNone, Seat, Word
from vervet.games.after_us.box.spots import SPOT_NAMES
from vervet.games.after_us.box.words import BLASTER, OBJECTS, PHONE, PINBALL, RESOURCES, SPECIES
from vervet.games.after_us.rules.table import PHASES
from vervet.games.after_us.rules.telling import AMOUNTS

_amounts: Final = Amounts(AMOUNTS)
_phases: Final = Word(PHASES[:-1])
_species: Final = EventField("species", Word(SPECIES))
_level: Final = EventField("level", Number(), "of a monkey: 1 or 2; 0 is a Tamarin, or none")
_seat: Final = EventField("seat", Seat())
_round: Final = EventField("round", Number(1))
_card: Final = EventField("card", Number(1))
_cards: Final = EventField("cards", ListOf(OrNone(Number(1))), "the line from the left; null is a gap")
_frame: Final = EventField("frame", Word(SPOT_NAMES))
_pay: Final = EventField("pay", _amounts)
_gain: Final = EventField("gain", _amounts)
_king: Final = EventField("king", _amounts, "what of the gain came from the King's stock (AU-64)")
_token: Final = EventField("token", Word(SPECIES[:-1]))
_means: Final = EventField("means", Word(("token", "moped")))
_points: Final = EventField("points", Number())
_own_card: Final = EventField("card", OrNone(Number(1)), "null for all but its owner")

_ROUND: Final = (
    EventKind("round", "A round begins (AU-05).", _round),
    EventKind(
        "phase",
        "A phase begins (AU-05, AU-29).",
        EventField("phase", _phases),
        EventField("number", Number(), "of the phase in the rules; 0 before the final count"),
    ),
    EventKind("discard", "Lines are discarded and tokens taken back (AU-40).", _round),
    EventKind("done", "A player has finished a phase (AU-05, AU-51).", _seat, EventField("phase", _phases)),
    EventKind("short", "There are too few cards: the game ends with this round (AU-51).", _round),
    EventKind(
        "over",
        "The game is over (AU-50, AU-51, AU-68).",
        EventField("winners", ListOf(Seat()), "nobody where the Monkey King wins"),
        EventField("reason", Word(("goal", "cards", "king"))),
        EventField("points", EachSeat(Number())),
        EventField("king", OrNone(Number()), "the Monkey King's points, in a game alone"),
    ),
)
_LIFE: Final = (
    EventKind("draw", "A player draws the cards of the line (AU-10).", _seat, _cards),
    EventKind("arrange", "A player puts the line in order (AU-11).", _seat, _cards),
    EventKind("activate", "A frame is activated in its turn (AU-16).", _seat, _frame, _pay, _gain, _king),
    EventKind(
        "reactivate",
        "A frame is activated again (AU-19).",
        _seat,
        _frame,
        _pay,
        _gain,
        _king,
        EventField(
            "means", Word(("sign", "token", "copy")), "a frame's sign, one's own token, or the copy of a neighbour's"
        ),
    ),
    EventKind("skip", "A frame is passed over (AU-15).", _seat, _frame),
    EventKind("remove", "Rage removes a card from the game (AU-26).", _seat, _card, _pay, _gain, _king),
    EventKind(
        "swap",
        "A card comes into the line by an object (AU-41, AU-43, AU-45).",
        _seat,
        EventField("object", Word((OBJECTS[PHONE], OBJECTS[BLASTER], OBJECTS[PINBALL]))),
        EventField("card", OrNone(Number(1)), "the card that goes; null with pinball"),
        EventField("drawn", Number(1), "the card that comes"),
    ),
    EventKind(
        "fridge",
        "A resource is changed into another (AU-42).",
        _seat,
        EventField("give", Word(RESOURCES)),
        EventField("get", Word(RESOURCES)),
        EventField("king", Number(), "how many of it came from the King's stock (AU-64)"),
    ),
    EventKind("computer", "The computer gives points (AU-46).", _seat, _points),
    EventKind("console", "A card goes on top of the deck (AU-44).", _seat, _card),
)
_MONKEYS: Final = (
    EventKind(
        "choose",
        "A player chooses a token in secret (AU-30).",
        _seat,
        EventField("token", OrNone(Word(SPECIES[:-1])), "null for all but its owner"),
    ),
    EventKind(
        "reveal",
        "The tokens are shown (AU-30).",
        EventField("tokens", EachSeat(Word(SPECIES[:-1]))),
        EventField("ranks", EachSeat(Number()), "when each seat is served at the piles, from 0 (AU-35)"),
    ),
    EventKind("bonus", "A token gives its bonus (AU-31).", _seat, _token, _pay, _gain, _king),
    EventKind(
        "copy",
        "A neighbour's token is copied (AU-34, AU-66).",
        _seat,
        EventField("other", OrNone(Seat()), "whose it is; null is the King"),
        _token,
        _pay,
    ),
    EventKind(
        "recruit",
        "A monkey is asked for (AU-32, AU-47).",
        _seat,
        _species,
        _level,
        _means,
        EventField("waiting", Flag(), "whether the pile is too short to serve it at once (AU-35)"),
        _own_card,
    ),
    EventKind("serve", "A request that waited gets its card (AU-35).", _seat, _species, _level, _means, _own_card),
    EventKind("refund", "A request gets no card, and its price back (AU-51).", _seat, _species, _level, _means),
)
_KING: Final = (
    EventKind("king-income", "The Monkey King takes his income (AU-63).", _gain),
    EventKind("king-card", "The King reveals a card (AU-63).", _card, _species, _level, _gain),
    EventKind("king-token", "The King picks the token that recruits most (AU-65).", _token, _level, _pay),
    EventKind("king-bonus", "The King's token gives its bonus (AU-65).", _token, _gain),
    EventKind("king-recruit", "The King recruits; at level 0 he could pay for none (AU-65).", _species, _level, _pay),
    EventKind("king-remove", "The King spends rage: a card leaves the game (AU-67).", _card, _gain),
    EventKind("king-computer", "The King uses the computer (AU-67).", _points),
)
EVENTS: Final = EventSet(*_ROUND, *_LIFE, *_MONKEYS, *_KING)
