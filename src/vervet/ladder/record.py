"""What has been measured, as one JSON file: a run that was interrupted goes on from there."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from vervet.core.game import Game
from vervet.core.json import Json
from vervet.lab.intervals import Interval, wilson
from vervet.ladder.endgames import Marks, marks_from
from vervet.ladder.step import DRAW, LOSS, MISSING, WIN, Pace, Span, Step, steps_of


class RecordError(ValueError):
    """A file that is not the record of a ladder; the message says what was expected."""


@dataclass
class StepRecord:
    """The games of a step by number, one character each, and how long the bots thought."""

    step: Step
    results: str = ""
    lower: Pace = field(default_factory=Pace)
    upper: Pace = field(default_factory=Pace)

    @property
    def games(self) -> int:
        return len(self.results) - self.results.count(MISSING)

    @property
    def wins(self) -> float:
        """A draw counts as half a win."""
        return self.results.count(WIN) + self.results.count(DRAW) / 2

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.wins, self.games)

    def add(self, span: Span) -> None:
        end = span.first + len(span.results)
        padded = self.results.ljust(end, MISSING)
        self.results = padded[: span.first] + span.results + padded[end:]
        self.lower.add(span.lower)
        self.upper.add(span.upper)

    def to_json(self) -> dict[str, Json]:
        return {
            "lower": self.step.lower,
            "upper": self.step.upper,
            "results": self.results,
            "lower-pace": [self.lower.decisions, round(self.lower.seconds, 3), round(self.lower.longest, 4)],
            "upper-pace": [self.upper.decisions, round(self.upper.seconds, 3), round(self.upper.longest, 4)],
        }


@dataclass
class Ladder:
    """The steps of a game, from the bottom up; `made` says when and on what they were played."""

    game: Game
    seed: int
    rules: int
    made: str
    steps: list[StepRecord]
    # What the bots make of endgames whose truth is known, where somebody has asked them.
    marks: Marks | None = None

    @property
    def bots(self) -> tuple[str, ...]:
        return self.game.bots

    def pace_of(self, bot: str) -> Pace:
        """All that a bot thought, in both of its steps."""
        pace = Pace()
        for record in self.steps:
            if record.step.lower == bot:
                pace.add(record.lower)
            if record.step.upper == bot:
                pace.add(record.upper)
        return pace

    def to_json(self) -> dict[str, Json]:
        steps: list[Json] = [record.to_json() for record in self.steps]
        found: dict[str, Json] = {"rules": self.rules, "seed": self.seed, "made": self.made, "steps": steps}
        return found if self.marks is None else {**found, "endgames": self.marks.to_json()}


def new_ladder(game: Game, seed: int, made: str) -> Ladder:
    return Ladder(game, seed, game.version, made, [StepRecord(step) for step in steps_of(game, seed)])


def read_file(path: Path) -> dict[str, Json]:
    """The records of all games by name; an empty one where there is no file."""
    if not path.exists():
        return {}
    try:
        document = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise RecordError(f"{path}: expected a record of ladders in JSON: {error}") from None
    if not isinstance(document, dict):
        raise RecordError(f"{path}: expected an object with a ladder for each game")
    return document


def write_file(path: Path, ladder: Ladder) -> None:
    """Put a ladder into the file beside those of other games, wholly or not at all."""
    document = {**read_file(path), ladder.game.name: ladder.to_json()}
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(dict(sorted(document.items())), indent=1) + "\n", "utf-8")
    fresh.replace(path)


def ladder_from(game: Game, document: Json) -> Ladder:
    """The ladder of a file; steps between bots that the game no longer offers are left out."""
    if not isinstance(document, Mapping):
        raise RecordError(f"{game.name}: expected an object")
    seed, rules, kept = document.get("seed"), document.get("rules"), document.get("steps")
    if not isinstance(seed, int) or not isinstance(rules, int) or not isinstance(kept, list):
        raise RecordError(f"{game.name}: expected seed, rules and steps")
    ladder = new_ladder(game, seed, str(document.get("made", "")))
    ladder.rules = rules
    ladder.marks = marks_from(document.get("endgames"))
    for record in ladder.steps:
        for found in kept:
            if isinstance(found, Mapping) and (found.get("lower"), found.get("upper")) == names(record.step):
                fill(record, found)
    return ladder


def names(step: Step) -> tuple[str, str]:
    return step.lower, step.upper


def fill(record: StepRecord, found: Mapping[str, Json]) -> None:
    results = found.get("results")
    if not isinstance(results, str) or results.strip(WIN + LOSS + DRAW + MISSING):
        raise RecordError(f"results: expected one of {WIN}, {LOSS}, {DRAW}, {MISSING} for each game")
    record.results = results
    record.lower, record.upper = (pace_from(found.get(f"{side}-pace"), side) for side in ("lower", "upper"))


def pace_from(value: Json, side: str) -> Pace:
    if isinstance(value, list) and len(value) == 3:
        decisions, seconds, longest = value
        if isinstance(decisions, int) and isinstance(seconds, int | float) and isinstance(longest, int | float):
            return Pace(decisions, float(seconds), float(longest))
    raise RecordError(f"{side}-pace: expected a number of decisions, all seconds and the longest")
