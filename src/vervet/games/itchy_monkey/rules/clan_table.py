"""What lies on the table in Clan mode: lice without owners, picked species, and monkeys in safety (IM-60 to IM-67)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.rng import mix
from vervet.games.itchy_monkey.box.board import LICE, MOST_SPECIES, ONE_QUEEN, number, queens, species, workers
from vervet.games.itchy_monkey.rules.table import Table

NOWHERE: Final = 0  # a wall: where a monkey is that has left the board


class ClanTable(Table):
    """A table for two whose lice belong to nobody."""

    def __init__(self) -> None:
        super().__init__(2)
        # The species each seat has picked; 0 for none yet.
        self.picks: vec[i64] = vec[i64]([0, 0])
        # For each monkey by number: its species, and who keeps it in safety (0: it is on the board, else seat + 1).
        self.kinds: vec[i64] = vec[i64]()
        self.safe: vec[i64] = vec[i64]()
        # The space of the monkey moved in the last turn, NOWHERE for none.
        self.moved: i64 = NOWHERE
        # The bits of the monkeys that broke out in this turn.
        self.marks: i64 = 0
        # How many lice sit on all monkeys of each species.
        self.infested: vec[i64] = vec[i64]([0 for _ in range(MOST_SPECIES + 1)])

    def copy_clan_onto(self, other: "ClanTable") -> None:
        self.copy_onto(other)
        other.picks = self.picks[:]
        other.safe = self.safe[:]
        other.kinds = self.kinds
        other.moved = self.moved
        other.marks = self.marks
        other.infested = self.infested[:]

    def turn_key(self) -> i64:
        """IM-36: here the monkey just moved and the picked species are part of the position."""
        picked = self.picks[0] << 4 | self.picks[1]
        return mix(self.key ^ mix((self.active + 1) << 16 | picked << 8 | self.moved))

    def put(self, cell: i64, worker_count: i64, queen_count: i64) -> None:
        """Let this many lice sit on a monkey."""
        old = self.board[cell]
        self.infested[species(old)] += worker_count + queen_count - workers(old) - queens(old)
        self.write(cell, (old & ~i64(LICE)) | worker_count | queen_count * ONE_QUEEN)

    def take_off(self, cell: i64, seat: i64) -> None:
        """A monkey leaves the board into a seat's safety."""
        monkey = self.board[cell]
        self.write(cell, 0)
        self.places[number(monkey)] = NOWHERE
        self.marks &= ~(i64(1) << number(monkey))
        self.safe[number(monkey)] = seat + 1

    def marked(self, cell: i64) -> bool:
        return self.marks >> number(self.board[cell]) & 1 != 0

    def clean(self, seat: i64) -> bool:
        """IM-67: no lice on any monkey of the seat's species."""
        return self.infested[self.picks[seat]] == 0
