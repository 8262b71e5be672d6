"""Who asks: the address that limits are counted by, and whether that is this computer or a page of another site."""

from contextlib import suppress
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection


def address_of(connection: ASGIConnection[Any, Any, Any, Any], proxied: bool) -> str:
    """Behind a proxy it is what the proxy nearest to us wrote last."""
    forwarded = connection.headers.get("x-forwarded-for", "") if proxied else ""
    if forwarded:
        return forwarded.split(",")[-1].strip()
    return connection.client.host if connection.client else ""


def loopback(host: str) -> bool:
    """Whether this is the computer itself, by number or by name."""
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


def elsewhere(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a page of another site asks; programs other than browsers send no origin."""
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower()
