"""Itchy Monkey for learners: monkeys by their numbers, which never change, and seats counted from the viewer."""

from typing import Final

from mypy_extensions import i64

from vervet.core.action import KIND_MASK
from vervet.core.encoder import Encoder, Sheet, beyond
from vervet.core.state import State
from vervet.games.itchy_monkey.actions import (
    BUMP,
    END,
    EXCHANGE,
    JUMP,
    NITPICK,
    PLACE,
    SETTLE,
    SKIP,
    SPAWN,
    cell_of,
    distance_of,
    louse_of,
    queens_of,
    shoves,
    spies_of,
    way_of,
    workers_of,
)
from vervet.games.itchy_monkey.box.board import (
    EMPTY,
    MOST_SPECIES,
    STRIDE,
    number,
    owner,
    queens,
    spies,
    step,
    workers,
)
from vervet.games.itchy_monkey.rules.abilities import LEAPS, SHOVES
from vervet.games.itchy_monkey.rules.table import PHASES, REASONS, Table
from vervet.games.itchy_monkey.state import ItchyState

WAYS: Final = 4
# How a bump with a party ends: before the first monkey, the same with a shove, or after a leap.
STOPPED: Final = 0
SHOVED: Final = 1
LEAPT: Final = 2


class BattleEncoder(Encoder):
    """The game as it is played by two to four, with or without spies and abilities."""

    def __init__(self, start: ItchyState) -> None:
        super().__init__(False)
        monkeys: int = len(start.places)
        spying = 2 if start.spy_total > 0 else 1
        self.distances: i64 = start.size - 1
        self.lice: i64 = 3 if start.spy_total > 0 else 2
        self.spying: i64 = spying
        self.parties: i64 = (start.worker_total + 1) * (start.queen_total + 1)
        self.queens: i64 = start.queen_total + 1
        self.shoving: i64 = 1 if start.abilities & SHOVES != 0 else 0
        self.stops: i64 = 1 + self.shoving + (1 if start.abilities & LEAPS != 0 else 0)
        who = ("monkey", monkeys)
        way = ("way", WAYS)
        self.place = self.block("place", [who])
        self.spawn = self.block("spawn", [who, ("spy", spying)])
        self.settle = self.block("settle", [who])
        self.jump = self.block("jump", [who, way, ("louse", int(self.lice))])
        self.bump = self.block("bump", [who, way, ("distance - 1", int(self.distances))])
        self.party = self.block(
            "bump with a party",
            [
                who,
                way,
                ("stop", int(self.stops)),
                ("spy", spying),
                ("workers", int(start.worker_total) + 1),
                ("queens", int(self.queens)),
            ],
        )
        self.nitpick = self.block("nitpick", [who])
        self.exchange = self.block("exchange", [who])
        self.skip = self.block("skip", [])
        self.end = self.block("end", [])
        self.begin(start)

    def number_of(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, ItchyState)
        kind = action & KIND_MASK
        if kind == SKIP:
            return self.skip
        if kind == END:
            return self.end
        monkey = number(state.board[cell_of(action)])
        if kind == BUMP:
            return self.bump_number(state, monkey, action)
        if kind == JUMP:
            return self.jump + (monkey * WAYS + way_of(action)) * self.lice + louse_of(action)
        if kind == SPAWN:
            return self.spawn + monkey * self.spying + spies_of(action)
        if kind == PLACE:
            return self.place + monkey
        if kind == SETTLE:
            return self.settle + monkey
        if kind == NITPICK:
            return self.nitpick + monkey
        assert kind == EXCHANGE
        return self.exchange + monkey

    def bump_number(self, state: ItchyState, monkey: i64, action: i64) -> i64:
        """A party goes over only where the slide ends before a monkey: then the distance follows from the board."""
        way = monkey * WAYS + way_of(action)
        party = workers_of(action) * self.queens + queens_of(action)
        spy = spies_of(action)
        if party + spy == 0 and not shoves(action):
            return self.bump + way * self.distances + distance_of(action) - 1
        stop: i64 = STOPPED
        if shoves(action):
            stop = SHOVED
        elif self.stops > 1 and leaps(state, action):
            stop = LEAPT - 1 + self.shoving
        return self.party + ((way * self.stops + stop) * self.spying + spy) * self.parties + party

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, ItchyState)
        write_course(state, seat, sheet)
        write_monkeys(state, seat, sheet)
        ahead: i64 = 0
        while ahead < state.seats:
            sheet.go("seat", ahead)
            write_player(state, (seat + ahead) % state.seats, sheet)
            ahead += 1
        sheet.leave()


