"""Players for the load test: connections that make random moves in matches of their own."""

import asyncio
import subprocess
import time
from random import Random

from msgspec import Raw, Struct
from msgspec.json import Decoder, encode

from vervet.server.dial import Line, dial

GAME = "itchy-monkey"


class TableSeen(Struct):
    """What a player needs to know of a table; the rest is passed over."""

    type: str
    version: int = -1
    asked: list[int] = []
    legal: list[Raw] = []
    detail: str = ""


DECODER = Decoder(TableSeen)


class Hand:
    """One player: a connection that holds a seat."""

    def __init__(self, line: Line, seats: list[int]) -> None:
        self.line = line
        self.seats = seats
        self.table = TableSeen("none")

    async def see(self, version: int) -> TableSeen:
        """The table once it is at least of that version."""
        while self.table.version < version:
            seen = DECODER.decode(await self.line.receive())
            if seen.type == "refused":
                raise ConnectionError(f"refused: {seen.detail}")
            if seen.type == "table":
                self.table = seen
        return self.table

    def act(self, seat: int, choice: Random) -> None:
        action = choice.choice(self.table.legal)
        message = {"type": "act", "id": 1, "seat": seat, "version": self.table.version, "action": action}
        self.line.send(encode(message))


class Pairing:
    """A match between two connections, which plays at random; a new one is made when it is over."""

    def __init__(self, site: "Site", number: int) -> None:
        self.site = site
        self.choice = Random(number)
        self.hands: list[Hand] = []
        self.version = 0

    async def open(self) -> None:
        match, tokens = await self.site.create()
        self.hands = [await self.site.join(match, [token], [seat]) for seat, token in enumerate(tokens)]
        self.version = 0
        for hand in self.hands:
            await hand.see(0)

    async def close(self) -> None:
        for hand in self.hands:
            await hand.line.close()

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
        mover.act(asked[0], self.choice)
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
        self.port = port
        self.process = process

    async def create(self) -> tuple[str, list[str]]:
        body = encode({"game": GAME, "seats": [{"kind": "here"}] * 2, "options": {"rounds": 1000, "repetitions": 9}})
        made = MADE.decode(await self.post("/api/matches", body))
        return made.match, [seat.token for seat in made.seats]

    async def post(self, path: str, body: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
        writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        return answer.partition(b"\r\n\r\n")[2]

    async def join(self, match: str, tokens: list[str], seats: list[int]) -> Hand:
        line = await dial(self.port, f"/api/matches/{match}/play")
        line.send(encode({"type": "join", "tokens": tokens}))
        return Hand(line, seats)

    def memory(self) -> int:
        """The bytes that the server process has in memory."""
        listed = subprocess.run(["ps", "-o", "rss=", "-p", str(self.process.pid)], capture_output=True, check=True)
        return int(listed.stdout) * 1024


class SeatMade(Struct):
    token: str


class MatchMade(Struct):
    match: str
    seats: list[SeatMade]


MADE = Decoder(MatchMade)
