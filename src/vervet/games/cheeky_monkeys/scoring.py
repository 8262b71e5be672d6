"""What an action is worth to the seat that considers it: the change of its share of everybody's weight, less the price
of the card. Standing by is worth nothing."""

from typing import Final

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
from vervet.games.cheeky_monkeys.cards import (
    BREAK,
    CHECK,
    CLOSED,
    DELIVERY,
    ESCAPE,
    EXCHANGE,
    GROUNDING,
    JUGGLER,
    MISFORTUNE,
    NO_WAY,
    PYROMANIAC,
    SHAMAN,
    SNIPER,
    SOGGY,
    TEMPTER,
    UNDEAD_JUGGLER,
    UNDEAD_PYROMANIAC,
    ZOMBIE_DECK,
    bit_count,
    bit_of,
    count_of,
    deck_of,
)
from vervet.games.cheeky_monkeys.explosions import at_risk, fuses_lit
from vervet.games.cheeky_monkeys.outlook import (
    chance_of_shock,
    hit,
    hit_blindly,
    outlook,
    weight_now,
)
from vervet.games.cheeky_monkeys.queue import impending_shock, last_action
from vervet.games.cheeky_monkeys.table import (
    ABOUT,
    ENDING,
    MONKEY,
    NUMBER,
    PLANNED,
    PLANNING,
    SECOND,
    SHOCK,
    STEP,
    TRAINER,
    TURN,
    WHAT,
    WHOSE,
    Table,
)

# What it costs to have played a card, in shares of the game.
NO_WAY_PRICE: Final = 0.08
PRICE: Final = 0.03
# Worth more than anything else: to stay alive, or to see somebody off.
LIFE: Final = 0.9
KILL: Final = 0.5


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
        return after_misfortune(table, seat)
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


# Weights together.


def share_of(mine: float, others: float) -> float:
    total = mine + others
    return mine / total if total > 0.0 else 0.0


def others_weight(table: Table, seat: i64, without: i64) -> float:
    """The weight of all others but one, as the seat sees them."""
    total: float = 0.0
    other: i64 = 0
    while other < table.seats:
        if other != seat and other != without:
            total += weight_now(table, seat, other)
        other += 1
    return total


def change_of_own(table: Table, seat: i64, mine: float) -> float:
    """How the seat's share changes when only its own weight becomes this."""
    rest = others_weight(table, seat, seat)
    return share_of(mine, rest) - share_of(weight_now(table, seat, seat), rest)


def change(table: Table, seat: i64, mine: float, other: i64, his: float) -> float:
    """How the seat's share changes when its own weight and another's become these."""
    rest = others_weight(table, seat, other)
    now = share_of(weight_now(table, seat, seat), rest + weight_now(table, seat, other))
    return share_of(mine, rest + his) - now


def without(table: Table, seat: i64, deck: i64, card: i64) -> i64:
    """The row of a seat without a card, which may be none (-1)."""
    row = table.row(seat, deck)
    return row & ~bit_of(card) if card >= 0 and deck_of(card) == deck else row


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
    """Whoever gets the next monkey gets this one: in Planning oneself, in Training the next player."""
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


# Quick cards.


def endangered(table: Table) -> i64:
    """Who is in an impending shock with somebody at risk; -1 when nobody is."""
    index = impending_shock(table)
    return table.entry(index, WHOSE) if index >= 0 and at_risk(table, index) != 0 else -1


def worth_grounding(table: Table, seat: i64, card: i64) -> float:
    """Only for oneself, one card after the other, and if possible only where it is enough."""
    if not table.has_card(seat, card):
        return -KILL
    if table.top(WHAT) != SHOCK:
        return -PRICE
    index = impending_shock(table)
    needed = bit_count(at_risk(table, index))
    if count_of(table.hand(seat), GROUNDING) >= needed:
        return LIFE
    return 0.3 * LIFE


def worth_escaping(table: Table, seat: i64, card: i64) -> float:
    """Out of a shock, out of burning fuses at the last moment, else if the outlook gets much better."""
    monkeys, zombies = without(table, seat, 0, card), without(table, seat, 1, card)
    if endangered(table) == seat:
        if table.top(WHAT) != SHOCK:
            return -PRICE
        index = impending_shock(table)
        risk = at_risk(table, index)
        only_sniper = table.of_kind(seat, SNIPER) == bit_of(card) and deck_of(card) == 0
        if table.entry(index, ABOUT) == card or only_sniper:
            return 0.95 * LIFE
        return 0.9 * LIFE if deck_of(card) == 0 and risk == bit_of(card) else -PRICE
    worth = change_of_own(table, seat, outlook(table, seat, seat, monkeys, zombies))
    if fuses_lit(table, seat) and table.active == seat and table.soggy >> seat & 1 == 0:
        ended = pair_ends(table, monkeys, zombies)
        if table.phase == ENDING and ended and table.depth == 0:
            return 0.9 * LIFE
        return -PRICE
    return worth - 2.0 * PRICE if table.waits == TURN else -PRICE


def pair_ends(table: Table, monkeys: i64, zombies: i64) -> bool:
    """Whether fuses no longer burn with these cards."""
    masks = table.box.masks
    if monkeys & masks[PYROMANIAC] | zombies & masks[UNDEAD_PYROMANIAC] == 0:
        return True
    return monkeys & masks[JUGGLER] | zombies & masks[UNDEAD_JUGGLER] == 0


