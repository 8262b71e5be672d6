"""All kinds of inputs, each with its share."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, closing
from random import Random
from typing import Final

from tests.fuzz.documents import Documents
from tests.fuzz.lines import Lines
from tests.fuzz.on_the_bus import NODE, OnTheBus
from tests.fuzz.requests import Requests
from tests.fuzz.sayings import Sayings
from tests.fuzz.tally import BROKEN, HUNG, Tally
from tests.fuzz.target import Target
from tests.services import nats, postgres
from tests.services.service import Missing

# Of a hundred inputs. Reading a document whole takes longest, and there is little in it that others do not have.
SHARES: Final = {"HTTP": 15, "WebSocket frames": 30, "messages": 30, "bus": 15, "documents": 10}
AT_ONCE: Final = 16
# Messages are sent so many at a time.
BATCH: Final = 10
Throw = Callable[[Random, int], Awaitable[list[tuple[str, bytes]]]]
Say = Callable[[str], None]


def run(count: int, seed: int, say: Say) -> Tally:
    """Throw so many inputs, which follow from the seed."""
    tally = Tally(seed)
    begun = time.monotonic()
    shares = {name: max(1, count * share // 100) for name, share in SHARES.items()}
    with closing(Target()) as target:
        tally.memory.append(target.memory())
        for part in (0.1, 0.9):
            asyncio.run(
                at_the_server(target, tally, {name: int(shares[name] * part) for name in list(shares)[:3]}, say)
            )
            tally.memory.append(target.memory())
        look(target, tally, "the server")
    on_the_bus(tally, shares["bus"], say)
    with_documents(tally, shares["documents"], say)
    tally.seconds = time.monotonic() - begun
    return tally


def look(target: Target, tally: Tally, name: str) -> None:
    """Is it still there, and has it complained?"""
    complaints = target.complaints()
    tally.tracebacks += len(complaints) + (not target.alive())
    for line in complaints:
        tally.fault(f"{name}: {line}")
    if not target.alive():
        tally.fault(f"{name} has ended")


async def at_the_server(target: Target, tally: Tally, counts: dict[str, int], say: Say) -> None:
    site = target.server
    requests = Requests(site)

    async def ask(random: Random, count: int) -> list[tuple[str, bytes]]:
        return [await requests.throw(random) for _ in range(count)]

    await many(tally, "HTTP", counts["HTTP"], [ask] * AT_ONCE, say)
    lines = [Lines(site.port, requests.over["match"]) for _ in range(AT_ONCE)]
    await many(tally, "WebSocket frames", counts["WebSocket frames"], [one_by_one(each) for each in lines], say)
    sayings = [Sayings(site) for _ in range(AT_ONCE)]
    await many(tally, "messages", counts["messages"], [each.throw for each in sayings], say)
    for each in (*lines, *sayings):
        each.leave()


def one_by_one(line: Lines) -> Throw:
    async def throw(random: Random, count: int) -> list[tuple[str, bytes]]:
        return [await line.throw(random) for _ in range(count)]

    return throw


async def many(tally: Tally, name: str, count: int, throwers: list[Throw], say: Say) -> None:
    """By several at once, each with numbers of its own."""
    left = count
    kind = tally.kind(name)

    async def go_on(throw: Throw, random: Random) -> None:
        nonlocal left
        while left > 0:
            some = min(BATCH, left)
            left -= some
            for end, data in await throw(random, some):
                note(tally, name, end, data)
            if kind.thrown % 5000 < BATCH:
                say(f"{name}: {kind.thrown:,}")

    await asyncio.gather(
        *(go_on(each, Random(f"{tally.seed} {name} {count} {at}")) for at, each in enumerate(throwers))
    )


def note(tally: Tally, name: str, end: str, data: bytes) -> None:
    bare = end.partition(":")[0]
    tally.kind(name).note(bare)
    if bare in (BROKEN, HUNG):
        tally.fault(f"{name} {end}: {data[:300]!r}")


def on_the_bus(tally: Tally, count: int, say: Say) -> None:
    """A server that shares a database, and another one that says what it likes."""
    with ExitStack() as stack:
        try:
            database = stack.enter_context(closing(postgres.start()))
            bus = stack.enter_context(closing(nats.start()))
        except Missing as missing:
            tally.missing.append(f"bus: {missing}")
            return
        target = Target(database.address, VERVET_BUS=bus.address, VERVET_NODE=NODE)
        with closing(target):

            async def throw() -> None:
                other = OnTheBus(target.server, bus.address)
                await other.open()
                await many(tally, "bus", count, [other.throw], say)
                await other.close()

            asyncio.run(throw())
            look(target, tally, "the server on the bus")


def with_documents(tally: Tally, count: int, say: Say) -> None:
    documents, random = Documents(), Random(f"{tally.seed} documents")
    for number in range(count):
        end, data = documents.throw(random)
        note(tally, "documents", end, data)
        if number % 5000 == 0:
            say(f"documents: {number:,}")
