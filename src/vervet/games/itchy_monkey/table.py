"""All that lies on the table, and the small changes of which every rule is made.

Each change keeps the counts right that the rules ask for all the time: supplies, monkeys held, colonies, and the key
by which positions are compared (IM-36).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.core.rng import mix
from vervet.core.state import State
from vervet.games.itchy_monkey.board import (
    COLONY,
    GORILLA,
    LICE,
    MOST_SPECIES,
    SPECIES_SHIFT,
    WITHOUT_NUMBER,
    lice_of,
    number,
    owner,
    queens,
    species,
    workers,
)

# The phases of a turn, with the placing before and the end behind (IM-10, IM-15).
PLACING: Final = 0
SPAWNING: Final = 1
MOVING: Final = 2
AFTER: Final = 3
OVER: Final = 4
PHASES: Final = ("place", "spawn", "move", "after", "over")

# Why the game is over; the first three are the wins of IM-35, in their order there.
GORILLAS: Final = 1
ONE_SPECIES: Final = 2
FIVE_SPECIES: Final = 3
REPETITION: Final = 4
LAST_ROUND: Final = 5
REASONS: Final = ("", "gorillas", "species", "kinds", "repetition", "rounds")

# A row of the stock for each seat: its supply, the monkeys it holds, its colonies by species and how many species.
ROW: Final = 12
WORKERS: Final = 0
QUEENS: Final = 1
HELD: Final = 2
KINDS: Final = 3
COLONIES: Final = 4


class Table(State):
    """The state of a game of Itchy Monkey; the rules are in the files beside."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.board: vec[i64] = vec[i64]()
        self.places: vec[i64] = vec[i64]()
        self.stock: vec[i64] = vec[i64]()
        self.history: vec[i64] = vec[i64]()
        self.phase: i64 = PLACING
        self.active: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.winner: i64 = -1
        self.reason: i64 = 0
        self.key: i64 = 0
        self.past: i64 = 0
        self.english: bool = False
        self.repetitions: i64 = 3
        self.rounds: i64 = 120
        self.worker_total: i64 = 20
        self.queen_total: i64 = 3
        self.size: i64 = 7

    def copy_onto(self, other: "Table") -> None:
        """Make another table equal to this one."""
        other.board = self.board[:]
        other.places = self.places[:]
        other.stock = self.stock[:]
        other.history = self.history[:]
        other.phase = self.phase
        other.active = self.active
        other.first = self.first
        other.turn = self.turn
        other.winner = self.winner
        other.reason = self.reason
        other.key = self.key
        other.past = self.past
        other.english = self.english
        other.repetitions = self.repetitions
        other.rounds = self.rounds
        other.worker_total = self.worker_total
        other.queen_total = self.queen_total
        other.size = self.size

    # Reading.

    def supply(self, seat: i64) -> i64:
        return self.stock[seat * ROW + WORKERS]

    def queen_supply(self, seat: i64) -> i64:
        return self.stock[seat * ROW + QUEENS]

    def held(self, seat: i64) -> i64:
        """On how many monkeys the seat has lice."""
        return self.stock[seat * ROW + HELD]

    def colonies(self, seat: i64, kind: i64) -> i64:
        """On how many monkeys of a species the seat has a colony."""
        return self.stock[seat * ROW + COLONIES + kind]

    def colony_kinds(self, seat: i64) -> i64:
        """On how many different species the seat has a colony."""
        return self.stock[seat * ROW + KINDS]

    # Changing.

    def write(self, cell: i64, monkey: i64) -> None:
        """Put a value on a space and keep the key right."""
        board = self.board
        old = board[cell]
        if old > 0:
            self.key ^= mix((old & WITHOUT_NUMBER) << 7 | cell)
        if monkey > 0:
            self.key ^= mix((monkey & WITHOUT_NUMBER) << 7 | cell)
        board[cell] = monkey

    def slide(self, cell: i64, to: i64) -> None:
        """Move a monkey with its lice to an empty space."""
        monkey = self.board[cell]
        self.write(cell, 0)
        self.write(to, monkey)
        self.places[number(monkey)] = to

    def infest(self, cell: i64, lice: i64) -> None:
        """Replace the workers and queens on a monkey; supplies, holdings and colonies follow."""
        old = self.board[cell]
        kind = species(old)
        self.leave(old, kind)
        new = (old & ~LICE) | lice
        self.write(cell, new)
        master = owner(new)
        if master == 0:
            return
        row = (master - 1) * ROW
        stock = self.stock
        stock[row + WORKERS] -= workers(new)
        stock[row + QUEENS] -= queens(new)
        stock[row + HELD] += 1
        if workers(new) >= COLONY:
            stock[row + COLONIES + kind] += 1
            if stock[row + COLONIES + kind] == 1:
                stock[row + KINDS] += 1

    def leave(self, old: i64, kind: i64) -> None:
        """Give the lice of a monkey back to their owner's supply."""
        master = owner(old)
        if master == 0:
            return
        row = (master - 1) * ROW
        stock = self.stock
        stock[row + WORKERS] += workers(old)
        stock[row + QUEENS] += queens(old)
        stock[row + HELD] -= 1
        if workers(old) >= COLONY:
            stock[row + COLONIES + kind] -= 1
            if stock[row + COLONIES + kind] == 0:
                stock[row + KINDS] -= 1

    def add(self, cell: i64, seat: i64, worker_count: i64, queen_count: i64) -> None:
        """Add lice of a seat to a monkey that holds no others."""
        old = self.board[cell]
        self.infest(cell, lice_of(seat, workers(old) + worker_count, queens(old) + queen_count))

    def end(self, winner: i64, reason: i64) -> None:
        self.phase = OVER
        self.winner = winner
        self.reason = reason

    # Comparing positions.

    def turn_key(self) -> i64:
        """IM-36: board, lice and the player to move; the supplies follow from the lice."""
        return mix(self.key ^ (self.active + 1))

    def seen(self) -> i64:
        """How often the position at the start of this turn has been there, this time included."""
        history = self.history
        at: i64 = len(history) - 1
        if at < 0:
            return 0
        key = history[at]
        count: i64 = 0
        while at >= 0:
            if history[at] == key:
                count += 1
            at -= self.seats
        return count

    def remember(self) -> None:
        """Write the position at the start of a turn down."""
        key = self.turn_key()
        self.history = append(self.history, key)
        self.past = mix(self.past ^ key)

    def goal_reached(self, seat: i64) -> i64:
        """IM-35: by which of the three wins the seat has won; 0 when by none."""
        if self.colonies(seat, GORILLA) >= 3:
            return GORILLAS
        kind: i64 = GORILLA + 1
        while kind <= MOST_SPECIES:
            if self.colonies(seat, kind) >= 4:
                return ONE_SPECIES
            kind += 1
        if self.colony_kinds(seat) >= 5:
            return FIVE_SPECIES
        return 0


def monkey_value(kind: int, count: int) -> int:
    """A monkey without lice."""
    return kind << SPECIES_SHIFT | count << 17
