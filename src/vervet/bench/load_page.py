"""The load of both servers as a page for operators, in Markdown, made anew by every run."""

from collections.abc import Iterator

from vervet.bench.hardware import hardware_line
from vervet.bench.load_result import LoadResult

HEAD = """\
# How much one process carries

*This page is written by `make load`; edit `src/vervet/bench/load_page.py`, not this file.*

Measured on: {hardware}.

Both servers are put under load by the same Node program (`bench/load/players.cjs`), one after the other in one run.
Each match has two players with a connection of their own, who move at random. What counts is the CPU time of the server
process, so the client costs neither of them anything. Ours plays Itchy Monkey and has every move on disk (fsync) before
it says `accepted`; boardgame.io plays a game of nine cells that never ends, in memory, as its documentation starts it.
Latency is from sending a move to its arrival at the other player, at a pace that both can keep.
"""
NOT_COMPILED = "**The rules were not compiled in this run: these are not the numbers of a built package.**\n"

BUSY = """\
**The machine was busy with other work meanwhile** (load average {load} on {cores} cores when it began): clients, both
servers and the disk waited for each other. Bytes and memory do not depend on that; rates and ratios swing by half and
more from run to run, and latencies say nothing.
"""


def load_page(result: LoadResult, before: LoadResult | None = None) -> str:
    return "\n".join(lines(result, before)) + "\n"


def lines(result: LoadResult, before: LoadResult | None) -> Iterator[str]:
    yield HEAD.format(hardware=hardware_line(result.hardware))
    if not result.compiled:
        yield NOT_COMPILED
    if float(result.hardware["load"]) > int(result.hardware["cores"]):
        yield BUSY.format(**result.hardware)
    yield from moves(result, before)
    yield from latencies(result)
    yield from bytes_and_memory(result, before)
    yield from profiles(result, before)


def pair(result: LoadResult) -> tuple[str, str]:
    ours, theirs = list(result.under)[:2]
    return ours, theirs


def moves(result: LoadResult, before: LoadResult | None) -> Iterator[str]:
    ours, theirs = pair(result)
    yield "## Moves per second of the server's CPU\n"
    yield f"| matches at once | {ours} before | {ours} | {theirs} | × before | × now |"
    yield "|---:|---:|---:|---:|---:|---:|"
    for matches, mine in result.under[ours].items():
        other = result.under[theirs][matches].flat.moves_per_cpu_s
        now = mine.flat.moves_per_cpu_s
        old, old_ratio = "", ""
        if before is not None and matches in before.under.get(ours, {}):
            then = before.under[ours][matches].flat.moves_per_cpu_s
            old, old_ratio = f"{then:,.0f}", f"{then / before.under[theirs][matches].flat.moves_per_cpu_s:.2f}"
        yield f"| {matches} | {old} | {now:,.0f} | {other:,.0f} | {old_ratio} | {now / other:.2f} |"
    yield "\n*Before* was measured beside boardgame.io in a run of its own, which its ratio refers to.\n"


def latencies(result: LoadResult) -> Iterator[str]:
    ours, theirs = pair(result)
    yield "## Until the other player has a move: milliseconds\n"
    yield f"| matches at once | moves a second | {ours} p50 | {ours} p99 | {theirs} p50 | {theirs} p99 |"
    yield "|---:|---:|---:|---:|---:|---:|"
    for matches, mine in result.under[ours].items():
        other, paced = result.under[theirs][matches].paced, mine.paced
        times = (paced.p50_ms, paced.p99_ms, other.p50_ms, other.p99_ms)
        yield f"| {matches} | {paced.moves_per_s:,.0f} | " + " | ".join(f"{each:g}" for each in times) + " |"
    yield ""


def bytes_and_memory(result: LoadResult, before: LoadResult | None) -> Iterator[str]:
    ours, theirs = pair(result)
    many = max(result.under[ours])
    yield "## What is sent and kept\n"
    yield f"| | {ours} before | {ours} | {theirs} |"
    yield "|---|---:|---:|---:|"
    old = "" if before is None or many not in before.under.get(ours, {}) else sent_for(before, ours, many)
    now = [sent_for(result, name, many) for name in (ours, theirs)]
    yield f"| bytes a move and seat, two players | {old} | {now[0]} | {now[1]} |"
    if result.sent is not None:
        old = "" if before is None or before.sent is None else f"{before.sent.bytes_per_move_and_seat:,.0f}"
        yield f"| the same, After Us for six, late | {old} | {result.sent.bytes_per_move_and_seat:,.0f} | |"
    old = "" if before is None or ours not in before.memory else f"{before.memory[ours].kib_per_match:,.1f}"
    kept = [f"{result.memory[name].kib_per_match:,.1f}" for name in (ours, theirs)]
    yield f"| KiB of memory a match with two connections | {old} | {kept[0]} | {kept[1]} |\n"


def sent_for(result: LoadResult, name: str, matches: int) -> str:
    return f"{result.under[name][matches].flat.bytes_per_move_and_seat:,.0f}"


def profiles(result: LoadResult, before: LoadResult | None) -> Iterator[str]:
    """Shares of the time at work, as cProfile sees them: it makes many small calls look dearer than they are."""
    yield "## Where our server's time goes\n"
    counts = list(result.profile)
    for title, each in (("Before", before), ("Now", result)):
        if each is None or not each.profile:
            continue
        yield f"{title}, by cProfile, which makes many small calls look dearer than they are:\n"
        yield "| | " + " | ".join(f"{matches} matches" for matches in counts) + " |"
        yield "|---|" + "---:|" * len(counts)
        rows: dict[str, list[str]] = {}
        for matches in counts:
            for spent in each.profile.get(matches, []):
                rows.setdefault(spent.area, []).append(f"{spent.share:.0%}")
        for area, shares in rows.items():
            yield f"| {area} | " + " | ".join(shares) + " |"
        yield ""
