"""When Python looks for objects that only hold each other up.

There should be none: what a move leaves behind is no such garbage, nor what connections, requests and matches do that
have ended (`test_sweeper.py`). But by itself Python looks after every so many new objects, whoever made them, and goes
through all that was made since, which is cold by then: that took a tenth of the time of a server with five hundred
matches, and whoever moved meanwhile waited for tens of milliseconds. So it looks only where memory has grown by much:
soon where nobody plays, at last where somebody does.
"""

import asyncio
import gc
import sys
from typing import Final

from vervet.server.web.gauges import PROC, resident

LOOK_SECONDS: Final = 1.0
# By how much memory may have grown since all was looked at: what nobody uses any more is not more than that.
GROWTH: Final = 2.0
GROWTH_AT_REST: Final = 1.25
# Blocks that a server makes in that time where nobody plays.
REST_BLOCKS: Final = 500


class Sweeper:
    """Knows how much memory there was when all was looked at, and how many blocks of it just now."""

    def __init__(self) -> None:
        self.known = 0
        self.blocks = 0

    async def run(self) -> None:
        gc.disable()
        self.sweep()
        # What is loaded by now stays, and need not be looked at again.
        gc.freeze()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self.due(memory(), self.resting()):
                self.sweep()

    def resting(self) -> bool:
        """Whether hardly anything was made since this was asked last."""
        before, self.blocks = self.blocks, sys.getallocatedblocks()
        return abs(self.blocks - before) <= REST_BLOCKS

    def due(self, size: int, resting: bool) -> bool:
        return size > self.known * (GROWTH_AT_REST if resting else GROWTH)

    def sweep(self) -> None:
        gc.collect()
        self.known = memory()


def memory() -> int:
    """How much there is: in bytes, or in blocks where the system does not tell."""
    return resident() if (PROC / "statm").exists() else sys.getallocatedblocks()
