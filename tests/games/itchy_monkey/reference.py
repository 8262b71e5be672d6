"""Itchy Monkey, written a second time, slowly, from nothing but the rules, for the engine to be compared with.

Plain dictionaries, no packing, no counts kept up to date: everything is looked up on the board whenever it is asked.
It shares nothing with the engine but the notation of actions and of position files.
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from vervet.core.json import Json

from .ground import STEPS, Spot, along, name, spot

SPECIES = {"G": "gorilla", "B": "baboon", "L": "lemur", "C": "capuchin", "H": "howler", "T": "tamarin"}


@dataclass
class Monkey:
    """A species, whose workers and queens sit on it, and whose spies."""

    species: str
    owner: int | None = None
    workers: int = 0
    queens: int = 0
    spies: set[int] = field(default_factory=set)

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
        spies = f"+{''.join(str(seat) for seat in sorted(self.spies))}s" if self.spies else ""
        return self.species + ("" if self.owner is None else f"{self.owner}:{lice}") + spies

    def has_louse_of(self, seat: int) -> bool:
        return self.owner == seat or seat in self.spies

    def is_colony_of(self, seat: int) -> bool:
        """IM-35, and IM-52 where there is a spy."""
        return self.has_louse_of(seat) and self.workers + len(self.spies) >= 3


@dataclass
class Reference:
    """A position, and the rules of IM-10 to IM-57 as questions to it."""

    size: int
    seats: int
    edition: str
    workers: int
    queens: int
    spies: int
    abilities: list[str]
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
        return [at for at, monkey in self.monkeys.items() if monkey.owner is None and not monkey.spies]

    def supply(self, seat: int) -> tuple[int, int, int]:
        held = [monkey for monkey in self.monkeys.values() if monkey.owner == seat]
        spying = sum(seat in monkey.spies for monkey in self.monkeys.values())
        workers, queens = sum(m.workers for m in held), sum(m.queens for m in held)
        return self.workers - workers, self.queens - queens, self.spies - spying

    def can(self, at: Spot) -> set[str]:
        """IM-40 to IM-45: the species whose abilities the monkey has."""
        own = SPECIES[self.monkeys[at].species]
        if own != "tamarin" or own not in self.abilities:
            return {own} & set(self.abilities)
        beside = [along(at, way, 1) for way in STEPS]
        lent = {SPECIES[self.monkeys[spot].species] for spot in beside if spot in self.monkeys}
        return lent & set(self.abilities) - {"tamarin"}

    # What may be done.

    def legal(self) -> set[str]:
        if self.phase == "over":
            return set()
        if self.phase == "place":
            return {f"place {name(at)}" for at in self.placings()}
        if self.phase == "spawn":
            may = self.spawns() | ({"skip"} if not self.owes_spawn() else set())
        else:
            may = {"end"} if self.phase == "after" else self.moves() or {"skip"}
        return may | self.exchanges()

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
        """IM-16, IM-42."""
        if self.supply(self.active)[1] == 0:
            return set()
        return {f"exchange {name(at)}" for at, monkey in self.mine().items() if monkey.workers >= self.price(at)}

    def price(self, at: Spot) -> int:
        return 5 if "baboon" in self.can(at) else 6

    def breeding(self) -> dict[Spot, Monkey]:
        """IM-20, IM-51: where the player may spawn."""

        def breeds(monkey: Monkey) -> bool:
            return monkey.owner == self.active or (monkey.owner is None and self.active in monkey.spies)

        return {at: monkey for at, monkey in self.monkeys.items() if breeds(monkey)}

    def owes_spawn(self) -> bool:
        """A spy is never owed (IM-51)."""
        return self.supply(self.active)[0] > 0 if self.breeding() else bool(self.bare())

    def spawns(self) -> set[str]:
        """IM-20, IM-51, and IM-21 for a player who can spawn nowhere."""
        if not self.breeding():
            return {f"settle {name(at)}" for at in self.bare()}
        workers, _, spies = self.supply(self.active)
        plain = {f"spawn {name(at)}" for at in self.breeding() if workers}
        free = [at for at, monkey in self.breeding().items() if spies and self.active not in monkey.spies]
        return plain | {f"spawn {name(at)}, 1 spy" for at in free}

    def moves(self) -> set[str]:
        """IM-25 to IM-29, IM-53, IM-56."""
        found: set[str] = set()
        for at, monkey in self.monkeys.items():
            if monkey.has_louse_of(self.active):
                for way in STEPS:
                    found |= self.jumps(at, way) | self.bumps(at, way)
            needed = 6 if "howler" in self.can(at) else 5
            opposed = monkey.owner not in (None, self.active) and monkey.workers > 0
            if opposed and monkey.workers + len(monkey.spies) >= needed:
                found.add(f"nitpick {name(at)}")
        return found

    def may_enter(self, spot: Spot, power: int) -> bool:
        """IM-28: power is needed only against an opponent's workers and queens."""
        target = self.monkeys[spot]
        return target.owner in (None, self.active) or power >= target.power

    def may_spy(self, at: Spot, to: Spot) -> bool:
        """IM-55."""
        return self.active in self.monkeys[at].spies and self.active not in self.monkeys[to].spies

    def goal(self, at: Spot, way: str) -> Spot | None:
        """Where a jump leads: to the next space, from a capuchin also across a gap (IM-43)."""
        near, far = along(at, way, 1), along(at, way, 2)
        if near in self.monkeys:
            return near
        return far if far in self.monkeys and "capuchin" in self.can(at) else None

    def jumps(self, at: Spot, way: str) -> set[str]:
        to, monkey = self.goal(at, way), self.monkeys[at]
        if to is None:
            return set()
        lice = ["spy"] if self.may_spy(at, to) else []
        if monkey.owner == self.active:
            lice += ["worker"] if monkey.workers and self.may_enter(to, 1) else []
            lice += ["queen"] if monkey.queens and self.may_enter(to, 2) else []
        return {f"jump {name(at)} {way} {louse}" for louse in lice}

    def bumps(self, at: Spot, way: str) -> set[str]:
        """IM-26, with one leap over a monkey for a lemur (IM-41)."""
        found: set[str] = set()
        leapt = False
        for distance in range(1, self.size):
            stop, beyond = along(at, way, distance), along(at, way, distance + 1)
            if not self.inside(stop):
                break
            if stop in self.monkeys:
                if leapt or "lemur" not in self.can(at) or beyond in self.monkeys:
                    break
                leapt = True
                continue
            bump = f"bump {name(at)} {way} {distance}"
            found |= {bump + party for party in self.parties(at, stop, way, leapt)}
        return found

    def parties(self, at: Spot, stop: Spot, way: str, leapt: bool) -> set[str]:
        """IM-27, IM-40, IM-55: who may go over at the end of a bump, and the push after it."""
        ahead, behind = along(stop, way, 1), along(stop, way, 2)
        if ahead not in self.monkeys:
            return {""}
        monkey = self.monkeys[at]
        workers, queens = (monkey.workers, monkey.queens) if monkey.owner == self.active else (0, 0)
        shoves = "gorilla" in self.can(at) and not leapt and self.inside(behind) and behind not in self.monkeys
        return {
            party(w, q, spy, shove)
            for w in range(workers + 1)
            for q in range(queens + 1)
            for spy in range(1 + self.may_spy(at, ahead))
            for shove in range(1 + shoves)
            if w + q == 0 or self.may_enter(ahead, w + 2 * q)
        }

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
            monkey.put(self.active, -self.price(at), 1)
        elif kind == "spawn":
            spy = len(words) > 1
            born = min(1 + monkey.queens - spy, self.supply(self.active)[0])
            if born:
                monkey.put(self.active, born)
            monkey.spies |= {self.active} if spy else set()
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
            self.monkeys[at].spies.clear()
        elif kind == "jump":
            way, louse = words
            to = self.goal(at, way)
            assert to is not None
            self.cross(at, to, int(louse == "worker"), int(louse == "queen"), louse == "spy")
        else:
            way, distance, *more = words
            stop = along(at, way, int(distance))
            self.monkeys[stop] = self.monkeys.pop(at)
            counts = {unit.rstrip("s"): int(number) for number, unit in zip(more[::2], more[1::2], strict=True)}
            ahead = along(stop, way, 1)
            if ahead in self.monkeys:
                self.cross(stop, ahead, counts.get("worker", 0), counts.get("queen", 0), "spy" in counts)
            if "shove" in counts:
                self.monkeys[along(ahead, way, 1)] = self.monkeys.pop(ahead)

    def cross(self, at: Spot, to: Spot, workers: int, queens: int, spy: bool) -> None:
        """IM-28: join, beat, or fall with the others; spies stay where they are and go where they like (IM-54)."""
        target, power = self.monkeys[to], workers + 2 * queens
        if spy:
            self.monkeys[at].spies.remove(self.active)
            target.spies.add(self.active)
        if power == 0:
            return
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
        """IM-35; with spies in anybody's turn, the active player first (IM-57)."""
        for turn in range(self.seats if self.spies else 1):
            seat = (self.active + turn) % self.seats
            colonies = Counter(m.species for m in self.monkeys.values() if m.is_colony_of(seat))
            reason = "kinds" if len(colonies) >= 5 else ""
            if any(count >= 4 for species, count in colonies.items() if species != "G"):
                reason = "species"
            if colonies["G"] >= 3:
                reason = "gorillas"
            if reason:
                self.phase, self.winner, self.reason = "over", seat, reason
                return


