"""What an action is worth to the seat that considers it: the change in its share of everybody's weight, less the price
of the card. Doing nothing is worth nothing."""

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.actions import (
    DISCARD,
    DONE,
    GIFT,
    GIVE,
    HAND,
    PASS,
    SNATCH,
    card_in,
    given_in,
    held_in,
    seat_in,
)
from vervet.games.cheeky_monkeys.box.cards import (
    BREAK,
    CHECK,
    CLOSED,
    DELIVERY,
    ESCAPE,
    EXCHANGE,
    GROUNDING,
    MISFORTUNE,
    NO_WAY,
    SOGGY,
    ZOMBIE_DECK,
    deck_of,
)
from vervet.games.cheeky_monkeys.mind.defending import worth_closing, worth_escaping, worth_grounding, worth_soaking
from vervet.games.cheeky_monkeys.mind.no_way import worth_stopping
from vervet.games.cheeky_monkeys.mind.prices import NO_WAY_PRICE, PRICE
from vervet.games.cheeky_monkeys.mind.shares import change, change_of_own, share_of, without
from vervet.games.cheeky_monkeys.mind.survival import (
    hit,
    hit_blindly,
    outlook,
    weight_now,
)
from vervet.games.cheeky_monkeys.rules.queue import last_action
from vervet.games.cheeky_monkeys.rules.table import (
    PLANNING,
    WHOSE,
    Table,
)


def score(table: Table, seat: i64, action: i64) -> float:
    kind = action & 31
    if kind in (PASS, DONE):
        return 0.0
    if kind in (DELIVERY, GIFT, GIVE):
        to = seat_in(action)
        if kind == GIVE:
            to = table.top(WHOSE)
        return after_giving(table, seat, card_in(action), to) - (PRICE if kind == DELIVERY else 0.0)
    if kind == EXCHANGE:
        return after_exchange(table, seat, card_in(action), given_in(action)) - PRICE
    if kind == CHECK:
        return after_check(table, seat, card_in(action)) - PRICE
    if kind == MISFORTUNE:
        return after_misfortune(table, seat) - PRICE
    if kind == BREAK:
        return 0.05
    if kind == NO_WAY:
        return worth_stopping(table, seat, last_action(table)) - NO_WAY_PRICE
    if kind == GROUNDING:
        return worth_grounding(table, seat, card_in(action))
    if kind == CLOSED:
        return worth_closing(table, seat)
    if kind == SOGGY:
        return worth_soaking(table, seat, seat_in(action))
    if kind == ESCAPE:
        return worth_escaping(table, seat, card_in(action))
    if kind == DISCARD:
        return -keeping(held_in(action))
    if kind == SNATCH:
        return worth_snatching(table, seat, card_in(action))
    if kind == HAND:
        return -weight_now(table, seat, seat_in(action))
    return 0.0


# Cheeky cards.


def after_giving(table: Table, seat: i64, card: i64, to: i64) -> float:
    mine = outlook(table, seat, seat, without(table, seat, 0, card), without(table, seat, 1, card))
    return change(table, seat, mine, to, hit(table, seat, to, table.row(to, 0), table.row(to, 1), card))


def after_exchange(table: Table, seat: i64, taken: i64, given: i64) -> float:
    other = table.trainer(taken)
    mine = hit(table, seat, seat, without(table, seat, 0, given), without(table, seat, 1, given), taken)
    monkeys, zombies = without(table, other, 0, taken), without(table, other, 1, taken)
    if given < 0:
        return change(table, seat, mine, other, outlook(table, seat, other, monkeys, zombies))
    return change(table, seat, mine, other, hit(table, seat, other, monkeys, zombies, given))


def after_check(table: Table, seat: i64, card: i64) -> float:
    """Whoever gets the next monkey gets this one: in Planning that is oneself, in Training the next player."""
    owner = table.trainer(card)
    his = hit_blindly(table, seat, owner, without(table, owner, 0, card), without(table, owner, 1, card))
    worth: float
    if owner == seat:
        worth = change_of_own(table, seat, his)
    else:
        worth = change(table, seat, weight_now(table, seat, seat), owner, his)
    if deck_of(card) != 0:
        return worth
    if table.phase == PLANNING:
        mine = hit(table, seat, seat, table.row(seat, 0), table.row(seat, 1), card)
        return worth + 0.8 * change_of_own(table, seat, mine)
    following = table.after(seat, 1)
    while not table.plays(following):
        following = table.after(following, 1)
    if following != owner and table.living >> following & 1 != 0:
        next_weight = hit(table, seat, following, table.row(following, 0), table.row(following, 1), card)
        worth += 0.6 * change(table, seat, weight_now(table, seat, seat), following, next_weight)
    return worth


def after_misfortune(table: Table, seat: i64) -> float:
    now: float = 0.0
    then: float = 0.0
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.plays(other):
            now += weight_now(table, seat, other)
            if table.is_closed(other):
                then += weight_now(table, seat, other)
            else:
                then += hit_blindly(table, seat, other, table.row(other, 0), table.row(other, 1))
        other += 1
    mine = weight_now(table, seat, seat)
    return share_of(mine, then) - share_of(mine, now)


# Choices that effects ask for.


def keeping(kind: i64) -> float:
    """How much a player wants to keep a card, when one must go."""
    if kind in (GROUNDING, ESCAPE):
        return 0.9
    if kind in (NO_WAY, SOGGY, DELIVERY):
        return 0.7
    return 0.5 if kind in (CLOSED, EXCHANGE) else 0.3


def worth_snatching(table: Table, seat: i64, part: i64) -> float:
    """A part that the seat does not have yet, best taken from a player."""
    kind = table.box.kinds[part]
    fresh = table.row(seat, ZOMBIE_DECK) & table.box.masks[kind] == 0
    taken = table.trainer(part) >= 0
    return (0.5 if fresh else 0.0) + (0.2 if taken else 0.0)
