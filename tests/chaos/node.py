"""One server of the cluster: a process, and its own way to the database and to the bus."""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

from tests.chaos.clock import Clocks
from tests.chaos.link import Link
from tests.services.service import free_port

PATIENCE = 120.0
LIMITS = {
    "VERVET_MESSAGES_PER_SECOND": "1000",
    "VERVET_MESSAGE_BURST": "1000",
    "VERVET_MATCHES_PER_HOUR": "1000000",
    "VERVET_CONNECTIONS_PER_ADDRESS": "5000",
    "VERVET_WINDOW_SECONDS": "3",
}


class Node:
    """A server that is killed and started again, always at the same port and under the same name."""

    def __init__(self, name: str, database: int, bus: int, folder: Path, clocks: Clocks) -> None:
        self.name = name
        self.port = free_port()
        self.database = Link(database)
        self.bus = Link(bus, bus=True)
        self.log = folder / f"{name}.log"
        self.clocks = clocks
        self.process: asyncio.subprocess.Process | None = None
        # Whether it is meant to be there: killed, paused or cut off it is not.
        self.well = False
        self.starts = 0
        # Two faults may be over at the same moment, and both want it to be there again.
        self.beginning = asyncio.Lock()

    async def open(self) -> None:
        await self.database.open()
        await self.bus.open()

    async def start(self) -> None:
        known = {
            **os.environ,
            **LIMITS,
            **self.clocks.environment(self.name),
            "VERVET_DATABASE": f"postgresql://{self.name}@127.0.0.1:{self.database.port}/postgres",
            "VERVET_BUS": f"nats://127.0.0.1:{self.bus.port}",
            "VERVET_NODE": self.name,
            "VERVET_PROXIES": "127.0.0.1",
            "PYTHONUNBUFFERED": "1",
        }
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "vervet.server",
                str(self.port),
                env=known,
                stdout=log,
                stderr=log,
                # As on a machine of its own: Linux gives each session its share.
                start_new_session=True,
            )
        self.starts += 1

    async def begin(self) -> None:
        """Start it, again if it must be: without a database or a bus a server does not begin."""
        async with self.beginning:
            await self.begin_alone()

    async def begin_alone(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process is None or self.process.returncode is not None:
                await self.start()
            if await self.answers():
                self.well = True
                return
            await asyncio.sleep(0.1)
        raise AssertionError(f"{self.name} does not start: {self.log.read_text()[-2000:]}")

    async def answers(self) -> bool:
        """Whether it says that it is alive."""
        try:
            async with asyncio.timeout(2.0):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                try:
                    writer.write(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                    line = await reader.readline()
                finally:
                    writer.close()
        except (OSError, TimeoutError):
            return False
        return b" 200 " in line

    def send(self, number: signal.Signals) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(number)

    async def end(self, number: signal.Signals) -> None:
        """Stop it; it is gone when this returns."""
        self.well = False
        self.send(number)
        if self.process is not None:
            try:
                async with asyncio.timeout(30.0):
                    await self.process.wait()
            except TimeoutError:
                self.send(signal.SIGKILL)
                await self.process.wait()

    async def close(self) -> None:
        self.send(signal.SIGCONT)
        await self.end(signal.SIGKILL)
        self.database.close()
        self.bus.close()
