"""What only those who run a server ask: `/metrics`, at a port of its own.

How many people play is nobody else's business, and how the counters rise could tell when somebody answered in secret:
so this port is closed unless a setting opens it, and is never to be reachable from outside. The probes answer there as
well, whatever name they call the server by.
"""

from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from vervet.server.metrics import COUNTED, Gauge, page

MEDIA: Final = b"text/plain; version=0.0.4; charset=utf-8"
PROBES: Final = ("/api/health", "/api/ready")


class Ops:
    """The metrics, and those addresses of the application that tell how it is."""

    def __init__(self, app: ASGIApp, gauges: list[Gauge]) -> None:
        self.app = app
        self.gauges = gauges

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        elif scope["path"] in PROBES:
            await self.app(scope, receive, send)
        elif scope["path"] == "/metrics" and scope["method"] in ("GET", "HEAD"):
            body = b"" if scope["method"] == "HEAD" else page([*self.gauges, *COUNTED]).encode()
            await answer(send, 200, body)
        else:
            await answer(send, 404, b"/metrics, /api/health and /api/ready are here\n")


async def answer(send: Send, status: int, body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", MEDIA)]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
