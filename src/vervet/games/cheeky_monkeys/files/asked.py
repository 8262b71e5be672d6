"""Where a position from a file picks up: whom the table waits for, which follows from the queue and the phase."""

from vervet.core.document import PositionError, Reader
from vervet.games.cheeky_monkeys.actions import HAND
from vervet.games.cheeky_monkeys.box.cards import ACTION_KINDS, bit_count, count_of
from vervet.games.cheeky_monkeys.files.parts import read_seats
from vervet.games.cheeky_monkeys.rules.choosing import choice_kind
from vervet.games.cheeky_monkeys.rules.destroyer import unpacked
from vervet.games.cheeky_monkeys.rules.explosions import at_risk
from vervet.games.cheeky_monkeys.rules.inferences import counted, limit_of, surely_holds, take_hint
from vervet.games.cheeky_monkeys.rules.monkeys import decider
from vervet.games.cheeky_monkeys.rules.playing import answers
from vervet.games.cheeky_monkeys.rules.steps import next_step
from vervet.games.cheeky_monkeys.rules.table import (
    ANNOUNCED,
    AT_WORK,
    BETWEEN,
    CHOICE,
    DREW,
    ENDING,
    GOT,
    MONKEY,
    NOBODY,
    OVER,
    PACKET,
    PHASES,
    PLANNED,
    PLANNING,
    ROW,
    SHOCK,
    STAGE,
    STEP,
    TRAINING,
    TURN,
    WHAT,
    WINDOW,
    Table,
)


def take_up(table: Table, document: Reader) -> None:
    """Wait for those the position waits for; raises `PositionError` if it waits for nobody."""
    if table.phase == OVER:
        table.waits = NOBODY
        return
    if bit_count(table.living) < 2:
        raise PositionError("living: expected at least two, or a game that is over")
    if not table.plays(table.active) and not table.cut:
        raise PositionError("active: expected a player who is not out")
    table.waits = waits_of(table)
    if table.waits == WINDOW:
        table.present = able_seats(table) if table.able else table.playing()
        if table.able and document.has("asked") and read_seats(table, document, "asked") != table.present:
            expected = [seat for seat in range(table.seats) if table.present >> seat & 1]
            raise document.wrong("asked", f"those who can answer, {expected}")
        table.asking = table.present
        if table.present == 0:
            raise PositionError("asked: expected somebody to be asked in the open window")
    elif table.waits == CHOICE:
        table.chooser = decider(table, table.top(STEP))


def able_seats(table: Table) -> int:
    """CM-Q3: those who hold a card to answer with, at a table that asks nobody else. No hand changes while a window is
    open, and everybody sees who is asked: if the hints in the file do not say so, they do now."""
    bits = 0
    for seat in range(table.seats):
        if table.plays(seat) and table.hand_size(seat):
            kinds = answers(table, seat)
            able = counted(table.hand(seat), kinds) > 0
            bits |= int(able) << seat
            if not (surely_holds(table, seat, kinds) if able else limit_of(table, seat, kinds) == 0):
                take_hint(table, seat, kinds, able)
    return bits


def waits_of(table: Table) -> int:
    if table.depth == 0:
        if table.cut:
            raise PositionError("cut: expected entries in the queue")
        if table.phase in (PLANNED, GOT, DREW, ENDING):
            return WINDOW
        if table.phase in (PLANNING, TRAINING) and table.hand_size(table.active) > 0:
            return TURN
        raise PositionError(f"phase: nobody decides anything in {PHASES[table.phase]} here")
    stage, what = int(table.top(STAGE)), int(table.top(WHAT))
    if stage in (ANNOUNCED, BETWEEN):
        if what == SHOCK and at_risk(table, table.depth - 1) == 0:
            raise PositionError("queue: nobody is at risk in the newest shock")
        return WINDOW
    step = int(table.top(STEP))
    if stage == AT_WORK and MONKEY <= what < SHOCK and next_step(table) == step and decider(table, step) >= 0:
        return CHOICE
    raise PositionError("queue: nobody decides anything in the newest entry")


def check_standing(table: Table) -> None:
    """What can only be checked once everything is read: missing answers, and packets that are part of a hand."""
    if table.waits == WINDOW and table.asking == 0:
        raise PositionError("answers: expected somebody who has not answered")
    packets = [int(table.stock[seat * ROW + PACKET]) for seat in range(table.seats)]
    if not any(packets):
        return
    if table.waits != CHOICE or choice_kind(table) != HAND:
        raise PositionError("packets: expected none unless a hand is being handed out")
    chooser = int(table.chooser)
    for kind in range(ACTION_KINDS):
        put = sum(int(count_of(packet, kind)) for packet in packets)
        if put > count_of(table.hand(chooser), kind):
            raise PositionError(f"packets: expected no more cards than seat {chooser} holds")
    if packets[chooser] or unpacked(table, chooser) == 0:
        raise PositionError(f"packets: expected some cards of seat {chooser} for others, and some still in hand")
    if any(packet and not table.plays(seat) for seat, packet in enumerate(packets)):
        raise PositionError("packets: expected nothing for a player who is out")
