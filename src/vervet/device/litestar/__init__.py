"""As much of litestar as the server's routes are declared with: a page has no HTTP, but the same routes.
The page's archive has this folder under litestar's own name; `house.py` answers by what is declared here.
"""

import re
from collections.abc import Callable
from typing import Any, Final

from .connection import ASGIConnection, Request, WebSocket

__all__ = ["ASGIConnection", "Request", "Route", "WebSocket", "get", "post", "websocket"]

PARAMETER: Final = re.compile(r"\{(\w+):(str|int)\}")
PATTERNS: Final = {"str": r"([^/]+)", "int": r"(\d{1,9})"}


class Route:
    """A way to ask for something, and who answers."""

    def __init__(self, method: str, path: str, status: int, answer: Callable[..., Any]) -> None:
        self.method = method
        self.path = path
        self.status = status
        self.answer = answer
        self.parameters = [(name, kind) for name, kind in PARAMETER.findall(path)]
        self.pattern = re.compile(PARAMETER.sub(lambda found: PATTERNS[found[2]], path))

    def read(self, path: str) -> dict[str, str | int] | None:
        """What a path says; None where it is another one."""
        found = self.pattern.fullmatch(path)
        if found is None:
            return None
        values = zip(self.parameters, found.groups(), strict=True)
        return {name: int(value) if kind == "int" else value for (name, kind), value in values}


def get(path: str, *, status_code: int = 200, **_words: object) -> Callable[[Callable[..., Any]], Route]:
    return lambda answer: Route("GET", path, status_code, answer)


def post(path: str, *, status_code: int = 201, **_words: object) -> Callable[[Callable[..., Any]], Route]:
    return lambda answer: Route("POST", path, status_code, answer)


def websocket(path: str) -> Callable[[Callable[..., Any]], Route]:
    return lambda answer: Route("WEBSOCKET", path, 101, answer)
