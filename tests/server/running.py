"""A real server on a real port, and a player who talks to it."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes
from typing import Any

import httpx
from msgspec import convert, json
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from vervet import catalog
from vervet.client.tables import Tables
from vervet.core.game import Game
from vervet.server.settings import Settings
from vervet.server.web.app import Application
from vervet.server.web.pages import Pages
from vervet.server.web.serving import listening, run_in_loop, serve_until

# JSON as it came over the wire: tests read it without the server's own types, as a stranger's client would.
Message = dict[str, Any]
# Long, because the machine may be busy.
PATIENCE = 60.0


STAGES = ("committing", "revealing", "dealt")
# How far a deal is in each stage; a void one goes no further.
PROGRESS = {"committing": 0, "revealing": 1, "dealt": 2, "seeded": 2, "void": 3}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Site:
    """Where a server is, and what to ask of it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False)

    def create(self, *kinds: str, game: str = "itchy-monkey", **more: object) -> Message:
        """A new match; a kind is `here`, `link` or the name of a bot."""
        seats = [{"kind": kind} if kind in ("here", "link") else {"kind": "bot", "bot": kind} for kind in kinds]
        answer = self.http.post("/api/matches", json={"game": game, "seats": seats, "seed": 7, **more})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def player(self, match: str, *tokens: str | None, changes: bool = False) -> "Player":
        """Somebody who has joined with these tokens, and wants whole tables or only what has changed."""
        player = Player(self, match)
        player.send(type="join", tokens=list(tokens), changes=changes)
        return player

    def close(self) -> None:
        self.http.close()


class Player:
    """A WebSocket to a match; keeps the last table."""

    def __init__(self, site: Site, match: str, origin: str | None = None) -> None:
        address = f"ws://127.0.0.1:{site.port}/api/matches/{match}/play"
        page = None if origin is None else Origin(origin)
        # No pings: their thread draws from Python's global random numbers, which law 2 watches in the same process.
        self.socket: ClientConnection = connect(
            address, proxy=None, max_size=None, origin=page, legacy=True, ping_interval=None
        )
        self.deal: Message = {}
        self.table: Message = {}
        # What it gives to the deal, by the lowest seat of each client that it is.
        self.numbers: dict[int, bytes] = {}
        self.id = 0
        self.honest = True
        # Every frame; what came in one and was not read yet; whole tables, from what has changed of them.
        self.heard: list[str] = []
        self.waiting: deque[Message] = deque()
        self.tables = Tables()

    def send(self, **message: object) -> None:
        self.socket.send(json.encode(message).decode())

    def next(self) -> Message:
        if not self.waiting:
            text = self.socket.recv(timeout=PATIENCE)
            self.heard.append(str(text))
            frame = json.decode(text)
            self.waiting.extend(frame if isinstance(frame, list) else [frame])
        message = self.tables.whole(self.waiting.popleft())
        if message["type"] == "table":
            self.table = message
        if message["type"] == "deal":
            self.deal = message
            if self.honest:
                self.follow_deal()
        return message

    def follow_deal(self) -> None:
        """Commit and reveal, as every client does by itself; the answers carry no number that a test uses."""
        terms = sha256(self.deal["terms"].encode()).digest()
        for client in self.deal["clients"]:
            seat = client["seats"][0]
            if not set(client["seats"]) & set(self.deal["held"]):
                continue
            if self.deal["stage"] == "committing" and client["commitment"] is None:
                number = self.numbers.setdefault(seat, token_bytes(32))
                commitment = sha256(b"vervet number 2\0" + terms + bytes([seat]) + number).hexdigest()
                self.send(type="commit", id=-1, seat=seat, commitment=commitment)
            if self.deal["stage"] == "revealing" and not client["revealed"] and seat in self.numbers:
                self.send(type="reveal", id=-2, seat=seat, number=self.numbers[seat].hex())

    def reach(self, stage: str) -> None:
        """Read until the deal has come so far."""
        while not self.deal or PROGRESS[self.deal["stage"]] < PROGRESS[stage]:
            self.until("deal")

    def until(self, kind: str) -> Message:
        """The next message of a type; what comes before is passed over."""
        while True:
            message = self.next()
            if message["type"] == kind:
                return message

    def see(self, version: int) -> Message:
        """The table, once it has reached at least that version."""
        while self.table.get("version", -1) < version:
            self.until("table")
        return self.table

    def act(self, action: object, seat: object = None, version: object = None) -> Message:
        """Try an action at the last table; returns `accepted` or `refused`."""
        self.id += 1
        seat = self.table["seat"] if seat is None else seat
        version = self.table["version"] if version is None else version
        self.send(type="act", id=self.id, seat=seat, version=version, action=action)
        return self.answer()

    def send_act(self, **fields: object) -> Message:
        """An `act` with these fields; returns `accepted` or `refused`."""
        self.id += 1
        self.send(type="act", id=self.id, **fields)
        return self.answer()

    def act_first(self) -> Message:
        """Do the first thing that is legal."""
        legal = self.table["legal"]
        assert isinstance(legal, list) and legal, self.table
        return self.act(legal[0])

    def answer(self) -> Message:
        """The next message that carries the number of the last one sent."""
        while True:
            message = self.next()
            if message["type"] in ("accepted", "refused", "answer", "pong") and message["id"] == self.id:
                return message

    def settle(self) -> None:
        """Hear all that was on its way: a table comes right after what was queued before it, so the second pong is the
        last thing to come."""
        for _ in range(2):
            self.id += 1
            self.send(type="ping", id=self.id)
            self.answer()

    def close(self) -> None:
        self.socket.close()


