"""Whether the server can take people now: what it needs to play is asked, one after the other."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from vervet.server.disk.journal import Journal
from vervet.server.disk.outage import out_of_reach
from vervet.server.disk.store import Store
from vervet.server.match.problem import UNAVAILABLE, ProblemError
from vervet.server.settings import Settings

Check = Callable[[], Awaitable[str]]
OK: Final = "ok"
# Anybody may ask, as often as they like: so the answer is kept for a moment.
KEPT_SECONDS: Final = 1.0
PATIENCE_SECONDS: Final = 2.0


class Readiness:
    """What must be well, by name. Whatever else a server needs (a message bus) adds a check of its own to `checks`,
    which returns `ok` or a few words."""

    def __init__(self, settings: Settings, store: Store, journal: Journal) -> None:
        self.settings = settings
        self.store = store
        self.journal = journal
        self.leaving = False
        self.checks: dict[str, Check] = {"database": self.database, "migration": self.migration, "disk": self.disk}
        self.found: dict[str, str] = {}
        self.found_at = float("-inf")
        self.lock = asyncio.Lock()

    async def look(self) -> dict[str, str]:
        """What each check says; raises `unavailable` unless all is well."""
        async with self.lock:
            if time.monotonic() - self.found_at > KEPT_SECONDS:
                self.found = {name: await said(check) for name, check in self.checks.items()}
                self.found_at = time.monotonic()
        wrong = [f"{name}: {words}" for name, words in self.found.items() if words != OK]
        if self.leaving:
            wrong.append("this server is about to stop")
        if wrong:
            raise ProblemError(UNAVAILABLE, "; ".join(wrong))
        return self.found

    async def database(self) -> str:
        return "out of reach" if self.journal.outage.on else OK

    async def migration(self) -> str:
        return OK if await self.store.migrated() else "its tables are of another version"

    async def disk(self) -> str:
        free = self.store.free_bytes()
        return OK if free is None or free >= self.settings.spare_bytes else "nearly full"


async def said(check: Check) -> str:
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await check()
    except Exception as error:
        if not out_of_reach(error):
            raise
        return "out of reach"
