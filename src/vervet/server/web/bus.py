"""The bus between servers that share a database: NATS, of which only the core is used. A message may be lost, and then
whoever notices begins anew; nothing that counts is anywhere but in the database."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final

from vervet.server.settings import SettingError

LOG = logging.getLogger(__name__)
BEATS: Final = "vervet.beat"
CONNECT_SECONDS: Final = 5.0
FLUSH_SECONDS: Final = 1.0
HERE: Final = b"+"
BYE: Final = b"-"


class Bus:
    """A connection to the bus, under the name of this server. `heard` gets what others send to it."""

    def __init__(self, address: str, node: str, seconds: float) -> None:
        self.address = address
        self.node = node
        # One that has not been heard of for so long is gone, as far as the bus is concerned.
        self.seconds = seconds
        self.client: Any = None
        self.heard: Callable[[bytes], None] = ignore
        self.silent: Callable[[str], None] = ignore_silence
        self.last_heard: dict[str, float] = {}
        self.beating: asyncio.Task[None] | None = None
        self.leaving = False
        self.closed = False

    async def open(self) -> None:
        """Connect; raises `SettingError`. Afterwards it comes back by itself whenever it is lost."""
        try:
            from nats.aio.client import Client
        except ModuleNotFoundError as error:
            raise SettingError("a bus needs nats-py: pip install 'vervet[cluster]'") from error
        self.client = Client()
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await self.client.connect(
                    self.address,
                    name=f"vervet {self.node}",
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=0,
                    error_cb=quiet,
                    disconnected_cb=self.tell_lost,
                    reconnected_cb=self.tell_back,
                )
        except Exception as error:
            why = str(error) or "no answer" if not isinstance(error, TimeoutError) else "no answer"
            raise SettingError(f"VERVET_BUS: {shown(self.address)} cannot be reached: {why}") from error
        await self.client.subscribe(subject_of(self.node), cb=self.hear)
        await self.client.subscribe(BEATS, cb=self.hear_beat)
        self.beating = asyncio.create_task(self.beat(), name="bus")

    async def well(self) -> str:
        """For whoever asks whether this server is ready."""
        return "ok" if self.client is not None and self.client.is_connected else "out of reach"

    async def close(self) -> None:
        self.closed = True
        if self.beating is not None:
            self.beating.cancel()
            await asyncio.gather(self.beating, return_exceptions=True)
        if self.client is not None:
            with suppress(Exception):
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self.client.close()

    async def post(self, node: str, data: bytes) -> None:
        """Send to another server, if it is there."""
        with suppress(Exception):
            await self.client.publish(subject_of(node), data)

    async def flush(self) -> None:
        """Returns when the bus has what was posted."""
        with suppress(Exception):
            async with asyncio.timeout(FLUSH_SECONDS):
                await self.client.flush()

    def hears(self, node: str) -> bool:
        """Whether the other one has been heard of lately."""
        return asyncio.get_running_loop().time() - self.last_heard.get(node, -self.seconds) < self.seconds

    async def hear(self, message: Any) -> None:
        try:
            self.heard(message.data)
        except Exception:
            # NATS would pass over it in silence.
            LOG.exception("a message of the bus is not heard")

    async def hear_beat(self, message: Any) -> None:
        sign, node = message.data[:1], message.data[1:].decode("utf-8", "replace")
        if sign == HERE:
            self.last_heard[node] = asyncio.get_running_loop().time()
        else:
            self.last_heard.pop(node, None)

    def others(self) -> list[str]:
        """The servers that have been heard of lately and mean to stay."""
        return sorted(node for node in self.last_heard if node != self.node and self.hears(node))

    async def say_bye(self) -> None:
        """Nobody is to pass anything on to us from now on."""
        self.leaving = True
        with suppress(Exception):
            await self.client.publish(BEATS, BYE + self.node.encode())

    async def beat(self) -> None:
        """Say that we are here, and notice who is not."""
        while True:
            if not self.leaving:
                with suppress(Exception):
                    await self.client.publish(BEATS, HERE + self.node.encode())
            for node in [node for node in self.last_heard if not self.hears(node)]:
                del self.last_heard[node]
                self.silent(node)
            await asyncio.sleep(self.seconds / 6)

    async def tell_lost(self) -> None:
        if not self.closed:
            LOG.error("the bus is out of reach")

    async def tell_back(self) -> None:
        LOG.warning("the bus is back")


def shown(address: str) -> str:
    """Without the name and password, or the token, that may be in it."""
    scheme, mark, rest = address.rpartition("://")
    return f"{scheme}{mark}{rest.rpartition('@')[2]}"


def subject_of(node: str) -> str:
    """Where a server listens: its name may have any characters."""
    return f"vervet.node.{sha256(node.encode()).hexdigest()[:24]}"


def ignore(_data: bytes) -> None:
    """Nobody listens."""


def ignore_silence(_node: str) -> None:
    """Nobody minds."""


async def quiet(_error: Exception) -> None:
    """What goes wrong while it is lost is not worth a line each time."""
