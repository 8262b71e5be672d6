"""What all runs found together, as a page of the documentation."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from tests.chaos.checker import KINDS
from tests.chaos.run import BETWEEN_SECONDS
from tests.chaos.runs import Run

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

Each run of `make chaos` adds a line to `tests/chaos/runs.jsonl`; this page adds up all of them, whatever they found.
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
MOST_ERRORS = 30


def page(runs: Sequence[Run]) -> str:
    return "".join(f"{line}\n" for line in lines(runs))


def lines(runs: Sequence[Run]) -> Iterator[str]:
    yield HEAD
    yield from measured(runs)
    yield from one_by_one(runs)
    yield from found(runs)
    yield from takeovers(runs)
    yield from outages(runs)
    yield from faults(runs)
    yield HOW.rstrip("\n")
    for left in sorted({each for run in runs for each in run.left_out}):
        count = sum(left in run.left_out for run in runs)
        yield f"- **Left out** in {count:,} of {len(runs):,} runs: {left}."


def summed(counts: Sequence[Mapping[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for each in counts:
        total.update(each)
    return total


def measured(runs: Sequence[Run]) -> Iterator[str]:
    def total(name: str) -> str:
        return f"{sum(getattr(run, name) for run in runs):,}"

    moves = summed([run.moves for run in runs])
    games = ", ".join(f"{count:,} in {name}" for name, count in sorted(moves.items()))
    struck, seconds = sum(run.faults() for run in runs), sum(run.seconds for run in runs)
    yield f"- **{moves.total():,} moves** on disk ({games}), {total('accepted')} of them people's and `accepted`,"
    yield f"  in {total('matches')} matches, {total('over')} of them to the end."
    yield f"- **{struck:,} faults** in {seconds:,.0f} s; servers were started {total('starts')} times,"
    yield f"  matches changed hands or were taken up {total('epochs')} times."
    yield f"- {total('connections')} connections that got a table, {total('tables')} tables compared,"
    yield f"  {total('repeated')} commands sent more than once, {total('twice')} messages of the bus said twice,"
    yield f"  {total('lost')} lost."
    yield "- When nothing broke any more, everybody at every table had seen it go on after"
    yield f"  {max(run.calm for run in runs):.1f} s at the most."


def one_by_one(runs: Sequence[Run]) -> Iterator[str]:
    yield ""
    yield "## The runs"
    yield ""
    yield "Load is what the machine had to do when the run began; the run itself keeps all of its cores busy. Where it"
    yield "was more than the cores, nobody knows how much of the times is the servers' own, and how much waiting for a"
    yield "processor. Seconds of processors are those of the players, and those of everything they play on."
    yield ""
    yield "| when (UTC) | commit | load | seconds | at once | pace, s | moves | moves/s | faults | found | processors |"
    yield "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|---|"
    for run in runs:
        rate = run.played() / run.seconds
        yield (
            f"| {run.when} | {run.commit} | {run.load:.1f} | {run.seconds:,.0f} | {run.at_once:,} | {run.pace:g} "
            f"| {run.played():,} | {rate:,.0f} | {run.faults():,} | {sum(run.found.values()):,} "
            f"| {run.playing:,.0f} + {run.serving:,.0f} s |"
        )
    yield ""
    for machine in sorted({run.machine for run in runs}):
        yield f"Run on: {machine}."


def found(runs: Sequence[Run]) -> Iterator[str]:
    counts = summed([run.found for run in runs])
    yield ""
    yield "## What the checker found"
    yield ""
    yield "| | | found |"
    yield "|---|---|--:|"
    for kind, meaning in KINDS.items():
        yield f"| {kind} | {meaning} | {counts[kind]:,} |"
    if counts.total():
        yield ""
    for run in runs:
        for detail in run.details:
            yield f"- {run.when}, {run.commit}: {detail}"


def takeovers(runs: Sequence[Run]) -> Iterator[str]:
    yield ""
    yield "## How long nobody plays a match"
    yield ""
    yield "Seconds until the first of its people who came back was shown the table by another server, while nothing"
    yield "else was broken, for matches with somebody who never goes away. A server that is stopped hands one match"
    yield "over after the other, and plays each until then: so nobody plays it from the moment when it gives the lease"
    yield "away, as the database's clock has it. Since the signal: with the time until it was that match's turn."
    yield ""
    yield "| | run | load | matches | p50 | p99 | longest |"
    yield "|---|---|--:|--:|--:|--:|--:|"
    for name, field in (
        ("killed (SIGKILL)", "killed"),
        ("stopped (SIGTERM), since it let go", "stopped"),
        ("stopped (SIGTERM), since the signal", "told"),
    ):
        for run in runs:
            times: list[float] = getattr(run, field)
            if times:
                shares = " | ".join(share(times, part) for part in (0.5, 0.99, 1.0))
                yield f"| {name} | {run.when} | {run.load:.1f} | {len(times):,} | {shares} |"


def outages(runs: Sequence[Run]) -> Iterator[str]:
    if not any(run.outages for run in runs):
        return
    yield ""
    yield "## When something all need was gone"
    yield ""
    yield "Nothing else was broken. Seconds from the moment when it could be had again until somebody at the match was"
    yield f"shown something new, thinking included; {BETWEEN_SECONDS:g} where that was not within so many."
    yield ""
    yield "| gone | run | load | pace, s | matches | p50 | p99 | longest |"
    yield "|---|---|--:|--:|--:|--:|--:|--:|"
    for run in runs:
        for name, times in run.outages.items():
            shares = " | ".join(share(times, part) for part in (0.5, 0.99, 1.0))
            yield f"| {name} | {run.when} | {run.load:.1f} | {run.pace:g} | {len(times):,} | {shares} |"


def share(times: Sequence[float], part: float) -> str:
    ordered = sorted(times)
    return f"{ordered[min(len(ordered) - 1, int(len(ordered) * part))]:.2f}"


def faults(runs: Sequence[Run]) -> Iterator[str]:
    yield ""
    yield "## What was broken"
    yield ""
    yield "| fault | times |"
    yield "|---|--:|"
    for name, times in summed([run.struck for run in runs]).most_common():
        yield f"| {name} | {times:,} |"
    yield ""
    told = sorted(summed([run.refusals for run in runs]).items())
    refused = ", ".join(f"`{code}` {times:,}" for code, times in told)
    yield f"What was refused meanwhile, and asked again: {refused or 'nothing'}."
    errors = summed([run.errors for run in runs])
    if errors:
        yield ""
        yield "What the servers wrote into their logs:"
        yield ""
        for line, times in errors.most_common(MOST_ERRORS):
            yield f"- {times:,} × `{line.replace('`', '')}`"
