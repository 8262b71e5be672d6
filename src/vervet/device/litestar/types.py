"""Names of types, which nobody looks into here."""

from typing import Any, TypeAlias

ASGIApp: TypeAlias = Any
HTTPReceiveMessage: TypeAlias = Any
HTTPScope: TypeAlias = Any
Message: TypeAlias = Any
Receive: TypeAlias = Any
Scope: TypeAlias = Any
Send: TypeAlias = Any
WebSocketReceiveMessage: TypeAlias = Any
