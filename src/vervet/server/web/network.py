"""Who can reach this server: this computer alone, or everybody on its network, once somebody has opened it."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from ipaddress import IPv4Address
from typing import Any, Final

from litestar.connection import ASGIConnection

from vervet.server.match.messages import NetworkInfo
from vervet.server.match.problem import ProblemError
from vervet.server.web.address import loopback
from vervet.server.web.guard import Guard

# What proxies and tunnels write: whoever comes through one is not at this computer, whatever the connection says.
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via", "cf-connecting-ip")
# Nobody is asked there; the system only says from which address it would ask.
ELSEWHERE: Final = ("192.0.2.1", 9)

Listen = Callable[[str], Awaitable[None]]


class Network:
    """Where the server listens. `listen` makes it listen at one more address; before a server runs there is none."""

    def __init__(self, guard: Guard, find: Callable[[], Sequence[str]] | None = None) -> None:
        self.guard = guard
        self.find = own_addresses if find is None else find
        self.port = 0
        self.listen: Listen | None = None
        self.addresses: list[str] = []
        self.lock = asyncio.Lock()

    def serve(self, host: str, port: int, listen: Listen) -> None:
        """The server runs at this host and port."""
        self.port = port
        if loopback(host):
            self.listen = listen
        else:
            # At every address, or at one of them.
            self.addresses = list(self.find()) if host in ("0.0.0.0", "::", "") else [host]

    async def open(self) -> None:
        """Listen on the local network too; raises `no-network` where there is none."""
        async with self.lock:
            if self.listen is None or self.addresses:
                return
            for address in self.find():
                with suppress(OSError):
                    await self.listen(address)
                    if self.guard.hosts:
                        self.guard.hosts.add(address)
                    self.addresses.append(address)
            if not self.addresses:
                raise ProblemError("no-network", "this computer is in no network, or the port is taken there")

    def info(self, local: bool) -> NetworkInfo:
        """Addresses are for those at this computer: nobody else needs to know what its network looks like."""
        links = [f"http://{address}:{self.port}" for address in self.addresses] if local else []
        return NetworkInfo(links, local and self.listen is not None and not self.addresses)


def at_this_computer(connection: ASGIConnection[Any, Any, Any, Any], proxies: Sequence[str]) -> bool:
    """Whether somebody asks from the computer that the server runs on, and not through a proxy or a tunnel."""
    if proxies or any(name in connection.headers for name in FORWARDED):
        return False
    return connection.client is not None and loopback(connection.client.host)


def own_addresses() -> list[str]:
    """The addresses of this computer on its networks, the one that leads outside first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if outside(IPv4Address(address))]


def outside(address: IPv4Address) -> bool:
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)
