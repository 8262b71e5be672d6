"""Who asks: the address that limits are counted by."""

from typing import Any

from litestar.connection import ASGIConnection


def address_of(connection: ASGIConnection[Any, Any, Any, Any], proxied: bool) -> str:
    """Behind a proxy it is what the proxy nearest to us wrote last."""
    forwarded = connection.headers.get("x-forwarded-for", "") if proxied else ""
    if forwarded:
        return forwarded.split(",")[-1].strip()
    return connection.client.host if connection.client else ""