def leaps(state: ItchyState, action: i64) -> bool:
    """IM-41: whether the slide passes over a monkey."""
    stride = step(way_of(action))
    cell = cell_of(action)
    distance = distance_of(action)
    while distance > 0:
        cell += stride
        if state.board[cell] != EMPTY:
            return True
        distance -= 1
    return False


def write_course(table: Table, seat: i64, sheet: Sheet) -> None:
    """Where the game stands: phase, whose turn, how long it has lasted, and how it ended."""
    sheet.choose("phase", table.phase, len(PHASES))
    sheet.choose("active seat", beyond(seat, table.active, table.seats), table.seats)
    sheet.choose("first seat", beyond(seat, table.first, table.seats), table.seats)
    sheet.put("turn", table.turn, table.rounds * table.seats)
    sheet.put("seen", table.seen(), table.repetitions)
    sheet.choose("winner", beyond(seat, table.winner, table.seats), table.seats)
    sheet.choose("reason", table.reason, len(REASONS))


def write_monkeys(table: Table, seat: i64, sheet: Sheet) -> None:
    """Where every monkey is, and whose lice sit on it: of most seats there are none, which are left out at once."""
    width = 2 + table.seats * (3 if table.spy_total > 0 else 2)
    index: i64 = 0
    while index < len(table.places):
        if sheet.naming:
            name_monkey(table, index, sheet)
        else:
            write_monkey(table, seat, table.places[index], sheet)
            sheet.leave_out(width)
        index += 1


def name_monkey(table: Table, index: i64, sheet: Sheet) -> None:
    sheet.go("monkey", index)
    sheet.put("file", 0, 7)
    sheet.put("rank", 0, 7)
    ahead: i64 = 0
    while ahead < table.seats:
        sheet.put(sheet.numbered("workers of seat", ahead), 0, table.worker_total)
        sheet.put(sheet.numbered("queens of seat", ahead), 0, table.queen_total)
        if table.spy_total > 0:
            sheet.put(sheet.numbered("spies of seat", ahead), 0, 1)
        ahead += 1


def write_monkey(table: Table, seat: i64, cell: i64, sheet: Sheet) -> None:
    """In the order of `name_monkey`, from where the sheet is on."""
    first = sheet.at
    monkey = table.board[cell]
    rank = cell // STRIDE
    sheet.set(first, cell - rank * STRIDE - 1)
    sheet.set(first + 1, rank - 1)
    each: i64 = 3 if table.spy_total > 0 else 2
    master = owner(monkey) - 1
    if master >= 0:
        at = first + 2 + beyond(seat, master, table.seats) * each
        sheet.set(at, workers(monkey))
        sheet.set(at + 1, queens(monkey))
    spying = spies(monkey)
    if spying != 0:
        ahead: i64 = 0
        while ahead < table.seats:
            sheet.set(first + 4 + ahead * each, spying >> (seat + ahead) % table.seats & 1)
            ahead += 1


def write_player(table: Table, seat: i64, sheet: Sheet) -> None:
    """The supply, and the colonies, which follow from the lice but are what the game is about (IM-35)."""
    sheet.put("workers left", table.supply(seat), table.worker_total)
    sheet.put("queens left", table.queen_supply(seat), table.queen_total)
    if table.spy_total > 0:
        sheet.put("spies left", table.spy_supply(seat), table.spy_total)
    kind: i64 = 1
    while kind <= MOST_SPECIES:
        sheet.put(sheet.numbered("colonies on species", kind), table.colonies(seat, kind), 5)
        kind += 1
    sheet.put("kinds of colonies", table.colony_kinds(seat), MOST_SPECIES)
