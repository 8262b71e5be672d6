"""Clan mode, written a second time, slowly, from nothing but IM-60 to IM-67, for the engine to be compared with.

It shares nothing with the engine but the notation of actions and of position files.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from vervet.core.json import Json

from .ground import STEPS, Spot, along, name, spot

LETTERS = {"baboon": "B", "lemur": "L", "capuchin": "C", "howler": "H", "tamarin": "T"}


@dataclass(eq=False)
class ClanMonkey:
    """A species, lice that belong to nobody, and whether it has broken out in this turn."""

    species: str
    workers: int = 0
    queens: int = 0
    marked: bool = False

    @property
    def lice(self) -> int:
        return self.workers + self.queens

    @property
    def power(self) -> int:
        return self.workers + 2 * self.queens

    def receive(self, workers: int, queens: int = 0) -> None:
        """IM-62."""
        self.workers += workers
        self.queens += queens
        while self.workers >= 6:
            self.workers -= 6
            self.queens += 1
        if self.queens >= 2:
            self.workers = self.queens = 0

    def text(self) -> str:
        lice = (f"{self.workers}w" if self.workers else "") + (f"{self.queens}q" if self.queens else "")
        return f"{self.species}:{lice}" if lice else self.species


@dataclass
class ClanReference:
    """A position, and the rules of Clan mode as questions to it."""

    size: int
    repetitions: int
    rounds: int
    monkeys: dict[Spot, ClanMonkey]
    picks: list[str | None]
    moved: ClanMonkey | None
    safe: list[str]
    phase: str
    active: int
    first: int
    turns: int
    winner: int | None = None
    reason: str = ""
    starts: list[str] = field(default_factory=list)

    # Reading.

    def board(self) -> list[str]:
        spots = [[(file, rank) for file in range(self.size)] for rank in reversed(range(self.size))]
        return [" ".join(self.monkeys[at].text() if at in self.monkeys else "." for at in row) for row in spots]

    def moved_space(self) -> str | None:
        return next((name(at) for at, monkey in self.monkeys.items() if monkey is self.moved), None)

    def summary(self) -> dict[str, Json]:
        """What must be the same in the engine's position file; lists without an order are sorted."""
        return {
            "board": self.board(),
            "phase": self.phase,
            "active": self.active,
            "turn": self.turns,
            "picks": list(self.picks),
            "moved": self.moved_space(),
            "broken_out": sorted(name(at) for at, monkey in self.monkeys.items() if monkey.marked),
            "safe": sorted(self.safe),
            "winner": self.winner,
            "reason": self.reason,
        }

    def inside(self, at: Spot) -> bool:
        return 0 <= at[0] < self.size and 0 <= at[1] < self.size

    def is_of(self, monkey: ClanMonkey, seat: int) -> bool:
        picked = self.picks[seat]
        return picked is not None and monkey.species == LETTERS[picked]

    # What may be done.

    def legal(self) -> set[str]:
        if self.phase == "over":
            return set()
        if self.phase == "pick":
            standing = {monkey.species for monkey in self.monkeys.values()}
            return {f"pick {word}" for word, letter in LETTERS.items() if letter in standing and word not in self.picks}
        if self.phase == "spawn":
            return {f"spawn {name(at)}" for at, monkey in self.monkeys.items() if monkey.lice} or {"skip"}
        return set(self.moves()) or {"skip"}

    def moves(self) -> Iterator[str]:
        """IM-64, IM-65."""
        for at, monkey in self.monkeys.items():
            if not self.is_of(monkey, 1 - self.active) and monkey is not self.moved:
                for way in STEPS:
                    yield from self.slides(at, monkey, way)

    def slides(self, at: Spot, monkey: ClanMonkey, way: str) -> Iterator[str]:
        distance = 0
        while self.inside(ahead := along(at, way, distance + 1)) and ahead not in self.monkeys:
            distance += 1
            yield f"bump {name(at)} {way} {distance}"
        if not self.inside(ahead):
            if not monkey.lice:
                yield f"leave {name(at)} {way}"
        elif distance and monkey.lice and self.monkeys[ahead].power <= monkey.power:
            counts = ((monkey.workers, "worker"), (monkey.queens, "queen"))
            party = " ".join(f"{n} {unit}{'s' * (n > 1)}" for n, unit in counts if n)
            yield f"bump {name(at)} {way} {distance}, {party}"

    # What comes of it.

    def play(self, line: str) -> None:
        kind, *words = line.replace(",", "").split()
        if kind == "pick":
            self.pick(words[0])
            return
        if kind == "skip":
            self.moved = None if self.phase == "move" else self.moved
        elif kind == "spawn":
            monkey = self.monkeys[spot(words[0])]
            monkey.receive(1 + monkey.queens)
        elif kind == "leave":
            self.safe.append(f"{self.monkeys.pop(spot(words[0])).species}{self.active}")
            self.moved = None
        else:
            self.bump(spot(words[0]), words[1], int(words[2]), goes=len(words) > 3)
        self.end_phase()

    def pick(self, word: str) -> None:
        """IM-60."""
        self.picks[self.active] = word
        if self.active == self.first:
            self.begin_turn()
        else:
            self.active = self.first

    def bump(self, at: Spot, way: str, distance: int, goes: bool) -> None:
        self.moved = self.monkeys.pop(at)
        stop = along(at, way, distance)
        self.monkeys[stop] = self.moved
        if goes:
            workers, queens = self.moved.workers, self.moved.queens
            self.moved.workers = self.moved.queens = 0
            self.monkeys[along(stop, way, 1)].receive(workers, queens)

    def end_phase(self) -> None:
        """IM-66, IM-67, and on to the next phase."""
        self.break_out()
        clean = [seat for seat in (self.active, 1 - self.active) if self.is_clean(seat)]
        if clean:
            self.phase, self.winner, self.reason = "over", clean[0], "clean"
        elif self.phase == "spawn":
            self.phase = "move"
            if self.legal() == {"skip"}:
                self.play("skip")
        else:
            self.end_turn()

    def is_clean(self, seat: int) -> bool:
        return not any(monkey.lice for monkey in self.monkeys.values() if self.is_of(monkey, seat))

    def break_out(self) -> None:
        """IM-66: the fives in a line, the upper left one first."""
        reading = sorted(self.monkeys, key=lambda at: (-at[1], at[0]))
        line = [at for at in reading if self.monkeys[at].workers == 5]
        while line:
            at = line.pop(0)
            monkey = self.monkeys[at]
            beside = [along(at, way, 1) for way in STEPS if along(at, way, 1) in self.monkeys]
            if monkey.workers != 5 or monkey.marked or not beside:
                continue
            monkey.marked = True
            monkey.workers -= len(beside)
            for to in beside:
                self.monkeys[to].receive(1)
            line += [to for to in beside if self.monkeys[to].workers == 5]

    # The course of the game.

    def end_turn(self) -> None:
        self.turns += 1
        for monkey in self.monkeys.values():
            monkey.marked = False
        if self.turns == self.rounds * 2:
            self.phase, self.reason = "over", "rounds"
            return
        self.active = 1 - self.active
        self.begin_turn()

    def begin_turn(self) -> None:
        """IM-36, where the monkey just moved is part of the position."""
        self.phase = "spawn"
        self.starts.append(f"{self.board()} {self.active} {self.moved_space()}")
        if self.starts.count(self.starts[-1]) == self.repetitions:
            self.phase, self.reason = "over", "repetition"


