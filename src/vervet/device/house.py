"""The server of a page: the same routes and the same tables, asked by a port instead of the network.

It runs only in the page's archive (`archive.py`), where `vervet.server.disk`, its pool of bots, msgspec and litestar
are those of this folder.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, cast, get_type_hints
from urllib.parse import unquote, urlsplit

from msgspec import DecodeError, convert, json

from vervet import catalog
from vervet.device.bringing import bring_log, open_log
from vervet.device.neighbours import Shelf, Thinker
from vervet.server.disk.journal import Journal
from vervet.server.disk.store import Store
from vervet.server.match.problem import ProblemError
from vervet.server.settings import Settings
from vervet.server.web.client import Client
from vervet.server.web.conversation import Conversation
from vervet.server.web.hosting import Hosting
from vervet.server.web.lobby import Lobby
from vervet.server.web.play import converse
from vervet.server.web.play_on import PlayingOn
from vervet.server.web.registry import Registry
from vervet.server.web.rematch import Rematches
from vervet.server.web.rest import HANDLERS
from vervet.server.web.status import STATUS
from vervet.server.web.tutorial import TUTORIAL_HANDLERS

LOG = logging.getLogger(__name__)
# One person cannot be too many; and whoever holds a seat here needs no limits against strangers.
PLENTY: Final = 1_000_000
SETTINGS: Final = Settings(
    matches_per_hour=PLENTY,
    messages_per_second=1_000.0,
    message_burst=PLENTY,
    looks_per_second=1_000.0,
    look_burst=PLENTY,
    lessons_per_second=1_000.0,
    lesson_burst=PLENTY,
    matches_in_memory=4,
)
NOWHERE: Final = ProblemError("not-here", "this needs a server: here is only this device")


class House:
    """Everything that a table on this device consists of."""

    def __init__(self, shelf: Shelf, thinker: Thinker) -> None:
        # In the archive these are the ones of this folder.
        store = cast(Any, Store)(shelf)
        journal = cast(Any, Journal)(store)
        self.registry = Registry(catalog.games(), SETTINGS, store, journal)
        cast(Any, self.registry.pool).thinker = thinker
        self.lobby = Lobby(self.registry)
        self.rematches = Rematches(self.registry, self.lobby.made)
        self.needs: dict[str, object] = {
            "registry": self.registry,
            "lobby": self.lobby,
            "rematches": self.rematches,
            "hosting": Hosting(self.registry, self.rematches),
            "playing_on": PlayingOn(self.registry, self.lobby.made, self.lobby.looks),
        }
        self.routes: list[Any] = [*HANDLERS, *TUTORIAL_HANDLERS, bring_log, open_log]
        self.talks: set[asyncio.Task[None]] = set()

    async def answer(self, method: str, path: str, body: str) -> tuple[int, str]:
        """Status and text, as the server's."""
        try:
            return await self.follow(method, unquote(urlsplit(path).path), body)
        except Exception as error:
            known = error if isinstance(error, ProblemError) else None
            if isinstance(error, DecodeError):
                known = ProblemError("malformed", str(error))
            if known is None:
                LOG.exception("request not answered")
                known = ProblemError("internal", "something went wrong here")
            return STATUS.get(known.code, 400), json.encode(known.problem()).decode()

    async def follow(self, method: str, path: str, body: str) -> tuple[int, str]:
        for route in self.routes:
            said = route.read(path) if route.method == method else None
            if said is not None:
                found = await route.answer(**said, **self.given(route, body))
                return route.status, "" if found is None else json.encode(found).decode()
        raise NOWHERE

    def given(self, route: Any, body: str) -> dict[str, object]:
        """What a route needs besides what its path says."""
        hints = get_type_hints(route.answer)
        given: dict[str, object] = {}
        for name, kind in hints.items():
            if name == "data":
                given[name] = convert(json.decode(body), kind)
            elif name == "request":
                given[name] = kind()
            elif name in self.needs:
                given[name] = self.needs[name]
            elif name in ("network", "readiness"):
                raise NOWHERE
        return given

    def connect(self, match: str, say: Callable[[str], None], ended: Callable[[int], None]) -> "Port":
        """Somebody at this device opens a match."""
        port = Port(say, ended)
        client = Client(port, SETTINGS)
        talk = converse(cast(Any, port), Conversation(self.registry, self.rematches, match, client))
        task = asyncio.ensure_future(talk)
        self.talks.add(task)
        task.add_done_callback(self.talks.discard)
        return port


class Port:
    """A connection, as the server's conversation knows it: it hears and says texts, and is never full."""

    def __init__(self, say: Callable[[str], None], ended: Callable[[int], None]) -> None:
        self.scope: dict[str, Any] = {}
        self.tell = say
        self.ended = ended
        self.heard: asyncio.Queue[dict[str, str]] = asyncio.Queue()

    # From the page.

    def hear(self, text: str) -> None:
        self.heard.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self.heard.put_nowait({"type": "websocket.disconnect"})

    # From the match.

    async def receive(self) -> dict[str, str]:
        return await self.heard.get()

    async def close(self, code: int) -> None:
        self.ended(code)

    async def send_text(self, data: str) -> None:
        self.tell(data)

    def say(self, text: bytes) -> None:
        self.tell(text.decode())

    def full(self) -> bool:
        return False

    async def drained(self) -> None:
        """At once."""
