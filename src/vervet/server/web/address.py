"""Who asks: the address that limits are counted by, and whether that is this computer or a page of another site."""

from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection


def address_of(connection: ASGIConnection[Any, Any, Any, Any], proxies: Sequence[str]) -> str:
    """Where a request comes from."""
    address = connection.client.host if connection.client else ""
    return passed_on_by(address, connection.headers.get("x-forwarded-for", ""), proxies)


def passed_on_by(address: str, forwarded: str, proxies: Sequence[str]) -> str:
    """Whom a connection is for. Only a proxy of ours is believed about whom it passes on, and it wrote last; what it
    says may be another of ours, and so on."""
    passed_on = [each.strip() for each in forwarded.split(",") if each.strip()]
    while passed_on and is_among(address, proxies):
        address = passed_on.pop()
    return address


def by_proxy(connection: ASGIConnection[Any, Any, Any, Any], proxies: Sequence[str]) -> bool:
    """Whether a proxy of ours passes this on."""
    return connection.client is not None and is_among(connection.client.host, proxies)


def is_among(address: str, networks: Sequence[str]) -> bool:
    try:
        known = ip_address(address)
    except ValueError:
        return False
    # A socket that serves both kinds of addresses writes the older kind as one of the newer.
    plain = getattr(known, "ipv4_mapped", None) or known
    return any(plain in ip_network(each, strict=False) for each in networks)


def loopback(host: str) -> bool:
    """Whether this is the computer itself, by number or by name."""
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


def elsewhere(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a page of another site asks; programs other than browsers send no origin."""
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower()
