"""What quick cards are worth: Grounding, Great Escape, Soggy Fuses, Closed for Holiday."""

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import (
    DESTROYER,
    GROUNDING,
    JUGGLER,
    PYROMANIAC,
    SHAMAN,
    SNIPER,
    TEMPTER,
    UNDEAD_JUGGLER,
    UNDEAD_PYROMANIAC,
    bit_count,
    bit_of,
    count_of,
    deck_of,
)
from vervet.games.cheeky_monkeys.mind.no_way import endangered, worth_of_card
from vervet.games.cheeky_monkeys.mind.prices import KILL, LIFE, PRICE
from vervet.games.cheeky_monkeys.mind.shares import change_of_own, without
from vervet.games.cheeky_monkeys.mind.survival import (
    chance_of_shock,
    hit,
    outlook,
)
from vervet.games.cheeky_monkeys.rules.explosions import at_risk, fuses_lit
from vervet.games.cheeky_monkeys.rules.queue import impending_shock
from vervet.games.cheeky_monkeys.rules.table import (
    ABOUT,
    ENDING,
    MONKEY,
    PLANNED,
    PLANNING,
    REST,
    SHOCK,
    STEP,
    TURN,
    WHAT,
    WHOSE,
    Table,
    next_card,
)


def worth_grounding(table: Table, seat: i64, card: i64) -> float:
    """Only for oneself, one card at a time, and if possible only where that is enough."""
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
    """To get out of a shock, or of burning fuses at the last moment; otherwise if the outlook gets much better."""
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
    if table.depth > 0 and table.top(ABOUT) == card and table.top(WHOSE) == seat and table.top(STEP) == 0:
        return worth_cancelling(table, seat, table.top(WHAT) - MONKEY)
    worth = change_of_own(table, seat, outlook(table, seat, seat, monkeys, zombies))
    if fuses_lit(table, seat) and table.active == seat and table.soggy >> seat & 1 == 0:
        ended = pair_ends(table, monkeys, zombies)
        if table.phase == ENDING and ended and table.depth == 0:
            return 0.9 * LIFE
        return -PRICE
    return worth - 3.0 * PRICE if table.waits == TURN else -PRICE


def worth_cancelling(table: Table, seat: i64, kind: i64) -> float:
    """Letting a monkey escape once its effect is announced: a Destroyer takes the whole hand, a Shaman may kill."""
    if kind == DESTROYER:
        return 0.06 * float(table.hand_size(seat) - 2)
    danger = chance_of_shock(table, seat, seat, table.row(seat, 0))
    return 2.0 * danger - 0.15 if kind == SHAMAN else -PRICE


def pair_ends(table: Table, monkeys: i64, zombies: i64) -> bool:
    """Whether these cards no longer make burning fuses."""
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
    """To keep off a monkey that may kill: one drawn by chance, or one that somebody sends."""
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
    if table.top(WHOSE) != seat and what == MONKEY + DESTROYER:
        return gift_danger(table, seat) - 0.05
    if what < MONKEY and table.top(WHOSE) != seat and table.top(STEP) == 0:
        return -worth_of_card(table, seat, table.depth - 1)
    return -PRICE


def gift_danger(table: Table, seat: i64) -> float:
    """What the worst monkey that another's Destroyer gives away would cost the seat, times the chance of getting it."""
    danger: float = 0.0
    bits = table.top(REST)
    receivers = bit_count(table.playing()) - 1
    while bits != 0:
        card = next_card(bits, 0)
        lost = -change_of_own(table, seat, hit(table, seat, seat, table.row(seat, 0), table.row(seat, 1), card))
        danger = max(danger, lost)
        bits &= bits - 1
    return danger / float(receivers)


def sent_danger(table: Table, seat: i64) -> float:
    """What the worst of the others' monkeys would cost the seat."""
    worst: float = 0.0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            bits = table.row(other, 0)
            while bits != 0:
                card = next_card(bits, 0)
                lost = -change_of_own(table, seat, hit(table, seat, seat, table.row(seat, 0), table.row(seat, 1), card))
                worst = max(worst, lost)
                bits &= bits - 1
        other += 1
    return worst
