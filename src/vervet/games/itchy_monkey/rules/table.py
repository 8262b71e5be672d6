"""All that lies on the table, and the small changes of which every rule is made.

Each change keeps right the counts that the rules ask for all the time: supplies, monkeys held, colonies, and the key
by which positions are compared (IM-36).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.core.event import EVERYONE
from vervet.core.rng import mix
from vervet.core.state import State
from vervet.games.itchy_monkey.box.board import (
    COLONY,
    EXCHANGE_PRICE,
    GORILLA,
    LICE,
    MOST_SPECIES,
    RESIDENTS,
    SPECIES_SHIFT,
    WITHOUT_NUMBER,
    colonists,
    holders,
    lice_of,
    number,
    owner,
    queens,
    species,
    spies,
    spy_of,
    workers,
)

# The phases of a turn, with the placing before and the end after them (IM-10, IM-15).
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
CLEAN: Final = 6
REASONS: Final = ("", "gorillas", "species", "kinds", "repetition", "rounds", "clean")

# A row of the stock for each seat: its supply, the monkeys it holds, how many species it has colonies on, the colonies
# on each species (1 to 6), and the monkeys with a crowd of its workers: only there can an exchange be possible.
ROW: Final = 12
WORKERS: Final = 0
QUEENS: Final = 1
HELD: Final = 2
SPIES: Final = 3
KINDS: Final = 4
COLONIES: Final = 4
CROWDED: Final = 11

# Words of 32 bits in which the history leaves its traces.
TRACES: Final = 32


class Table(State):
    """The state of a game of Itchy Monkey; the rules are in the files beside this one."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.board: vec[i64] = vec[i64]()
        self.places: vec[i64] = vec[i64]()
        self.stock: vec[i64] = vec[i64]()
        self.history: vec[i64] = vec[i64]()
        self.traces: vec[i64] = vec[i64]()
        self.fresh: bool = True
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
        self.spy_total: i64 = 0
        self.abilities: i64 = 0
        self.crowd: i64 = EXCHANGE_PRICE
        self.size: i64 = 7
        # Colonies that win: on gorillas, on monkeys of one other species, on species (IM-35).
        self.gorillas_needed: i64 = 3
        self.monkeys_needed: i64 = 4
        self.species_needed: i64 = 5

    def witnesses(self, seat: i64, action: i64) -> i64:
        """Nothing is ever hidden: everybody may read every action."""
        return EVERYONE

    def copy_onto(self, other: "Table") -> None:
        """Make another table equal to this one."""
        other.board = self.board[:]
        other.places = self.places[:]
        other.stock = self.stock[:]
        other.history = self.history[:]
        other.traces = self.traces[:]
        other.fresh = self.fresh
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
        other.spy_total = self.spy_total
        other.abilities = self.abilities
        other.crowd = self.crowd
        other.size = self.size
        other.gorillas_needed = self.gorillas_needed
        other.monkeys_needed = self.monkeys_needed
        other.species_needed = self.species_needed

    # Reading.

    def supply(self, seat: i64) -> i64:
        return self.stock[seat * ROW + WORKERS]

    def queen_supply(self, seat: i64) -> i64:
        return self.stock[seat * ROW + QUEENS]

    def spy_supply(self, seat: i64) -> i64:
        return self.stock[seat * ROW + SPIES]

    def held(self, seat: i64) -> i64:
        """On how many monkeys the seat may spawn (IM-20, IM-51)."""
        return self.stock[seat * ROW + HELD]

    def crowded(self, seat: i64) -> i64:
        """On how many monkeys the seat has a crowd of workers."""
        return self.stock[seat * ROW + CROWDED]

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
        """Replace the workers and queens on a monkey; spies stay (IM-54)."""
        old = self.board[cell]
        self.change(cell, (old & ~RESIDENTS) | lice)

    def change(self, cell: i64, new: i64) -> None:
        """Replace the lice on a monkey; supplies, holdings and colonies follow."""
        old = self.board[cell]
        self.write(cell, new)
        if spies(old | new) == 0:
            self.account(old, species(old), -1)
            self.account(new, species(new), 1)
        else:
            self.account_spied(old, species(old), -1)
            self.account_spied(new, species(new), 1)

    def account(self, monkey: i64, kind: i64, sign: i64) -> None:
        """Book the lice of a monkey without spies as they come (1) or go (-1)."""
        master = owner(monkey)
        if master == 0:
            return
        row = (master - 1) * ROW
        stock = self.stock
        stock[row + WORKERS] -= sign * workers(monkey)
        stock[row + QUEENS] -= sign * queens(monkey)
        stock[row + HELD] += sign
        if workers(monkey) >= COLONY:
            self.account_colony(row, kind, sign)
            if workers(monkey) >= self.crowd:
                stock[row + CROWDED] += sign

    def account_spied(self, monkey: i64, kind: i64, sign: i64) -> None:
        """The same where spies may stand, for every seat."""
        stock = self.stock
        master = owner(monkey)
        if master != 0:
            stock[(master - 1) * ROW + WORKERS] -= sign * workers(monkey)
            stock[(master - 1) * ROW + QUEENS] -= sign * queens(monkey)
            if workers(monkey) >= self.crowd:
                stock[(master - 1) * ROW + CROWDED] += sign
        holding = holders(monkey)
        settled = colonists(monkey)
        seat: i64 = 0
        while seat < self.seats:
            row = seat * ROW
            stock[row + SPIES] -= sign * (spies(monkey) >> seat & 1)
            stock[row + HELD] += sign * (holding >> seat & 1)
            if settled >> seat & 1 != 0:
                self.account_colony(row, kind, sign)
            seat += 1

    def account_colony(self, row: i64, kind: i64, sign: i64) -> None:
        stock = self.stock
        before = stock[row + COLONIES + kind]
        stock[row + COLONIES + kind] = before + sign
        if before == 0:
            stock[row + KINDS] += 1
        elif before + sign == 0:
            stock[row + KINDS] -= 1

    def add(self, cell: i64, seat: i64, worker_count: i64, queen_count: i64) -> None:
        """Add workers and queens of a seat to a monkey that holds no others."""
        old = self.board[cell]
        self.infest(cell, lice_of(seat, workers(old) + worker_count, queens(old) + queen_count))

    def add_spy(self, cell: i64, seat: i64) -> None:
        self.change(cell, self.board[cell] | spy_of(seat))

    def remove_spy(self, cell: i64, seat: i64) -> None:
        self.change(cell, self.board[cell] & ~spy_of(seat))

    def clear(self, cell: i64) -> None:
        """Take everything off a monkey."""
        self.change(cell, self.board[cell] & ~i64(LICE))

    def end(self, winner: i64, reason: i64) -> None:
        self.phase = OVER
        self.winner = winner
        self.reason = reason

    # Comparing positions.

    def turn_key(self) -> i64:
        """IM-36: board, lice and the player to move; the supplies follow from the lice."""
        return mix(self.key ^ (self.active + 1))

    def seen(self) -> i64:
        """How often the position at the start of this turn has occurred, this time included."""
        history = self.history
        at: i64 = len(history) - 1
        if at < 0:
            return 0
        if self.fresh:
            return 1
        key = history[at]
        count: i64 = 0
        while at >= 0:
            if history[at] == key:
                count += 1
            at -= self.seats
        return count

    def remember(self) -> None:
        """Write down the position at the start of a turn."""
        self.record(self.turn_key())

    def record(self, key: i64) -> None:
        """Add a key to the history, and see whether its trace was there: without it the position is surely new."""
        self.history = append(self.history, key)
        self.past = mix(self.past ^ key)
        bit = i64(1) << (key & 31)
        word = key >> 5 & 31
        self.fresh = self.traces[word] & bit == 0
        self.traces[word] |= bit

    def goal_reached(self, seat: i64) -> i64:
        """IM-35: by which of the three wins the seat has won; 0 when by none."""
        if self.colonies(seat, GORILLA) >= self.gorillas_needed:
            return GORILLAS
        kind: i64 = GORILLA + 1
        while kind <= MOST_SPECIES:
            if self.colonies(seat, kind) >= self.monkeys_needed:
                return ONE_SPECIES
            kind += 1
        if self.colony_kinds(seat) >= self.species_needed:
            return FIVE_SPECIES
        return 0


def monkey_value(kind: int, count: int) -> int:
    """A monkey without lice."""
    return kind << SPECIES_SHIFT | count << 17
