"""What a network sees of Itchy Monkey: each monkey with its lice as one row, and a few words about the rest.

It is seen from a seat: `whose` 1 is that seat, 2 the next one, 0 nobody. Options are rows like all others, so that one
network can learn several setups.
"""

from typing import Final

from mypy_extensions import i64

from vervet.core.action import KIND_MASK
from vervet.core.encoder import beyond
from vervet.core.features import Features, FeatureTable
from vervet.core.state import State
from vervet.games.itchy_monkey.actions import (
    BUMP,
    END,
    JUMP,
    SKIP,
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
    BABOON,
    CAPUCHIN,
    EMPTY,
    HOWLER,
    LEMUR,
    MOST_SPECIES,
    SPECIES,
    STRIDE,
    owner,
    queens,
    species,
    spies,
    step,
    workers,
)
from vervet.games.itchy_monkey.rules.table import Table

SEATS: Final = 4
WHOSE: Final = SEATS + 1
KINDS: Final = MOST_SPECIES + 1
SIDE: Final = 8
SPACES: Final = SIDE * SIDE
# More workers than this on one monkey are as good as this many.
MANY: Final = 10
WORKERS: Final = MANY + 1
QUEENS: Final = 4
LICE: Final = WORKERS * QUEENS
SUPPLY: Final = 32
TURNS: Final = 16
TURNS_IN_ONE: Final = 8
SEEN: Final = 4
COLONIES: Final = 6
WAYS: Final = 4
ACTION_KINDS: Final = 9
PARTY: Final = 6
PHASE_COUNT: Final = 5

_whose = ("whose", WHOSE)
_species = ("species", KINDS)
_space = ("space", SPACES)
_seat = ("seat", SEATS)
_lice = [("workers", WORKERS), ("queens", QUEENS)]


