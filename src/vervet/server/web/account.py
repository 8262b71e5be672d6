"""The first and last to see a request: gives it a number for the log, counts it, and answers `HEAD` as `GET` without a
body."""

import logging
import re
import secrets
import time
from collections.abc import Sequence
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from vervet.server.log import MATCH, REQUEST
from vervet.server.metrics import REQUEST_SECONDS, REQUESTS
from vervet.server.traces import Span, Tracer
from vervet.server.web.address import is_among

LOG = logging.getLogger(__name__)
HEADER: Final = b"x-request-id"
# What a proxy may call a request.
GIVEN: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")
# For whatever leads to no route of ours: strangers must not be able to make up new lines of the metrics.
NO_ROUTE: Final = "-"
METHODS: Final = ("GET", "HEAD", "POST", "OPTIONS")
OF_MATCH: Final = re.compile(r"/match(?:es)?/([0-9a-f]{32})(?:/|$)")


class Account:
    """Keeps account of requests. Those that a proxy of ours has numbered keep that number."""

    def __init__(self, app: ASGIApp, proxies: Sequence[str] = (), tracer: Tracer | None = None) -> None:
        self.app = app
        self.proxies = proxies
        self.tracer = tracer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        number = self.number(scope)
        match = OF_MATCH.search(scope["path"])
        before = REQUEST.set(number), MATCH.set(match[1] if match else "")
        try:
            if scope["type"] == ScopeType.HTTP and self.tracer is not None:
                with self.tracer.span("request") as span:
                    await self.answer(scope, receive, send, number, span)
            elif scope["type"] == ScopeType.HTTP:
                await self.answer(scope, receive, send, number)
            else:
                await self.app(scope, receive, send)
        finally:
            REQUEST.reset(before[0])
            MATCH.reset(before[1])

    def number(self, scope: Scope) -> str:
        client = scope.get("client")
        if client and is_among(client[0], self.proxies):
            given = next((value.decode("latin-1") for key, value in scope["headers"] if key == HEADER), "")
            if GIVEN.fullmatch(given):
                return given
        return secrets.token_hex(8)

    async def answer(
        self, scope: HTTPScope, receive: Receive, send: Send, number: str, span: Span | None = None
    ) -> None:
        begun = time.perf_counter()
        method = str(scope["method"])
        status = 0

        async def send_numbered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (HEADER, number.encode())]
            elif method == "HEAD" and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        if method == "HEAD":
            scope["method"] = "GET"
        try:
            await self.app(scope, receive, send_numbered)
        finally:
            self.note(scope, method, status, time.perf_counter() - begun, span)

    def note(self, scope: HTTPScope, method: str, status: int, seconds: float, span: Span | None) -> None:
        route = scope.get("path_template") or NO_ROUTE
        known = method if method in METHODS else NO_ROUTE
        REQUESTS.add(1, known, route, str(status))
        REQUEST_SECONDS.note(seconds, route)
        if span is not None:
            span.name = f"{known} {route}"
            span.facts = {"http.request.method": known, "http.route": route, "http.response.status_code": status}
        facts = {"method": known, "route": route, "status": status, "seconds": round(seconds, 4)}
        LOG.info("answered", extra={"facts": facts})
