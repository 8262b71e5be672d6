"""A bot of one's own on the ladder: from the bottom up against every bot of the game, until it meets its master."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from vervet.cli.terminal import Terminal
from vervet.core.game import Game
from vervet.lab.crew import pool_of
from vervet.lab.intervals import wilson
from vervet.ladder.step import DRAW, WIN, Step, play_span

# A process is handed this many games at once: both seats of each deal.
SPAN = 4
EVEN = 0.5


def visit(terminal: Terminal, game: Game, bot: str, games: int, seed: int, processes: int) -> int:
    """Play, rung by rung, and say where the bot stands."""
    table = Table(title=terminal.words("ladder-visit", game=terminal.words(f"{game.name}-name"), bot=short(bot)))
    table.box = None
    for head in ("bot", "share-against", "interval", "games"):
        table.add_column(terminal.words(f"ladder-{head}"), justify="left" if head == "bot" else "right")
    beaten = ""
    for rung in game.bots:
        won = points(terminal, Step(game.name, rung, bot, seed), games, processes)
        low, high = wilson(won, games)
        table.add_row(rung, percent(won / games), f"{percent(low)} – {percent(high)}", str(games))
        if high < EVEN:
            break
        if low > EVEN:
            beaten = rung
    terminal.show(table)
    terminal.say("ladder-stands" if beaten else "ladder-stands-below", bot=short(bot), beaten=beaten or game.bots[0])
    return 0


def points(terminal: Terminal, step: Step, games: int, processes: int) -> float:
    """How many games the upper bot of a step won; a draw is half of one."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    results = ""
    with (
        Progress(*columns, console=terminal.errors, transient=True, disable=not terminal.errors.is_terminal) as bar,
        pool_of(processes) as pool,
    ):
        task = bar.add_task(step.lower, total=games)
        spans = [pool.submit(play_span, step, first, min(SPAN, games - first)) for first in range(0, games, SPAN)]
        for span in spans:
            results += span.result().results
            bar.advance(task, len(span.result().results))
    return results.count(WIN) + results.count(DRAW) / 2


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def short(bot: str) -> str:
    """Without the folder of its file."""
    return bot.rpartition("/")[2]
