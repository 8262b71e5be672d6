"""Players who put a server under load: connections that make random moves in matches of their own.

Their matches are promised, as people's are: they commit to a number, reveal it, and play when all is dealt.
"""

import asyncio
import os
import subprocess
import time
from hashlib import sha256
from pathlib import Path
from random import Random
from secrets import token_bytes

import httpx
from msgspec import Raw, Struct
from msgspec.json import Decoder, encode
from websockets.asyncio.client import ClientConnection, connect

from vervet.core.deal import number_commitment
from vervet.core.keyed import KEY_BYTES

GAME = "itchy-monkey"
# Long, for a machine that has other things to do as well.
PATIENCE = 60.0


class ClientSeen(Struct):
    """How far a client of the deal is."""

    seats: list[int]
    commitment: str | None = None
    revealed: bool = False


class TableSeen(Struct):
    """What a player needs to know of a table, or of its deal; the rest is ignored."""

    type: str
    stage: str = ""
    terms: str = ""
    clients: list[ClientSeen] = []
    version: int = -1
    asked: list[int] = []
    legal: list[Raw] = []
    detail: str = ""


DECODER = Decoder(TableSeen)


class Hand:
    """One player: a connection that holds a seat."""

    def __init__(self, socket: ClientConnection, seats: list[int]) -> None:
        self.socket = socket
        self.seats = seats
        self.table = TableSeen("none")
        self.number = token_bytes(KEY_BYTES)
        # A deal is told again whenever somebody comes, also while our answer to it is still on its way.
        self.given: set[str] = set()

    async def see(self, version: int) -> TableSeen:
        """The table once it is at least of that version."""
        while self.table.version < version:
            seen = DECODER.decode(await self.socket.recv(decode=False))
            if seen.type == "refused":
                raise ConnectionError(f"refused: {seen.detail}")
            if seen.type == "deal":
                await self.give(seen)
            if seen.type == "table":
                self.table = seen
        return self.table

    async def give(self, deal: TableSeen) -> None:
        """What the deal waits for; where several connections are one client, the one with its lowest seat does it."""
        for client in deal.clients:
            seat = client.seats[0]
            if seat in self.seats and deal.stage == "committing" and client.commitment is None:
                terms = sha256(deal.terms.encode()).digest()
                promise = number_commitment(terms, seat, self.number).hex()
                await self.once({"type": "commit", "id": 0, "seat": seat, "commitment": promise})
            elif seat in self.seats and deal.stage == "revealing" and not client.revealed:
                await self.once({"type": "reveal", "id": 0, "seat": seat, "number": self.number.hex()})

    async def once(self, message: dict[str, object]) -> None:
        kind = str(message["type"])
        if kind not in self.given:
            self.given.add(kind)
            await self.send(message)

    async def send(self, message: dict[str, object]) -> None:
        await self.socket.send(encode(message), text=True)

    async def act(self, seat: int, choice: Random) -> None:
        action = choice.choice(self.table.legal)
        await self.send({"type": "act", "id": 1, "seat": seat, "version": self.table.version, "action": action})


class Pairing:
    """A match between two connections, which plays at random; a new one is made when it is over."""

    def __init__(self, site: "Site", number: int) -> None:
        self.site = site
        self.choice = Random(number)
        self.match = ""
        self.hands: list[Hand] = []
        self.version = 0

    async def open(self) -> None:
        self.match, tokens = await self.site.create()
        self.hands = [await self.site.join(self.match, [token], [seat]) for seat, token in enumerate(tokens)]
        self.version = 0
        for hand in self.hands:
            await hand.see(0)

    async def close(self) -> None:
        for hand in self.hands:
            await hand.socket.close()

    async def move(self) -> float:
        """Make a move; returns the seconds from sending it to its arrival at the other player."""
        asked = self.hands[0].table.asked
        if not asked:
            await self.close()
            await self.open()
            asked = self.hands[0].table.asked
        mover, other = self.hands[asked[0]], self.hands[1 - asked[0]]
        self.version += 1
        start = time.perf_counter()
        await mover.act(asked[0], self.choice)
        await other.see(self.version)
        taken = time.perf_counter() - start
        await mover.see(self.version)
        return taken

    async def play(self, end: float, pause: float) -> list[float]:
        """Move until the end of time, after each move waiting for about `pause` seconds."""
        taken: list[float] = []
        if pause:
            await asyncio.sleep(self.choice.uniform(0.0, pause))
        while time.perf_counter() < end:
            taken.append(await self.move())
            if pause:
                await asyncio.sleep(self.choice.uniform(0.5, 1.5) * pause)
        return taken


class Site:
    """The server under load."""

    def __init__(self, port: int, process: "subprocess.Popen[bytes]") -> None:
        self.process = process
        self.address = f"127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=f"http://{self.address}", timeout=PATIENCE, trust_env=False)

    async def create(self) -> tuple[str, list[str]]:
        wanted = {"game": GAME, "seats": [{"kind": "here"}] * 2, "options": {"rounds": 1000, "repetitions": 9}}
        answer = await self.http.post("/api/matches", json=wanted)
        made = MADE.decode(answer.raise_for_status().content)
        return made.match, [seat.token for seat in made.seats]

    async def join(self, match: str, tokens: list[str], seats: list[int]) -> Hand:
        # Nothing here may cost time that is not the server's: no compression, no pings, no proxy.
        socket = await connect(
            f"ws://{self.address}/api/matches/{match}/play",
            open_timeout=PATIENCE,
            compression=None,
            ping_interval=None,
            proxy=None,
            max_size=None,
        )
        await socket.send(encode({"type": "join", "tokens": tokens}), text=True)
        return Hand(socket, seats)

    def memory(self) -> int:
        """The bytes that the server process has in memory."""
        listed = subprocess.run(["ps", "-o", "rss=", "-p", str(self.process.pid)], capture_output=True, check=True)
        return int(listed.stdout) * 1024

    def cpu(self) -> float:
        """The CPU seconds that the server process has spent, all its threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class SeatMade(Struct):
    token: str


class MatchMade(Struct):
    match: str
    seats: list[SeatMade]


MADE = Decoder(MatchMade)
