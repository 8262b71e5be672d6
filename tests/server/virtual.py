"""A match without a network, a disk or real time: the loop's clock jumps to the next thing that is due."""

import asyncio
import selectors
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, TypeVar, cast

from msgspec import convert, json

from tests.server.digests import Digests
from vervet.client.tables import Tables
from vervet.core.game import Game
from vervet.server.disk.change import Change
from vervet.server.disk.driver import Then
from vervet.server.disk.journal import Journal
from vervet.server.disk.outage import Outage
from vervet.server.disk.store import Store
from vervet.server.match.messages import FromServer
from vervet.server.match.rows import EntryRow, SeatRow
from vervet.server.match.setup import match_row
from vervet.server.match.table import Table
from vervet.server.match.windows import Windows
from vervet.server.settings import Settings
from vervet.server.web.bots import play_bots
from vervet.server.web.client import Client
from vervet.server.web.conversation import Conversation
from vervet.server.web.limit import Hourly
from vervet.server.web.live import Live
from vervet.server.web.outlet import Socket
from vervet.server.web.pool import BotPool
from vervet.server.web.registry import Registry, pace_of
from vervet.server.web.rematch import Rematches
from vervet.server.web.token import digest

Result = TypeVar("Result")
SECRET = bytes(range(32))
SETTINGS = Settings(messages_per_second=1e9, message_burst=1_000_000)


class Skipping(selectors.DefaultSelector):
    """Never really waits: the time that it should wait passes at once."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready and timeout is None:
            raise RuntimeError("everybody is waiting, and nothing will ever happen")
        if not ready and timeout is not None:
            self.now += timeout
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock stands still while there is anything to do."""

    def __init__(self) -> None:
        self.skipping = Skipping()
        super().__init__(self.skipping)

    def time(self) -> float:
        return self.skipping.now


def run(main: Coroutine[Any, Any, Result]) -> Result:
    """Run in virtual time, starting at 0."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(main)


class Paper(Journal):
    """A journal that is only read by the test."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.written = asyncio.Event()
        self.outage = Outage()

    async def write(self, change: Change) -> None:
        self.changes.append(change)
        self.written.set()
        await asyncio.sleep(0)

    def write_then(self, change: Change, then: Then) -> None:
        writing = asyncio.create_task(self.write(change))
        writing.add_done_callback(lambda done: then(cast(Exception | None, done.exception())))

    def entries(self) -> list[EntryRow]:
        """What a server would find after a restart."""
        return [convert(entry, EntryRow) for change in self.changes for entry in change.entries]


class Ear:
    """The socket of a client: every byte, and when it came."""

    def __init__(self) -> None:
        self.heard: list[tuple[float, str]] = []
        self.digests = Digests()
        # The same with digests by number.
        self.noticed: list[tuple[float, str]] = []

    def say(self, text: bytes) -> None:
        self.hear(text.decode())

    def full(self) -> bool:
        return False

    async def drained(self) -> None:
        """It never is full."""

    async def send_text(self, data: str) -> None:
        self.hear(data)

    def hear(self, data: str) -> None:
        time = round(asyncio.get_running_loop().time(), 6)
        self.heard.append((time, data))
        self.noticed.append((time, self.digests.numbered(data)))

    def messages(self, kind: str) -> list[dict[str, Any]]:
        """Those of a kind, tables whole."""
        tables, frames = Tables(), [json.decode(text) for _, text in self.heard]
        said = [message for frame in frames for message in (frame if isinstance(frame, list) else [frame])]
        return [message for message in map(tables.whole, said) if message["type"] == kind]

    def table(self) -> dict[str, Any]:
        return self.messages("table")[-1]


class Silent:
    """Somebody who holds seats and need not be shown anything."""

    def __init__(self, *held: int) -> None:
        self.held = list(held)
        self.told: list[FromServer] = []

    def tell(self, message: FromServer) -> None:
        self.told.append(message)

    def show_deal(self) -> None:
        """They do not look."""

    def show(self) -> None:
        """They do not look."""


class Visitor:
    """Somebody at a browser: what they send takes the usual way, and what they get is kept."""

    def __init__(self, room: "Room", held: list[int], changes: bool = False, socket: Socket | None = None) -> None:
        self.changes = changes
        self.ear = socket if isinstance(socket, Ear) else Ear()
        self.client = Client(socket or self.ear, SETTINGS)
        self.conversation = Conversation(room.registry, room.rematches, room.live.table.id, self.client)
        self.tokens = [token_of(seat) for seat in held]
        if self.client.line is None:
            self.writing = asyncio.create_task(self.client.write())
        self.id = 0

    async def join(self) -> None:
        await self.send({"type": "join", "tokens": self.tokens, "changes": self.changes})

    async def say(self, kind: str, **fields: object) -> None:
        self.id += 1
        await self.send({"type": kind, "id": self.id, **fields})

    async def send(self, message: Mapping[str, object]) -> None:
        """Heard at once where it can be, as over a line; returns when it is answered."""
        text = json.encode(message).decode()
        if not self.conversation.hear_at_once(text):
            await self.conversation.hear(text)
        await self.conversation.rest()

    async def act(self, action: Mapping[str, object]) -> None:
        table = self.client
        await self.say("act", seat=table.seat, version=table.seen, action=action)


class Room:
    """A match in memory with its bots; `bots` are the seats that bots hold."""

    def __init__(
        self,
        game: Game,
        players: int,
        bots: Mapping[int, str],
        pool: BotPool,
        seed: int | None,
        settings: Settings = SETTINGS,
        windows_type: type[Windows] = Windows,
        entries: Sequence[EntryRow] = (),
        **options: object,
    ) -> None:
        self.journal = Paper()
        self.registry = Registry({game.name: game}, settings, cast(Store, None), self.journal)
        self.rematches = Rematches(self.registry, Hourly(1))
        seats = [
            SeatRow(seat, "bot" if seat in bots else "here", "", bots.get(seat, ""), digest(token_of(seat)), None)
            for seat in range(players)
        ]
        chosen = game.options.read({"players": players, **options})
        row = match_row("match", game, chosen, seed, SECRET, seats)
        row.entries.extend(entries)
        table = Table(row, game, pace_of(settings), asyncio.get_running_loop().time())
        table.windows = windows_type(pace_of(settings), seats, table.windows.asked_at)
        self.live = Live(table, cast(Store, None), self.journal)
        self.registry.matches["match"] = self.live
        if bots:
            self.live.bots = asyncio.create_task(play_bots(self.live, pool))

    async def visit(self, *held: int, changes: bool = False) -> Visitor:
        visitor = Visitor(self, list(held), changes)
        await visitor.join()
        return visitor

    def close(self) -> None:
        for task in self.live.tasks():
            task.cancel()


def token_of(seat: int) -> str:
    return f"token {seat}"
