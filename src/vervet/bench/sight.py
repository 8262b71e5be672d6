"""How much of what a match has drawn one player gets to see: for the page about attacks on a deal.

A shuffle of n cards of which k were seen, in their order, tells log2(n · (n - 1) · … · (n - k + 1)) bits. What a player
might conclude beyond that is left out, so the true figure is a little larger.
"""

from collections import Counter
from collections.abc import Mapping
from math import comb, log2
from typing import NamedTuple

from vervet.core.chance import Draw
from vervet.core.event import Event
from vervet.core.json import Json
from vervet.core.match import Match
from vervet.core.state import State
from vervet.games.after_us.box.box import PILES, pile_level, pile_species
from vervet.games.after_us.box.words import SPECIES
from vervet.games.after_us.game import CHOSEN_OBJECTS
from vervet.games.after_us.rules.table import LOOSE
from vervet.games.after_us.state import AfterUsState
from vervet.games.cheeky_monkeys.box.cards import ACTION_DECK, ACTION_KINDS, ACTIONS, count_of
from vervet.games.cheeky_monkeys.rules.table import KNOWN
from vervet.games.cheeky_monkeys.state import CheekyState


class Seen(NamedTuple):
    """So many numbers, and the bits that they tell."""

    numbers: int
    bits: float


NOTHING = Seen(0, 0.0)


def together(parts: list[Seen]) -> Seen:
    return Seen(sum(part.numbers for part in parts), sum(part.bits for part in parts))


def first_of(cards: int, seen: int) -> Seen:
    """The first cards of a shuffled deck, in their order. The last card of all tells nothing new."""
    return Seen(min(seen, cards - 1), sum(log2(cards - at) for at in range(seen)))


def drawn(match: Match, version: int) -> Seen:
    """All that was drawn up to a version, for whoever knows everything."""
    return together([whole(draw) for draw in draws_until(match, version)])


def whole(draw: Draw) -> Seen:
    return Seen(len(draw.numbers), sum(log2(bound) for bound in range(draw.lowest, draw.highest + 1)))


def seen(match: Match, version: int, seat: int) -> Seen:
    """What a seat has seen of it. There must have been no undo."""
    state = match.state_at(version)
    return together([seen_of(draw, match, version, state, seat) for draw in draws_until(match, version)])


def draws_until(match: Match, version: int) -> list[Draw]:
    return [draw for number, draw in match.draws if number <= version]


def seen_of(draw: Draw, match: Match, version: int, state: State, seat: int) -> Seen:
    purpose, which, turn = parts(draw)
    if purpose == "first-seat":
        return whole(draw)
    if purpose == "objects":
        return Seen(CHOSEN_OBJECTS, log2(comb(draw.highest, CHOSEN_OBJECTS)))
    if purpose == "pile":
        return first_of(draw.highest, recruits(told(match, version, seat), seat, which))
    if purpose != "deck":
        return NOTHING
    if isinstance(state, CheekyState) and which == ACTION_DECK:
        return NOTHING if turn else hand_seen(state, told(match, until_shuffle(match, version), seat), seat)
    later = any(parts(other) == (purpose, which, turn + 1) for other in draws_until(match, version))
    return first_of(draw.highest, draw.highest - (0 if later else unseen(state, which)))


def parts(draw: Draw) -> tuple[str, int, int]:
    purpose, which, turn = draw.stream.split("/")
    return purpose, int(which), int(turn)


def unseen(state: State, which: int) -> int:
    """How many cards of a deck lie in an order that nobody knows; a deck is shuffled anew only when it is empty."""
    if isinstance(state, AfterUsState):
        return int(state.at(which, LOOSE))
    assert isinstance(state, CheekyState)
    return int(state.sizes[which] - state.sizes[KNOWN + which])


def told(match: Match, version: int, seat: int) -> list[Event]:
    """The events that a seat was told up to a version."""
    events = match.opening + [event for step in match.steps[:version] for event in step.events]
    return [event for event in events if event.visible_to(seat)]


def recruits(events: list[Event], seat: int, pile: int) -> int:
    """After Us: how many cards of a pile the seat has taken itself; others' are left out."""
    taken = {
        str(event.fields["card"])
        for event in events
        if event.name in ("recruit", "serve") and event.fields["seat"] == seat and event.fields["card"] is not None
        if pile_number(event.fields) == pile
    }
    return len(taken)


def pile_number(fields: dict[str, Json]) -> int:
    species, level = fields["species"], fields["level"]
    assert isinstance(species, str) and isinstance(level, int)
    return next(pile for pile in range(PILES) if SPECIES[pile_species(pile)] == species and pile_level(pile) == level)


def until_shuffle(match: Match, version: int) -> int:
    """Cheeky Monkeys: the version before the action cards were first shuffled again, or the one asked for."""
    again = [number for number, draw in match.draws if parts(draw) == ("deck", ACTION_DECK, 1)]
    return min([version, *(number - 1 for number in again)])


def hand_seen(state: CheekyState, events: list[Event], seat: int) -> Seen:
    """Cheeky Monkeys: the action cards that a seat was dealt and drew. Of what it cannot see, all is equally likely."""
    left = Counter({ACTIONS[kind]: int(count_of(state.box.everything, kind)) for kind in range(ACTION_KINDS)})
    found = NOTHING
    for event in events:
        if event.fields.get("seat") == seat:
            cards = cards_in(event)
            found = together([found, surprise(left, cards)])
            left.subtract(cards)
    return found


def cards_in(event: Event) -> "Counter[str]":
    """The action cards that one was dealt or drew."""
    if event.name == "draw":
        return Counter([str(event.fields["card"])])
    dealt = event.fields["cards"] if event.name == "deal" else {}
    assert isinstance(dealt, Mapping)
    return Counter({kind: int(str(count)) for kind, count in dealt.items()})


def surprise(left: "Counter[str]", cards: "Counter[str]") -> Seen:
    """Cards that came at once, in no order, from those left."""
    ways = 1
    for kind, count in cards.items():
        ways *= comb(left[kind], count)
    return Seen(cards.total(), log2(comb(left.total(), cards.total())) - log2(ways))
