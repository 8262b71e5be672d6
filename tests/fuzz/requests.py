"""HTTP: requests for everything there is, changed in their bytes or in their documents."""

import asyncio
import re
from random import Random
from typing import Any

import h11
from msgspec import json

from tests.fuzz.mutation import changed_bytes, changed_document, written
from tests.fuzz.tally import ANSWERED, BROKEN, CLOSED, HUNG, LEFT, REFUSED
from tests.fuzz.wire import PATIENCE
from tests.server.running import Message, Site

ACTIONS = ["0 place a1", "1 end", "0 spawn b2", "x"]


class Requests:
    """Whoever asks; each request has a connection of its own."""

    def __init__(self, site: Site) -> None:
        self.port = site.port
        self.made = site.create("here", "link", seed=None)
        self.over = site.create("here", "here")
        lesson = site.http.get("/api/tutorials/itchy-monkey").json()["lessons"][0]
        self.bodies = bodies_for(self.made, self.over, f"/api/tutorials/itchy-monkey/{lesson}")
        self.paths = [*self.bodies, *paths_for(self.made)]

    async def throw(self, random: Random) -> tuple[str, bytes]:
        """How it ended, and what was sent."""
        data = self.request(random)
        expected = ending(data)
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(data)
            await writer.drain()
            if expected == LEFT:
                return LEFT, data
            async with asyncio.timeout(PATIENCE):
                answer = await reader.read(512)
                while answer.startswith(b"HTTP/1.1 100"):
                    # Told to go on; what comes next is the answer.
                    answer = answer.partition(b"\r\n\r\n")[2] or await reader.read(512)
            return end_of(answer), data
        except TimeoutError:
            return HUNG, data
        except ConnectionError:
            return CLOSED, data
        finally:
            writer.transport.abort()

    def request(self, random: Random) -> bytes:
        path = random.choice(self.paths)
        document = self.bodies.get(path)
        body = b"" if document is None else written(random, changed_document(random, document))
        method = random.choice(("GET", "HEAD", "OPTIONS")) if document is None else "POST"
        head = [f"{method} {path} HTTP/1.1", f"host: 127.0.0.1:{self.port}"]
        if body:
            head.append("content-type: application/json")
            chunked = random.random() < 0.2
            head.append("transfer-encoding: chunked" if chunked else f"content-length: {len(body)}")
            if chunked:
                at = random.randrange(len(body))
                body = (
                    b"".join(b"%x\r\n%b\r\n" % (len(each), each) for each in (body[:at], body[at:]) if each)
                    + b"0\r\n\r\n"
                )
        whole = "\r\n".join([*head, "", ""]).encode() + body
        return changed_bytes(random, whole) if random.random() < 0.6 else whole


def ending(data: bytes) -> str:
    """Whether a request is whole, by a reader that is not ours: nobody waits for the answer to a part of one."""
    if not data:
        return LEFT
    reader = h11.Connection(h11.SERVER, max_incomplete_event_size=1 << 20)
    reader.receive_data(data)
    try:
        while (event := reader.next_event()) not in (h11.NEED_DATA, h11.PAUSED):
            if isinstance(event, h11.EndOfMessage):
                return ANSWERED
            if isinstance(event, h11.Request) and b"upgrade" in dict(event.headers):
                return ANSWERED
    except h11.RemoteProtocolError:
        return REFUSED
    return LEFT


def end_of(answer: bytes) -> str:
    found = re.match(rb"HTTP/1\.1 (\d{3}) ", answer)
    if found is None:
        return CLOSED if not answer else BROKEN
    status = int(found[1])
    return BROKEN if status in (500, 502) else REFUSED if status >= 400 else ANSWERED


def paths_for(made: Message) -> list[str]:
    match = made["match"]
    paths = ["/", "/api/health", "/api/ready", "/api/games", "/api/network", "/api/deals?after=0", "/api/openapi.json"]
    return [
        *paths,
        *(f"/api/matches/{match}{more}" for more in ("", "/ending", "/log", "/play")),
        "/api/tutorials/after-us",
    ]


def bodies_for(made: Message, over: Message, tutorial: str) -> dict[str, Any]:
    """A good body for everything that takes one."""
    match, token = f"/api/matches/{made['match']}", made["seats"][0]["token"]
    dealt, there = f"/api/matches/{over['match']}", [seat["token"] for seat in over["seats"]]
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "random"}]
    lesson = {"actions": []}
    return {
        "/api/matches": {"game": "itchy-monkey", "seats": seats, "options": {"players": 2}, "seed": 7, "hints": True},
        f"{match}/join": {"invitation": made["seats"][1]["invitation"], "name": "Ada", "nonce": "0" * 32},
        f"{match}/cancel": {"token": token + "x"},
        f"{match}/fill": {"token": token + "x", "seat": 1, "bot": "random"},
        f"{match}/seats/1/offer": {"token": token + "x"},
        f"{dealt}/past": {"first": 0, "last": 9, "tokens": there},
        f"{dealt}/play-on": {"version": 0, "seat": 0, "seats": seats, "tokens": there},
        f"{dealt}/rematch": {"tokens": there},
        f"{dealt}/preview": json.decode(b'{"options": {}}'),
        tutorial: lesson,
        f"{tutorial}/ask": {**lesson, "action": {"kind": "end"}},
        f"{tutorial}/weigh": {**lesson, "kind": "end"},
        f"{tutorial}/advice": lesson,
    }
