"""Many promised matches, whole and with an alteration, shown to both verifiers; what they found, counted by place."""

import json
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tests.proofs.alterations import PLACES, SERVERS_WORD, altered, every_byte
from tests.proofs.played import numbered, played, setups
from tests.proofs.verifiers import FAULT, PROVEN, Finding, by_python, by_typescript
from vervet.core.rng import Random
from vervet.core.seal import seal_of
from vervet.core.strict import StrictError, strict_json

# The place of a log that nobody altered.
UNALTERED = ""
# The place of every byte of a short log in turn.
EVERY_BYTE = "every byte"
SHORT = 10
# So many matches go to Node at once.
BATCH = 50


@dataclass(frozen=True)
class Case:
    """A text of a log, the match it is of, what was altered, and what Python found; `forged` where whoever altered it
    made a seal that fits again."""

    number: int
    place: str
    text: str
    python: Finding
    forged: bool = False

    def wrong(self, finding: Finding) -> bool:
        """A whole log must be proven, an altered one must not pass: to say that it carries no proof is to pass it."""
        return finding[0] != (PROVEN if self.place == UNALTERED else FAULT)

    def mistakes(self, typescript: Finding) -> Iterator[str]:
        """What a verifier got wrong. Under a forged seal it takes the rules to find everything."""
        place = (self.place or "unaltered") + (", sealed again" if self.forged else "")
        if self.wrong(self.python):
            yield f"match {self.number}, {place}: Python says {' '.join(self.python)}"
        if self.wrong(typescript) and not self.forged:
            yield f"match {self.number}, {place}: TypeScript says {' '.join(typescript)}"


@dataclass
class Count:
    """How many there were, and in how many each verifier was right."""

    cases: int = 0
    python: int = 0
    typescript: int = 0

    def add(self, case: Case, typescript: Finding) -> None:
        self.cases += 1
        self.python += not case.wrong(case.python)
        self.typescript += not case.wrong(typescript)


@dataclass
class Result:
    """What came of it, by place; `mistakes` has those that a verifier got wrong."""

    games: dict[str, int] = field(default_factory=dict)
    entries: int = 0
    undos: int = 0
    departures: int = 0
    played_on: int = 0
    draws: int = 0
    numbers: int = 0
    whole: Count = field(default_factory=Count)
    bytes: Count = field(default_factory=Count)
    places: dict[str, Count] = field(default_factory=dict)
    forged: dict[str, Count] = field(default_factory=dict)
    mistakes: list[str] = field(default_factory=list)

    def add(self, case: Case, typescript: Finding) -> None:
        if case.place == UNALTERED:
            self.whole.add(case, typescript)
            self.add_log(json.loads(case.text))
        elif case.place == EVERY_BYTE:
            self.bytes.add(case, typescript)
        else:
            counts = self.forged if case.forged else self.places
            counts.setdefault(case.place, Count()).add(case, typescript)
        self.mistakes += case.mistakes(typescript)

    def add_log(self, log: dict[str, object]) -> None:
        name, lines, draws, left = str(log["game"]), log["actions"], log["draws"], log.get("departures", [])
        assert isinstance(lines, list) and isinstance(draws, list) and isinstance(left, list)
        self.games[name] = self.games.get(name, 0) + 1
        self.entries += len(lines)
        self.undos += sum(line.endswith(" undo") for line in lines)
        self.departures += len(left)
        self.played_on += "start" in log
        self.draws += len(draws)
        self.numbers += sum(len(draw["numbers"]) for draw in draws)


def cases_of(number: int, alterations: int) -> list[Case]:
    """A match and some alterations of its log: the places take turns from match to match."""
    log = json.loads(json.dumps(numbered(number).log()))
    whole = json.dumps(log, separators=(",", ":"))
    cases = [Case(number, UNALTERED, whole, by_python(whole))]
    rng, names = Random(number), list(PLACES)
    # Begun one further on each time: never at the same few places, whatever their number.
    at = number * (alterations + 1)
    for _ in names:
        if len(cases) > alterations:
            break
        place = names[at % len(names)]
        text = altered(log, PLACES[place], rng)
        if text is not None:
            cases.append(Case(number, place, text, by_python(text)))
        at += 1
    return cases + [Case(each.number, each.place, text, by_python(text), True) for each, text in forged(cases)]


def byte_cases(number: int) -> list[Case]:
    """The log of a match that has just begun, with every byte changed in turn."""
    chosen = setups()
    text = json.dumps(played(*chosen[number % len(chosen)], number, SHORT).log(), separators=(",", ":"))
    return [Case(number, EVERY_BYTE, other, by_python(other)) for other in every_byte(text, Random(number))]


def forged(cases: list[Case]) -> Iterator[tuple[Case, str]]:
    """The altered logs that still have all that a seal is made of, sealed again; not those that only a seal tells."""
    for case in cases:
        text = None if case.place in SERVERS_WORD else sealed_again(case.text)
        if text is not None and text != cases[0].text:
            yield case, text


def sealed_again(text: str) -> str | None:
    try:
        log = strict_json(text)
        assert isinstance(log, dict)
        deal = log["deal"]
        assert isinstance(deal, dict) and "seal" in log
        secret = bytes.fromhex(str(deal["secret"]))
    except (StrictError, AssertionError, KeyError, ValueError):
        return None
    return json.dumps({**log, "seal": seal_of(log, secret)}, separators=(",", ":"))


def total(counts: dict[str, Count]) -> Count:
    """All places together."""
    every = counts.values()
    return Count(
        sum(count.cases for count in every),
        sum(count.python for count in every),
        sum(count.typescript for count in every),
    )


def run(numbers: Sequence[int], alterations: int, jobs: int) -> Iterator[tuple[int, Result]]:
    """Try matches by their numbers, with so many alterations each; tells how far it is after every batch."""
    result, done = Result(), 0
    batches = [numbers[start : start + BATCH] for start in range(0, len(numbers), BATCH)]
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(jobs) as workers:
        ahead = [workers.map(cases_of, batch, [alterations] * len(batch)) for batch in batches[:1]]
        for index, batch in enumerate(batches):
            cases = [case for few in ahead.pop() for case in few]
            # While Node looks at these, the next ones are played.
            ahead += [workers.map(cases_of, each, [alterations] * len(each)) for each in batches[index + 1 : index + 2]]
            judge(cases, Path(folder), result)
            done += len(batch)
            yield done, result
        for few in workers.map(byte_cases, first_of_each()):
            judge(few, Path(folder), result)
        yield done, result


def first_of_each() -> list[int]:
    """The first setup of each game."""
    names = [game.name for game, _ in setups()]
    return [names.index(name) for name in dict.fromkeys(names)]


def judge(cases: list[Case], folder: Path, result: Result) -> None:
    """Let TypeScript look at the same cases."""
    findings = by_typescript([case.text for case in cases], folder)
    for case, typescript in zip(cases, findings, strict=True):
        result.add(case, typescript)
