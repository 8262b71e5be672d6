"""Whose thought comes next, where more want to think than can: everybody's queue in turn, not whoever asked most."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many at once. Those who wait stand in a queue of their own address; the queues take turns."""

    def __init__(self, free: int) -> None:
        self.free = free
        self.queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def waiting(self) -> int:
        return sum(not called.done() for queue in self.queues.values() for called in queue)

    @asynccontextmanager
    async def turn(self, queue: str) -> AsyncIterator[None]:
        await self.wait(queue)
        try:
            yield
        finally:
            self.hand_on()

    async def wait(self, queue: str) -> None:
        if self.free > 0:
            self.free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queues.setdefault(queue, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            # Whoever was called and is gone hands the turn on; whoever still waited is passed over later.
            if called.done() and not called.cancelled():
                self.hand_on()
            raise

    def hand_on(self) -> None:
        """The next one of the queue whose turn it is; that queue is the last from now on."""
        while self.queues:
            queue, waiting = next(iter(self.queues.items()))
            called = waiting.popleft()
            self.queues.move_to_end(queue)
            if not waiting:
                del self.queues[queue]
            if not called.done():
                called.set_result(None)
                return
        self.free += 1
