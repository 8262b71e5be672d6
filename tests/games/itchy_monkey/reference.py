"""Itchy Monkey written a second time, slowly, from the rules text alone: what the engine is compared with.

Plain dictionaries, no packing, no counts kept up to date: everything is looked up on the board whenever it is asked.
It shares nothing with the engine but the notation of actions and of position files.
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from vervet.core.json import Json

Spot = tuple[int, int]  # file and rank, a1 is (0, 0)
STEPS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}


@dataclass
class Monkey:
    """A species and whose workers and queens sit on it."""

    species: str
    owner: int | None = None
    workers: int = 0
    queens: int = 0

    @property
    def power(self) -> int:
        return self.workers + 2 * self.queens

    def put(self, owner: int, workers: int, queens: int = 0) -> None:
        self.owner, self.workers, self.queens = owner, self.workers + workers, self.queens + queens
        if self.workers == self.queens == 0:
            self.clear()

    def clear(self) -> None:
        self.owner, self.workers, self.queens = None, 0, 0

    def text(self) -> str:
        lice = (f"{self.workers}w" if self.workers else "") + (f"{self.queens}q" if self.queens else "")
        return self.species if self.owner is None else f"{self.species}{self.owner}:{lice}"


@dataclass
class Reference:
    """A position, and the rules of IM-10 to IM-36 as questions to it."""

    size: int
    seats: int
    edition: str
    workers: int
    queens: int
    repetitions: int
    rounds: int
    monkeys: dict[Spot, Monkey]
    phase: str = "place"
    active: int = 0
    first: int = 0
    turns: int = 0
    winner: int | None = None
    reason: str = ""
    starts: list[str] = field(default_factory=list)

    # Reading and writing.

    def board(self) -> list[str]:
        spots = [[(file, rank) for file in range(self.size)] for rank in reversed(range(self.size))]
        return [" ".join(self.monkeys[at].text() if at in self.monkeys else "." for at in row) for row in spots]

    def summary(self) -> dict[str, Json]:
        """What must be the same in the engine's position file."""
        return {
            "board": self.board(),
            "phase": self.phase,
            "active": self.active,
            "turn": self.turns,
            "winner": self.winner,
            "reason": self.reason,
        }

    def inside(self, spot: Spot) -> bool:
        return 0 <= spot[0] < self.size and 0 <= spot[1] < self.size

    def mine(self) -> dict[Spot, Monkey]:
        return {at: monkey for at, monkey in self.monkeys.items() if monkey.owner == self.active}

    def bare(self) -> list[Spot]:
        return [at for at, monkey in self.monkeys.items() if monkey.owner is None]

    def supply(self, seat: int) -> tuple[int, int]:
        held = [monkey for monkey in self.monkeys.values() if monkey.owner == seat]
        return self.workers - sum(m.workers for m in held), self.queens - sum(m.queens for m in held)

    # What may be done.

    def legal(self) -> set[str]:
        if self.phase == "over":
            return set()
        if self.phase == "place":
            return {f"place {name(at)}" for at in self.placings()}
        must = {"end"} if self.phase == "after" else self.spawns() if self.phase == "spawn" else self.moves()
        return (must or {"skip"}) | self.exchanges()

    def placings(self) -> list[Spot]:
        """IM-11 with its two fallbacks."""
        held = [at for at in self.monkeys if at not in self.bare()]

        def lined(a: Spot, b: Spot) -> bool:
            return a[0] == b[0] or a[1] == b[1]

        def beside(a: Spot, b: Spot) -> bool:
            apart = sorted((abs(a[0] - b[0]), abs(a[1] - b[1])))
            return apart == [0, 1] or (self.edition == "en" and apart == [1, 1])

        apart = [at for at in self.bare() if not any(beside(at, other) for other in held)]
        best = [at for at in apart if not any(lined(at, other) for other in held)]
        return best or apart or self.bare()

    def exchanges(self) -> set[str]:
        """IM-16."""
        if self.supply(self.active)[1] == 0:
            return set()
        return {f"exchange {name(at)}" for at, monkey in self.mine().items() if monkey.workers >= 6}

    def spawns(self) -> set[str]:
        """IM-20, and IM-21 for who has no lice."""
        if not self.mine():
            return {f"settle {name(at)}" for at in self.bare()}
        if self.supply(self.active)[0] == 0:
            return set()
        return {f"spawn {name(at)}" for at in self.mine()}

    def moves(self) -> set[str]:
        """IM-25 to IM-29."""
        found: set[str] = set()
        for at in self.mine():
            for way in STEPS:
                found |= self.jumps(at, way) | self.bumps(at, way)
        for at, monkey in self.monkeys.items():
            if monkey.owner not in (None, self.active) and monkey.workers >= 5:
                found.add(f"nitpick {name(at)}")
        return found

    def may_enter(self, spot: Spot, power: int) -> bool:
        """IM-28: power is needed only against an opponent."""
        target = self.monkeys[spot]
        return target.owner in (None, self.active) or power >= target.power

    def jumps(self, at: Spot, way: str) -> set[str]:
        to, monkey = along(at, way, 1), self.monkeys[at]
        if to not in self.monkeys:
            return set()
        lice = [("worker", 1)] * (monkey.workers > 0) + [("queen", 2)] * (monkey.queens > 0)
        return {f"jump {name(at)} {way} {louse}" for louse, power in lice if self.may_enter(to, power)}

    def bumps(self, at: Spot, way: str) -> set[str]:
        found: set[str] = set()
        monkey = self.monkeys[at]
        for distance in range(1, self.size):
            stop, ahead = along(at, way, distance), along(at, way, distance + 1)
            if not self.inside(stop) or stop in self.monkeys:
                break
            bump = f"bump {name(at)} {way} {distance}"
            found.add(bump)
            if ahead in self.monkeys:
                for workers in range(monkey.workers + 1):
                    for queens in range(monkey.queens + 1):
                        if workers + queens and self.may_enter(ahead, workers + 2 * queens):
                            found.add(bump + party(workers, queens))
        return found

    # What comes of it.

    def play(self, line: str) -> None:
        kind, *words = line.replace(",", "").split()
        self.done(kind, words)
        self.look_for_win()
        while self.phase not in ("place", "over") and not self.has_choice():
            self.pass_on()

    def done(self, kind: str, words: list[str]) -> None:
        if kind in ("skip", "end"):
            self.pass_on()
            return
        at = spot(words[0])
        monkey = self.monkeys[at]
        if kind == "place":
            monkey.put(self.active, 2, 1)
            self.active = (self.active + 1) % self.seats
            if self.active == self.first:
                self.begin_turn()
        elif kind == "exchange":
            monkey.put(self.active, -6, 1)
        elif kind == "spawn":
            monkey.put(self.active, min(1 + monkey.queens, self.supply(self.active)[0]))
            self.phase = "move"
        elif kind == "settle":
            monkey.put(self.active, 2)
            self.phase = "spawn" if self.edition == "en" else "move"
        else:
            self.move(kind, at, words[1:])
            self.phase = "after"

    def move(self, kind: str, at: Spot, words: list[str]) -> None:
        if kind == "nitpick":
            self.monkeys[at].clear()
        elif kind == "jump":
            way, louse = words
            self.cross(at, along(at, way, 1), int(louse == "worker"), int(louse == "queen"))
        else:
            way, distance, *lice = words
            stop = along(at, way, int(distance))
            self.monkeys[stop] = self.monkeys.pop(at)
            counts = {unit.rstrip("s"): int(number) for number, unit in zip(lice[::2], lice[1::2], strict=True)}
            if counts:
                self.cross(stop, along(stop, way, 1), counts.get("worker", 0), counts.get("queen", 0))

    def cross(self, at: Spot, to: Spot, workers: int, queens: int) -> None:
        """IM-28: join, beat, or fall with the others."""
        target, power = self.monkeys[to], workers + 2 * queens
        self.monkeys[at].put(self.active, -workers, -queens)
        equal = target.owner not in (None, self.active) and power == target.power
        if target.owner != self.active:
            target.clear()
        if not equal:
            target.put(self.active, workers, queens)

    # The course of the game.

    def has_choice(self) -> bool:
        return len(self.legal()) > 1 or not self.legal() & {"skip", "end"}

    def pass_on(self) -> None:
        if self.phase == "after":
            self.end_turn()
        else:
            self.phase = {"spawn": "move", "move": "after"}[self.phase]

    def end_turn(self) -> None:
        self.turns += 1
        if self.turns == self.rounds * self.seats:
            self.phase, self.reason = "over", "rounds"
            return
        self.active = (self.active + 1) % self.seats
        self.begin_turn()

    def begin_turn(self) -> None:
        """IM-36: positions are compared here."""
        self.phase = "spawn"
        self.starts.append(f"{self.board()} {self.active}")
        if self.starts.count(self.starts[-1]) == self.repetitions:
            self.phase, self.reason = "over", "repetition"

    def look_for_win(self) -> None:
        """IM-35."""
        colonies = Counter(monkey.species for monkey in self.mine().values() if monkey.workers >= 3)
        if colonies["G"] >= 3:
            self.reason = "gorillas"
        elif any(count >= 4 for count in colonies.values()):
            self.reason = "species"
        elif len(colonies) >= 5:
            self.reason = "kinds"
        else:
            return
        self.phase, self.winner = "over", self.active


