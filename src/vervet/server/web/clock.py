"""The clock that matches are played by: that of the event loop, so that a test can run it as it likes."""

import asyncio


def now() -> float:
    return asyncio.get_running_loop().time()


async def until(moment: float) -> None:
    """Sleep until a moment of the loop's clock."""
    await asyncio.sleep(max(0.0, moment - now()))
