"""PostgreSQL, NATS, three servers, each with links of its own to both, and Caddy before them."""

import asyncio
import shutil
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from tests.chaos import tables
from tests.chaos.clock import Clocks
from tests.chaos.disk import Disk
from tests.chaos.node import Node
from tests.services import caddy, nats, postgres
from tests.services.service import Missing, Service

NODES = 3
# Every commit is in the hands of the operating system when it is answered; only a machine that stops could lose it.
DURABLE = ("fsync=off", "synchronous_commit=on", "max_wal_size=96MB", "min_wal_size=32MB", "shared_buffers=32MB")


class Cluster:
    """All of it, and who else needs to look into the database."""

    def __init__(self, small_disk: bool = True) -> None:
        self.small_disk = small_disk
        self.folder = Path(tempfile.mkdtemp(prefix="vervet-chaos-"))
        self.folder.chmod(0o755)
        self.clocks = Clocks(self.folder)
        self.disk = Disk()
        self.nodes: list[Node] = []
        self.proxy: Service | None = None

    def prepare(self, data: Path) -> Mapping[str, str]:
        if self.small_disk:
            self.disk.mount(data)
        return self.clocks.environment("database")

    async def open(self) -> None:
        """Raises `Missing`."""
        self.database = await asyncio.to_thread(lambda: postgres.start(*DURABLE, prepare=self.prepare))
        self.bus = await asyncio.to_thread(nats.start)
        if self.database.service is None or self.bus.service is None:
            raise Missing("chaos breaks its database and its bus: it wants some of its own")
        self.address = self.database.address
        database, bus = urlsplit(self.address).port, urlsplit(self.bus.address).port
        assert database is not None and bus is not None
        self.nodes = [Node(f"node_{each}", database, bus, self.folder, self.clocks) for each in range(1, NODES + 1)]
        connection = await tables.connect(self.address)
        for node in self.nodes:
            await connection.execute(f"CREATE ROLE {node.name} SUPERUSER LOGIN")
            await node.open()
        # Whoever is first makes the tables.
        await self.nodes[0].begin()
        await connection.execute(tables.AUDIT)
        await connection.close()
        await asyncio.gather(*(node.begin() for node in self.nodes[1:]))
        ports = [node.port for node in self.nodes]
        try:
            self.proxy = await asyncio.to_thread(lambda: caddy.start(0, ports))
        except Missing:
            # Then everybody goes to a server directly, as most do anyway.
            self.proxy = None

    def doors(self) -> list[int]:
        """The ports where one can come in."""
        return [*(node.port for node in self.nodes), *([] if self.proxy is None else [self.proxy.port])]

    async def owners(self) -> dict[str, str]:
        """Which server plays which match, as the database says."""
        connection = await tables.connect(self.address)
        try:
            rows = await connection.fetch("SELECT match, node FROM lease WHERE node IS NOT NULL")
        finally:
            await connection.close()
        return {row["match"]: row["node"] for row in rows}

    async def let_go(self, node: str, since: float) -> dict[str, float]:
        """When that server first gave each match to another one since a moment of `time.monotonic`, in the same
        time."""
        offset = time.time() - time.monotonic()
        connection = await tables.connect(self.address)
        try:
            rows = await connection.fetch(tables.LET_GO, node, since + offset)
        finally:
            await connection.close()
        return {row["match"]: float(row["at"]) - offset for row in rows}

    async def close(self) -> None:
        await asyncio.gather(*(node.close() for node in self.nodes))
        # First the disk: nobody can clear up what something else is mounted on.
        self.disk.close()
        services = [self.proxy, *(getattr(self, name, None) for name in ("bus", "database"))]
        for each in services:
            if each is not None:
                await asyncio.to_thread(each.close)
        shutil.rmtree(self.folder, ignore_errors=True)
