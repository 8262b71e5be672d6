"""How long a client may take to reveal its number. Nothing here knows what time it is: `now` is passed in."""

from collections.abc import Collection

from vervet.server.match.promise import Promise


class Patience:
    """A client that is there and does not reveal makes the deal void; one that is away is waited for, until somebody
    asks for a new match instead."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        # Since when numbers have been waited for, and since when from each client that is there, by its lowest seat.
        self.since: float | None = None
        self.asked: dict[int, float] = {}

    def follow(self, promise: Promise, present: Collection[int], now: float) -> None:
        """After the deal or those who are there have changed."""
        if promise.stage != "revealing":
            self.since, self.asked = None, {}
            return
        if self.since is None:
            self.since = now
        silent = [client.seats for client in promise.clients if not client.number]
        there = [seats[0] for seats in silent if any(seat in present for seat in seats)]
        self.asked = {seat: self.asked.get(seat, now) for seat in there}

    def begin_anew(self, now: float) -> None:
        """Nobody could reveal anything for a while, and that was not their fault."""
        self.asked = dict.fromkeys(self.asked, now)

    def deadline(self) -> float | None:
        """When the deal becomes void; None where nobody who is there is waited for."""
        return min(self.asked.values()) + self.seconds if self.asked else None

    def anew_at(self) -> float | None:
        """From when on somebody may ask for a new match instead."""
        return None if self.since is None else self.since + self.seconds
