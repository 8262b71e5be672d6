"""A client and the match that it plays or watches: every message is answered with one."""

import asyncio
import logging
import time
from functools import partial
from typing import Final

from vervet.server.disk.outage import out_of_reach
from vervet.server.match.messages import (
    Act,
    Advise,
    Anew,
    Ask,
    Commit,
    FromClient,
    Hint,
    Join,
    OutageNow,
    Ping,
    Pong,
    Refused,
    Replace,
    Resign,
    Reveal,
    StandIn,
    Standing,
    Undo,
    Vouch,
    Weigh,
)
from vervet.server.match.problem import ProblemError, unavailable
from vervet.server.match.questions import advise, answer, hint, weigh
from vervet.server.metrics import HEARD
from vervet.server.web.client import Client
from vervet.server.web.envelope import decode, decode_move, envelope
from vervet.server.web.live import Live
from vervet.server.web.registry import Registry
from vervet.server.web.rematch import Rematches

LOG = logging.getLogger(__name__)
# How a move begins as our clients send it; other ways are as good, but take a little longer.
MOVE: Final = '{"type":"act",'
ACTED: Final = HEARD.of("act", "yes")


class Conversation:
    """A client and the match that its address names."""

    def __init__(self, registry: Registry, rematches: Rematches, match: str, client: Client, address: str = "") -> None:
        self.registry = registry
        self.rematches = rematches
        self.match = match
        self.client = client
        self.address = address
        # Whether a move that was heard at once is not answered yet, and who waits for that.
        self.busy = False
        self.rested: asyncio.Future[None] | None = None

    def hear_at_once(self, text: str) -> bool:
        """Hear a move in the usual course of things, without a task; False where it is to be heard like any message, as
        if nothing had happened."""
        client, live = self.client, self.client.live
        if self.registry.tracer is not None:
            # Its stages belong to a message, which has a task to remember it by.
            return False
        if self.busy or live is None or not text.startswith(MOVE) or not client.calm.is_set():
            return False
        now = time.monotonic()
        if not client.bucket.take(now):
            return False
        self.busy = True
        try:
            message = decode_move(text, self.registry.settings.message_bytes)
            heard = message.seat in client.held and live.act_at_once(client, message, partial(self.answered, text))
        except ProblemError:
            heard = False
        if heard:
            client.heard_at = now
        else:
            self.busy = False
            client.bucket.give_back()
        return heard

    def answered(self, text: str, error: Exception | None) -> None:
        """A move that was heard at once is carried out, or refused."""
        if error is None:
            ACTED.add(1)
        else:
            self.refuse("act", text, error)
        self.busy = False
        if self.rested is not None:
            self.rested.set_result(None)
            self.rested = None

    async def rest(self) -> None:
        """Returns when everything that was heard has been answered."""
        if self.busy:
            self.rested = asyncio.get_running_loop().create_future()
            await asyncio.shield(self.rested)

    async def hear(self, text: str | None) -> None:
        """Answer one message (None: it was binary), whatever it is."""
        if self.registry.tracer is None:
            await self.hear_one(text)
            return
        with self.registry.tracer.span("message") as span:
            kind, answer = await self.hear_one(text)
            if span is not None:
                span.name = f"message {kind}"
                span.facts = {"vervet.type": kind, "vervet.answer": answer}

    async def hear_one(self, text: str | None) -> tuple[str, str]:
        """What kind of message it was, and how it was answered."""
        client = self.client
        client.heard_at = time.monotonic()
        kind, answer = "-", "yes"
        try:
            if not client.bucket.take(client.heard_at):
                await asyncio.sleep(1.0 / client.bucket.rate)
                raise ProblemError("too-fast", f"at most {client.bucket.rate:g} messages a second")
            message = decode(text, self.registry.settings.message_bytes)
            kind = str(message.__struct_config__.tag)
            await self.follow(message)
            HEARD.add(1, kind, "yes")
        except Exception as error:
            answer = self.refuse(kind, text, error)
        await client.calm.wait()
        return kind, answer

    def refuse(self, kind: str, text: str | None, error: Exception) -> str:
        """Tell why a message was not carried out; returns the code of it."""
        known = unavailable() if out_of_reach(error) else error
        if isinstance(known, ProblemError):
            code, detail, refusal = known.code, known.detail, known.refusal
        else:
            code, detail, refusal = "internal", "something went wrong here; nothing has changed", None
            LOG.error("message not answered", exc_info=error)
        HEARD.add(1, kind, code)
        self.client.tell(Refused(envelope(text).id, code, detail, refusal))
        if code == "stale":
            self.client.show()
        return code

    async def follow(self, message: FromClient) -> None:
        client = self.client
        if isinstance(message, Ping):
            client.tell(Pong(message.id))
        elif isinstance(message, Join):
            await self.join(message)
        elif client.live is None:
            raise ProblemError("not-joined", "the first message is join")
        elif message.seat not in client.held:
            raise ProblemError("not-your-seat", f"this connection does not hold seat {message.seat}")
        elif isinstance(message, Act):
            await client.live.act(client, message)
        elif isinstance(message, Undo):
            await client.live.undo(client, message)
        elif isinstance(message, StandIn):
            await client.live.stand_in(client, message)
        elif isinstance(message, Resign):
            await client.live.resign(client, message)
        elif isinstance(message, Replace):
            await client.live.replace(client, message)
        elif isinstance(message, Vouch):
            await client.live.vouch(client, message)
        elif isinstance(message, Standing):
            await client.live.set_auto_pass(client, message)
        elif isinstance(message, Ask):
            client.tell(answer(client.live.table.record, message))
        elif isinstance(message, Weigh):
            client.tell(weigh(client.live.table.record, message))
        elif isinstance(message, Advise):
            client.tell(advise(client.live.table, message))
        elif isinstance(message, Hint):
            client.tell(hint(client.live.table, message))
        elif isinstance(message, Commit):
            await client.live.commit(client, message)
        elif isinstance(message, Reveal):
            await client.live.reveal(client, message)
        elif isinstance(message, Anew):
            await self.rematches.anew(client.live, client, message, self.address)

    async def join(self, message: Join) -> None:
        live, tokens = await self.come_to(message)
        told: dict[int | None, int] = {each.seat: max(0, each.told) for each in message.told}
        self.client.sit(live, tokens, told, message.stay, message.changes)
        if self.registry.journal.outage.on:
            self.client.tell(OutageNow(True))
        await self.rematches.tell(live, self.client)

    async def come_to(self, message: Join) -> tuple[Live, dict[int, str]]:
        """The match and the seats that are held there. It may go on elsewhere by the time that this is known, or anew
        here: nobody is to sit down at a table that is forgotten, where nothing would ever happen."""
        while True:
            live = await self.registry.live(self.match)
            await live.confirm()
            tokens = await live.held_by(message.tokens)
            self.check_room(live, bool(tokens))
            for seat in tokens:
                await live.reclaim(seat)
            if self.registry.loaded(self.match) is live:
                return live, tokens

    def check_room(self, live: Live, playing: bool) -> None:
        """Spectators are counted by themselves: however many there are, players find a place."""
        alike = [each for each in live.table.watchers if bool(each.held) == playing and each is not self.client]
        if len(alike) >= self.registry.settings.connections_per_match:
            raise ProblemError("too-many", "too many connections to this match")
