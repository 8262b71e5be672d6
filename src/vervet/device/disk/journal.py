"""The one writer."""

import asyncio
from functools import partial

from msgspec import json

from .change import Change
from .driver import Then
from .memory import Memory
from .outage import NotWritten, Outage
from .store import Store


class Journal:
    """Writes changes one after the other."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.outage = Outage()
        self.lock = asyncio.Lock()
        # What is written to: as it was after the last change of ours.
        self.known: dict[str, Memory] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def write(self, change: Change) -> None:
        """Returns when the change is on the shelf; raises `NotWritten` where another tab was there before."""
        async with self.lock:
            matches = list(dict.fromkeys(match for match, _ in change.words))
            try:
                await self.put(change, {match: await self.memory(match) for match in matches})
            except NotWritten:
                for match in matches:
                    self.known.pop(match, None)
                raise

    async def put(self, change: Change, memories: dict[str, Memory]) -> None:
        records: list[tuple[str, int, str]] = []
        for match, word in change.words:
            memories[match].check(word)
            taken = sum(1 for each, _, _ in records if each == match)
            records.append((match, memories[match].records + taken + 1, json.encode(word).decode()))
        if records and not await self.store.shelf.append(records):
            raise NotWritten("another tab has written")
        for match, word in change.words:
            memories[match].take(word)

    async def memory(self, match: str) -> Memory:
        if match not in self.known:
            self.known[match] = await self.store.memory(match)
        return self.known[match]

    def write_then(self, change: Change, then: Then) -> None:
        """The same for somebody who does not wait."""
        task = asyncio.ensure_future(self.write(change))
        self.tasks.add(task)
        task.add_done_callback(partial(self.tell, then))

    def tell(self, then: Then, done: "asyncio.Task[None]") -> None:
        self.tasks.discard(done)
        if not done.cancelled():
            error = done.exception()
            then(error if isinstance(error, Exception) else None)

    async def reachable(self) -> None:
        """At once."""
