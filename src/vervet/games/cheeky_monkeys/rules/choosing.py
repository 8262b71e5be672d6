"""What one player must choose for an effect at work: whom it asks, what they may say, and what comes of it."""

from typing import Final, Literal

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.cheeky_monkeys.actions import (
    DISCARD,
    GIFT,
    GIVE,
    HAND,
    SNATCH,
    card_in,
    held_in,
    seat_in,
    with_held,
)
from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_KINDS,
    EATER,
    SNATCHER,
    TEMPTER,
    ZOMBIE_DECK,
    count_of,
    first_kind,
)
from vervet.games.cheeky_monkeys.rules.destroyer import monkeys_left, pass_on, put_aside, unpacked
from vervet.games.cheeky_monkeys.rules.monkeys import give, snatch, snatchable, throw_away
from vervet.games.cheeky_monkeys.rules.playing import list_cards, list_gifts, list_seats
from vervet.games.cheeky_monkeys.rules.table import MONKEY, NOBODY, REST, STEP, WHAT, Table

Choice = Literal["give", "hand", "gift", "snatch", "discard"]
CHOICES: Final[dict[int, Choice]] = {GIVE: "give", HAND: "hand", GIFT: "gift", SNATCH: "snatch", DISCARD: "discard"}


def choice_kind(table: Table) -> i64:
    """The kind of action that the newest entry asks for."""
    kind = table.top(WHAT) - MONKEY
    if kind == TEMPTER:
        return GIVE
    if kind == SNATCHER:
        return SNATCH
    if kind == EATER:
        return DISCARD
    return HAND if table.top(STEP) == 0 else GIFT


def list_choice(table: Table, seat: i64, out: Choices) -> None:
    kind = choice_kind(table)
    if kind == GIVE:
        list_cards(table.row(seat, 0), 0, GIVE, out)
        list_cards(table.row(seat, 1), 1, GIVE, out)
    elif kind == SNATCH:
        list_cards(snatchable(table, seat), ZOMBIE_DECK, SNATCH, out)
    elif kind == DISCARD:
        list_held(table.hand(seat), out)
    elif kind == HAND:
        # One card at a time, in the order of their kinds: any other order would come to the same.
        list_seats(table.playing() & ~(i64(1) << seat), with_held(HAND, first_kind(unpacked(table, seat))), out)
    else:
        list_passing_on(table, seat, out)


def list_held(hand: i64, out: Choices) -> None:
    kind: i64 = 0
    while kind < ACTION_KINDS:
        if count_of(hand, kind) > 0:
            out.add(with_held(DISCARD, kind))
        kind += 1


def list_passing_on(table: Table, seat: i64, out: Choices) -> None:
    """CM-Q29: what was there at the beginning; the Destroyer itself only after all others."""
    list_gifts(table, seat, monkeys_left(table), 0, GIFT, out)
    list_gifts(table, seat, table.top(REST + 1), 1, GIFT, out)


def choose(table: Table, seat: i64, action: i64) -> None:
    """Carry out the choice. If a hand is not yet fully handed out, the entry at work asks again by itself."""
    kind = action & 31
    table.waits = NOBODY
    if kind == GIVE:
        give(table, seat, card_in(action))
    elif kind == SNATCH:
        snatch(table, seat, card_in(action))
    elif kind == DISCARD:
        throw_away(table, seat, held_in(action))
    elif kind == GIFT:
        pass_on(table, seat, card_in(action), seat_in(action))
    else:
        put_aside(table, seat, held_in(action), seat_in(action))
