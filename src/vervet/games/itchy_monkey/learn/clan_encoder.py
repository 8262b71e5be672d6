"""Clan mode for learners."""

from mypy_extensions import i64

from vervet.core.action import KIND_MASK
from vervet.core.encoder import Encoder, Sheet
from vervet.core.state import State
from vervet.games.itchy_monkey.actions import (
    BUMP,
    PICK,
    SKIP,
    SPAWN,
    cell_of,
    distance_of,
    queens_of,
    species_of,
    way_of,
    workers_of,
)
from vervet.games.itchy_monkey.box.board import MOST_SPECIES, STRIDE, number, queens, workers
from vervet.games.itchy_monkey.clan_state import ClanState
from vervet.games.itchy_monkey.learn.encoder import WAYS, write_course
from vervet.games.itchy_monkey.rules.clan_table import NOWHERE, ClanTable

MOST_LICE = 31


class ClanEncoder(Encoder):
    """All lice of a monkey go over, or none (IM-64), so that a bump need not say how many."""

    def __init__(self, start: ClanState) -> None:
        super().__init__(False)
        self.distances: i64 = start.size - 1
        monkeys: int = len(start.places)
        who = ("monkey", monkeys)
        way = ("way", WAYS)
        self.pick = self.block("pick", [("species - 1", MOST_SPECIES)])
        self.spawn = self.block("spawn", [who])
        self.bump = self.block("bump", [who, way, ("distance - 1", int(self.distances))])
        self.cross = self.block("bump with all lice", [who, way])
        self.edge = self.block("leave", [who, way])
        self.skip = self.block("skip", [])
        self.begin(start)

    def number_of(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, ClanState)
        kind = action & KIND_MASK
        if kind == SKIP:
            return self.skip
        if kind == PICK:
            return self.pick + species_of(action) - 1
        monkey = number(state.board[cell_of(action)])
        if kind == SPAWN:
            return self.spawn + monkey
        way = monkey * WAYS + way_of(action)
        if kind != BUMP:
            return self.edge + way
        if workers_of(action) + queens_of(action) > 0:
            return self.cross + way
        return self.bump + way * self.distances + distance_of(action) - 1

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, ClanState)
        write_course(state, seat, sheet)
        index: i64 = 0
        while index < len(state.places):
            sheet.go("monkey", index)
            write_clan_monkey(state, seat, index, sheet)
            index += 1
        ahead: i64 = 0
        while ahead < 2:
            sheet.go("seat", ahead)
            picked = state.picks[(seat + ahead) % 2]
            sheet.choose("species", picked - 1, MOST_SPECIES)
            sheet.put("lice", state.infested[picked], 255)
            ahead += 1
        sheet.leave()


def write_clan_monkey(table: ClanTable, seat: i64, index: i64, sheet: Sheet) -> None:
    """Where it is: on the board, or in safety with one of the two (IM-65)."""
    cell = table.places[index]
    keeper = table.safe[index] - 1
    here = cell != NOWHERE
    monkey = table.board[cell] if here else i64(0)
    sheet.put("here", 1 if here else 0, 1)
    sheet.put("mine", 1 if keeper == seat else 0, 1)
    sheet.put("file", cell % STRIDE - 1 if here else i64(0), 7)
    sheet.put("rank", cell // STRIDE - 1 if here else i64(0), 7)
    sheet.put("workers", workers(monkey), MOST_LICE)
    sheet.put("queens", queens(monkey), 3)
    sheet.put("resting", 1 if here and cell == table.moved else 0, 1)
    sheet.put("broken out", table.marks >> index & 1 if here else i64(0), 1)
