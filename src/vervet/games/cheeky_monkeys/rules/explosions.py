"""The two ways to blow up (CM-28 to CM-33, CM-Q15 to CM-Q22), and what comes of it (CM-67, CM-68, CM-71)."""

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_DECK,
    HEADSCRATCHER,
    JUGGLER,
    PILE,
    PYROMANIAC,
    SNIPER,
    UNDEAD_JUGGLER,
    UNDEAD_PYROMANIAC,
    bit_count,
    bit_of,
    first_kind,
    lowest,
    one,
)
from vervet.games.cheeky_monkeys.rules.memory import lose_all
from vervet.games.cheeky_monkeys.rules.queue import end_lasting_on, strike_all
from vervet.games.cheeky_monkeys.rules.table import (
    ABOUT,
    LAST_LIVING,
    LYING,
    ROW,
    SHOCK,
    SURVIVOR,
    WHAT,
    WHOSE,
    Table,
    next_card,
)
from vervet.games.cheeky_monkeys.rules.telling import (
    tell_explode,
    tell_fate,
    tell_fuses,
    tell_shock,
    tell_spared,
    tell_win,
)


def impend(table: Table, seat: i64, card: i64) -> None:
    """CM-31, CM-Q20: a Sniper or a Headscratcher has arrived; -1 for the check at the start of a round."""
    table.push(SHOCK, seat, card, -1)
    risk = at_risk(table, table.depth - 1)
    if risk == 0:
        table.drop(table.depth - 1)
    elif table.listening:
        tell_shock(table, seat, risk)


def at_risk(table: Table, index: i64) -> i64:
    """The Headscratchers for which a shock in the queue is deadly now (CM-Q20, CM-Q21)."""
    seat = table.entry(index, WHOSE)
    if table.of_kind(seat, SNIPER) == 0:
        return 0
    card = table.entry(index, ABOUT)
    risk = table.of_kind(seat, HEADSCRATCHER) & ~table.grounded
    if card >= 0 and table.box.kinds[card] == HEADSCRATCHER:
        risk &= bit_of(card)
    return risk


def all_at_risk(table: Table) -> i64:
    """Every Headscratcher that a Grounding could save now: one impending shock is enough."""
    risk: i64 = 0
    index: i64 = 0
    while index < table.depth:
        if table.entry(index, WHAT) == SHOCK:
            risk |= at_risk(table, index)
        index += 1
    return risk


def discharge(table: Table) -> None:
    """The window of the newest entry, a shock, is over: whoever is still at risk blows up."""
    index = table.depth - 1
    seat = table.entry(index, WHOSE)
    risk = at_risk(table, index)
    table.drop(index)
    if risk != 0:
        explode(table, seat, "shock")
    elif table.listening:
        tell_spared(table, seat)


def has_pair(table: Table, seat: i64) -> bool:
    """CM-29, CM-H9: a Pyromaniac and a Juggler, dead or alive."""
    masks = table.box.masks
    monkeys, zombies = table.row(seat, 0), table.row(seat, 1)
    if monkeys & masks[PYROMANIAC] | zombies & masks[UNDEAD_PYROMANIAC] == 0:
        return False
    return monkeys & masks[JUGGLER] | zombies & masks[UNDEAD_JUGGLER] != 0


def fuses_lit(table: Table, seat: i64) -> bool:
    """CM-Q16: the pair, and no Sniper to defuse it."""
    return has_pair(table, seat) and table.of_kind(seat, SNIPER) == 0


def check_fuses(table: Table) -> None:
    """CM-29, CM-Q15 to CM-Q18: the active player's fuses at the end of their round."""
    seat = table.active
    if not has_pair(table, seat):
        return
    soggy = table.soggy >> seat & 1 != 0
    lit = fuses_lit(table, seat)
    if table.listening:
        tell_fuses(table, seat, "defused" if not lit else "soggy" if soggy else "lit")
    if lit and not soggy:
        explode(table, seat, "fuses")


def explode(table: Table, seat: i64, cause: str) -> None:
    """CM-32, CM-68, CM-71: everything goes to the discard piles; the win is checked at once (CM-Q45)."""
    if table.listening:
        tell_explode(table, seat, cause)
    discard_all(table, seat)
    strike_all(table, seat)
    bit = i64(1) << seat
    again = table.undead & bit != 0
    if table.rising:
        table.undead |= bit
    table.living &= ~bit
    if not table.plays(seat):
        end_lasting_on(table, seat)
    if seat == table.active:
        table.cut = True
    if table.listening:
        tell_fate(table, seat, again)
    if bit_count(table.living) == 1:
        table.end(lowest(table.living), LAST_LIVING if table.rising else SURVIVOR)
        if table.listening:
            tell_win(table)


def discard_all(table: Table, seat: i64) -> None:
    """A seat's monkeys and hand, in the order of their numbers."""
    deck: i64 = 0
    while deck < 2:
        row = table.row(seat, deck)
        if deck == 0:
            table.grounded &= ~row
        while row != 0:
            table.discard(next_card(row, deck))
            row &= row - 1
        table.stock[seat * ROW + LYING + deck] = 0
        deck += 1
    hand = table.hand(seat)
    if hand != 0:
        table.taught = True
    while hand != 0:
        kind = first_kind(hand)
        table.push_card(ACTION_DECK + PILE, kind)
        hand -= one(kind)
    lose_all(table, seat)
