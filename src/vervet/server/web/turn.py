"""Who changes a match: one at a time, in the order in which they asked.

It is what `asyncio.Lock` is, but can also be taken without a coroutine, as most moves do.
"""

import asyncio
from collections import deque


class Turn:
    """Free, or somebody's; others wait."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take_at_once(self) -> bool:
        """Whether it was free; then it is the caller's."""
        if self.taken:
            return False
        self.taken = True
        return True

    async def acquire(self) -> None:
        if self.take_at_once():
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(called)
        try:
            await called
        except asyncio.CancelledError:
            # Whoever was called and is gone hands it on; whoever still waited is passed over later.
            if not called.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """It goes to whoever has waited longest, without being free in between."""
        while self.waiting:
            called = self.waiting.popleft()
            if not called.done():
                called.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
