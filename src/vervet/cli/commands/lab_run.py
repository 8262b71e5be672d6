"""A run of the lab as the terminal sees it: its settings, a bar that moves, and every way in which it can end."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text

from vervet.cli.failure import Failure
from vervet.cli.lacking import lacking
from vervet.cli.settings import seat_bots
from vervet.cli.terminal import Terminal
from vervet.core.game import Game
from vervet.faces.probe import ComponentsError
from vervet.lab.crew import Alone, Crew, Done, Processes, WorkerLost, cores
from vervet.lab.folder import DamagedPart, Folder, NotARun, OtherRun
from vervet.lab.forecast import Forecast
from vervet.lab.report import REPORT, write_report
from vervet.lab.run import play_run
from vervet.lab.settings import Settings, game_with
from vervet.lab.stopping_rule import Stopping

INTERRUPTED = 130
LOST = 1
# This many sentences about what was used, and what was not, follow a run; the report has all of them.
TOLD = 6


@dataclass(frozen=True)
class Request:
    """What was asked for on the command line."""

    game: str
    bots: list[str]
    count: int
    until: float | None
    components: Path | None
    folder: Path | None
    processes: int | None
    ray: str | None
    seed: int | None
    players: int | None
    settings: tuple[tuple[str, str], ...]


class RateColumn(ProgressColumn):
    """Games a second."""

    def __init__(self, terminal: Terminal) -> None:
        super().__init__()
        self.terminal = terminal

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(self.terminal.words("lab-rate", rate="–" if speed is None else f"{speed:.0f}"))


class LeftColumn(ProgressColumn):
    """How long it will take from now on: what the games so far took, and not how fast the last ones came in."""

    def __init__(self, terminal: Terminal, forecast: Forecast) -> None:
        super().__init__()
        self.terminal = terminal
        self.forecast = forecast

    def render(self, task: Task) -> Text:
        return Text(self.terminal.words("lab-left", time=duration(self.terminal, self.forecast.remaining())))


def duration(terminal: Terminal, seconds: float) -> str:
    """In whole seconds, minutes or hours, as far as anybody wants to know."""
    for unit, size in (("days", 86_400), ("hours", 3600), ("minutes", 60)):
        if seconds >= 2 * size:
            return terminal.words(f"lab-{unit}", count=round(seconds / size))
    return terminal.words("lab-seconds", count=max(1, round(seconds)))


def run_lab(terminal: Terminal, request: Request) -> int:
    """Play what is missing of the run, then write the report; the exit code."""
    folder = open_folder(terminal, request)
    try:
        with crew_of(terminal, request) as crew:
            watch(terminal, folder, crew, Stopping(request.until))
        used = write_report(folder, terminal.texts)
    except KeyboardInterrupt:
        finished = min(folder.finished(side) for side in folder.sides)
        terminal.errors.print(
            Text(terminal.words("lab-interrupted", done=finished, games=folder.games, folder=str(folder.path)))
        )
        return INTERRUPTED
    except WorkerLost as error:
        terminal.complain(terminal.words("lab-workers-lost", reason=str(error), folder=str(folder.path)))
        return LOST
    except DamagedPart as error:
        raise Failure(terminal.words("lab-damaged-part", file=str(error.file))) from None
    except OSError as error:
        raise no_folder(terminal, folder.path, error) from None
    terminal.say("lab-finished", games=folder.games, folder=str(folder.path), report=str(folder.path / REPORT))
    terminal.show(*(Text(sentence) for sentence in used[:TOLD]))
    return 0


# What is played.


def open_folder(terminal: Terminal, request: Request) -> Folder:
    original = settings_of(terminal, request, "")
    changed = None
    if request.components is not None:
        changed = settings_of(terminal, request, read_file(terminal, request.components))
        if changed.seats != original.seats:
            raise Failure(terminal.words("lab-other-seats", before=original.seats, after=changed.seats))
    path = request.folder or Path(f"lab-{request.game}")
    try:
        return Folder(path, original, request.count, request.until, changed)
    except OtherRun as error:
        name, there, wanted = error.differences[0]
        raise Failure(
            terminal.words("lab-other-run", folder=str(path), name=name, there=there, wanted=wanted)
        ) from None
    except NotARun:
        raise Failure(terminal.words("lab-not-a-run", folder=str(path))) from None
    except OSError as error:
        raise no_folder(terminal, path, error) from None


def no_folder(terminal: Terminal, path: Path, error: OSError) -> Failure:
    return Failure(terminal.words("lab-no-folder", folder=str(path), reason=error.strerror or str(error)))


def settings_of(terminal: Terminal, request: Request, components: str) -> Settings:
    """The game with a box, its options as given or else as the box says, and a bot for every seat."""
    game = make_game(terminal, request, components)
    options, bots = seat_bots(terminal, game, request.bots, request.players, dict(request.settings))
    return Settings(request.game, tuple(options.items()), tuple(bots), request.seed or 0, components)


def make_game(terminal: Terminal, request: Request, components: str) -> Game:
    try:
        return game_with(request.game, components)
    except ComponentsError as error:
        file = str(request.components)
        raise Failure(terminal.words("lab-bad-components", file=file, reason=str(error))) from None


def read_file(terminal: Terminal, path: Path) -> str:
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not UTF-8"
        raise Failure(terminal.words("lab-no-file", file=str(path), reason=str(reason))) from None
    if not text.strip():
        raise Failure(terminal.words("lab-no-file", file=str(path), reason="empty"))
    return text


# Who plays, and what is seen of it.


@contextmanager
def crew_of(terminal: Terminal, request: Request) -> Iterator[Crew]:
    workers = request.processes or cores()
    if request.ray is None:
        yield Alone() if workers == 1 else Processes(workers)
        return
    try:
        from vervet.lab.ray_crew import ClusterError, RayCrew
    except ModuleNotFoundError as error:
        raise lacking(terminal, "lab-needs-packages", error, "ray") from None
    try:
        crew = RayCrew(request.ray, workers)
        try:
            yield crew
        finally:
            crew.leave()
    except ClusterError as error:
        raise Failure(terminal.words("lab-no-cluster", address=request.ray, reason=str(error))) from None


def watch(terminal: Terminal, folder: Folder, crew: Crew, stopping: Stopping) -> None:
    """Play with a bar that says how far it is, how fast, and how long it will take."""
    sides = len(folder.sides)
    before = sum(folder.finished(side) for side in folder.sides)
    if 0 < before < sides * folder.games:
        terminal.errors.print(Text(terminal.words("lab-going-on", done=before // sides, games=folder.games)))
    forecast = Forecast(folder, crew.workers)
    announce(terminal, folder, forecast, stopping)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(terminal),
        LeftColumn(terminal, forecast),
    )
    quiet = not terminal.errors.is_terminal
    with Progress(*columns, console=terminal.errors, transient=True, disable=quiet) as bar:
        task = bar.add_task(terminal.words("lab-playing"), total=sides * folder.games, completed=before)

        def advance(done: Done) -> None:
            forecast.learn(done)
            bar.advance(task, done.task.count)

        play_run(folder, crew, stopping, advance)


def announce(terminal: Terminal, folder: Folder, forecast: Forecast, stopping: Stopping) -> None:
    """What the run will cost, before it begins."""
    if any(forecast.left.values()):
        text = "lab-estimate" if stopping.until is None else "lab-estimate-most"
        time = duration(terminal, forecast.estimate(folder))
        games = sum(forecast.left.values())
        terminal.errors.print(Text(terminal.words(text, time=time, games=games, workers=forecast.workers)))
