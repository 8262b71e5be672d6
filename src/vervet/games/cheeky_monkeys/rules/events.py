"""The events of Cheeky Monkeys, declared: `telling.py` tells them.

A monkey is given by its name (`sniper3`) and its kind (`sniper`), an action card by its name (`no-way`). Only `deal`,
`draw` and `receive` are told differently to some: what they may not know is null. Answers in windows are told to
nobody.
"""

from typing import Final

from vervet.core.event import EventField, EventKind, EventSet
from vervet.core.shape import Amounts, Card, ListOf, Number, OrNone, Seat, Word
from vervet.games.cheeky_monkeys.box.cards import ACTIONS, DECKS, KIND_NAMES
from vervet.games.cheeky_monkeys.rules.table import REASONS
from vervet.games.cheeky_monkeys.rules.telling import CAUSES, WINDOW_RULES

_monkeys: Final = Card(KIND_NAMES)
_seat: Final = EventField("seat", Seat())
_monkey: Final = EventField("monkey", _monkeys)
_kind: Final = EventField("kind", Word(KIND_NAMES))
_card: Final = EventField("card", Word(ACTIONS))
_deck: Final = EventField("deck", Word(DECKS))
_all_monkeys: Final = EventField("monkeys", ListOf(_monkeys))
_hidden_cards: Final = EventField("cards", OrNone(Amounts(ACTIONS)), "null for those who may not know them")

_ROUND: Final = (
    EventKind("turn", "A round begins (CM-15).", _seat, EventField("round", Number(1))),
    EventKind(
        "done",
        "Planning or Training is finished (CM-10, CM-14).",
        _seat,
        EventField("phase", Word(("planning", "training"))),
    ),
    EventKind(
        "passed",
        "A window is over: all have passed since it last opened (CM-Q3).",
        EventField("window", Word(tuple(WINDOW_RULES))),
        EventField("phase", Word(("planning", "getting", "drawing")), "in the window between phases", optional=True),
    ),
    EventKind(
        "lapse",
        "What lasted to the end of the round is over (CM-Q33).",
        EventField("closed", ListOf(Seat()), "who is open again"),
        EventField("soggy", ListOf(Seat()), "whose fuses are dry again"),
    ),
)
_PLAYING: Final = (
    EventKind(
        "play",
        "An action card is announced (CM section 4).",
        _seat,
        _card,
        EventField("monkey", _monkeys, "the monkey it is about", optional=True),
        EventField("kind", Word(KIND_NAMES), "its kind", optional=True),
        EventField("trainer", Seat(), "whose it is", optional=True),
        EventField("given", OrNone(_monkeys), "for an exchange: what is given; null for nothing", optional=True),
        EventField("given_kind", OrNone(Word(KIND_NAMES)), "its kind", optional=True),
        EventField("stops", Word(ACTIONS), "for No Way: the card that it stops", optional=True),
        EventField("other", Seat(), "who it is for, or whose card is stopped", optional=True),
    ),
    EventKind(
        "stop",
        "No Way stops an action card (CM-54, CM-Q9).",
        _seat,
        _card,
        EventField("other", Seat(), "whose card it is"),
    ),
    EventKind(
        "over",
        "A card or an effect leaves the queue (CM-25, CM-26, CM-38, CM-Q24, CM-Q42).",
        _seat,
        EventField("what", Word((*ACTIONS, *KIND_NAMES)), "an action card, or the kind of monkey whose effect it was"),
        EventField("monkey", _monkeys, "the monkey whose effect it was", optional=True),
    ),
    EventKind("fizzle", "A card does nothing: what it named is no longer there (CM-Q6).", _seat, _card),
    EventKind("closed", "A player is closed until the round ends (CM-58).", _seat),
    EventKind("soggy", "A player's fuses are soggy (CM-H1).", _seat, EventField("by", Seat(), "who played the card")),
    EventKind("grounded", "A monkey is grounded (CM-61).", _seat, _monkey),
)
_MONKEYS: Final = (
    EventKind(
        "arrive",
        "A monkey comes to a trainer (CM-11 and others, depending on the cause).",
        _seat,
        _monkey,
        _kind,
        EventField("cause", Word(tuple(CAUSES))),
        EventField("other", OrNone(Seat()), "the seat it came from; null if there is none"),
    ),
    EventKind("effect", "A monkey's effect is announced (CM-24).", _seat, _monkey, _kind),
    EventKind("held-back", "A monkey's effect does not come again this round (CM-Q8).", _seat, _monkey, _kind),
    EventKind("removed", "A monkey is discarded.", _seat, _monkey, _kind),
    EventKind("lost", "A monkey on its way will not arrive (CM-Q39).", _monkey, _kind),
    EventKind("on-deck", "A monkey is the top card of its deck (CM-65).", _seat, _monkey, _kind, _deck),
    EventKind("no-card", "Deck and discard pile are empty (CM-Q46).", _seat, _deck),
    EventKind(
        "barred",
        "A closed player turns up no monkey and draws no card (CM-Q34).",
        _seat,
        EventField("phase", Word(("getting", "drawing"))),
    ),
)
_HANDS: Final = (
    EventKind(
        "deal", "A first hand is dealt (CM-5).", _seat, EventField("count", Number(), "how many cards"), _hidden_cards
    ),
    EventKind(
        "draw",
        "An action card is drawn.",
        _seat,
        EventField("card", OrNone(Word(ACTIONS)), "null for all but the player"),
    ),
    EventKind(
        "reshuffle",
        "A discard pile becomes the deck again (CM-27).",
        _deck,
        EventField("cards", Number(1), "how many cards the deck has now"),
    ),
    EventKind(
        "receive",
        "A Destroyer's trainer hands out action cards, face down (CM-52, CM-Q30).",
        EventField("seat", Seat(), "who gives them"),
        EventField("other", Seat(), "who receives them"),
        EventField("count", Number(), "how many cards"),
        EventField("cards", OrNone(Amounts(ACTIONS)), "null for all but these two"),
    ),
    EventKind("discard", "A card is fed to the Brain Eater (CM-H8).", _seat, _card),
)
_END: Final = (
    EventKind("shock", "Water and electricity: Headscratchers are at risk (CM-31).", _seat, _all_monkeys),
    EventKind("spared", "A shock is over, and nobody blew up (CM-61, CM-Q21).", _seat),
    EventKind(
        "fuses",
        "A pair of fuses is checked at the end of a round (CM-29, CM-Q16, CM-H1).",
        _seat,
        EventField("result", Word(("lit", "defused", "soggy"))),
    ),
    EventKind(
        "explode",
        "A player blows up; what goes to the discard piles is open (CM-29, CM-31, CM-32).",
        _seat,
        EventField("cause", Word(("shock", "fuses"))),
        _all_monkeys,
        EventField("cards", Amounts(ACTIONS)),
    ),
    EventKind("out", "A player is out of the game (CM-32).", _seat),
    EventKind("zombie", "A player goes on as a zombie (CM-67, CM-71).", _seat),
    EventKind("win", "The game is won (CM-33, CM-72, CM-73).", _seat, EventField("reason", Word(REASONS[1:]))),
)
EVENTS: Final = EventSet(*_ROUND, *_PLAYING, *_MONKEYS, *_HANDS, *_END)
