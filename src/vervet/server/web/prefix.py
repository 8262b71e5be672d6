"""Everything below a path, such as `/vervet`: for a host that has other things to show as well."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send


class Prefixed:
    """The application below a prefix. A proxy may pass the prefix on or take it off: both are understood, and what the
    server writes into its pages has it."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if path == self.prefix and scope["type"] == ScopeType.HTTP:
            headers = [(b"location", f"{self.prefix}/".encode()), (b"content-length", b"0")]
            await send({"type": "http.response.start", "status": 308, "headers": headers})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        if path.startswith(f"{self.prefix}/"):
            scope["path"] = path.removeprefix(self.prefix)
            scope["raw_path"] = scope["raw_path"].removeprefix(self.prefix.encode())
        await self.app(scope, receive, send)
