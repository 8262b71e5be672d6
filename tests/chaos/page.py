"""What a run found, as a page of the documentation."""

import os
import platform
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from tests.chaos.checker import KINDS
from tests.chaos.run import Result
from vervet.core import state

HEAD = """\
# What a cluster survives

*This page is written by `make chaos`; edit `tests/chaos/page.py`, not this file.*

PostgreSQL, NATS, three servers and Caddy on one machine, started from wheels. People with real WebSockets play matches
of all three games at a person's pace; some stay, some come back by another server after every few moves, some come only
for their turn; bots and spectators sit among them. They repeat what was not answered, and sometimes what was, take
moves back and say things in advance. Meanwhile something is to break every second, whatever is broken already, as long
as a server is left; where nothing more can break the second passes, so there are fewer faults than seconds.

Every client writes down what it sent, what it was answered and what it was shown. When a match is over, or all is well
again, a checker compares that with the tables of the database. It knows the wire and the tables, and nothing of the
server's code; `tests/chaos/test_checker.py` shows it every kind of fault. Who wrote what under which lease is noted by
triggers in the database, where each server has a role of its own.
"""
HOW = """
## How it is broken

- **The network** between each server and the database, and between it and the bus, is a TCP proxy of the program's own
  (`tests/chaos/link.py`), not a network namespace, so that it runs without root. Silent means that nothing arrives and
  nothing is refused until it is over, reset that connections break; messages of the bus are held back, said twice, at
  once or after up to fifty others, or not at all.
- **Clocks** jump by a library of a few lines before the C library (`tests/chaos/clock.c`): a server's by seconds and by
  a day, the database's, which leases go by, by ten seconds, both ways. Clocks that only go forward are left alone.
- **The disk** of the database is a small one in memory, filled to the last byte (as root only).
- **The database** is stopped in order and as in a crash (SIGQUIT). A machine that loses its power is not simulated.
"""
MOST_FAULTS = 30


def page(result: Result) -> str:
    return "".join(f"{line}\n" for line in lines(result))


def lines(result: Result) -> Iterator[str]:
    yield HEAD
    yield from measured(result)
    yield from found(result)
    yield from takeovers(result)
    yield from faults(result)
    yield HOW.rstrip("\n")
    if result.left_out:
        yield f"- **Left out** on this machine: {'; '.join(result.left_out)}."


def measured(result: Result) -> Iterator[str]:
    build = "compiled" if str(state.__file__).endswith(".so") else "rules not compiled"
    where = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores (load {result.load:.1f} at the start)"
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    plan, tally = result.plan, result.tally
    yield f"Measured on: {where}, CPython {platform.python_version()}, {build}, {when}; seed {plan.seed}."
    yield ""
    if result.load > (os.cpu_count() or 1):
        yield f"**The machine was busy with other work meanwhile** (load average {result.load:.1f} when it began)."
        yield "How much of the times below is the servers' own, and how much waiting for a processor, is not known."
        yield ""
    games = ", ".join(f"{count:,} in {name}" for name, count in sorted(tally.games.items()))
    yield f"- **{tally.entries:,} moves** on disk ({games}), {tally.accepted:,} of them people's and `accepted`,"
    yield f"  in {tally.matches:,} matches, {plan.matches} at once, {tally.over:,} of them to the end."
    struck = sum(result.struck.values())
    yield f"- **{struck:,} faults** in {result.seconds:,.0f} s; servers were started {result.starts:,} times,"
    yield f"  matches changed hands or were taken up {tally.epochs:,} times."
    yield f"- {tally.connections:,} connections that got a table, {tally.tables:,} tables compared, {tally.repeated:,}"
    yield f"  commands sent more than once, {result.twice:,} messages of the bus said twice, {result.lost:,} lost."
    yield f"- When nothing broke any more, everybody at every table had seen it go on after {result.calm:.1f} s."


def found(result: Result) -> Iterator[str]:
    counts = Counter(fault.kind for fault in result.tally.faults)
    yield ""
    yield "## What the checker found"
    yield ""
    yield "| | | found |"
    yield "|---|---|--:|"
    for kind, meaning in KINDS.items():
        yield f"| {kind} | {meaning} | {counts[kind]:,} |"
    if result.tally.faults:
        yield ""
    for fault in result.tally.faults[:MOST_FAULTS]:
        yield f"- **{fault.kind}** in {fault.match}: {fault.detail}"


def takeovers(result: Result) -> Iterator[str]:
    yield ""
    yield "## How long nobody plays a match"
    yield ""
    yield "Seconds until the first of its people who came back was shown the table by another server, while nothing"
    yield "else was broken, for matches with somebody who never goes away. A server that is stopped hands one match"
    yield "over after the other, and plays each until then: so nobody plays it from the moment when it gives the lease"
    yield "away, as the database's clock has it. Since the signal: with the time until it was that match's turn."
    yield ""
    yield "| | matches | p50 | p99 | longest |"
    yield "|---|--:|--:|--:|--:|"
    kinds = {
        "killed (SIGKILL)": result.killed,
        "stopped (SIGTERM), since it let go": result.stopped,
        "stopped (SIGTERM), since the signal": result.told,
    }
    for name, times in kinds.items():
        yield f"| {name} | {len(times):,} | {share(times, 0.5)} | {share(times, 0.99)} | {share(times, 1.0)} |"


def share(times: Sequence[float], part: float) -> str:
    ordered = sorted(times)
    return f"{ordered[min(len(ordered) - 1, int(len(ordered) * part))]:.2f}" if ordered else "–"


def faults(result: Result) -> Iterator[str]:
    yield ""
    yield "## What was broken"
    yield ""
    yield "| fault | times |"
    yield "|---|--:|"
    for name, times in sorted(result.struck.items(), key=lambda each: -each[1]):
        yield f"| {name} | {times:,} |"
    yield ""
    refused = ", ".join(f"`{code}` {times:,}" for code, times in sorted(result.tally.refusals.items()))
    yield f"What was refused meanwhile, and asked again: {refused or 'nothing'}."
    if result.errors:
        yield ""
        yield "What the servers wrote into their logs:"
        yield ""
        for line, times in result.errors.items():
            yield f"- {times:,} × `{line.replace('`', '')}`"
