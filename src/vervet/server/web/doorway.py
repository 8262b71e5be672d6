"""Who may connect: so many at once, and so many of them from one address, so that nobody can shut the others out."""

from collections import Counter

from vervet.server.web.limit import network


class Doorway:
    """The connections that are open, by address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self.most = most
        self.most_per_address = most_per_address
        self.total = 0
        self.inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there is room for one more from there; if so, it is taken until `leave`."""
        place = network(address)
        if self.total >= self.most or self.inside[place] >= self.most_per_address:
            return False
        self.total += 1
        self.inside[place] += 1
        return True

    def leave(self, address: str) -> None:
        place = network(address)
        self.total -= 1
        self.inside[place] -= 1
        if self.inside[place] <= 0:
            del self.inside[place]
