"""A server under load: how many moves a second it takes, how soon they reach the other player, what a match weighs.

`python -m vervet.bench.under_load [--json] [--quick]` starts a server of its own on a new database and plays on it.
"""

import argparse
import asyncio
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median

from msgspec.json import encode
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from vervet.bench.players import Pairing, Site
from vervet.bench.subject import our_python

COUNTS = (1, 100, 500)
IDLE_MATCHES = 200
IDLE_MOVES = 30
WARM_UP_MOVES = 4
UNLIMITED = {
    "VERVET_MESSAGES_PER_SECOND": "1000000",
    "VERVET_MESSAGE_BURST": "1000000",
    "VERVET_LOOKS_PER_SECOND": "1000000",
    "VERVET_LOOK_BURST": "1000000",
    "VERVET_MATCHES_PER_HOUR": "1000000",
    "VERVET_CONNECTIONS": "1000000",
    "VERVET_CONNECTIONS_PER_ADDRESS": "1000000",
    "VERVET_REQUESTS_PER_ADDRESS": "1000000",
    "VERVET_MATCHES_IN_MEMORY": "100000",
    "VERVET_IDLE_SECONDS": "100000",
}
Figures = dict[str, int | float]


@contextmanager
def server(database: Path | None = None, profile: Path | None = None, under: tuple[str, ...] = ()) -> Iterator[Site]:
    """A server process on the database given, or on one of its own, which is gone afterwards. It may be watched by
    cProfile, which leaves a file, and run `under` another program."""
    with tempfile.TemporaryDirectory(prefix="vervet-load-") as folder:
        port = free_port()
        python, known = our_python()
        environment = {**known, **UNLIMITED, "VERVET_DATABASE": str(database or Path(folder) / "load.sqlite")}
        watched = [] if profile is None else ["-m", "cProfile", "-o", str(profile)]
        command = [*under, *python, *watched, "-m", "vervet.server", str(port)]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
        assert process.stdout is not None
        try:
            if not process.stdout.readline():
                raise ConnectionError("the server did not start")
            yield Site(port, process)
        finally:
            process.terminate()
            try:
                process.wait(30)
            finally:
                process.kill()
                process.stdout.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def under_load(site: Site, count: int, seconds: float) -> Figures:
    """This many matches at once: first flat out, then with a move a second in each, as people would play."""
    pairings = [Pairing(site, number) for number in range(count)]
    for pairing in pairings:
        await pairing.open()
    for _ in range(WARM_UP_MOVES):
        await asyncio.gather(*(pairing.move() for pairing in pairings))
    start = time.perf_counter()
    fast = await all_taken(pairings, start + seconds, 0.0)
    elapsed = time.perf_counter() - start
    calm = await all_taken(pairings, time.perf_counter() + seconds, 1.0)
    for pairing in pairings:
        await pairing.close()
    await site.http.aclose()
    return {
        "matches": count,
        "moves_per_s": round(len(fast) / elapsed, 1),
        "p50_ms": percentile(fast, 50),
        "p99_ms": percentile(fast, 99),
        "paced_moves_per_s": round(len(calm) / seconds, 1),
        "paced_p50_ms": percentile(calm, 50),
        "paced_p99_ms": percentile(calm, 99),
    }


async def all_taken(pairings: list[Pairing], end: float, pause: float) -> list[float]:
    return [
        taken for each in await asyncio.gather(*(pairing.play(end, pause) for pairing in pairings)) for taken in each
    ]


def percentile(taken: list[float], part: int) -> float:
    """In milliseconds."""
    ordered = sorted(taken) or [0.0]
    found = median(ordered) if part == 50 else ordered[min(len(ordered) - 1, len(ordered) * part // 100)]
    return round(found * 1000, 2)


async def idle_memory(site: Site, count: int) -> Figures:
    """What a match halfway through weighs: kept in memory with nobody there, and with two players connected."""
    choice = Random(0)
    empty = site.memory()
    made: list[tuple[str, list[str]]] = []
    for _ in range(count):
        match, tokens = await site.create()
        hand = await site.join(match, tokens, [0, 1])
        for version in range(IDLE_MOVES):
            table = await hand.see(version)
            await hand.act(table.asked[0], choice)
        await hand.see(IDLE_MOVES)
        await hand.socket.close()
        made.append((match, tokens))
    alone = site.memory()
    hands = [await site.join(match, [token], [seat]) for match, tokens in made for seat, token in enumerate(tokens)]
    for hand in hands:
        await hand.see(IDLE_MOVES)
    connected = site.memory()
    for hand in hands:
        await hand.socket.close()
    await site.http.aclose()
    return {
        "matches": count,
        "idle_kib_per_match": round((alone - empty) / count / 1024, 1),
        "connected_kib_per_match": round((connected - empty) / count / 1024, 1),
    }


def measure(counts: tuple[int, ...], seconds: float, idle: int, progress: Progress) -> list[Figures]:
    """A row for each number of matches, and one for the memory; each on a new server."""
    rows: list[Figures] = []
    task = progress.add_task("server under load", total=len(counts) + 1)
    for count in counts:
        progress.update(task, description=f"{count} matches at once")
        with server() as site:
            rows.append(asyncio.run(under_load(site, count, seconds)))
        progress.advance(task)
    progress.update(task, description=f"{idle} idle matches")
    with server() as site:
        rows.append(asyncio.run(idle_memory(site, idle)))
    progress.advance(task)
    return rows


def show(rows: list[Figures], console: Console) -> None:
    names = list(dict.fromkeys(name for row in rows for name in row))
    table = Table(box=None, pad_edge=False)
    for name in names:
        table.add_column(name.replace("_", " "), justify="right")
    for row in rows:
        table.add_row(*(f"{row[name]:,}" if name in row else "" for name in names))
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m vervet.bench.under_load", description="Put a server under load.")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    parser.add_argument("--quick", action="store_true", help="fewer matches, for a second each")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long to play, for each number of matches")
    given = parser.parse_args()
    counts, seconds, idle = ((1, 20), 1.0, 20) if given.quick else (COUNTS, given.seconds, IDLE_MATCHES)
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        rows = measure(counts, seconds, idle, progress)
    if given.json:
        print(encode(rows).decode())
    else:
        show(rows, Console())


if __name__ == "__main__":
    main()
