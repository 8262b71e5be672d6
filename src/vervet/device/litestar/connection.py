"""Who asks: always whoever sits before this browser."""

from typing import Any


class ASGIConnection:
    """Comes from nowhere."""

    client = None

    def __init__(self) -> None:
        self.headers: dict[str, str] = {}
        self.scope: dict[str, Any] = {}

    def __class_getitem__(cls, _kinds: object) -> type["ASGIConnection"]:
        return cls


class Request(ASGIConnection):
    """One question."""


class WebSocket(ASGIConnection):
    """One connection."""
