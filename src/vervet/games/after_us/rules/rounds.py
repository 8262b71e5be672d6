"""How phases and rounds follow one another, and how the game ends (AU-05, AU-29, AU-40, AU-50, AU-51)."""

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.after_us.box.box import NONE, PILES
from vervet.games.after_us.box.words import CONSOLE
from vervet.games.after_us.rules.king import play_life, play_monkeys, play_rest
from vervet.games.after_us.rules.life import draw_line
from vervet.games.after_us.rules.monkeys import all_have_chosen, reveal
from vervet.games.after_us.rules.objects import can_computer, is_open, list_console
from vervet.games.after_us.rules.rage import can_rage
from vervet.games.after_us.rules.recruiting import can_replace, drop_requests, refund_unserved, serve_waiting
from vervet.games.after_us.rules.table import (
    ACTIVATED,
    AGAIN,
    CARDS,
    COPIED,
    FIRST,
    FIXED,
    GOAL,
    LAST,
    LIFE,
    LINE,
    MONKEYS,
    MOPED_CARD,
    MOPED_PILE,
    OVER,
    PLACES,
    POINTER,
    PROMISES,
    RANK,
    READY,
    RECRUIT_CARD,
    RECRUIT_FOOD,
    RECRUIT_PILE,
    REPLACING,
    REST,
    RETURNED,
    TOKEN,
    TOKENS,
    USED,
    Table,
)
from vervet.games.after_us.rules.telling import tell_early_end, tell_over, tell_phase, tell_rest, tell_round


def boards_of(table: Table) -> i64:
    """How many boards there are, the King's included."""
    return table.seats + (i64(1) if table.solo else i64(0))


def begin_round(table: Table) -> None:
    """AU-10: everybody draws; the King has played the phase before (AU-63)."""
    table.round += 1
    table.phase = LIFE
    set_ready(table, 0)
    table.teach_all()
    if table.listening:
        tell_round(table)
    if table.solo:
        play_life(table)
    seat: i64 = 0
    while seat < table.seats:
        draw_line(table, seat)
        seat += 1
    table.rank_seats()
    table.promise()


def set_ready(table: Table, value: i64) -> None:
    seat: i64 = 0
    while seat < table.seats:
        table.put(seat, READY, value)
        seat += 1


def all_ready(table: Table) -> bool:
    seat: i64 = 0
    while seat < table.seats:
        if not table.at(seat, READY):
            return False
        seat += 1
    return True


def finish(table: Table, seat: i64) -> None:
    """The seat has finished the phase."""
    table.put(seat, READY, 1)


def go_on(table: Table) -> None:
    """After every decision: end the phase if nobody has anything to decide in it."""
    phase = table.phase
    if phase == TOKENS:
        if all_have_chosen(table):
            begin_monkeys(table)
    elif phase == REPLACING:
        replace_next(table)
    elif phase != OVER and all_ready(table):
        end_phase(table)


def end_phase(table: Table) -> None:
    phase = table.phase
    if phase == LIFE:
        end_life(table)
    elif phase == MONKEYS:
        end_monkeys(table)
    elif phase == REST:
        end_rest(table)
    else:
        end_game(table, GOAL)


def end_life(table: Table) -> None:
    """AU-41: returned cards go under their piles by rank; AU-50, AU-29: the goal may be reached."""
    rank: i64 = 0
    while rank < table.seats:
        seat = table.seat_of_rank(rank)
        card = table.at(seat, RETURNED)
        if card != NONE:
            table.put_under(table.box.pile_of(card), card)
            table.put(seat, RETURNED, NONE)
        rank += 1
    forget_ranks(table)
    if goal_reached(table):
        begin_last(table)
        return
    table.phase = TOKENS
    set_ready(table, 0)
    if table.listening:
        tell_phase(table)
    if table.solo:
        play_monkeys(table)


def begin_last(table: Table) -> None:
    """AU-29: rage left over and the computer, for whoever has them."""
    table.phase = LAST
    if table.listening:
        tell_phase(table)
    ask_those_who_can(table)
    if all_ready(table):
        end_game(table, GOAL)


def begin_monkeys(table: Table) -> None:
    table.phase = MONKEYS
    set_ready(table, 0)
    reveal(table)


def end_monkeys(table: Table) -> None:
    """AU-35, AU-51: what waits is served, or paid back."""
    serve_waiting(table)
    refund_unserved(table)
    if table.short and table.listening:
        tell_early_end(table)
    table.phase = REPLACING
    replace_next(table)


def replacing_seat(table: Table) -> i64:
    """AU-51, AU-52: who chooses again now; NONE when nobody can."""
    menu = Choices()
    rank: i64 = 0
    while rank < table.seats:
        seat = table.seat_of_rank(rank)
        if can_replace(table, seat, menu):
            return seat
        rank += 1
    return NONE


def replace_next(table: Table) -> None:
    if table.short and replacing_seat(table) != NONE:
        return
    seat: i64 = 0
    while seat < table.seats:
        drop_requests(table, seat)
        seat += 1
    forget_ranks(table)
    if goal_reached(table):
        end_game(table, GOAL)
    else:
        begin_rest(table)


def begin_rest(table: Table) -> None:
    """AU-40: whoever could still do something is asked first."""
    table.phase = REST
    if table.listening:
        tell_phase(table)
    if table.solo:
        play_rest(table)
    ask_those_who_can(table)
    if all_ready(table):
        end_rest(table)


def ask_those_who_can(table: Table) -> None:
    """Whoever has nothing to decide is not asked."""
    menu = Choices()
    seat: i64 = 0
    while seat < table.seats:
        able = can_rage(table, seat) or can_computer(table, seat)
        if not able and table.phase == REST and is_open(table, seat, CONSOLE):
            menu.count = 0
            list_console(table, seat, menu)
            able = menu.count > 0
        table.put(seat, READY, 0 if able else 1)
        seat += 1


def end_rest(table: Table) -> None:
    """AU-40: lines are discarded, tokens taken back."""
    board: i64 = 0
    while board < boards_of(table):
        discard_line(table, board)
        clear_round(table, board)
        board += 1
    if table.listening:
        tell_rest(table)
    if goal_reached(table):
        end_game(table, GOAL)
    elif table.short:
        end_game(table, CARDS)
    else:
        begin_round(table)


def discard_line(table: Table, board: i64) -> None:
    place: i64 = 0
    while place < table.at(board, PLACES):
        card = table.card_at(board, place)
        if card != NONE:
            table.put_on_discard(board, card)
            table.put(board, LINE + place, NONE)
        place += 1


def clear_round(table: Table, board: i64) -> None:
    for column in (PLACES, FIXED, POINTER, READY, AGAIN, COPIED, USED, RANK, RECRUIT_FOOD, ACTIVATED, FIRST):
        table.put(board, column, 0)
    for column in (TOKEN, RECRUIT_PILE, RECRUIT_CARD, MOPED_PILE, MOPED_CARD):
        table.put(board, column, NONE)


def forget_ranks(table: Table) -> None:
    """What was promised holds for one phase."""
    seat: i64 = 0
    while seat < table.seats:
        table.put(seat, RANK, 0)
        seat += 1
    at: i64 = 0
    while at < PILES * PROMISES:
        table.promised[at] = NONE
        at += 1


def goal_reached(table: Table) -> bool:
    """AU-50; the King counts (AU-68)."""
    board: i64 = 0
    while board < boards_of(table):
        if table.points(board) >= table.box.goal:
            return True
        board += 1
    return False


def end_game(table: Table, reason: i64) -> None:
    table.phase = OVER
    table.reason = reason
    if table.listening:
        tell_over(table)
