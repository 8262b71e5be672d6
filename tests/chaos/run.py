"""A run: a quiet part, in which one server at a time is killed or stopped, for the times of taking over; a storm; and
calm, in which all must go on."""

import asyncio
import os
import random
import re
import resource
import shutil
import signal
import time
from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from tests.chaos.cluster import Cluster
from tests.chaos.crowd import Crowd, Seated, Tally
from tests.chaos.faults import Faults

CALM_SECONDS = 120.0
# Then all is quiet again.
BETWEEN_SECONDS = 9.0


class Plan(Struct, frozen=True, kw_only=True):
    """`takeovers`: how many servers are killed, and as many stopped, one at a time; `outages`: for how many seconds the
    database is gone, and then the bus; `storm`: seconds with a fault each; `pace`: seconds of thought before a move."""

    storm: float
    takeovers: int = 0
    outages: tuple[float, ...] = ()
    matches: int = 150
    pace: float = 1.0
    every: float = 1.0
    seed: int = 0
    only: tuple[str, ...] = ()
    # These faults in this order, instead of a storm.
    order: tuple[str, ...] = ()
    small_disk: bool = True
    # Where the servers' logs are kept.
    logs: str = ""


class Result(Struct):
    plan: Plan
    tally: Tally
    struck: dict[str, int] = {}
    # Seconds without anybody who plays a match, for each: after SIGKILL; after SIGTERM, since its server let go of it;
    # and since the signal.
    killed: list[float] = []
    stopped: list[float] = []
    told: list[float] = []
    # Seconds until matches went on, once the database or the bus was back, by what was gone for how long.
    outages: dict[str, list[float]] = {}
    # How long it took until all went on, once all was well again.
    calm: float = 0.0
    seconds: float = 0.0
    twice: int = 0
    lost: int = 0
    starts: int = 0
    errors: dict[str, int] = {}
    left_out: list[str] = []
    load: float = 0.0
    began: float = 0.0
    # Seconds of processors: our own, and of every process that we have started.
    playing: float = 0.0
    serving: float = 0.0


Tell: TypeAlias = Callable[[str], None]


def tell_nobody(_line: str) -> None:
    """It is quiet."""


async def run(plan: Plan, tell: Tell = tell_nobody) -> Result:
    """Raises `Missing`. `tell` hears how far it is."""
    chance = random.Random(plan.seed)
    cluster = Cluster(plan.small_disk)
    result = Result(plan, Tally(), load=os.getloadavg()[0], began=time.monotonic())
    crowd = None
    mine, theirs = (sum(resource.getrusage(who)[:2]) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    try:
        await cluster.open()
        crowd = Crowd(cluster.doors(), cluster.address, plan.matches, plan.pace, chance)
        result.tally = crowd.tally
        faults = Faults(cluster, chance, plan.only)
        result.left_out = left_out(cluster)
        begun = time.monotonic()
        playing = asyncio.create_task(crowd.play())
        tell(f"{len(cluster.nodes)} servers are there after {time.monotonic() - result.began:.0f} s")
        # Nothing breaks before everybody sits.
        while len(crowd.seated) + crowd.tally.matches < plan.matches and not playing.done():
            await asyncio.sleep(0.1)
        await watch_takeovers(plan, cluster, crowd, faults, result)
        await watch_outages(plan, crowd, faults, result)
        tell(f"took over after {len(result.killed)} and {len(result.stopped)}; now the storm")
        await (faults.in_order(plan.order, plan.every) if plan.order else faults.storm(plan.storm, plan.every))
        tell(
            f"{len(faults.struck)} faults; now it is calm: {len(crowd.tally.faults)} found, {len(crowd.seated)} matches"
        )
        result.calm = await crowd.calm_down(CALM_SECONDS)
        await playing
        result.seconds = time.monotonic() - begun
        result.struck = dict(Counter(each.name for each in faults.struck))
        result.twice = sum(node.bus.twice for node in cluster.nodes)
        result.lost = sum(node.bus.lost for node in cluster.nodes)
        result.starts = sum(node.starts for node in cluster.nodes)
        result.errors = errors(cluster)
    finally:
        if crowd is not None:
            await crowd.close()
        if plan.logs:
            for node in cluster.nodes:
                shutil.copy(node.log, plan.logs)
        await cluster.close()
    result.playing = sum(resource.getrusage(resource.RUSAGE_SELF)[:2]) - mine
    result.serving = sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2]) - theirs
    return result


