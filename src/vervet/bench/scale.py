"""What grows with the place: the cost of a move by the matches ever stored, memory by the sockets that are open.

`python -m vervet.bench.scale [--quick] [--page FILE]` (`make scale`) starts servers of its own on databases of its own.
"""

import argparse
import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct
from rich.console import Console
from rich.progress import Progress

from vervet.bench.hardware import hardware
from vervet.bench.ours import compiled
from vervet.bench.players import Pairing, Site
from vervet.bench.scale_page import scale_page
from vervet.bench.scale_result import Cost, Scale, Sockets
from vervet.bench.stock import fill
from vervet.bench.under_load import WARM_UP_MOVES, server

# The match that is stored again and again has so many entries: a short one, for a million of them to fit on a disk.
ENTRIES: Final = 12


class Plan(Struct, frozen=True):
    """How many matches are stored, how many are played meanwhile, for how long, how often; how many sockets wait."""

    stored: tuple[int, int]
    played: int
    seconds: float
    rounds: int
    sockets: int


FULL: Final = Plan((1_000, 1_000_000), 20, 6.0, 5, 10_000)
QUICK: Final = Plan((10, 200), 2, 0.4, 1, 8)


def measure(plan: Plan, progress: Progress) -> Scale:
    task = progress.add_task("stored matches", total=2 * plan.rounds + 2)
    with TemporaryDirectory(prefix="vervet-scale-") as folder:
        stocks = []
        for count in plan.stored:
            progress.update(task, description=f"storing {count:,} matches")
            stocks.append(stock(Path(folder), count))
        progress.advance(task)
        costs = [Cost(count, file.stat().st_size) for count, file in zip(plan.stored, stocks, strict=True)]
        # By turns, and the cheapest of each: what else the machine does comes and goes.
        for _ in range(plan.rounds):
            for cost, file in zip(costs, stocks, strict=True):
                progress.update(task, description=f"playing beside {cost.stored:,} stored matches")
                with server(database=file) as site:
                    cost.add(*asyncio.run(played(site, plan)))
                progress.advance(task)
    progress.update(task, description=f"{plan.sockets:,} sockets that wait")
    with server() as site:
        sockets = asyncio.run(waiting(site, plan.sockets))
    progress.advance(task)
    return Scale(hardware(), compiled(), costs, sockets)


def stock(folder: Path, count: int) -> Path:
    """A database with so many matches that are over."""
    file = folder / f"{count}.sqlite"
    with server(database=file) as site:
        match = asyncio.run(one_match(site))
    fill(file, match, count)
    return file


async def one_match(site: Site) -> str:
    pairing = Pairing(site, 0)
    await pairing.open()
    for _ in range(ENTRIES):
        await pairing.move()
    await pairing.close()
    await site.http.aclose()
    return pairing.match


async def played(site: Site, plan: Plan) -> tuple[int, float]:
    """Moves made as fast as they can be, and the server's CPU seconds for them."""
    pairings = [Pairing(site, number) for number in range(plan.played)]
    for pairing in pairings:
        await pairing.open()
    for _ in range(WARM_UP_MOVES):
        await asyncio.gather(*(pairing.move() for pairing in pairings))
    before = site.cpu()
    end = time.perf_counter() + plan.seconds
    moves = sum(len(taken) for taken in await asyncio.gather(*(pairing.play(end, 0.0) for pairing in pairings)))
    spent = site.cpu() - before
    for pairing in pairings:
        await pairing.close()
    await site.http.aclose()
    return moves, spent


async def waiting(site: Site, count: int) -> Sockets:
    """Two to a match, each player at a socket of their own, and nobody moves."""
    empty = site.memory()
    pairings = [Pairing(site, number) for number in range(count // 2)]
    for pairing in pairings:
        await pairing.open()
    full = site.memory()
    for pairing in pairings:
        await pairing.close()
    await site.http.aclose()
    return Sockets(2 * len(pairings), empty, full)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m vervet.bench.scale", description="What grows with the place.")
    parser.add_argument("--quick", action="store_true", help="few matches and sockets, for less than a second")
    parser.add_argument("--page", type=Path, metavar="FILE", help="also write it as a page in Markdown")
    given = parser.parse_args()
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        page = scale_page(measure(QUICK if given.quick else FULL, progress))
    print(page)
    if given.page:
        given.page.parent.mkdir(parents=True, exist_ok=True)
        given.page.write_text(page, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