def read_clan(position: Mapping[str, Json]) -> ClanReference:
    """The reference's own reading of a complete position file."""
    board, picks, safe, marked = (position[key] for key in ("board", "picks", "safe", "broken_out"))
    assert isinstance(board, list) and isinstance(picks, list) and isinstance(safe, list) and isinstance(marked, list)
    monkeys: dict[Spot, ClanMonkey] = {}
    for line, row in enumerate(board):
        for file, token in enumerate(str(row).split()):
            if found := re.fullmatch(r"(\w)(?::(?:(\d)w)?(?:(\d)q)?)?", token):
                monkey = ClanMonkey(found[1], int(found[2] or 0), int(found[3] or 0))
                monkeys[file, len(board) - 1 - line] = monkey
    for cell in marked:
        monkeys[spot(str(cell))].marked = True
    moved = position["moved"]
    numbers = {key: value for key, value in position.items() if isinstance(value, int)}
    reference = ClanReference(
        len(board), numbers["repetitions"], numbers["rounds"], monkeys,
        [None if pick is None else str(pick) for pick in picks],
        monkeys[spot(moved)] if isinstance(moved, str) else None, [str(text) for text in safe],
        str(position["phase"]), numbers["active"], numbers["first"], numbers["turn"],
    )  # fmt: skip
    if reference.phase == "spawn":
        reference.starts.append(f"{reference.board()} {reference.active} {reference.moved_space()}")
    return reference