def party(workers: int, queens: int, spy: int, shove: int) -> str:
    """What comes after the comma of a bump."""
    counts = ((workers, "worker"), (queens, "queen"), (spy, "spy"), (shove, "shove"))
    words = [f"{n} {unit}{'s' * (n > 1)}" for n, unit in counts if n]
    return ", " + " ".join(words) if words else ""


def read(position: Mapping[str, Json]) -> Reference:
    """The reference's own reading of a complete position file at the start of a turn or of the game."""
    facts = dict(position)
    board, abilities = facts["board"], facts["abilities"]
    assert isinstance(board, list) and isinstance(abilities, list)
    monkeys: dict[Spot, Monkey] = {}
    for line, row in enumerate(board):
        for file, token in enumerate(str(row).split()):
            found = re.fullmatch(r"(\w)(?:(\d):(?:(\d+)w)?(?:(\d)q)?)?(?:\+(\d+)s)?", token)
            if found:
                owner = None if found[2] is None else int(found[2])
                lice = int(found[3] or 0), int(found[4] or 0), {int(seat) for seat in found[5] or ""}
                monkeys[file, len(board) - 1 - line] = Monkey(found[1], owner, *lice)
    numbers = {key: value for key, value in facts.items() if isinstance(value, int)}
    reference = Reference(
        len(board), numbers["seats"], str(facts["edition"]), numbers["workers"], numbers["queens"], numbers["spies"],
        [str(ability) for ability in abilities], numbers["repetitions"], numbers["rounds"], monkeys,
        str(facts["phase"]), numbers["active"], numbers["first"], numbers["turn"],
    )  # fmt: skip
    if reference.phase == "spawn":
        reference.starts.append(f"{reference.board()} {reference.active}")
    return reference
