"""What clients say: join, act and all the rest, at matches of every game in every stage, with something wrong in it."""

from asyncio import timeout
from random import Random
from typing import Any

from msgspec import json

from tests.fuzz.mutation import changed_document, written
from tests.fuzz.tally import ANSWERED, BROKEN, CLOSED, HUNG, REFUSED
from tests.fuzz.wire import PATIENCE, Gone, Wire, dial, masked
from tests.server.running import Message, Site
from vervet.client.tables import LostTrack, Tables
from vervet.server.web.frames import TEXT

GAMES = ("itchy-monkey", "after-us", "cheeky-monkeys")
# A long match costs more and says no more; and a connection may be watching for good after a while.
MOST_AT_ONE = 400


class Sayings:
    """Somebody at a match, and at another one when that is over."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.wire: Wire | None = None
        self.tables = Tables()
        self.table: Message = {}
        self.match: Message = {}
        self.said = 0
        self.id = 0

    async def throw(self, random: Random, count: int) -> list[tuple[str, bytes]]:
        """So many at once, and then a ping that must be answered."""
        if self.wire is None or self.said >= MOST_AT_ONE or self.table.get("outcome"):
            await self.sit(random)
        assert self.wire is not None
        sent = [self.saying(random) for _ in range(count)]
        self.said += count
        ends: list[str] = []
        try:
            async with timeout(PATIENCE):
                await self.wire.send(b"".join(masked(TEXT, each) for each in sent))
                self.id += 1
                await self.wire.say({"type": "ping", "id": 10**9 + self.id})
                await self.hear(10**9 + self.id, ends)
        except Gone:
            self.leave()
            return [(CLOSED, each) for each in sent]
        except TimeoutError:
            self.leave()
            return [(HUNG, each) for each in sent]
        except LostTrack as error:
            self.leave()
            return [(f"{BROKEN}: {error}", each) for each in sent]
        # Not every refusal says which message it is for; what matters is how many there were.
        known = [*ends, *[ANSWERED] * count][:count]
        return list(zip(known, sent, strict=True))

    async def sit(self, random: Random) -> None:
        self.leave()
        game = random.choice(GAMES)
        promised = random.random() < 0.3
        self.match = self.site.create(
            "here", random.choice(("here", "random")), game=game, seed=None if promised else 7
        )
        self.wire = await dial(self.site.port, self.match["match"])
        self.tables, self.table, self.said = Tables(), {}, 0
        await self.wire.say({"type": "join", "tokens": self.tokens(), "changes": True})

    def tokens(self) -> list[str]:
        return [seat["token"] for seat in self.match["seats"] if seat.get("token")]

    async def hear(self, last: int, ends: list[str]) -> None:
        """Until this ping is answered; raises `LostTrack`."""
        assert self.wire is not None
        answered = False
        while not answered:
            kind, body = await self.wire.frame()
            if kind != TEXT:
                continue
            told = json.decode(body)
            # All of a frame: what stands behind the answer in it is a change that the next one builds on.
            for message in told if isinstance(told, list) else [told]:
                if message["type"] in ("table", "change"):
                    self.look(message)
                elif message["type"] == "refused":
                    ends.append(BROKEN if message["code"] == "internal" else REFUSED)
                elif message["type"] == "pong" and message["id"] == last:
                    answered = True

    def look(self, message: Message) -> None:
        """A whole table, which comes with every joining, is the one that was made of changes; raises `LostTrack`."""
        before, self.table = self.table, self.tables.whole(message)
        same = all(before.get(name) == self.table[name] for name in ("seat", "held", "version", "told", "head"))
        if message["type"] == "table" and same and before["view"] != message["view"]:
            raise LostTrack("a table made of changes is not the whole one")

    def saying(self, random: Random) -> bytes:
        message = self.good(random)
        if random.random() < 0.25:
            return json.encode(message)
        text = written(random, changed_document(random, message))
        # What is no text ends the connection, and whatever was said after it; that is for a few of them.
        return text if random.random() < 0.01 else text.decode("utf-8", "replace").encode()

    def good(self, random: Random) -> Any:
        """Something that could be said here."""
        table = self.table
        seat, version = table.get("seat") or 0, table.get("version", 0)
        legal = table.get("legal") or [{"kind": "end"}]
        action = random.choice(legal)
        plain = {"id": random.randrange(1000), "seat": seat}
        return random.choice(
            (
                {**plain, "type": "act", "version": version, "action": action},
                {**plain, "type": "act", "version": version, "action": action, "command": "c" * random.randrange(70)},
                {**plain, "type": "ask", "action": action},
                {**plain, "type": "weigh", "kind": action["kind"]},
                {**plain, "type": "undo", "version": version},
                {**plain, "type": "standing", "lasts": "match", "unless": ["concerns-me"], "only": [], "apart": []},
                {**plain, "type": "commit", "commitment": "0" * 64},
                {**plain, "type": "reveal", "number": "0" * 64},
                {**plain, "type": "stand-in", "on": True},
                {**plain, "type": "vouch"},
                {**plain, "type": "replace"},
                {**plain, "type": "hint"},
                {**plain, "type": "advise"},
                {"type": "ping", "id": 1},
                {"type": "join", "tokens": self.tokens(), "told": [{"seat": 0, "told": 1}], "changes": True},
            )
        )

    def leave(self) -> None:
        if self.wire is not None:
            self.wire.close()
            self.wire = None
