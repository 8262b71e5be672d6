"""A client, as far as a match needs to know it."""

from typing import Protocol

from vervet.server.match.messages import FromServer


class Watcher(Protocol):
    """Somebody who holds seats, or looks on."""

    held: list[int]

    def tell(self, message: FromServer) -> None:
        """Send a message."""

    def show_deal(self) -> None:
        """Send how far the deal is, before any table."""

    def show(self) -> None:
        """Send the table as it is when its turn to be sent comes."""
