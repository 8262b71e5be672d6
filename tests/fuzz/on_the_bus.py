"""What servers say to one another: frames of the bus, of lines that there are and that there are not."""

import asyncio
from random import Random
from secrets import token_hex
from typing import Any

from msgspec import msgpack

from tests.fuzz.mutation import changed_bytes, changed_document
from tests.fuzz.tally import ANSWERED, BROKEN, HUNG, REFUSED
from tests.fuzz.wire import PATIENCE
from tests.server.running import Site
from vervet.server.web.bus import BEATS, COUNTS, HERE, subject_of

NODE = "target"
US = "fuzz"
KINDS = ("call", "said", "answered", "part", "over", "soon", "ready", "luggage", "yours", "mine")
# Those that are about a match instead of a line.
HANDING_OVER = ("soon", "ready", "luggage", "yours", "mine")


class OnTheBus:
    """Another server, which says what it likes."""

    def __init__(self, site: Site, address: str) -> None:
        self.site = site
        self.address = address
        self.client: Any = None
        self.heard = 0
        self.lines: list[str] = []
        self.match = site.create("here", "here")

    async def open(self) -> None:
        from nats.aio.client import Client

        self.client = Client()
        await self.client.connect(self.address)
        await self.client.subscribe(subject_of(US), cb=self.hear)

    async def close(self) -> None:
        await self.client.close()

    async def hear(self, _: Any) -> None:
        self.heard += 1

    async def throw(self, random: Random, count: int) -> list[tuple[str, bytes]]:
        """So many, and then the server must still be heard."""
        before = self.heard
        sent = [self.frame(random) for _ in range(count)]
        try:
            async with asyncio.timeout(PATIENCE):
                for data in sent:
                    await self.client.publish(place(random), data)
                await self.client.publish(BEATS, HERE + US.encode())
                await self.client.flush()
                answer = await asyncio.to_thread(self.site.http.get, "/api/health")
        except TimeoutError:
            return [(HUNG, each) for each in sent]
        answered = min(count, self.heard - before)
        good = [ANSWERED] * answered + [REFUSED] * (count - answered)
        return list(zip(good if answer.status_code == 200 else [BROKEN] * count, sent, strict=True))

    def frame(self, random: Random) -> bytes:
        if random.random() < 0.05:
            return self.counts(random)
        kind = random.choice(KINDS)
        data = packed(self.content(random, kind))
        if random.random() < 0.3:
            data = changed_bytes(random, data)
        line = token_hex(8) if kind == "call" or not self.lines else random.choice(self.lines[-20:])
        if kind == "call":
            self.lines.append(line)
            del self.lines[:-50]
        if kind in HANDING_OVER:
            line = random.choice((self.match["match"], token_hex(16)))
        whole: list[Any] = [kind, line, US, random.choice((0, 0, 1, 1, 2, 3)), data]
        if random.random() < 0.1:
            whole[random.randrange(5)] = random.choice((None, -1, "", b"\xff", [], 1 << 63, "call", {}))
        found = packed(whole)
        return changed_bytes(random, found) if random.random() < 0.2 else found

    def counts(self, random: Random) -> bytes:
        """What another server has let through."""
        said = [US, [["matches", "192.0.2.1", 1], ["looks", "::1", 2]], {"matches": {"192.0.2.1": [1.0, 2.5]}}]
        data = packed(changed_document(random, said) if random.random() < 0.7 else said)
        return changed_bytes(random, data) if random.random() < 0.3 else data

    def content(self, random: Random, kind: str) -> Any:
        """What belongs into such a frame, with something wrong in it half of the time."""
        path = random.choice(
            ("/api/health", f"/api/matches/{self.match['match']}", f"/api/matches/{self.match['match']}/play")
        )
        said = {
            "call": {
                "type": "websocket" if path.endswith("play") else "http",
                "http_version": "1.1",
                "scheme": "http",
                "method": "GET",
                "path": path,
                "raw_path": path.encode(),
                "query_string": b"",
                "root_path": "",
                "headers": [[b"host", b"127.0.0.1"]],
                "client": ["192.0.2.1", 1],
                "server": ["127.0.0.1", 1],
                "subprotocols": [],
            },
            "said": random.choice(
                (
                    {"type": "http.request", "body": b"{}", "more_body": False},
                    {"type": "websocket.connect"},
                    {"type": "websocket.receive", "text": '{"type": "join", "tokens": []}', "bytes": None},
                    {"type": "websocket.disconnect", "code": 1000},
                )
            ),
            "luggage": {
                "entries": 0,
                "departures": 0,
                "window": None,
                "standing": [],
                "since": {},
                "away": {},
                "agreed": {},
                "vouched": {},
                "seats": [
                    {"seat": seat, "kind": "here", "name": "", "bot": "", "token": None, "invitation": None}
                    for seat in range(2)
                ],
                "rematch": None,
            },
        }.get(kind, {})
        return changed_document(random, said) if random.random() < 0.5 else said


def place(random: Random) -> str:
    """Where it is said: mostly to the one server."""
    draw = random.random()
    return BEATS if draw < 0.02 else COUNTS if draw < 0.07 else subject_of(NODE)


def packed(value: Any) -> bytes:
    try:
        return msgpack.encode(value)
    except OverflowError:
        # Its numbers have 64 bits.
        return msgpack.encode(str(value))
