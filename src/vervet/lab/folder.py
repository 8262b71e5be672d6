"""A run on disk: `run.json` says what is played, and a folder for each box holds the finished games as Parquet."""

import json
import os
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import polars as pl

from vervet import __version__
from vervet.catalog import printed_box
from vervet.core.json import Json
from vervet.lab.settings import Settings, game_with

FORMAT = 2
ORIGINAL, CHANGED = "original", "changed"
WINDOW = 1000
PART = re.compile(r"games-(\d+)-(\d+)\.parquet")
# What may differ from one start of a run to the next.
COURSE = ("games", "planned", "stopped")

Span = tuple[int, int]


class OtherRun(ValueError):
    """The folder holds a run with other settings; `differences` are lines of name, what it has, and what was wanted."""

    def __init__(self, folder: Path, differences: list[tuple[str, str, str]]) -> None:
        lines = "; ".join(f"{name}: {there}, not {wanted}" for name, there, wanted in differences)
        super().__init__(f"{folder} holds a run with other settings ({lines})")
        self.folder = folder
        self.differences = differences


class NotARun(ValueError):
    """The folder is not empty, and what is in it is not a run."""


class DamagedPart(ValueError):
    """A file that should hold finished games does not."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} is damaged; without it, its games are played again")
        self.file = file


class Folder:
    """Where a run is kept. Whatever is in it was finished: a part appears whole or not at all."""

    def __init__(
        self, path: Path, settings: Settings, games: int, until: float | None = None, changed: Settings | None = None
    ) -> None:
        """Begin a run, or go on with it; `changed` is the same with a changed box. Raises `OtherRun`, `NotARun`."""
        self.path = path
        self.settings = {ORIGINAL: settings}
        if changed is not None:
            self.settings[CHANGED] = changed
        wanted: dict[str, Json] = {
            "format": FORMAT,
            "vervet": __version__,
            "rules": game_with(settings.game, settings.components).version,
            **settings.to_json(),
            "seeds": "the random numbers of a game follow from (seed, number of the game)",
            "components": fingerprint(printed_box(settings.game)),
            "changed": None if changed is None else fingerprint(changed.components),
            "changed_options": None if changed is None else changed.to_json()["options"],
            "until": until,
        }
        self.document = self.open(wanted, games)
        for side in self.sides:
            self.part_folder(side).mkdir(exist_ok=True)
            for broken in self.part_folder(side).glob(".*"):
                broken.unlink()

    @property
    def sides(self) -> tuple[str, ...]:
        return tuple(self.settings)

    def open(self, wanted: dict[str, Json], games: int) -> dict[str, Json]:
        """Check that the folder is new or ours, and write down how many games are planned."""
        file = self.path / "run.json"
        if not file.exists():
            if self.path.is_dir() and any(self.path.iterdir()):
                raise NotARun(f"{self.path} is not empty, and holds no run of the lab")
            self.path.mkdir(parents=True, exist_ok=True)
            document = {**wanted, "games": games, "planned": [games], "stopped": None}
        else:
            document = read_document(file)
            differences = [
                (name, json.dumps(document.get(name)), json.dumps(value))
                for name, value in wanted.items()
                if document.get(name) != value
            ]
            if differences:
                raise OtherRun(self.path, differences)
            planned = document.get("planned")
            assert isinstance(planned, list)
            if planned[-1] != games:
                document |= {"planned": [*planned, games], "stopped": None}
            document["games"] = games
        self.write("run.json", json.dumps(document, indent=1).encode())
        if CHANGED in self.settings:
            self.write("changed.toml", self.settings[CHANGED].components.encode())
        return document

    def note_stop(self, games: int) -> None:
        """The stopping rule has ended the run after this many games."""
        self.document["stopped"] = games
        self.write("run.json", json.dumps(self.document, indent=1).encode())

    @property
    def games(self) -> int:
        """How many games the run has when it is complete."""
        stopped, games = self.document["stopped"], self.document["games"]
        assert isinstance(games, int)
        return stopped if isinstance(stopped, int) else games

    @property
    def planned(self) -> list[int]:
        planned = self.document["planned"]
        assert isinstance(planned, list)
        return [games for games in planned if isinstance(games, int)]

    def write(self, name: str, data: bytes) -> None:
        """A file that is there whole or not at all, even if the machine stops."""
        target = self.path / name
        draft = target.with_name(f".{target.name}.{os.getpid()}")
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)

    # Parts.

    def part_folder(self, side: str) -> Path:
        return self.path / side

    def keep(self, side: str, span: Span, data: bytes) -> None:
        self.write(f"{side}/{part_name(span)}", data)

    def part(self, side: str, span: Span) -> pl.DataFrame:
        """Finished games as they were kept; raises `DamagedPart`."""
        file = self.part_folder(side) / part_name(span)
        # Polars opens only files whose names are UTF-8.
        data = file.read_bytes()
        try:
            frame = pl.read_parquet(data)
        except pl.exceptions.PolarsError:
            raise DamagedPart(file) from None
        if frame.height != span[1]:
            raise DamagedPart(file)
        return frame

    def spans(self, side: str) -> list[Span]:
        """The finished games: first and count, in order."""
        names = (PART.fullmatch(file.name) for file in self.part_folder(side).iterdir())
        found = [(int(name[1]), int(name[2])) for name in names if name]
        return sorted((first, last - first + 1) for first, last in found)

    def missing(self, side: str) -> list[Span]:
        """What is still to be played."""
        gaps: list[Span] = []
        at = 0
        for first, count in self.spans(side):
            if first >= self.games:
                break
            if first > at:
                gaps.append((at, first - at))
            at = max(at, first + count)
        return gaps if at >= self.games else [*gaps, (at, self.games - at)]

    def finished(self, side: str) -> int:
        return self.games - sum(count for _, count in self.missing(side))

    def window(self, side: str, first: int, count: int) -> pl.DataFrame:
        """Some games of a run in the order of their numbers; those that are not finished are left out."""
        end = first + count
        parts = [span for span in self.spans(side) if span[0] < end and span[0] + span[1] > first]
        if not parts:
            return pl.DataFrame()
        wanted = pl.col("game").is_between(first, end - 1)
        frame = pl.concat([self.part(side, span).filter(wanted) for span in parts])
        return frame.unique(subset="game", keep="first").sort("game")

    def windows(self, side: str) -> Iterator[pl.DataFrame]:
        """All games, a window at a time: the order, and so every sum, does not depend on how they were played."""
        for first in range(0, self.games, WINDOW):
            frame = self.window(side, first, min(WINDOW, self.games - first))
            if frame.height:
                yield frame

    def table(self, side: str = ORIGINAL) -> pl.DataFrame:
        """All games at once, for anyone who wants to look at them directly."""
        return pl.concat(list(self.windows(side)))


def part_name(span: Span) -> str:
    first, count = span
    return f"games-{first:09}-{first + count - 1:09}.parquet"


def fingerprint(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def read_document(file: Path) -> dict[str, Json]:
    try:
        document: Json = json.loads(file.read_text("utf-8"))
    except ValueError:
        document = None
    planned = document.get("planned") if isinstance(document, dict) else None
    if not isinstance(document, dict) or not isinstance(planned, list) or not whole_numbers(planned):
        raise NotARun(f"{file} is not the description of a run")
    return document


def whole_numbers(values: list[Json]) -> bool:
    return bool(values) and all(isinstance(value, int) for value in values)
