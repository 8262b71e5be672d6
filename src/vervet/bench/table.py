"""The result as a table in the terminal."""

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from vervet.bench.hardware import hardware_line
from vervet.bench.load import Figure, LoadRow
from vervet.bench.ours import PURE_SUBJECT, SUBJECT
from vervet.bench.result import COMPILED_GAIN, Result
from vervet.bench.row import Row
from vervet.bench.stopwatch import COPY, PLAY, SEARCH, SEARCH_TO_THE_END, STEP

LONGEST_REASON = 160

SECTIONS = {
    "Random legal play: decisions per second": (PLAY,),
    "Copies of a state per second": (COPY,),
    "Environments for learners: steps per second": (STEP,),
    "Monte Carlo tree search: simulations per second": (SEARCH, SEARCH_TO_THE_END),
}


def print_result(result: Result, console: Console) -> None:
    console.print(hardware_line(result.hardware), style="bold", highlight=False)
    console.print(
        "One core, CPU time, best of five. “Choices”: where there is more than one legal action. “Ours ÷ it”: the "
        "choices of our first row of the same kind, start and loop, by this row.",
        highlight=False,
    )
    if result.compiled:
        console.print("This Vervet is compiled.", highlight=False)
    else:
        console.print("This Vervet is not compiled: these are not the numbers of a built package.", style="yellow")
    for title, kinds in SECTIONS.items():
        rows = [row for kind in kinds for row in result.of_kind(kind) if row.rate is not None]
        if rows:
            console.print(Group(Text(), Text(title, style="bold"), rates_table(result, rows)))
    if result.server:
        console.print(Group(Text(), Text("Server under load", style="bold"), load_table(result.server)))
    missing = [row for row in result.rows if row.rate is None]
    if missing:
        console.print(Group(Text(), Text("Not measured", style="bold"), missing_table(missing)))


def rates_table(result: Result, rows: list[Row]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for name in ("who", "game", "from", "loop in"):
        table.add_column(name)
    for name in ("per second", "choices", "ours ÷ it", "goal"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("note", style="dim")
    for row in rows:
        ratio = result.ratio(row)
        style = "bold" if row.subject == SUBJECT else ""
        numbers = (f"{row.rate:,.0f}", f"{row.choices:.0%}", figure(ratio), goal_text(result, row))
        table.add_row(who(row), row.game, row.at, row.loop, *numbers, row.note, style=style)
    return table


def load_table(rows: list[LoadRow]) -> Table:
    """The server's rows under the names that it gives its figures."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    table = Table(box=None, pad_edge=False, header_style="dim")
    for name in names:
        table.add_column(Text(name.replace("_", " ")), justify="right")
    for row in rows:
        table.add_row(*(Text(figure_text(row.get(name))) for name in names))
    return table


def figure_text(value: Figure) -> str:
    """A figure with three digits or more, and no more after the point than mean something."""
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) else str(value if value is not None else "")


def missing_table(rows: list[Row]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for name in ("who", "what", "why"):
        table.add_column(name)
    for row in rows:
        # Reasons are others' words: `Text` keeps brackets in them from being read as markup.
        table.add_row(who(row), " ".join(filter(None, (row.game, row.kind))), Text(first_line(row.reason)))
    return table


def first_line(reason: str) -> str:
    """The gist of a reason, since some go on for pages."""
    line = (reason.splitlines() or ["no reason given"])[0]
    return line if len(line) <= LONGEST_REASON else line[: LONGEST_REASON - 1] + "…"


def who(row: Row) -> str:
    mine = row.subject in (SUBJECT, PURE_SUBJECT)
    return row.subject if mine or not row.version else f"{row.subject} {row.version}"


def figure(ratio: float | None) -> str:
    """A ratio with as many digits as mean something."""
    if ratio is None:
        return ""
    return f"{ratio:,.0f}×" if ratio >= 100 else f"{ratio:.1f}×" if ratio >= 10 else f"{ratio:.2f}×"


def goal_text(result: Result, row: Row) -> Text:
    kept = result.kept(row)
    if kept is None:
        return Text()
    goal = f"≥ {COMPILED_GAIN:.0f}×" if row.subject == PURE_SUBJECT else f"≥ {row.goal:,.0f}"
    return Text(f"{goal} {'✓' if kept else '✗'}", style="green" if kept else "red")
