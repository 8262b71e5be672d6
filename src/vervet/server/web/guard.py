"""What stands before every answer: which names the server answers to, and the headers that keep browsers safe."""

from collections.abc import Sequence
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from vervet.server.match.messages import Problem

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
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")


class Guard:
    """The application behind a check of the `Host` header; without names every host is answered."""

    app: ASGIApp

    def __init__(self, hosts: Sequence[str]) -> None:
        self.hosts = {host.lower() for host in hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.hosts and host_of(scope) not in self.hosts:
            await refuse(scope, send)
        else:
            await self.app(scope, receive, guarded(send))


def host_of(scope: Scope) -> str:
    """The name in the `Host` header, without the port."""
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    name, mark, port = host.rpartition(":")
    return (name if mark and port.isdecimal() else host).lower()


def guarded(send: Send) -> Send:
    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return send_guarded


async def refuse(scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = json.encode(
        Problem("malformed", "this server does not answer to that name; VERVET_HOSTS lists those it answers to")
    )
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": 421, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
