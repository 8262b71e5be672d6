"""The bus between servers that share a database: NATS, of which only the core is used. A message may be lost, and then
whoever notices begins anew; nothing that counts is anywhere but in the database."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final

from vervet.extras import how_to_get
from vervet.server.settings import SettingError

LOG = logging.getLogger(__name__)
BEATS: Final = "vervet.beat"
COUNTS: Final = "vervet.counted"
CONNECT_SECONDS: Final = 5.0
FLUSH_SECONDS: Final = 1.0
# How often a server says that it is there; after two of these without a word it is asked for.
BEAT_SECONDS: Final = 0.5
LATE: Final = 2.5
# A bus that is gone is looked for so often, and one that says nothing is asked as often as this whether it is there.
RETRY_SECONDS: Final = 0.1
PING_SECONDS: Final = 5
HERE: Final = b"+"
BYE: Final = b"-"
GONE: Final = b"x"
# What the bus itself answers where nobody listens.
NOBODY: Final = "503"


class Bus:
    """A connection to the bus, under the name of this server. `heard` gets what others send to it; `silent` is told of
    a server that has not been heard of for too long, `missed` of one that does not listen where it should: the bus
    knows at once when a process is gone."""

    def __init__(self, address: str, node: str, seconds: float) -> None:
        self.address = address
        self.node = node
        # One that has not been heard of for so long is gone, as far as the bus is concerned.
        self.seconds = seconds
        self.client: Any = None
        self.heard: Callable[[bytes], None] = ignore
        self.silent: Callable[[str], None] = ignore_silence
        self.missed: Callable[[str], None] = ignore_silence
        # Told of a server whose process is gone, as another one has found; of one that was not there before; and of
        # what others have counted.
        self.buried: Callable[[str], None] = ignore_silence
        self.met: Callable[[str], None] = ignore_silence
        self.counted: Callable[[bytes], None] = ignore
        self.last_heard: dict[str, float] = {}
        # Whom something was sent to that they must hear, by where they listen.
        self.called: dict[str, str] = {}
        self.pause = min(BEAT_SECONDS, seconds / 6)
        self.beating: asyncio.Task[None] | None = None
        self.leaving = False
        self.closed = False

    async def open(self) -> None:
        """Connect; raises `SettingError`. Afterwards it comes back by itself whenever it is lost."""
        try:
            from nats.aio.client import Client
        except ModuleNotFoundError as error:
            raise SettingError(f"a bus needs nats-py: {how_to_get('cluster')}") from error
        self.client = Client()
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await self.client.connect(
                    self.address,
                    name=f"vervet {self.node}",
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=RETRY_SECONDS,
                    ping_interval=PING_SECONDS,
                    error_cb=quiet,
                    disconnected_cb=self.tell_lost,
                    reconnected_cb=self.tell_back,
                )
        except Exception as error:
            why = str(error) or "no answer" if not isinstance(error, TimeoutError) else "no answer"
            raise SettingError(f"VERVET_BUS: {shown(self.address)} cannot be reached: {why}") from error
        await self.client.subscribe(subject_of(self.node), cb=self.hear)
        await self.client.subscribe(BEATS, cb=self.hear_beat)
        await self.client.subscribe(COUNTS, cb=self.hear_counts)
        await self.client.subscribe(f"{self.complaints}.*", cb=self.hear_complaint)
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

    @property
    def complaints(self) -> str:
        return f"vervet.missed.{place_of(self.node)}"

    async def post(self, node: str, data: bytes, must: bool = False) -> None:
        """Send to another server, if it is there; where it `must` be, `missed` is told that it is not."""
        with suppress(Exception):
            if must:
                self.called[place_of(node)] = node
                await self.client.publish(subject_of(node), data, reply=f"{self.complaints}.{place_of(node)}")
            else:
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
        if not message.data:
            # Somebody wondered whether we are there.
            return
        try:
            self.heard(message.data)
        except Exception:
            # NATS would pass over it in silence.
            LOG.exception("a message of the bus is not heard")

    async def hear_beat(self, message: Any) -> None:
        sign, node = message.data[:1], message.data[1:].decode("utf-8", "replace")
        if sign == HERE:
            known = node in self.last_heard
            self.last_heard[node] = asyncio.get_running_loop().time()
            if not known and node != self.node:
                self.met(node)
            return
        self.last_heard.pop(node, None)
        if sign == GONE and node != self.node:
            self.buried(node)

    async def tell_all(self, data: bytes) -> None:
        """Send to all other servers what they should count."""
        with suppress(Exception):
            await self.client.publish(COUNTS, data)

    async def hear_counts(self, message: Any) -> None:
        try:
            self.counted(message.data)
        except Exception:
            LOG.exception("what others have counted is not heard")

    async def hear_complaint(self, message: Any) -> None:
        """Nobody listens there: the process is gone, or just not connected to the bus."""
        node = self.called.pop(message.subject.rpartition(".")[2], None)
        if node is not None and (message.headers or {}).get("Status") == NOBODY:
            self.last_heard.pop(node, None)
            self.missed(node)

    def others(self) -> list[str]:
        """The servers that have been heard of lately and mean to stay."""
        return sorted(node for node in self.last_heard if node != self.node and self.hears(node))

    async def say_bye(self) -> None:
        """Nobody is to pass anything on to us from now on."""
        self.leaving = True
        with suppress(Exception):
            await self.client.publish(BEATS, BYE + self.node.encode())

    async def say_gone(self, node: str) -> None:
        """Nobody else need find out for themselves."""
        with suppress(Exception):
            await self.client.publish(BEATS, GONE + node.encode())

    async def beat(self) -> None:
        """Say that we are here, and notice who is not."""
        clock = asyncio.get_running_loop().time
        while True:
            if not self.leaving:
                with suppress(Exception):
                    await self.client.publish(BEATS, HERE + self.node.encode())
            for node, heard in list(self.last_heard.items()):
                if not self.hears(node):
                    self.last_heard.pop(node, None)
                    self.silent(node)
                elif clock() - heard > LATE * self.pause:
                    await self.post(node, b"", must=True)
            await asyncio.sleep(self.pause)

    async def tell_lost(self) -> None:
        if not self.closed:
            LOG.error("the bus is out of reach")

    async def tell_back(self) -> None:
        LOG.warning("the bus is back")


def shown(address: str) -> str:
    """Without the name and password, or the token, that may be in it."""
    scheme, mark, rest = address.rpartition("://")
    return f"{scheme}{mark}{rest.rpartition('@')[2]}"


def place_of(node: str) -> str:
    """A server's name may have any characters; this has not."""
    return sha256(node.encode()).hexdigest()[:24]


def subject_of(node: str) -> str:
    """Where a server listens."""
    return f"vervet.node.{place_of(node)}"


def ignore(_data: bytes) -> None:
    """Nobody listens."""


def ignore_silence(_node: str) -> None:
    """Nobody minds."""


async def quiet(_error: Exception) -> None:
    """What goes wrong while it is lost is not worth a line each time."""
