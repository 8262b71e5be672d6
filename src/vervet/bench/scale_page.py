"""What grows with the place, as a page for operators, in Markdown, made anew by every run."""

from collections.abc import Iterator
from typing import Final

from vervet.bench.hardware import hardware_line
from vervet.bench.scale_result import Scale

HEAD = """\
# What grows with the place

*This page is written by `make scale`; edit `src/vervet/bench/scale_page.py`, not this file.*

Measured on: {hardware}.

## A move, by the matches ever stored

The same matches of Itchy Monkey are played as fast as they go, on SQLite, beside few and beside many stored ones. What
counts is the CPU time of the server process, the least of {rounds} times taken in turn.

| stored matches | database | CPU a move | beside the first |
|---:|---:|---:|---:|
"""
SOCKETS = """
## Sockets that wait

Two to a match, each player with a connection of their own, dealt and at their first move, in one process.

| sockets | memory before | with them | KiB a socket | bar |
|---:|---:|---:|---:|---:|
"""
NOT_COMPILED = "**The rules were not compiled in this run: these are not the numbers of a built package.**\n"
MEBI: Final = 1 << 20
MOST_DEARER: Final = 0.20
MOST_MEMORY: Final = 600 * MEBI
SOCKETS_OF_BAR: Final = 10_000


def scale_page(scale: Scale) -> str:
    return "\n".join(lines(scale)) + "\n"


def lines(scale: Scale) -> Iterator[str]:
    head = HEAD.format(hardware=hardware_line(scale.hardware), rounds=len(scale.costs[0].seconds))
    yield (head if scale.compiled else head.replace("## A move", NOT_COMPILED + "\n## A move", 1)).rstrip("\n")
    first = scale.costs[0].least()
    for cost in scale.costs:
        dearer = "" if cost is scale.costs[0] else f"{cost.least() / first - 1:+.0%} (bar: +{MOST_DEARER:.0%})"
        yield f"| {cost.stored:,} | {cost.size / MEBI:,.0f} MiB | {cost.least() * 1e6:,.0f} µs | {dearer} |"
    yield SOCKETS.rstrip("\n")
    found = scale.sockets
    share = (found.full - found.empty) / found.count / 1024
    bar = MOST_MEMORY * found.count // SOCKETS_OF_BAR // MEBI
    yield (
        f"| {found.count:,} | {found.empty / MEBI:,.0f} MiB | {found.full / MEBI:,.0f} MiB | {share:,.0f} | "
        f"{bar:,} MiB |"
    )
