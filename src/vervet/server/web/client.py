"""One browser, or other program, connected to a match."""

import asyncio
import logging
import time
from typing import Final

from msgspec.json import Encoder

from vervet.server.match.messages import FromServer, Refused
from vervet.server.match.shown import Shown
from vervet.server.metrics import NOTICE_BYTES, NOTICES, STAGES, Count
from vervet.server.settings import Settings
from vervet.server.web.limit import Bucket
from vervet.server.web.live import Live
from vervet.server.web.outlet import Line, Socket

# Beyond the first, no more messages are read from a client that does not read ours; beyond the second, it is given up.
LONG_QUEUE = 20
LONGEST_QUEUE = 200
ENCODER = Encoder()
# The counts of what is sent, at hand.
NOTICED: Final[dict[type, Count]] = {}
SAID: Final = NOTICE_BYTES.of()
LOG = logging.getLogger(__name__)


class Client:
    """What a connection holds, what it has been shown, and what waits to be sent to it.

    A table is made when it is sent, not when it changed: a slow client gets fewer tables, not a longer queue.
    """

    def __init__(self, socket: Socket, settings: Settings, address: str = "") -> None:
        self.socket = socket
        # Over a line, what waits is sent at the loop's next turn, or once the other side has read; else by `write`.
        self.line = socket if isinstance(socket, Line) else None
        self.flushing: asyncio.Handle | asyncio.Task[None] | None = None
        # Whether the match has it sent as soon as all is said.
        self.gathered = False
        self.address = address
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.live: Live | None = None
        self.tokens: dict[int, str] = {}
        self.held: list[int] = []
        # Since it joined: what it was shown, and whether it is sent only what has changed.
        self.shown: Shown | None = None
        self.changes = False
        self.queue: list[FromServer] = []
        self.deal_due = False
        self.table_due = False
        self.lost = False
        self.awake = asyncio.Event()
        self.calm = asyncio.Event()
        self.calm.set()
        self.heard_at = time.monotonic()
        self.bucket = Bucket(settings.messages_per_second, settings.message_burst, self.heard_at)

    # The match.

    @property
    def seat(self) -> int | None:
        """Whose table it was shown last."""
        return None if self.shown is None else self.shown.seat

    @property
    def seen(self) -> int:
        """The version of that table; -1 before the first."""
        return -1 if self.shown is None else self.shown.version

    def sit(
        self,
        live: Live,
        tokens: dict[int, str],
        told: dict[int | None, int],
        stay: bool = False,
        changes: bool = False,
    ) -> None:
        """Take part with the seats of these tokens; with none, watch. `told` is what the client has kept of chains."""
        self.stand()
        self.tokens = tokens
        self.held = sorted(tokens)
        self.shown = Shown(self.held, told, stay, changes)
        self.changes = changes
        self.live = live
        live.enter(self)
        self.show_deal()
        self.show()

    def stand(self) -> None:
        if self.live is not None:
            self.held = []
            self.live.leave(self)
            self.live = None

    def hang_up(self, code: int) -> None:
        """Send the client away; it may come back."""
        if not self.ended.done():
            self.ended.set_result(code)

    # Sending.

    def tell(self, message: FromServer) -> None:
        """Queue a message; a client that reads nothing for too long is given up (`lost`) and can come back."""
        if len(self.queue) < LONGEST_QUEUE:
            self.queue.append(message)
        else:
            self.lost = True
        if len(self.queue) >= LONG_QUEUE:
            self.calm.clear()
        self.wake()

    def show_deal(self) -> None:
        self.deal_due = True
        self.wake()

    def show(self) -> None:
        self.table_due = True
        self.wake()

    def wake(self) -> None:
        if self.line is None:
            self.awake.set()
        elif self.flushing is None and not self.gathered:
            if self.live is not None and self.live.gathering is not None:
                self.gathered = True
                self.live.gathering.append(self)
            else:
                self.flushing = asyncio.get_running_loop().call_soon(self.flush, self.line)

    def flush_now(self) -> None:
        """Send what waits without a turn of the loop in between."""
        self.gathered = False
        if self.line is not None and self.flushing is None:
            self.flush(self.line)

    def flush(self, line: Line) -> None:
        """Send what waits; to whoever does not read, later."""
        if line.full():
            self.flushing = asyncio.create_task(self.flush_later(line))
            return
        self.flushing = None
        waiting = self.due_messages() + self.due_table()
        if self.changes and len(waiting) > 1:
            line.say(b"[%b]" % b",".join(waiting))
        else:
            for message in waiting:
                line.say(message)
        if not self.calm.is_set():
            self.calm.set()

    async def flush_later(self, line: Line) -> None:
        await line.drained()
        self.flush(line)

    async def write(self) -> None:
        """Send what waits, for as long as the connection lasts; for one that must be waited for."""
        while True:
            await self.awake.wait()
            self.awake.clear()
            waiting = self.due_messages()
            # While a message was on its way the deal may have gone on: then that is told first, and no table before it.
            if self.changes:
                waiting += self.due_table()
                await self.send_together(waiting)
            else:
                for message in waiting:
                    await self.socket.send_text(message.decode())
            self.calm.set()
            if not self.changes and not self.deal_due:
                for message in self.due_table():
                    await self.socket.send_text(message.decode())

    def due_messages(self) -> list[bytes]:
        """All but the table."""
        queue, self.queue = self.queue, []
        waiting = [encoded(message) for message in queue]
        if self.deal_due and self.live is not None:
            self.deal_due = False
            waiting.append(encoded(self.live.deal_now(self.held)))
        return waiting

    def due_table(self) -> list[bytes]:
        """The table, if one is to be sent."""
        if not self.table_due or self.live is None or self.live.table.begun is None:
            return []
        self.table_due = False
        begun = time.perf_counter()
        table = self.table_or_excuse(self.live)
        STAGES.note(time.perf_counter() - begun, "sending")
        return [table]

    async def send_together(self, messages: list[bytes]) -> None:
        """In one frame: several messages are a list."""
        if len(messages) == 1:
            await self.socket.send_text(messages[0].decode())
        elif messages:
            await self.socket.send_text(f"[{b','.join(messages).decode()}]")

    def table_or_excuse(self, live: Live) -> bytes:
        """A game that cannot show its table must not cost the connection."""
        try:
            assert self.shown is not None
            table = encoded(live.next_table(self.shown))
            self.shown.keep()
            return table
        except Exception:
            LOG.exception("no table of match %s for seats %s", live.table.id, self.held)
            return encoded(Refused(None, "internal", "the table cannot be shown"))


def encoded(message: FromServer) -> bytes:
    """A message as it is sent, and counted."""
    text = ENCODER.encode(message)
    kind = type(message)
    noticed = NOTICED.get(kind)
    if noticed is None:
        noticed = NOTICED[kind] = NOTICES.of(str(message.__struct_config__.tag))
    noticed.add(1)
    SAID.add(len(text))
    return text
