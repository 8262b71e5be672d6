"""A ladder as the terminal sees it: a bar that moves, a table, and pages for the documentation."""

from itertools import islice
from pathlib import Path

from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from vervet.bench.hardware import hardware
from vervet.catalog import game as game_of
from vervet.cli.failure import Failure
from vervet.cli.terminal import Terminal
from vervet.core.game import Game
from vervet.lab.crew import WorkerLost, cores
from vervet.ladder.climb import climb
from vervet.ladder.endgames import endgames, marks
from vervet.ladder.page import COLUMNS, heads, levels, page, row, solved
from vervet.ladder.record import Ladder, RecordError, ladder_from, new_ladder, read_file, write_file
from vervet.ladder.step import Span
from vervet.texts import Texts, languages

FINISHED, LOST, INTERRUPTED = 0, 1, 130
RECORD = "ladder.json"
PAGE = "ladder"
# What eighty columns have room for; the pages have everything.
SHOWN = ("name", "bot", "share", "interval", "games", "rating", "longest")


def run_ladder(
    terminal: Terminal,
    name: str,
    games: int,
    minutes: int | None,
    processes: int | None,
    seed: int | None,
    folder: Path | None,
    positions: int = 0,
) -> int:
    """Play what is missing, show the table, and write the pages if there is a folder for them; the exit code. With
    `positions`, the bots are asked in so many endgames, too."""
    try:
        ladder = open_ladder(terminal, game_of(name), seed, folder)
        code = watch(terminal, ladder, games, minutes, processes or cores(), folder)
        if positions and code == FINISHED:
            code = ask(terminal, ladder, positions)
            if folder is not None:
                write_file(folder / RECORD, ladder)
        if folder is not None:
            write_pages(folder)
    except RecordError as error:
        raise Failure(terminal.words("ladder-bad-record", reason=str(error))) from None
    except OSError as error:
        raise Failure(terminal.words("ladder-no-folder", folder=str(folder), reason=str(error.strerror))) from None
    show(terminal, ladder)
    if told := solved(terminal.texts, ladder):
        terminal.show(Markdown("\n\n".join(told)))
    if folder is not None:
        terminal.say("ladder-written", folder=str(folder))
    return code


def open_ladder(terminal: Terminal, game: Game, seed: int | None, folder: Path | None) -> Ladder:
    """The ladder of the folder's record, if there is one of the same rules; else a new one."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        record = read_file(folder / RECORD).get(game.name)
        if record is not None:
            ladder = ladder_from(game, record)
            if ladder.rules == game.version:
                if seed not in (None, ladder.seed):
                    raise Failure(terminal.words("ladder-other-seed", there=str(ladder.seed), wanted=str(seed)))
                return ladder
    return new_ladder(game, seed or 0, "")


def watch(
    terminal: Terminal, ladder: Ladder, games: int, minutes: int | None, processes: int, folder: Path | None
) -> int:
    """Play with a bar; whatever is finished is kept at once. The exit code says whether everything is."""
    done = sum(min(step.games, games) for step in ladder.steps)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.errors, transient=True, disable=not terminal.errors.is_terminal) as bar:
        task = bar.add_task(terminal.words("ladder-playing"), total=games * len(ladder.steps), completed=done)

        def tell(span: Span) -> None:
            bar.advance(task, len(span.results))
            ladder.made = made()
            if folder is not None:
                write_file(folder / RECORD, ladder)

        try:
            climb(ladder, games, None if minutes is None else 60.0 * minutes, processes, tell)
        except KeyboardInterrupt:
            return INTERRUPTED
        except WorkerLost:
            terminal.complain(terminal.words("ladder-worker-lost"))
            return LOST
    return FINISHED


def ask(terminal: Terminal, ladder: Ladder, positions: int) -> int:
    """Find endgames, with a bar, and ask every bot in all of them."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.errors, transient=True, disable=not terminal.errors.is_terminal) as bar:
        task = bar.add_task(terminal.words("ladder-solving"), total=positions)
        found = []
        try:
            for each in islice(endgames(ladder.game.name, ladder.seed), positions):
                found.append(each)
                bar.advance(task)
            ladder.marks = marks(ladder.bots, found, ladder.seed)
        except KeyboardInterrupt:
            return INTERRUPTED
    return FINISHED


def made() -> str:
    """When, and on what."""
    facts = hardware()
    return f"{str(facts['date'])[:10]}, {facts['processor']}, {facts['cores']} cores, {facts['python']}"


def write_pages(folder: Path) -> None:
    """`ladder.md` in the first language, `ladder.fr.md` and so on in the others."""
    records = read_file(folder / RECORD)
    for language in languages():
        ending = "" if language == languages()[0] else f".{language}"
        (folder / f"{PAGE}{ending}.md").write_text(page(Texts(language), records), "utf-8")


def show(terminal: Terminal, ladder: Ladder) -> None:
    words = terminal.words
    table = Table(title=words("ladder-heading", game=words(f"{ladder.game.name}-name"), seed=str(ladder.seed)))
    table.box = None
    places = [COLUMNS.index(column) for column in SHOWN]
    for place in places:
        left = COLUMNS[place] in ("name", "bot")
        table.add_column(heads(terminal.texts)[place], justify="left" if left else "right")
    for level in reversed(levels(ladder)):
        cells = row(terminal.texts, level)
        table.add_row(*(cells[place] for place in places))
    terminal.show(table)