def left_out(cluster: Cluster) -> list[str]:
    """What this machine does not permit."""
    found = []
    if cluster.clocks.library is None:
        found.append("clock jumps: there is no C compiler")
    if cluster.disk.folder is None:
        found.append("a full disk: only root can mount a small one")
    if cluster.proxy is None:
        found.append("Caddy: there is none, so everybody came to a server directly")
    return found


async def watch_takeovers(plan: Plan, cluster: Cluster, crowd: Crowd, faults: Faults, result: Result) -> None:
    """How long nobody plays the matches of a server that is killed, or stopped, while all else is well."""
    if plan.takeovers:
        await asyncio.sleep(3.0)
    for number in range(2 * plan.takeovers):
        kind = signal.SIGKILL if number % 2 == 0 else signal.SIGTERM
        # Never the one that has just come back: it plays nothing yet.
        node = cluster.nodes[number % len(cluster.nodes)]
        owners = await cluster.owners()
        there = [each for match, each in crowd.seated.items() if owners.get(match) == node.name and somebody(each)]
        at = time.monotonic()
        faults.run(kind.name, node.name, faults.kill(node) if kind == signal.SIGKILL else faults.stop(node))
        await asyncio.sleep(BETWEEN_SECONDS)
        await faults.mended()
        if kind == signal.SIGKILL:
            result.killed += back_after(there, dict.fromkeys((each.game.history.match for each in there), at))
        else:
            gone = await cluster.let_go(node.name, at)
            result.stopped += back_after(there, gone)
            result.told += back_after(there, dict.fromkeys(gone, at))


async def watch_outages(plan: Plan, crowd: Crowd, faults: Faults, result: Result) -> None:
    """How long it takes until matches go on, when the database or the bus was gone for a while and is back."""
    for name, service, number in (
        ("database", faults.database(), signal.SIGQUIT),
        ("bus", faults.bus(), signal.SIGKILL),
    ):
        for seconds in plan.outages:
            there = [each for each in crowd.seated.values() if somebody(each)]
            await asyncio.to_thread(service.stop, number)
            await asyncio.sleep(seconds)
            before = [max((shown.told for shown in each.game.history.shown), default=0) for each in there]
            # From when on it can be had again.
            await asyncio.to_thread(service.start_again)
            back = time.monotonic()
            await asyncio.sleep(BETWEEN_SECONDS)
            result.outages[f"{name}, for {seconds:g} s"] = [
                went_on(each, back, told) for each, told in zip(there, before, strict=True)
            ]


def went_on(seated: Seated, back: float, told: int) -> float:
    """Seconds until somebody was shown something new; at most as long as was looked."""
    later = (shown.at - back for shown in seated.game.history.shown if shown.told > told)
    return min(max(0.0, min(later, default=BETWEEN_SECONDS)), BETWEEN_SECONDS)


def somebody(seated: Seated) -> bool:
    """Whether one of those who never go by themselves is there: whoever is away anyway misses nothing."""
    there = (person for person in seated.people if not person.manner.stays)
    return any(person.socket is not None and person.table for person in there) and not seated.game.history.over


def back_after(there: list[Seated], gone: dict[str, float]) -> list[float]:
    """For each match that was let go of at a moment: seconds until the first of its people who came since was shown
    the table. A match that nobody came back to is left out."""
    found = []
    for each in there:
        at = gone.get(each.game.history.match)
        came = [] if at is None else [came - at for begun, came in each.game.seen if begun >= at]
        found += [min(came)] if came else []
    return found


LINE = re.compile(r"(?:ERROR|WARNING|error|warning)\W+(.*)")


def errors(cluster: Cluster) -> dict[str, int]:
    """What the servers wrote into their logs, by kind, without names and numbers."""
    found: Counter[str] = Counter()
    for node in cluster.nodes:
        if node.log.exists():
            for line in node.log.read_text(errors="replace").splitlines():
                said = LINE.search(line)
                if said:
                    found[re.sub(r"[0-9a-f]{16,}|\d+", "…", said[1])[:100]] += 1
    return dict(found.most_common(30))
