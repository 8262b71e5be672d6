"""The course of a round (CM-9 to CM-15, CM-69, CM-Q18, CM-Q34, CM-Q43), and what drives the queue (CM-36, CM-37)."""

from librt.vecs import vec
from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import ACTION_DECK, HEADSCRATCHER, MONKEY_DECK, SNIPER, ZOMBIE_DECK
from vervet.games.cheeky_monkeys.rules.arrivals import receive
from vervet.games.cheeky_monkeys.rules.decks import available, draw_card
from vervet.games.cheeky_monkeys.rules.effects import act
from vervet.games.cheeky_monkeys.rules.explosions import at_risk, check_fuses, discharge, impend
from vervet.games.cheeky_monkeys.rules.monkeys import finish_monkey, work
from vervet.games.cheeky_monkeys.rules.queue import count_lasting, finish_action
from vervet.games.cheeky_monkeys.rules.steps import next_step
from vervet.games.cheeky_monkeys.rules.table import (
    ANNOUNCED,
    AT_WORK,
    BETWEEN,
    CHECKING,
    CLOSING,
    DRAWING,
    GETTING,
    MONKEY,
    NOBODY,
    OVER,
    PLANNING,
    ROW,
    SHOCK,
    SHOCKS,
    SPENT,
    STAGE,
    TRAINING,
    TURN,
    WHAT,
    Table,
)
from vervet.games.cheeky_monkeys.rules.telling import tell_barred, tell_done, tell_lapse, tell_no_card, tell_turn
from vervet.games.cheeky_monkeys.rules.windows import open_window


def advance(table: Table) -> None:
    """Go on until somebody must decide, or the game is over."""
    while table.waits == NOBODY and table.phase != OVER:
        if table.depth > 0:
            go_on(table)
        elif table.cut:
            # CM-Q43: a player who has blown up in their own round gets no further phase, window or check.
            end_round(table)
        else:
            next_in_round(table)


def go_on(table: Table) -> None:
    """CM-36, CM-37: the newest entry goes on where it left off."""
    what = table.top(WHAT)
    stage = table.top(STAGE)
    if stage == ANNOUNCED:
        if what == SHOCK and at_risk(table, table.depth - 1) == 0:
            # CM-Q3: its window does not open again once nobody is at risk.
            discharge(table)
        else:
            open_window(table)
    elif stage == BETWEEN:
        open_window(table)
    elif what == SHOCK:
        discharge(table)
    else:
        step = next_step(table)
        if step < 0:
            if what >= MONKEY:
                finish_monkey(table)
            else:
                finish_action(table)
        elif stage == AT_WORK:
            if what >= MONKEY:
                work(table, step)
            else:
                act(table, step)
        else:
            # CM-Q2 (c): after a step, and only if a further one is possible.
            table.set_top(STAGE, BETWEEN)


def next_in_round(table: Table) -> None:
    """The queue is empty: the round goes on."""
    phase = table.phase
    if phase in (PLANNING, TRAINING):
        if table.hand_size(table.active) > 0:
            table.waits = TURN
        else:
            finish_phase(table)
    elif phase == GETTING:
        table.phase += 1
        get_monkey(table)
    elif phase == DRAWING:
        table.phase += 1
        draw(table)
    elif phase == SHOCKS:
        next_shock(table)
    elif phase == CHECKING:
        table.phase = CLOSING
        check_fuses(table)
    elif phase == CLOSING:
        end_round(table)
    else:
        open_window(table)


def finish_phase(table: Table) -> None:
    """CM-10, CM-14: the active player has played all they want to."""
    if table.listening:
        tell_done(table, table.phase)
    table.phase += 1


def get_monkey(table: Table) -> None:
    """CM-11, CM-69, CM-Q52: a monkey, or for a zombie a zombie card; for a closed player nothing (CM-Q34)."""
    seat = table.active
    if table.is_closed(seat):
        if table.listening:
            tell_barred(table, seat, GETTING)
    elif table.undead >> seat & 1 != 0:
        receive(table, seat, ZOMBIE_DECK, "zombie")
    else:
        receive(table, seat, MONKEY_DECK, "turn")


def draw(table: Table) -> None:
    """CM-12."""
    seat = table.active
    if table.is_closed(seat):
        if table.listening:
            tell_barred(table, seat, DRAWING)
    elif available(table, ACTION_DECK):
        draw_card(table, seat, "CM-12")
    elif table.listening:
        tell_no_card(table, seat, ACTION_DECK)


def next_shock(table: Table) -> None:
    """CM-Q20, under one setting: as a round begins, all players with both kinds suffer a shock, the active one
    first."""
    while table.cursor < table.seats:
        seat = table.after(table.active, table.cursor)
        table.cursor += 1
        if table.of_kind(seat, SNIPER) != 0 and table.of_kind(seat, HEADSCRATCHER) != 0:
            impend(table, seat, -1)
            return
    table.phase = PLANNING


def end_round(table: Table) -> None:
    """CM-15, CM-Q18: lasting effects end, the guard of CM-Q8 is reset, and the next player still in begins."""
    if len(table.lasting) > 0:
        if table.listening:
            tell_lapse(table)
        table.lasting = vec[i64]()
        count_lasting(table)
    seat: i64 = 0
    while seat < table.seats:
        table.stock[seat * ROW + SPENT] = 0
        table.stock[seat * ROW + SPENT + 1] = 0
        seat += 1
    table.arrivals = 0
    table.cut = False
    table.round += 1
    table.active = table.after(table.active, 1)
    while not table.plays(table.active):
        table.active = table.after(table.active, 1)
    begin_round(table)


def begin_round(table: Table) -> None:
    """Under one setting, Groundings do not outlast the round (CM-Q20)."""
    table.cursor = 0
    table.phase = PLANNING
    if table.by_round:
        table.grounded = 0
        table.phase = SHOCKS
    if table.listening:
        tell_turn(table)
