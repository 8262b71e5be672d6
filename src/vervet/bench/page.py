"""The result as a page of the documentation, in Markdown, made anew by every run that is asked for it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vervet.bench.hardware import hardware_line
from vervet.bench.load import LoadRow
from vervet.bench.ours import PURE_SUBJECT, SUBJECT
from vervet.bench.result import COMPILED_GAIN, Result, game_of
from vervet.bench.row import Row
from vervet.bench.stopwatch import BATCH, COPY, LIBRARY, PLAY, SEARCH, SEARCH_TO_THE_END, STEP
from vervet.bench.table import figure, figure_text, first_line, who

HEAD = """\
# How fast it is

*This page is written by `make bench`; edit `src/vervet/bench/page.py`, not this file.*

Measured on: {hardware}.

Every number is a rate per second of CPU time on one core, the best of five runs. Ours and the peers' were taken one
after the other in the same run, by the same stopwatch; each peer has the fastest loop that its documentation or its own
benchmark shows, and may skip the check of its actions where it offers that. Games differ in what a decision costs, so a
ratio is an order of magnitude, not a race. **×** says how many times as fast our game is as the peer, in the same loop:
*inside* the library, or driven from *outside* by a script; then ours checks every action. For ours only real choices
count, for the peers every decision.
"""

NOT_COMPILED = "**This Vervet was not compiled: these are not the numbers of a built package.**\n"
BUSY = """\
**The machine was busy with other work meanwhile** (load average {load} on {cores} cores when it began). CPU time does
not count waiting, but shared caches and clocks slow everybody down, us and the peers alike: trust the ratios more than
the rates.
"""


@dataclass(frozen=True)
class Section:
    """A heading, what is said below it, and the kinds of measures that belong there."""

    title: str
    text: str
    kinds: tuple[str, ...]


SECTIONS = (
    Section(
        "Random legal play: decisions per second",
        "A decision is one answer of one player; what chance does in between takes its time, but does not "
        "count. In some of ours most answers are forced: Cheeky Monkeys asks everybody at every window, "
        "whatever they hold, so that a pause tells nothing, and most can only pass. *Choices* are those with "
        "more than one legal action. Ratios and promises go by our choices, and by all decisions of the "
        "peers.",
        (PLAY,),
    ),
    Section(
        "Copies of a state per second",
        "Complete and independent copies, halfway through a random game.",
        (COPY,),
    ),
    Section(
        "Environments for learners: steps per second",
        "Random legal steps, each with an observation and a mask (or list) of what is legal.",
        (STEP,),
    ),
    Section(
        "Many games in one call: steps per second",
        "The same for environments that play hundreds of games side by side and fill arrays that are used again.",
        (BATCH,),
    ),
    Section(
        "Tree search: simulations per second",
        "Ours deals hidden cards anew for every simulation. It usually stops after a few random decisions and asks the "
        "game for an estimate; only *to the end* is comparable with the peers, and costs what is left of a game.",
        (SEARCH, SEARCH_TO_THE_END),
    ),
)


# What the summary shows: heading, kind, and where the loop is.
SUMMARY = (
    ("choices/s", PLAY, "inside"),
    ("driven from outside", PLAY, "outside"),
    ("copies/s", COPY, "inside"),
    ("PettingZoo choices/s", STEP, "outside"),
    ("in a batch", BATCH, "inside"),
    ("simulations/s", SEARCH, "inside"),
    ("to the end", SEARCH_TO_THE_END, "inside"),
)


def page(result: Result) -> str:
    """The whole page."""
    parts = [HEAD.format(hardware=hardware_line(result.hardware))]
    if not result.compiled:
        parts.append(NOT_COMPILED)
    if float(result.hardware["load"]) > float(result.hardware["cores"]) / 2:
        parts.append(BUSY.format(load=result.hardware["load"], cores=result.hardware["cores"]))
    parts.extend(summary_parts(result))
    for section in SECTIONS:
        parts.extend(section_parts(result, section))
    parts.extend(compiling_parts(result))
    if result.server:
        parts += ["## The server under load\n", load_part(result.server)]
    missing = [row for row in result.rows if row.rate is None]
    if missing:
        parts += ["## Not measured\n", missing_part(missing)]
    return "\n".join(parts)


def section_parts(result: Result, section: Section) -> Iterator[str]:
    rows = [row for kind in section.kinds for row in result.of_kind(kind) if row.rate is not None]
    # Uncompiled rows have a section of their own, unless there are no others.
    mine = [row for row in rows if row.subject == (SUBJECT if result.compiled else PURE_SUBJECT)]
    peers = [row for row in rows if row.subject not in (SUBJECT, PURE_SUBJECT)]
    if mine or peers:
        yield f"## {section.title}\n"
        yield f"{section.text}\n"
    if mine:
        yield our_part(result, mine)
    if peers:
        yield peers_part(result, peers)


def our_part(result: Result, rows: list[Row]) -> str:
    """Our own rows, and whether promises are kept."""
    head = ("ours", "from", "loop", ">per second", ">of them choices", ">promised", "note")
    return table(
        head,
        [(our_name(row), row.at, loop(row), rate(row), choices(row), promise(result, row), row.note) for row in rows],
    )


def our_name(row: Row) -> str:
    name, comma, options = row.game.partition(",")
    return f"**{title(name)}**{comma}{options}"


def promise(result: Result, row: Row) -> str:
    kept = result.kept(row)
    if kept is None:
        return ""
    goal = f"{COMPILED_GAIN:.0f}×" if row.subject == PURE_SUBJECT else f"{row.goal:,.0f}"
    return f"≥ {goal} {'✓' if kept else '✗'}"


def summary_parts(result: Result) -> Iterator[str]:
    """One line for each of our games, by its first row of each kind."""
    mine = [row for row in result.rows if row.subject == SUBJECT and row.rate is not None]
    games = list(dict.fromkeys(game_of(row) for row in mine))
    if games:
        head = ["", *(f">{heading}" for heading, _, _ in SUMMARY)]
        yield "## In short\n"
        yield table(head, [[f"**{title(game)}**", *(first_rates(mine, game))] for game in games])


def first_rates(rows: list[Row], game: str) -> Iterator[str]:
    for _, kind, place in SUMMARY:
        fitting = [row for row in rows if (game_of(row), row.kind, loop(row)) == (game, kind, place)]
        yield f"{fitting[0].chosen:,.0f}" if fitting else ""


def compiling_parts(result: Result) -> Iterator[str]:
    """Every uncompiled row beside the same one compiled."""
    pairs = [(row, mine) for row in result.rows if row.subject == PURE_SUBJECT for mine in result.yardsticks(row)]
    if pairs:
        yield "## What compiling gains\n"
        yield "The same sources, run by Python as they are and compiled by mypyc.\n"
        head = ("ours", "what", "from", "loop", ">uncompiled", ">compiled", ">gain", ">promised", "note")
        yield table(head, [compiled_line(result, row, mine) for row, mine in pairs if row.rate is not None])


def compiled_line(result: Result, row: Row, mine: Row) -> Sequence[str]:
    gain = figure(result.ratio(row))
    return (our_name(row), row.kind, row.at, loop(row), rate(row), rate(mine), gain, promise(result, row), row.note)


def peers_part(result: Result, rows: list[Row]) -> str:
    """The peers' rows beside each of our games."""
    games = list(dict.fromkeys(game_of(row) for row in result.rows if row.subject == SUBJECT and row.rate is not None))
    head = ("peer", "its game", "from", "loop", ">per second", *(f">{title(game)}" for game in games), "note")
    lines = []
    for row in rows:
        ratios = result.ratios(row)
        beside = [figure(ratios.get(game)) for game in games]
        lines.append((who(row), row.game, row.at, loop(row), rate(row), *beside, row.note))
    return table(head, lines)


