"""Limits: how fast a connection may talk or an address look back, how many matches it may make."""

from collections import deque
from collections.abc import Callable, Mapping
from ipaddress import ip_address, ip_network

from vervet.server.match.problem import ProblemError

HOUR = 3600.0
MOST_ADDRESSES = 10_000
# Whoever did most, and is remembered by others.
MOST_KNOWN = 500


def nobody(_place: str) -> None:
    """Nobody is told."""


class Bucket:
    """Lets `burst` messages through at once, and `rate` a second in the long run."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.level = float(burst)
        self.at = now

    def take(self, now: float) -> bool:
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True

    def drain(self, times: int, now: float) -> None:
        """So much was let through elsewhere."""
        self.level = max(0.0, min(self.burst, self.level + (now - self.at) * self.rate) - times)
        self.at = now

    def give_back(self) -> None:
        """What was let through counts for nothing: it comes again."""
        self.level += 1.0


class Buckets:
    """A bucket for each address. `told` hears where something that was let through came from."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}
        self.told: Callable[[str], None] = nobody

    def take(self, address: str, now: float) -> None:
        """Let one more through, or raise `too-fast`."""
        place = network(address)
        if not self.bucket(place, now).take(now):
            raise ProblemError("too-fast", f"at most {self.rate:g} a second from one address")
        self.told(place)

    def hear(self, place: str, times: int, now: float) -> None:
        """Another server has let so many through from there."""
        self.bucket(place, now).drain(times, now)

    def bucket(self, place: str, now: float) -> Bucket:
        if len(self.buckets) > MOST_ADDRESSES:
            # A bucket that nobody has used for so long is full again: as good as none.
            idle = now - self.burst / self.rate
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if bucket.at > idle}
        return self.buckets.setdefault(place, Bucket(self.rate, self.burst, now))


class Hourly:
    """Counts what each address did within the last hour. `told` hears where something that was counted came from."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.times: dict[str, deque[float]] = {}
        self.told: Callable[[str], None] = nobody

    def count(self, address: str, now: float) -> None:
        """Count one more, or raise `too-many`."""
        place = network(address)
        times = self.lately(place, now)
        if len(times) >= self.most:
            raise ProblemError("too-many", f"at most {self.most} new matches an hour from one address; try again later")
        times.append(now)
        self.told(place)

    def hear(self, place: str, times: int, now: float) -> None:
        """Another server has counted so many from there."""
        lately = self.lately(place, now)
        lately.extend([now] * min(times, self.most - len(lately)))

    def lately(self, place: str, now: float) -> deque[float]:
        if len(self.times) > MOST_ADDRESSES:
            self.times = {key: times for key, times in self.times.items() if times and times[-1] > now - HOUR}
        times = self.times.setdefault(place, deque())
        while times and times[0] <= now - HOUR:
            times.popleft()
        return times

    def known(self, now: float) -> dict[str, list[float]]:
        """How many seconds ago whoever did most did it, for a server that has only begun."""
        busiest = sorted(self.times, key=lambda place: -len(self.times[place]))[:MOST_KNOWN]
        return {place: [now - at for at in self.times[place]] for place in busiest}

    def learn(self, known: Mapping[str, list[float]], now: float) -> None:
        """What another server knows, where that is more; to hear it twice changes nothing."""
        for place, ages in known.items():
            if len(ages) > len(self.lately(place, now)):
                self.times[place] = deque(sorted(now - age for age in ages)[-self.most :])


def network(address: str) -> str:
    """The address, or the network of an IPv6 one, since one household has many of those."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return str(known)
    # The older kind of address, written as one of the newer, is no network of all those.
    return str(known.ipv4_mapped or ip_network((known, 64), strict=False))
