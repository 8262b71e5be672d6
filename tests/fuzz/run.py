"""All kinds of inputs, each with its share."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, closing
from math import inf
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
# So many rounds at least, and so many inputs in one at most.
ROUNDS: Final = 10
ROUND: Final = 20_000
# Messages are sent so many at a time.
BATCH: Final = 10
Throw = Callable[[Random, int], Awaitable[list[tuple[str, bytes]]]]
Say = Callable[[str], None]


def run(count: int, seed: int, say: Say, minutes: float = inf) -> Tally:
    """Throw so many inputs, which follow from the seed: all kinds in every round, so that of a run that is cut short
    after so many minutes all kinds have had their share."""
    tally = Tally(seed)
    begun = time.monotonic()
    with ExitStack() as stack:
        target = stack.enter_context(closing(Target()))
        other = target_on_the_bus(stack, tally)
        documents = Documents()
        tally.memory.append(target.memory())
        rounds = max(ROUNDS, count // ROUND)
        for number in range(rounds):
            if time.monotonic() - begun > 60 * minutes:
                break
            parts = {name: part(count * share // 100, number, rounds) for name, share in SHARES.items()}
            asyncio.run(at_the_server(target, tally, parts, number, say))
            tally.memory.append(target.memory())
            if other is not None:
                asyncio.run(on_the_bus(*other, tally, parts["bus"], number, say))
            with_documents(documents, tally, parts["documents"], number, say)
            say(f"round {number + 1} of {rounds}: {tally.thrown():,} inputs, {tally.bad()} bad")
        look(target, tally, "the server")
        if other is not None:
            look(other[0], tally, "the server on the bus")
    tally.seconds = time.monotonic() - begun
    return tally


def part(whole: int, number: int, rounds: int) -> int:
    """How many of them belong to this round."""
    return whole * (number + 1) // rounds - whole * number // rounds


def look(target: Target, tally: Tally, name: str) -> None:
    """Is it still there, and has it complained?"""
    complaints = target.complaints()
    tally.tracebacks += len(complaints) + (not target.alive())
    for line in complaints:
        tally.fault(f"{name}: {line}")
    if not target.alive():
        tally.fault(f"{name} has ended")


async def at_the_server(target: Target, tally: Tally, counts: dict[str, int], number: int, say: Say) -> None:
    site = target.server
    requests = Requests(site)

    async def ask(random: Random, count: int) -> list[tuple[str, bytes]]:
        return [await requests.throw(random) for _ in range(count)]

    await many(tally, "HTTP", counts["HTTP"], [ask] * AT_ONCE, number, say)
    lines = [Lines(site.port, requests.over["match"]) for _ in range(AT_ONCE)]
    await many(tally, "WebSocket frames", counts["WebSocket frames"], [one_by_one(each) for each in lines], number, say)
    sayings = [Sayings(site) for _ in range(AT_ONCE)]
    await many(tally, "messages", counts["messages"], [each.throw for each in sayings], number, say)
    for each in (*lines, *sayings):
        each.leave()


def one_by_one(line: Lines) -> Throw:
    async def throw(random: Random, count: int) -> list[tuple[str, bytes]]:
        return [await line.throw(random) for _ in range(count)]

    return throw


async def many(tally: Tally, name: str, count: int, throwers: list[Throw], number: int, say: Say) -> None:
    """By several at once, each with numbers of its own."""
    left = count
    kind = tally.kind(name)

    async def go_on(throw: Throw, random: Random) -> None:
        nonlocal left
        while left > 0:
            some = min(BATCH, left)
            left -= some
            for end, data in await outcome_of(throw, random, some):
                note(tally, name, end, data)
            if kind.thrown % 5000 < BATCH:
                say(f"{name}: {kind.thrown:,}")

    await asyncio.gather(
        *(go_on(each, Random(f"{tally.seed} {name} {number} {at}")) for at, each in enumerate(throwers))
    )


async def outcome_of(throw: Throw, random: Random, count: int) -> list[tuple[str, bytes]]:
    """How so many inputs ended; what nobody has thought of is a fault like any other, and no end of the run."""
    try:
        return await throw(random, count)
    except Exception as error:
        return [(f"{BROKEN}: {type(error).__name__} {error}", b"")] * count


def note(tally: Tally, name: str, end: str, data: bytes) -> None:
    bare = end.partition(":")[0]
    tally.kind(name).note(bare)
    if bare in (BROKEN, HUNG):
        tally.fault(f"{name} {end}: {data[:300]!r}")


def target_on_the_bus(stack: ExitStack, tally: Tally) -> tuple[Target, str] | None:
    """A server that shares a database, and where its bus is."""
    try:
        database = stack.enter_context(closing(postgres.start()))
        bus = stack.enter_context(closing(nats.start()))
    except Missing as missing:
        tally.missing.append(f"bus: {missing}")
        return None
    return stack.enter_context(closing(Target(database.address, VERVET_BUS=bus.address, VERVET_NODE=NODE))), bus.address


async def on_the_bus(target: Target, address: str, tally: Tally, count: int, number: int, say: Say) -> None:
    """Another server, which says what it likes."""
    other = OnTheBus(target.server, address)
    await other.open()
    await many(tally, "bus", count, [other.throw], number, say)
    await other.close()


def with_documents(documents: Documents, tally: Tally, count: int, number: int, say: Say) -> None:
    random = Random(f"{tally.seed} documents {number}")
    for at in range(count):
        end, data = documents.throw(random)
        note(tally, "documents", end, data)
        if at % 5000 == 0:
            say(f"documents: {tally.kind('documents').thrown:,}")
