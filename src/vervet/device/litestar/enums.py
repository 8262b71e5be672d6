"""Kinds of connections."""

from enum import StrEnum


class ScopeType(StrEnum):
    HTTP = "http"
    WEBSOCKET = "websocket"