def name(at: Spot) -> str:
    return "abcdefgh"[at[0]] + str(at[1] + 1)


def spot(text: str) -> Spot:
    return "abcdefgh".index(text[0]), int(text[1]) - 1


def along(at: Spot, way: str, distance: int) -> Spot:
    return at[0] + STEPS[way][0] * distance, at[1] + STEPS[way][1] * distance


def party(workers: int, queens: int) -> str:
    """Lice behind the comma of a bump."""
    words = [f"{n} {unit}{'s' * (n > 1)}" for n, unit in ((workers, "worker"), (queens, "queen")) if n]
    return ", " + " ".join(words)


def read(position: Mapping[str, Json]) -> Reference:
    """The reference's own reading of a complete position file at the start of a turn or of the game."""
    facts = dict(position)
    board = facts["board"]
    assert isinstance(board, list)
    monkeys: dict[Spot, Monkey] = {}
    for line, row in enumerate(board):
        for file, token in enumerate(str(row).split()):
            found = re.fullmatch(r"(\w)(?:(\d):(?:(\d+)w)?(?:(\d)q)?)?", token)
            if found:
                owner = None if found[2] is None else int(found[2])
                monkeys[file, len(board) - 1 - line] = Monkey(found[1], owner, int(found[3] or 0), int(found[4] or 0))
    numbers = {key: value for key, value in facts.items() if isinstance(value, int)}
    reference = Reference(
        len(board), numbers["seats"], str(facts["edition"]), numbers["workers"], numbers["queens"],
        numbers["repetitions"], numbers["rounds"], monkeys, str(facts["phase"]),
        numbers["active"], numbers["first"], numbers["turn"],
    )  # fmt: skip
    if reference.phase == "spawn":
        reference.starts.append(f"{reference.board()} {reference.active}")
    return reference
