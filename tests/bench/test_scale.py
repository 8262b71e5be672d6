"""What grows with the place, on a small scale."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from msgspec.structs import replace

from vervet.bench.scale import ENTRIES, QUICK, played, stock, waiting
from vervet.bench.scale_page import scale_page
from vervet.bench.scale_result import Cost, Scale, Sockets
from vervet.bench.under_load import server

STORED = 30


def test_matches_are_stored_over_and_a_server_plays_beside_them(tmp_path: Path) -> None:
    file = stock(tmp_path, STORED)
    with closing(sqlite3.connect(file)) as connection:
        counts = {
            table: connection.execute(f"select count(*) from {table}").fetchone()[0]
            for table in ("match", "seat", "entry", "deal")
        }
        over = connection.execute("select count(*) from match where outcome is not null").fetchone()[0]
    assert counts == {
        "match": STORED + 1,
        "seat": 2 * (STORED + 1),
        "entry": ENTRIES * (STORED + 1),
        "deal": STORED + 1,
    }
    assert over == STORED
    with server(database=file) as site:
        moves, spent = asyncio.run(played(site, replace(QUICK, played=1)))
        assert moves > 0
        assert spent >= 0


def test_sockets_wait_two_to_a_match() -> None:
    with server() as site:
        found = asyncio.run(waiting(site, 4))
    assert found.count == 4
    assert found.full > found.empty


def test_the_page_has_costs_beside_the_first_and_bars_in_proportion() -> None:
    costs = [Cost(10, 1 << 20, [0.002, 0.001]), Cost(100, 8 << 20, [0.0011, 0.0012])]
    page = scale_page(Scale(dict.fromkeys(HARDWARE, 1), True, costs, Sockets(100, 10 << 20, 15 << 20)))
    assert "| 10 | 1 MiB | 1,000 µs |  |" in page
    assert "| 100 | 8 MiB | 1,100 µs | +10% (bar: +20%) |" in page
    assert "| 100 | 10 MiB | 15 MiB | 51 | 6 MiB |" in page


HARDWARE = ("processor", "cores", "load", "system", "python", "date")