class ItchyFeatures(Features):
    """The game as it is played by two to four, in both editions, with or without spies and abilities."""

    def __init__(self) -> None:
        super().__init__("itchy-monkey")
        self.start = self.table("always", [], "on in every state")
        self.monkey = self.table(
            "monkey",
            [_whose, _species, _space, *_lice],
            "each monkey on the board, and what sits on it",
            [
                ("whose", "species", "space"),
                ("whose", "species", "workers", "queens"),
                ("whose", "space", "workers", "queens"),
            ],
        )
        self.spy = self.table("spy", [_seat, _species, _space], "a monkey with a spy of a seat")
        self.phase = self.table("phase", [("edition", 2), ("phase", PHASE_COUNT)], "the phase of the turn")
        self.lasting = self.table("turn", [("eighth", TURNS)], "how long the game has lasted, by eight turns")
        self.seen_before = self.table("seen", [("times", SEEN)], "how often this position has come")
        self.workers = self.table("workers left", [_seat, ("count", SUPPLY)], "the workers in a supply")
        self.queens = self.table("queens left", [_seat, ("count", QUEENS)], "the queens in a supply")
        self.spies = self.table("spies left", [_seat, ("count", QUEENS)], "the spies in a supply, if there are any")
        self.colony = self.table(
            "colonies", [_seat, _species, ("count", COLONIES)], "the colonies of a seat on a species, if it has any"
        )
        self.kinds = self.table("kinds", [_seat, ("count", KINDS)], "on how many species a seat has colonies, if any")
        self.acting = self.table("acting", [_seat], "whose turn it is, unless it is the viewer's own")
        self.players = self.table("players", [_seat], "how many play, less one")
        self.ability = self.table("ability", [_species], "a species whose monkeys are flipped")
        self.what = self.action_table(
            "what", [("kind", ACTION_KINDS), ("way", WAYS), _space], "the kind of action, which way, and from where"
        )
        self.here = self.action_table(
            "here", [("kind", ACTION_KINDS), _whose, *_lice], "what sits on the monkey that acts or is acted upon"
        )
        self.there = self.action_table(
            "there", [_whose, _species, *_lice], "what sits on the monkey that lice go over to"
        )
        self.crossing = self.action_table(
            "party",
            [("workers", WORKERS), ("queens", QUEENS), ("stay", PARTY), ("spy", 2), ("shove", 2)],
            "who goes over, and how many workers stay behind",
        )
        self.goal = self.action_table("goal", [_species, _space], "the monkey that acts, and the space where it ends")

    def setup(self, state: State) -> list[str]:
        """Players, edition, spies, the flipped species, and what is in the box."""
        assert isinstance(state, Table)
        counts = [0 for _ in range(KINDS)]
        for index in range(len(state.places)):
            counts[species(state.board[state.places[index]])] += 1
        words = [
            f"players {state.seats}",
            f"edition {'en' if state.english else 'fr'}",
            f"spies {state.spy_total}",
            f"side {state.size}",
            f"lice {state.worker_total} {state.queen_total}",
        ]
        if state.gorillas_needed != 3 or state.monkeys_needed != 4 or state.species_needed != 5:
            words.append(f"goals {state.gorillas_needed} {state.monkeys_needed} {state.species_needed}")
        words += [f"{count} x {SPECIES[kind]}" for kind, count in enumerate(counts) if count]
        return words + [f"ability {SPECIES[kind]}" for kind in range(1, KINDS) if state.abilities >> kind & 1]

    def symmetries(self, state: State) -> list[dict[str, list[int]]]:
        """The printed boards stay as they are in half a turn if some species change places."""
        assert isinstance(state, Table)
        turned = [half_turn(space, int(state.size)) for space in range(SPACES)]
        swapped = list(range(KINDS))
        for one, other in ((BABOON, CAPUCHIN), (LEMUR, HOWLER)):
            swapped[one], swapped[other] = other, one
        here = {space_number(cell): int(species(state.board[cell])) for cell in list(state.places)}
        if state.abilities != 0 or any(here.get(turned[space]) != swapped[kind] for space, kind in here.items()):
            return []
        return [{"space": turned, "species": swapped, "way": [2, 3, 0, 1]}]

    def turn(self, table: FeatureTable, values: dict[str, int], symmetry: dict[str, list[int]]) -> dict[str, int]:
        """Only bumps and jumps have a direction, and skipping and ending have no place either."""
        new = super().turn(table, values, symmetry)
        if table.name == "what" and values["kind"] not in (BUMP, JUMP):
            new["way"] = values["way"]
            if values["kind"] in (SKIP, END):
                new["space"] = values["space"]
        return new

    def write(self, state: State, seat: i64) -> None:
        assert isinstance(state, Table)
        self.put(self.start)
        self.write_monkeys(state, seat)
        self.put(self.phase + (PHASE_COUNT if state.english else 0) + state.phase)
        self.put(self.lasting + min(state.turn // TURNS_IN_ONE, TURNS - 1))
        self.put(self.seen_before + min(state.seen(), SEEN - 1))
        ahead: i64 = 0
        while ahead < state.seats:
            self.write_player(state, (seat + ahead) % state.seats, ahead)
            ahead += 1
        if state.active != seat:
            self.put(self.acting + beyond(seat, state.active, state.seats))
        self.put(self.players + state.seats - 1)
        if state.abilities != 0:
            kind: i64 = 1
            while kind < KINDS:
                if state.abilities >> kind & 1 != 0:
                    self.put(self.ability + kind)
                kind += 1

    def write_monkeys(self, table: Table, seat: i64) -> None:
        board = table.board
        places = table.places
        rows = self.rows
        at = self.count
        seats = table.seats
        index: i64 = 0
        while index < len(places):
            cell = places[index]
            monkey = board[cell]
            master = owner(monkey)
            whose: i64 = 0
            if master != 0:
                whose = master - seat
                if whose <= 0:
                    whose += seats
            row = (whose * KINDS + species(monkey)) * SPACES + space_number(cell)
            rows[at] = self.monkey + row * LICE + min(workers(monkey), MANY) * QUEENS + queens(monkey)
            at += 1
            index += 1
        self.count = at
        if table.spy_total > 0:
            self.write_spies(table, seat)

    def write_spies(self, table: Table, seat: i64) -> None:
        index: i64 = 0
        while index < len(table.places):
            cell = table.places[index]
            monkey = table.board[cell]
            ahead: i64 = 0
            while ahead < table.seats:
                if spies(monkey) >> (seat + ahead) % table.seats & 1 != 0:
                    self.put(self.spy + (ahead * KINDS + species(monkey)) * SPACES + space_number(cell))
                ahead += 1
            index += 1

    def write_player(self, table: Table, seat: i64, ahead: i64) -> None:
        self.put(self.workers + ahead * SUPPLY + table.supply(seat))
        self.put(self.queens + ahead * QUEENS + table.queen_supply(seat))
        if table.spy_total > 0:
            self.put(self.spies + ahead * QUEENS + table.spy_supply(seat))
        if table.colony_kinds(seat) == 0:
            return
        self.put(self.kinds + ahead * KINDS + table.colony_kinds(seat))
        kind: i64 = 1
        while kind < KINDS:
            count = table.colonies(seat, kind)
            if count > 0:
                self.put(self.colony + (ahead * KINDS + kind) * COLONIES + min(count, COLONIES - 1))
            kind += 1

    def write_action(self, state: State, seat: i64, action: i64) -> None:
        assert isinstance(state, Table)
        kind = action & KIND_MASK
        if kind in (SKIP, END):
            self.put_action(self.what + kind * WAYS * SPACES)
            return
        cell = cell_of(action)
        monkey = state.board[cell]
        moving = kind in (BUMP, JUMP)
        way: i64 = way_of(action) if moving else 0
        self.put_action(self.what + (kind * WAYS + way) * SPACES + space_number(cell))
        self.put_action(self.here + (kind * WHOSE + whose_of(monkey, seat, state.seats)) * LICE + lice_on(monkey))
        if moving:
            self.write_way(state, seat, action, monkey)
        elif spies_of(action) != 0:
            self.put_action(self.crossing + 2)

    def write_way(self, table: Table, seat: i64, action: i64, monkey: i64) -> None:
        """Where a bump or a jump ends, and who goes over to whom there."""
        board = table.board
        stride = step(way_of(action))
        cell = cell_of(action)
        worker_count = workers_of(action)
        queen_count = queens_of(action)
        spy = spies_of(action)
        if action & KIND_MASK == JUMP:
            worker_count = 1 if louse_of(action) == 0 else 0
            queen_count = 1 if louse_of(action) == 1 else 0
            spy = 1 if louse_of(action) == 2 else 0
            target = board[cell + stride]
            if target == EMPTY:
                target = board[cell + 2 * stride]
        else:
            cell += distance_of(action) * stride
            target = board[cell + stride]
        self.put_action(self.goal + species(monkey) * SPACES + space_number(cell))
        if worker_count + queen_count + spy == 0 and not shoves(action):
            return
        row = min(worker_count, MANY) * QUEENS + queen_count
        row = row * PARTY + min(max(workers(monkey) - worker_count, 0), PARTY - 1)
        self.put_action(self.crossing + row * 4 + spy * 2 + (1 if shoves(action) else 0))
        there = whose_of(target, seat, table.seats) * KINDS + species(target)
        self.put_action(self.there + there * LICE + lice_on(target))


def space_number(cell: i64) -> i64:
    """A space counted from 0 at a1, eight to a row, however large the board is."""
    return (cell // STRIDE - 1) * SIDE + cell % STRIDE - 1


def half_turn(space: int, size: int) -> int:
    rank, file = divmod(space, SIDE)
    return (size - 1 - rank) * SIDE + size - 1 - file if rank < size and file < size else space


def whose_of(monkey: i64, seat: i64, seats: i64) -> i64:
    """0 for nobody's, 1 for the seat's own, 2 for the next one's and so on."""
    return 1 + beyond(seat, owner(monkey) - 1, seats)


def lice_on(monkey: i64) -> i64:
    return min(workers(monkey), MANY) * QUEENS + queens(monkey)
