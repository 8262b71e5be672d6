"""Small runs for the tests: short games between random bots, quick even when nothing is compiled."""

import io
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import polars as pl

from vervet.lab.crew import Alone, Crew, Done, Task
from vervet.lab.folder import Folder
from vervet.lab.played import luck
from vervet.lab.run import play_run
from vervet.lab.settings import Settings, game_with
from vervet.lab.stopping_rule import Stopping

SHORT = {"rounds": 3}


def settings_for(
    game: str = "itchy-monkey", seed: int = 7, bots: tuple[str, ...] = (), components: str = "", **options: object
) -> Settings:
    """Settings with a bot for each seat; by default two random bots play three rounds of Itchy Monkey."""
    given = options or SHORT
    read = game_with(game, components).options.read(given)
    players = read["players"]
    assert isinstance(players, int)
    return Settings(game, tuple(read.items()), bots or ("random",) * players, seed, components)


def nothing(_: Done) -> None:
    """Progress that nobody watches."""


def run(
    path: Path,
    settings: Settings,
    games: int,
    crew: Crew | None = None,
    until: float | None = None,
    changed: Settings | None = None,
    progress: Callable[[Done], None] = nothing,
) -> Folder:
    """Play a run to its end."""
    folder = Folder(path, settings, games, until, changed)
    play_run(folder, crew or Alone(), Stopping(until), progress)
    return folder


class Lots:
    """A crew whose games, too short to be won, are decided by lot: the first place has 55 of 100 lots."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.workers = crew.workers

    def play(self, settings: Mapping[str, Settings], tasks: Iterator[Task]) -> Iterator[Done]:
        for done in self.crew.play(settings, tasks):
            frame = pl.read_parquet(io.BytesIO(done.data))
            rows = zip(frame["game"].to_list(), frame["starter"].to_list(), strict=True)
            winners = [starter if luck(1, game).unit() < 0.55 else 1 - starter for game, starter in rows]
            payoffs = pl.Series("payoffs", [[float(winner == seat) for seat in range(2)] for winner in winners])
            buffer = io.BytesIO()
            frame.with_columns(payoffs.cast(pl.Array(pl.Float64, 2))).write_parquet(buffer)
            yield Done(done.task, buffer.getvalue(), done.seconds)
