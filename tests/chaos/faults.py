"""What goes wrong, and how it is put right again."""

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from tests.chaos.cluster import Cluster
from tests.chaos.link import Weather
from tests.chaos.node import Node
from tests.services.service import Service


class Struck(Struct):
    """A fault that was: what, whom, and from when to when."""

    name: str
    target: str
    at: float
    until: float = 0.0


Strike: TypeAlias = Callable[[Node], Awaitable[None]]


class Faults:
    """Breaks something of a cluster, and mends it. At least one server is always left in peace."""

    def __init__(self, cluster: Cluster, chance: random.Random, only: Sequence[str] = ()) -> None:
        self.cluster = cluster
        self.only = only
        self.chance = chance
        self.struck: list[Struck] = []
        self.tasks: set[asyncio.Task[None]] = set()
        # What all need is broken in one way at a time.
        self.locks = {name: asyncio.Lock() for name in ("servers", "database", "bus")}
        # On servers, with how often each comes.
        self.on_nodes: dict[str, tuple[int, Strike]] = {
            "SIGKILL": (5, self.kill),
            "SIGSTOP, then SIGCONT": (4, self.pause),
            "SIGTERM": (3, self.stop),
            "no way to the database": (2, lambda node: self.weather(node, Weather(silent=True), database=True)),
            "no way to the bus": (2, lambda node: self.weather(node, Weather(silent=True), bus=True)),
            "cut off from everything": (
                2,
                lambda node: self.weather(node, Weather(silent=True), database=True, bus=True),
            ),
            "connections reset": (2, lambda node: self.weather(node, Weather(cut=True), database=True, bus=True)),
            "slow to the bus": (1, lambda node: self.weather(node, Weather(delay=0.3), bus=True)),
            "slow to the database": (1, lambda node: self.weather(node, Weather(delay=0.1), database=True)),
            "messages twice": (3, lambda node: self.weather(node, Weather(twice=0.2), bus=True)),
            "messages lost": (2, lambda node: self.weather(node, Weather(lost=0.02), bus=True)),
        }
        self.on_all: dict[str, tuple[int, str, Callable[[], Awaitable[None]]]] = {
            "rolling deploy": (1, "servers", self.deploy),
            "PostgreSQL restarted": (1, "database", lambda: self.restart(self.database(), signal.SIGINT)),
            "PostgreSQL crashed": (1, "database", lambda: self.restart(self.database(), signal.SIGQUIT)),
            "NATS killed": (1, "bus", lambda: self.restart(self.bus(), signal.SIGKILL)),
            "NATS paused": (1, "bus", self.pause_bus),
        }
        if cluster.clocks.library is not None:
            self.on_nodes["clock jumps"] = (2, self.jump)
            self.on_all["clock of the database jumps"] = (1, "database", self.jump_database)
        if cluster.disk.folder is not None:
            self.on_all["disk full"] = (1, "database", self.fill_disk)

    def database(self) -> Service:
        assert self.cluster.database.service is not None
        return self.cluster.database.service

    def bus(self) -> Service:
        assert self.cluster.bus.service is not None
        return self.cluster.bus.service

    # When.

    async def storm(self, seconds: float, every: float = 1.0) -> None:
        """Something every second, whatever is still broken."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.strike(self.only)
            await asyncio.sleep(every)
        await self.mended()

    async def in_order(self, names: Sequence[str], every: float = 1.0) -> None:
        """These, one after the other, each as soon as it is possible."""
        for name in names:
            assert name in self.on_nodes or name in self.on_all, name
            while not self.strike([name]):
                await asyncio.sleep(0.1)
            await asyncio.sleep(every)
        await self.mended()

    def strike(self, only: Sequence[str] = ()) -> bool:
        """One of those that are possible now, by their weight; False where none is."""
        well = [node for node in self.cluster.nodes if node.well]
        kinds: dict[str, int] = {}
        if len(well) > 1 and not self.locks["servers"].locked():
            kinds |= {name: weight for name, (weight, _) in self.on_nodes.items()}
        kinds |= {name: weight for name, (weight, what, _) in self.on_all.items() if not self.locks[what].locked()}
        if only:
            kinds = {name: weight for name, weight in kinds.items() if name in only}
        if not kinds:
            return False
        (name,) = self.chance.choices(list(kinds), list(kinds.values()))
        if name in self.on_nodes:
            node = self.chance.choice(well)
            self.run(name, node.name, self.on_nodes[name][1](node))
        else:
            _, what, work = self.on_all[name]
            self.run(name, what, self.locked(self.locks[what], work))
        return True

    async def locked(self, lock: asyncio.Lock, work: Callable[[], Awaitable[None]]) -> None:
        async with lock:
            await work()

    def run(self, name: str, target: str, work: Awaitable[None]) -> None:
        struck = Struck(name, target, time.monotonic())
        self.struck.append(struck)

        async def see_through() -> None:
            await work
            struck.until = time.monotonic()

        task = asyncio.create_task(see_through())
        self.tasks.add(task)

    async def mended(self) -> None:
        """All that was broken is whole again; raises what went wrong with that."""
        await asyncio.gather(*self.tasks)
        self.tasks.clear()

    # On one server.

    async def kill(self, node: Node) -> None:
        node.well = False
        await node.end(signal.SIGKILL)
        await asyncio.sleep(self.chance.uniform(0.0, 4.0))
        await node.begin()

    async def stop(self, node: Node) -> None:
        node.well = False
        await node.end(signal.SIGTERM)
        await node.begin()

    async def pause(self, node: Node) -> None:
        node.well = False
        node.send(signal.SIGSTOP)
        await asyncio.sleep(self.chance.choice((0.5, 2.0, 5.0, 8.0)))
        node.send(signal.SIGCONT)
        await node.begin()

    async def weather(self, node: Node, weather: Weather, database: bool = False, bus: bool = False) -> None:
        node.well = not (weather.silent or weather.cut)
        links = [*([node.database] if database else []), *([node.bus] if bus else [])]
        for link in links:
            link.change(weather)
        await asyncio.sleep(self.chance.uniform(1.0, 6.0))
        for link in links:
            link.change(Weather())
        await node.begin()

    async def jump(self, node: Node) -> None:
        self.cluster.clocks.set(node.name, self.chance.choice((-86400.0, -7.0, 7.0, 86400.0)))
        await asyncio.sleep(3.0)
        self.cluster.clocks.set(node.name, 0.0)

    # On what all need.

    async def deploy(self) -> None:
        """Every server in turn, as a new version comes."""
        for node in self.cluster.nodes:
            if node.well:
                await self.stop(node)

    async def restart(self, service: Service, number: signal.Signals) -> None:
        await asyncio.to_thread(service.stop, number)
        await asyncio.sleep(self.chance.choice((0.0, 0.5, 2.0)))
        await asyncio.to_thread(service.start_again)

    async def pause_bus(self) -> None:
        self.bus().send(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.5, 4.0))
        self.bus().send(signal.SIGCONT)

    async def jump_database(self) -> None:
        """The clock that leases go by."""
        self.cluster.clocks.set("database", self.chance.choice((-10.0, 10.0)))
        await asyncio.sleep(3.0)
        self.cluster.clocks.set("database", 0.0)

    async def fill_disk(self) -> None:
        """PostgreSQL gives up where it cannot write its log, and then it is to be started again, as any supervisor
        would."""
        await asyncio.to_thread(self.cluster.disk.fill)
        await asyncio.sleep(self.chance.uniform(0.5, 2.5))
        self.cluster.disk.clear()
        if not await asyncio.to_thread(self.database().answers):
            await asyncio.to_thread(self.database().stop, signal.SIGQUIT)
            await asyncio.to_thread(self.database().start_again)
