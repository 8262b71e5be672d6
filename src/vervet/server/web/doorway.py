"""Who may connect: so many at once, and so many of them from one address, so that nobody can shut the others out."""

from collections import Counter

from vervet.server.settings import Settings
from vervet.server.web.limit import network


class Doorway:
    """The connections that are open, by address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there is room for one more from there; if so, it is taken until `leave`."""
        place = network(address)
        if self.inside.total() >= self.settings.connections:
            return False
        if self.inside[place] >= self.settings.connections_per_address:
            return False
        self.inside[place] += 1
        return True

    def leave(self, address: str) -> None:
        place = network(address)
        self.inside[place] -= 1
        if self.inside[place] <= 0:
            del self.inside[place]
