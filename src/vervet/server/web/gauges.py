"""What is there right now, for the metrics: looked up when somebody asks."""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from vervet import __version__
from vervet.server.disk.journal import Journal
from vervet.server.disk.store import Store
from vervet.server.metrics import Gauge
from vervet.server.web.doorway import Doorway
from vervet.server.web.registry import Registry

BEGUN: Final = time.time()
PROC: Final = Path("/proc/self")


def gauges(registry: Registry, journal: Journal, store: Store, porch: Doorway) -> list[Gauge]:
    matches, clients, turns = registry.matches, registry.clients, registry.pool.turns
    found = [
        Gauge("vervet_build_info", "Which version this is.", lambda: 1, {"version": __version__}),
        Gauge("vervet_sockets", "Connections that are open.", lambda: len(clients)),
        Gauge("vervet_sockets_joined", "Those that have joined.", lambda: sum(one.live is not None for one in clients)),
        Gauge("vervet_requests_open", "Connections that are no WebSockets, or none yet.", lambda: porch.total),
        Gauge("vervet_matches", "Matches in memory.", lambda: len(matches)),
        Gauge("vervet_windows", "Windows that are open.", lambda: open_windows(registry)),
        Gauge("vervet_bots_waiting", "Bots that wait for a turn to think.", turns.waiting),
        Gauge("vervet_bots_thinking", "Bots that think.", lambda: registry.pool.workers - turns.free),
        Gauge("vervet_changes_waiting", "Changes that wait for the next commit.", lambda: len(journal.waiting)),
        Gauge("vervet_outage", "1 while the database is out of reach.", lambda: int(journal.outage.on)),
        *process(),
    ]
    leases = registry.leases
    if leases is not None:
        found.append(Gauge("vervet_leases", "Matches that this server alone may write.", lambda: len(leases.held)))
    if store.own_disk():
        found.append(Gauge("vervet_disk_free_bytes", "Room on the database's disk.", lambda: store.free_bytes() or 0))
    return found


def open_windows(registry: Registry) -> int:
    return sum(live.table.windows.open is not None for live in registry.matches.values())


def process() -> Iterator[Gauge]:
    """What every program tells Prometheus, under the names that it knows."""
    yield Gauge("process_start_time_seconds", "When it began.", lambda: BEGUN)
    yield Gauge("process_cpu_seconds_total", "Processor time.", time.process_time, kind="counter")
    if (PROC / "statm").exists():
        yield Gauge("process_resident_memory_bytes", "Memory.", resident)
        yield Gauge("process_open_fds", "Open files and sockets.", lambda: sum(1 for _ in (PROC / "fd").iterdir()))


def resident() -> int:
    return int((PROC / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
