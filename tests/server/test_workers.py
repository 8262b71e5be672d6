"""`vervet serve --workers N`: several processes at one port."""

import os
import signal
import subprocess
import sys
import time
from contextlib import closing

import httpx
import pytest

from tests.server.running import PATIENCE, Site, free_port
from tests.server.test_cluster import LIMITS, Guest, play
from tests.services.nats import Nats
from vervet.server.settings import SettingError, Settings
from vervet.server.web.workers import Workers, check


class Several(Site):
    """Two workers, started as a user starts them."""

    def __init__(self, database: str, bus: str) -> None:
        super().__init__(free_port())
        known = {**os.environ, "VERVET_DATABASE": database, "VERVET_BUS": bus, "VERVET_NODE": "here", **LIMITS}
        command = [sys.executable, "-m", "vervet", "serve", "--workers", "2", "--no-open", "--port", str(self.port)]
        self.process = subprocess.Popen(command, env=known, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def ask(self) -> bool:
        try:
            # Each time over a new connection, so that the kernel chooses anew.
            return httpx.get(f"http://127.0.0.1:{self.port}/api/games", trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    def close(self) -> None:
        super().close()
        self.process.kill()
        self.process.communicate()


def wait_for(several: Several) -> None:
    """Longer than for one: three processes load everything at the same time."""
    end = time.monotonic() + 4 * PATIENCE
    while not several.ask():
        assert several.process.poll() is None, several.process.communicate()
        assert time.monotonic() < end
        time.sleep(0.05)


def test_workers_share_a_port_and_their_matches(postgres_database: str, nats_server: Nats) -> None:
    with closing(Several(postgres_database, nats_server.address)) as several:
        wait_for(several)
        for _ in range(2):
            made = several.create("here", "here", options={"rounds": 1})
            tokens = [seat["token"] for seat in made["seats"]]
            with (
                closing(Guest(several, made["match"], tokens[0])) as first,
                closing(Guest(several, made["match"], tokens[1])) as second,
            ):
                assert play(first, second)["outcome"] is not None
        several.process.send_signal(signal.SIGTERM)
        out, error = several.process.communicate(timeout=PATIENCE)
        assert (several.process.returncode, error) == (0, "")
        assert out.count("Vervet is at") == 1


@pytest.mark.parametrize(
    "settings", [Settings(), Settings(database="postgresql://h/d"), Settings(database="x.sqlite", bus="nats://h")]
)
def test_workers_need_a_database_and_a_bus_that_they_can_share(settings: Settings) -> None:
    with pytest.raises(SettingError, match="VERVET_BUS=nats://…; SQLite has one server"):
        check(settings)
    with pytest.raises(SettingError):
        Workers(settings, "127.0.0.1", 1, 2)
