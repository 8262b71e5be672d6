"""What stands before every answer: which names the server answers to, who may send it something, for how long, and the
headers that keep browsers safe."""

import asyncio
from collections.abc import Sequence
from typing import Final

from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
)
from msgspec import json

from vervet.server.match.problem import ProblemError

# Everything comes from the server itself. Styles as attributes are how a drawing places its parts; they run nothing.
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
# Requests that change nothing.
READING: Final = ("GET", "HEAD", "OPTIONS")
OTHER_NAME: Final = ProblemError(
    "malformed", "this server does not answer to that name; VERVET_HOSTS lists those it answers to"
)
OTHER_SITE: Final = ProblemError("not-here", "a page of another site cannot ask for this")
NO_JSON: Final = ProblemError("malformed", "expected JSON, with content-type: application/json")
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")


class Guard:
    """The application behind a check of who asks; without names every host is answered. What is sent with a request
    must be there within some seconds."""

    app: ASGIApp

    def __init__(self, hosts: Sequence[str], body_seconds: float = 10.0) -> None:
        self.hosts = {host.lower() for host in hosts}
        self.body_seconds = body_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.hosts and host_of(scope) not in self.hosts:
            await refuse(scope, send, 421, OTHER_NAME)
        elif scope["type"] == ScopeType.HTTP and scope["method"] not in READING:
            await self.take(scope, receive, send)
        else:
            await self.app(scope, receive, guarded(send))

    async def take(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Something is sent: only by our own pages and by programs, and only as JSON, which no form of another site can
        send."""
        if header(scope, b"sec-fetch-site") not in ("", "same-origin", "none"):
            await refuse(scope, send, 403, OTHER_SITE)
        elif header(scope, b"content-length") != "0" and not is_json(scope):
            await refuse(scope, send, 415, NO_JSON)
        else:
            await self.app(scope, in_time(receive, self.body_seconds), guarded(send))


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def host_of(scope: Scope) -> str:
    """The name in the `Host` header, without the port."""
    host = header(scope, b"host")
    name, mark, port = host.rpartition(":")
    return (name if mark and port.isdecimal() else host).lower()


def is_json(scope: Scope) -> bool:
    """Whether what is sent says that it is JSON, or nothing is sent at all."""
    kind = header(scope, b"content-type").partition(";")[0].strip().lower()
    sends = header(scope, b"content-length") or header(scope, b"transfer-encoding")
    return kind == "application/json" or (not kind and not sends)


def in_time(receive: Receive, seconds: float) -> Receive:
    """The body, which must be there by then: whoever sends a byte now and again keeps a place from others."""
    end = asyncio.get_running_loop().time() + seconds
    complete = False

    async def receive_in_time() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal complete
        if complete:
            return await receive()
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError:
            raise ProblemError("too-slow", f"a request is sent within {seconds:g} seconds") from None
        complete = not message.get("more_body", False)
        return message

    return receive_in_time


def guarded(send: Send) -> Send:
    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return send_guarded


async def refuse(scope: Scope, send: Send, status: int, problem: ProblemError) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": json.encode(problem.problem()), "more_body": False})
