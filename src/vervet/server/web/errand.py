"""A run of the lab in a process of its own, which ends when nobody listens to it any more."""

import asyncio
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from msgspec import DecodeError, json

from vervet.boxes import VARIABLE as BOXES
from vervet.server.match.messages import RunEnded, RunNews, RunRequest

MODULE: Final = "vervet.lab.errand"
# A report with all its drawings has some hundred kilobytes.
MOST_LINE: Final = 64 << 20
# The lab's libraries would each start a thread for every core.
MODEST: Final = {"POLARS_MAX_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}


@asynccontextmanager
async def errand(request: RunRequest, cores: int) -> AsyncIterator[AsyncIterator[RunNews]]:
    """What the run says of itself. However the block is left, everything that was started is gone, and the folder."""
    folder = tempfile.mkdtemp(prefix="vervet-workshop-")
    # The printed box is what every other one is compared with.
    environment = {name: value for name, value in os.environ.items() if name != BOXES}
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            MODULE,
            folder,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
            limit=MOST_LINE,
            env={**environment, **MODEST},
        )
        try:
            yield news_of(process, order(request, cores))
        finally:
            end(process)
            await asyncio.shield(process.wait())
    finally:
        await asyncio.shield(asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True))


def order(request: RunRequest, cores: int) -> bytes:
    """As the lab wants to be asked."""
    return json.encode(
        {
            "game": request.game,
            "box": request.text,
            "bots": request.bots,
            "games": request.games,
            "options": request.options,
            "seed": request.seed,
            "until": request.until,
            "language": request.language,
            "cores": cores,
        }
    )


async def news_of(process: asyncio.subprocess.Process, asked: bytes) -> AsyncIterator[RunNews]:
    assert process.stdin is not None and process.stdout is not None
    with suppress(ConnectionError):
        process.stdin.write(asked + b"\n")
        await process.stdin.drain()
    while line := await process.stdout.readline():
        try:
            yield json.decode(line, type=RunNews)
        except DecodeError:
            yield RunEnded("broken", "the lab said something that is no news")
            return


def end(process: asyncio.subprocess.Process) -> None:
    """It, and what it started."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