def worth_soaking(table: Table, seat: i64, on: i64) -> float:
    """For oneself, when the fuses burn and the round is ending."""
    if on != seat:
        return -PRICE
    burning = table.active == seat and fuses_lit(table, seat) and table.soggy >> seat & 1 == 0
    return LIFE if burning and table.phase == ENDING and table.depth == 0 else -PRICE


def worth_closing(table: Table, seat: i64) -> float:
    """To keep off a monkey that may kill: one to come by chance, or one that somebody sends."""
    if table.is_closed(seat):
        return -PRICE
    danger = chance_of_shock(table, seat, seat, table.row(seat, 0))
    if table.depth == 0:
        coming = table.active == seat and table.phase in (PLANNING, PLANNED)
        return danger - 0.06 if coming else -PRICE
    what = table.top(WHAT)
    if table.top(WHOSE) == seat and what == MONKEY + SHAMAN:
        return 2.0 * danger - 0.12
    if table.top(WHOSE) == seat and what == MONKEY + TEMPTER:
        return sent_danger(table, seat) - 0.05
    if what < MONKEY and table.top(WHOSE) != seat and table.top(STEP) == 0:
        return -worth_of_card(table, seat, table.depth - 1) - 0.06
    return -PRICE


def sent_danger(table: Table, seat: i64) -> float:
    """What the worst monkey of the others would do to the seat."""
    worst: float = 0.0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            bits = table.row(other, 0)
            while bits != 0:
                bit = bits & -bits
                card = bit_count(bit - 1)
                lost = -change_of_own(table, seat, hit(table, seat, seat, table.row(seat, 0), table.row(seat, 1), card))
                worst = max(worst, lost)
                bits &= bits - 1
        other += 1
    return worst


# No Way.


def worth_stopping(table: Table, seat: i64, number: i64) -> float:
    """How much the seat wants the action card of this number stopped; below 0 when it wants it to go on."""
    index: i64 = 0
    while index < table.depth:
        if table.entry(index, NUMBER) == number:
            if table.entry(index, WHAT) == NO_WAY:
                return -worth_stopping(table, seat, table.entry(index, SECOND))
            return -worth_of_card(table, seat, index)
        index += 1
    index = 0
    while index < len(table.lasting):
        effect = table.lasting[index]
        if effect >> 12 == number:
            return worth_ending(table, seat, effect & 15, effect >> 4 & 15)
        index += 1
    return 0.0


def worth_ending(table: Table, seat: i64, kind: i64, on: i64) -> float:
    """Soggy Fuses or a holiday in force: to end the first at the last moment blows somebody up."""
    if on == seat:
        return -KILL
    if kind == SOGGY and on == table.active and table.phase == ENDING and fuses_lit(table, on):
        return KILL
    return 0.0


def worth_of_card(table: Table, seat: i64, index: i64) -> float:
    """What an action card of the queue does for the seat."""
    kind = table.entry(index, WHAT)
    whose = table.entry(index, WHOSE)
    if kind == GROUNDING:
        return saving(seat, table.entry(index, TRAINER))
    if kind == ESCAPE:
        saved = endangered(table) == whose or (table.phase == ENDING and fuses_lit(table, whose))
        return saving(seat, whose) if saved else 0.0
    if kind == SOGGY:
        on = table.entry(index, SECOND)
        return saving(seat, on) if on == table.active and fuses_lit(table, on) else 0.0
    if kind == MISFORTUNE:
        if whose == seat:
            return 0.05
        return -chance_of_shock(table, seat, seat, table.row(seat, 0)) - 0.02
    if kind == BREAK:
        return 0.05 if whose == seat else -0.03
    if kind == DELIVERY:
        return worth_of_gift(table, seat, whose, table.entry(index, ABOUT), table.entry(index, SECOND))
    if kind == EXCHANGE:
        return worth_of_swap(table, seat, whose, index)
    return 0.0


def saving(seat: i64, saved: i64) -> float:
    return LIFE if saved == seat else -KILL


def worth_of_gift(table: Table, seat: i64, whose: i64, card: i64, to: i64) -> float:
    """A monkey on its way to a player, seen from the seat."""
    if table.trainer(card) < 0:
        return 0.0
    if to == seat:
        return change_of_own(table, seat, hit(table, seat, seat, table.row(seat, 0), table.row(seat, 1), card))
    return 0.1 if whose == seat else 0.0


def worth_of_swap(table: Table, seat: i64, whose: i64, index: i64) -> float:
    """An exchange that takes a monkey from the seat and gives it another, or that the seat itself has played."""
    if whose == seat:
        return 0.1
    given = table.entry(index, SECOND)
    taken = table.entry(index, ABOUT)
    if table.entry(index, TRAINER) != seat or given < 0 or table.entry(index, STEP) > 0:
        return 0.0
    mine = hit(table, seat, seat, without(table, seat, 0, taken), without(table, seat, 1, taken), given)
    return change_of_own(table, seat, mine)


# Choices of effects.


def keeping(kind: i64) -> float:
    """How much one likes to keep a card, when one must go."""
    if kind in (GROUNDING, ESCAPE):
        return 0.9
    if kind in (NO_WAY, SOGGY, DELIVERY):
        return 0.7
    return 0.5 if kind in (CLOSED, EXCHANGE) else 0.3


def worth_snatching(table: Table, seat: i64, part: i64) -> float:
    """A part that one has not got, best from a player."""
    kind = table.box.kinds[part]
    fresh = table.row(seat, ZOMBIE_DECK) & table.box.masks[kind] == 0
    taken = table.trainer(part) >= 0
    return (0.5 if fresh else 0.0) + (0.2 if taken else 0.0)
