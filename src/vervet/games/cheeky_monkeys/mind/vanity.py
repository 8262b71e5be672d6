"""Cards that would do nothing but leave the hand: no player who thinks plays one."""

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.actions import card_in, given_in, seat_in
from vervet.games.cheeky_monkeys.box.cards import BREAK, CLOSED, EXCHANGE, MISFORTUNE, NO_WAY, SOGGY
from vervet.games.cheeky_monkeys.rules.explosions import fuses_lit
from vervet.games.cheeky_monkeys.rules.queue import BY_SHIFT, ORDER_SHIFT, last_action
from vervet.games.cheeky_monkeys.rules.table import NUMBER, TRAINING, WHOSE, Table


def is_vain(table: Table, seat: i64, action: i64) -> bool:
    """Whether a legal action of the seat would change nothing that it could want changed, by what everybody sees."""
    kind = action & 31
    if kind == SOGGY:
        # Fuses are checked at the end of one's own round, and it helps for this round only.
        on = seat_in(action)
        return on != table.active or table.soggy >> on & 1 != 0 or not fuses_lit(table, on)
    if kind == NO_WAY:
        return player_of(table, last_action(table)) == seat
    if kind == CLOSED:
        # In one's own Training, with nothing under way, nobody can send anything any more.
        late = table.active == seat and table.phase >= TRAINING and table.depth == 0
        return table.is_closed(seat) or late
    if kind == EXCHANGE:
        given = given_in(action)
        return given >= 0 and table.box.kinds[given] == table.box.kinds[card_in(action)]
    if kind == MISFORTUNE:
        return not reaches_anybody(table, seat)
    return kind == BREAK and table.is_closed(seat)


def player_of(table: Table, number: i64) -> i64:
    """Who played the action card of this number, which is not over."""
    index: i64 = 0
    while index < table.depth:
        if table.entry(index, NUMBER) == number:
            return table.entry(index, WHOSE)
        index += 1
    index = 0
    while index < len(table.lasting):
        if table.lasting[index] >> ORDER_SHIFT == number:
            return table.lasting[index] >> BY_SHIFT & 15
        index += 1
    return -1


def reaches_anybody(table: Table, seat: i64) -> bool:
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.plays(other) and not table.is_closed(other):
            return True
        other += 1
    return False
