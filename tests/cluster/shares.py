"""`python -m tests.cluster.shares`: what three servers carry beside one, each with the same share of a CPU.

Where there are fewer cores than servers a share is made by a quota (cgroups, so as root): each server, bots included,
may run for so many milliseconds of every twenty. Database, bus and players have what is left of the machine. Matches of
Itchy Monkey are played as fast as they are answered, so that servers are what everybody waits for; whoever plays comes
by the server that plays their match (as behind a proxy that goes by the address of the match), or by any.
"""

import argparse
import asyncio
import os
import random
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

from msgspec import Struct, json
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.running import Process
from tests.services import nats, postgres
from tests.services.service import Missing
from vervet.client.tables import Tables

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 20_000
LIMITS = {"VERVET_MESSAGES_PER_SECOND": "5000", "VERVET_MESSAGE_BURST": "5000", "VERVET_MATCHES_PER_HOUR": "100000"}
TICKS = os.sysconf("SC_CLK_TCK")


class Carried(Struct):
    """`cpu`: of all servers together, in cores."""

    nodes: int
    doors: str
    rate: float
    cpu: float


@contextmanager
def group(name: str, share: float) -> Iterator[Path]:
    """A group of processes with so much of a core."""
    old = GROUPS / "cpu"
    folder = (old if old.is_dir() else GROUPS) / name
    folder.mkdir()
    if old.is_dir():
        (folder / "cpu.cfs_period_us").write_text(str(PERIOD))
        (folder / "cpu.cfs_quota_us").write_text(str(int(PERIOD * share)))
    else:
        (folder / "cpu.max").write_text(f"{int(PERIOD * share)} {PERIOD}")
    try:
        yield folder
    finally:
        folder.rmdir()


class Table:
    """A match that one client plays alone, both seats, until it is told to stop."""

    def __init__(self, node: Process, nodes: list[Process], anywhere: bool) -> None:
        self.made = node.create("here", "here", options={"rounds": 120})
        self.node, self.nodes, self.anywhere = node, nodes, anywhere
        self.moves = 0

    async def play(self) -> None:
        """Whatever breaks is begun again; here nothing should."""
        while True:
            try:
                await self.sit()
                self.made = await asyncio.to_thread(lambda: self.node.create("here", "here", options={"rounds": 120}))
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.1)

    async def sit(self) -> None:
        node = random.choice(self.nodes) if self.anywhere else self.node
        address = f"ws://127.0.0.1:{node.port}/api/matches/{self.made['match']}/play"
        async with connect(address, proxy=None, max_size=None, ping_interval=None, open_timeout=60) as socket:
            tokens = [seat["token"] for seat in self.made["seats"]]
            await socket.send(json.encode({"type": "join", "tokens": tokens, "changes": True}).decode())
            tables, table = Tables(), None
            while table is None or table["outcome"] is None:
                frame = json.decode(await socket.recv())
                fresh = False
                for message in frame if isinstance(frame, list) else [frame]:
                    whole: dict[str, Any] = tables.whole(message)
                    if whole["type"] == "table":
                        table, fresh = whole, True
                    self.moves += whole["type"] == "accepted"
                if fresh and table is not None and table["legal"]:
                    await socket.send(json.encode(move(table)).decode())


def move(table: dict[str, Any]) -> dict[str, Any]:
    action = random.choice(table["legal"])
    asked = {"seat": table["seat"], "version": table["version"], "action": action}
    return {"type": "act", "id": 1, **asked, "command": token_hex(8)}


def seconds(node: Process) -> float:
    words = Path(f"/proc/{node.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / TICKS


async def count(
    nodes: list[Process], matches: int, anywhere: bool, warm: float, measured: float
) -> tuple[float, float]:
    tables = [Table(nodes[each % len(nodes)], nodes, anywhere) for each in range(matches)]
    tasks = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(warm)
    moves, cpu, begun = sum(table.moves for table in tables), sum(map(seconds, nodes)), time.monotonic()
    await asyncio.sleep(measured)
    wall = time.monotonic() - begun
    rate = (sum(table.moves for table in tables) - moves) / wall
    used = (sum(map(seconds, nodes)) - cpu) / wall
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return rate, used


def carry(number: int, anywhere: bool, asked: argparse.Namespace, database: str, bus: str) -> Carried:
    with ExitStack() as stack:
        groups = [
            stack.enter_context(group(f"vervet-share-{os.getpid()}-{each}", asked.share)) for each in range(number)
        ]
        nodes = []
        for each in range(number):
            more = {"VERVET_BUS": bus, "VERVET_NODE": f"share {each}", **LIMITS}
            nodes.append(stack.enter_context(closing(Process(database, output=None, **more))))
        for node, folder in zip(nodes, groups, strict=True):
            (folder / "cgroup.procs").write_text(str(node.process.pid))
        rate, cpu = asyncio.run(count(nodes, asked.matches * number, anywhere, asked.warm, asked.measured))
    return Carried(number, "any" if anywhere else "its own", rate, cpu)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--share", type=float, default=0.1, help="of a core, for each server")
    parser.add_argument("--matches", type=int, default=6, help="for each server")
    parser.add_argument("--warm", type=float, default=8.0)
    parser.add_argument("--measured", type=float, default=20.0)
    asked = parser.parse_args()
    if os.geteuid() != 0:
        sys.exit("quotas need root")
    print(f"Each server has {asked.share:g} of a core; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.\n")
    print("| servers | come by | moves a second | × one | cores used |")
    print("|--:|---|--:|--:|--:|")
    with closing(postgres.start()) as database, closing(nats.start()) as bus:
        one = 0.0
        for number, anywhere in ((1, False), (3, False), (3, True)):
            with database.database() as address:
                found = carry(number, anywhere, asked, address, bus.address)
            one = one or found.rate
            times = f"{found.rate / one:.2f} | {found.cpu:.2f}"
            print(f"| {found.nodes} | {found.doors} | {found.rate:,.0f} | {times} |", flush=True)


if __name__ == "__main__":
    try:
        main()
    except Missing as missing:
        sys.exit(str(missing))