def load_part(rows: list[LoadRow]) -> str:
    """The server's rows under the names that it gives its figures."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    head = [f">{name.replace('_', ' ')}" for name in names]
    return table(head, [[figure_text(row.get(name)) for name in names] for row in rows])


def missing_part(rows: list[Row]) -> str:
    lines = [(who(row), " ".join(filter(None, (row.game, row.kind))), first_line(row.reason)) for row in rows]
    return table(("who", "what", "why"), lines)


def title(game: str) -> str:
    return game.replace("-", " ").title()


def loop(row: Row) -> str:
    return "inside" if row.loop == LIBRARY else "outside"


def rate(row: Row) -> str:
    assert row.rate is not None
    return f"{row.rate:,.0f}"


def choices(row: Row) -> str:
    """How many leave a choice, where that is a question."""
    return f"{row.chosen:,.0f} ({row.choices:.0%})" if row.kind in (PLAY, STEP) else ""


def table(head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table in Markdown; a heading that begins with > stands above numbers."""
    names = [name.removeprefix(">") for name in head]
    rules = ["--:" if name.startswith(">") else "---" for name in head]
    rows = [names, rules, *([cell(text) for text in line] for line in lines)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"


def cell(text: str) -> str:
    """Others' words must not end a cell."""
    return text.replace("|", "\\|").replace("\n", " ")
