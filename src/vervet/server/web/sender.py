"""Whoever is at a match, as far as what they send needs to know them. This file is not compiled: whatever has these
attributes will do."""

from typing import Protocol, runtime_checkable

from msgspec import Struct

from vervet.server.match.watcher import Watcher


class Sender(Struct, frozen=True):
    """Who asked for a change: whom to answer, under which number, and for which seat."""

    watcher: Watcher
    id: int
    seat: int
    command: str = ""


class Gathered(Protocol):
    """Somebody for whom messages wait."""

    def flush_now(self) -> None:
        """Send them."""


@runtime_checkable
class Visitor(Watcher, Protocol):
    """Somebody who came from an address."""

    address: str