def deal(*players: Player) -> None:
    """Everybody is there: they go through the promise together, and each gets the first table."""
    for stage in STAGES:
        for player in players:
            player.reach(stage)
    for player in players:
        player.see(0)


@cache
def built_client() -> Pages:
    """Read and packed once for all servers in this process, which is most of the work of starting one."""
    return Pages()


class Running(Site):
    """A server in a thread of this process, so that a test can look inside."""

    def __init__(self, settings: Settings, games: Mapping[str, Game] | None = None, pages: Pages | None = None) -> None:
        super().__init__(free_port())
        self.settings = settings
        self.games = games
        self.pages = built_client() if pages is None else pages
        self.ready = threading.Event()
        self.application: Application
        self.loop: asyncio.AbstractEventLoop
        self.stop: asyncio.Event
        self.thread = threading.Thread(target=lambda: run_in_loop(self.run()))
        self.thread.start()
        assert self.ready.wait(PATIENCE)

    async def run(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.stop = asyncio.Event()
        self.application = Application(self.settings, {**catalog.games(), **(self.games or {})}, self.pages)
        running = asyncio.create_task(serve_until(self.stop, self.application, "127.0.0.1", self.port))
        await listening(running, "127.0.0.1", self.port)
        self.ready.set()
        await running

    def close(self) -> None:
        super().close()
        self.loop.call_soon_threadsafe(self.stop.set)
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


class Process(Site):
    """A server in a process of its own, to be killed."""

    def __init__(
        self, database: str, port: int | None = None, output: int | None = subprocess.PIPE, **environment: str
    ) -> None:
        super().__init__(free_port() if port is None else port)
        known = {**os.environ, "VERVET_DATABASE": database, "PYTHONUNBUFFERED": "1", **environment}
        command = [sys.executable, "-m", "vervet.server", str(self.port)]
        self.process = subprocess.Popen(command, env=known, stdout=output, stderr=output, text=True)
        self.wait_for_answer()

    def wait_for_answer(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                self.http.get("/api/health")
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return
        self.process.kill()
        raise AssertionError(f"the server did not start: {self.process.communicate()}")

    def end(self, number: int = signal.SIGKILL) -> tuple[int, str, str]:
        """Stop it; returns its exit code, and what it had printed."""
        self.process.send_signal(number)
        out, error = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, error

    def close(self) -> None:
        super().close()
        if self.process.poll() is None:
            self.end()


def new_settings(folder: Path, **more: object) -> Settings:
    """Settings for a test: a new database, and no limit that gets in the way."""
    plain: dict[str, object] = {
        "database": str(folder / "vervet.sqlite"),
        "messages_per_second": 5000.0,
        "message_burst": 5000,
        "matches_per_hour": 100_000,
        "looks_per_second": 5000.0,
        "look_burst": 5000,
        "lessons_per_second": 5000.0,
        "lesson_burst": 5000,
        "away_seconds": 0.0,
    }
    return convert({**plain, **more}, Settings)
