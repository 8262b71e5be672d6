"""Traces for OpenTelemetry, where a setting names a collector: which requests and messages there were, what each waited
for, and nothing of what was in them.

They are sent as OTLP over HTTP in JSON, which every collector takes. OpenTelemetry's own library would do as well, but
it is threads, locks and Protobuf for a document of a few fields; here one loop notes and one task sends.
"""

import asyncio
import http.client
import logging
import time
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from random import random
from secrets import token_hex
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from msgspec import json

from vervet import __version__
from vervet.server.log import MATCH, REQUEST
from vervet.server.metrics import STAGES

LOG = logging.getLogger(__name__)
Value: TypeAlias = str | int
INTERNAL: Final = 1
SERVER: Final = 2
# Sent so often, so many at once; more than wait here are lost, and counted.
SEND_SECONDS: Final = 2.0
MOST_AT_ONCE: Final = 500
MOST_WAITING: Final = 5_000
ANSWER_SECONDS: Final = 5.0


class Span:
    """Something that takes time, within something that does."""

    def __init__(self, name: str, kind: int, parent: "Span | None" = None) -> None:
        self.trace: str = token_hex(16) if parent is None else parent.trace
        self.id: str = token_hex(8)
        self.parent = "" if parent is None else parent.id
        self.name = name
        self.kind = kind
        self.begun = time.time_ns()
        self.ended = 0
        self.facts: dict[str, Value] = {}

    def document(self) -> dict[str, object]:
        return {
            "traceId": self.trace,
            "spanId": self.id,
            "parentSpanId": self.parent,
            "name": self.name,
            "kind": self.kind,
            "startTimeUnixNano": str(self.begun),
            "endTimeUnixNano": str(self.ended),
            "attributes": attributes(self.facts),
        }


# What is under way, for whatever happens within it.
CURRENT: Final[ContextVar[Span | None]] = ContextVar("span", default=None)


class Tracer:
    """Keeps what has ended until it is sent to the collector at this address; a share of all is traced."""

    def __init__(self, address: str, share: float, node: str = "") -> None:
        self.address = urlsplit(address)
        self.share = share
        self.node = node
        self.waiting: deque[Span] = deque()
        self.lost = 0
        # How the collector answered last: only a change of that is worth a line of the log.
        self.answer: int | str = 200
        self.sending: asyncio.Task[None] | None = None

    def open(self) -> None:
        STAGES.heard = self.stage
        self.sending = asyncio.create_task(self.send_forever(), name="traces")

    async def close(self) -> None:
        STAGES.heard = None
        if self.sending is not None:
            self.sending.cancel()
            await asyncio.gather(self.sending, return_exceptions=True)
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                await self.send()

    @contextmanager
    def span(self, name: str) -> Iterator[Span | None]:
        """A request or a message; None where it is not among the share."""
        if random() >= self.share:
            yield None
            return
        span = Span(name, SERVER)
        before = CURRENT.set(span)
        try:
            yield span
        finally:
            CURRENT.reset(before)
            for fact, value in (("vervet.request", REQUEST.get()), ("vervet.match", MATCH.get())):
                if value:
                    span.facts[fact] = value
            span.ended = time.time_ns()
            self.keep(span)

    def stage(self, seconds: float, stage: str) -> None:
        """What something under way has just waited for."""
        parent = CURRENT.get()
        if parent is None:
            return
        span = Span(stage, INTERNAL, parent)
        span.ended = span.begun
        span.begun -= int(seconds * 1e9)
        self.keep(span)

    def keep(self, span: Span) -> None:
        if len(self.waiting) < MOST_WAITING:
            self.waiting.append(span)
        else:
            self.lost += 1

    # Sending.

    async def send_forever(self) -> None:
        while True:
            await asyncio.sleep(SEND_SECONDS)
            await self.send()

    async def send(self) -> None:
        """All that waits; what the collector does not take is lost, since nothing may wait for it."""
        while self.waiting:
            some = [self.waiting.popleft() for _ in range(min(MOST_AT_ONCE, len(self.waiting)))]
            status: int | str
            try:
                status = await asyncio.to_thread(self.post, json.encode(self.document(some)))
            except (OSError, http.client.HTTPException) as error:
                status = type(error).__name__
            if status != 200:
                self.lost += len(some)
                if status != self.answer:
                    LOG.warning("traces are lost: the collector answers %s", status)
            self.answer = status

    def post(self, body: bytes) -> int:
        """In a thread of its own."""
        kind = http.client.HTTPSConnection if self.address.scheme == "https" else http.client.HTTPConnection
        connection = kind(self.address.hostname or "", self.address.port, timeout=ANSWER_SECONDS)
        try:
            path = f"{self.address.path.rstrip('/')}/v1/traces"
            connection.request("POST", path, body, {"content-type": "application/json"})
            answer = connection.getresponse()
            answer.read()
            return answer.status
        finally:
            connection.close()

    def document(self, spans: list[Span]) -> dict[str, object]:
        """As OTLP writes it in JSON."""
        about: dict[str, Value] = {"service.name": "vervet", "service.version": __version__}
        if self.node:
            about["service.instance.id"] = self.node
        scope = {"name": "vervet.server", "version": __version__}
        found = {"scope": scope, "spans": [span.document() for span in spans]}
        return {"resourceSpans": [{"resource": {"attributes": attributes(about)}, "scopeSpans": [found]}]}


def attributes(facts: Mapping[str, Value]) -> list[dict[str, object]]:
    return [
        {"key": key, "value": {"intValue": str(value)} if isinstance(value, int) else {"stringValue": value}}
        for key, value in facts.items()
    ]
