"""Limits: how fast a connection may talk or an address look back, how many matches it may make."""

from collections import deque
from ipaddress import ip_address, ip_network

from vervet.server.match.problem import ProblemError

HOUR = 3600.0
MOST_ADDRESSES = 10_000


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

    def give_back(self) -> None:
        """What was let through counts for nothing: it comes again."""
        self.level += 1.0


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> None:
        """Let one more through, or raise `too-fast`."""
        if len(self.buckets) > MOST_ADDRESSES:
            # A bucket that nobody has used for so long is full again: as good as none.
            idle = now - self.burst / self.rate
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if bucket.at > idle}
        key = network(address)
        if not self.buckets.setdefault(key, Bucket(self.rate, self.burst, now)).take(now):
            raise ProblemError("too-fast", f"at most {self.rate:g} a second from one address")


class Hourly:
    """Counts what each address did within the last hour."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.times: dict[str, deque[float]] = {}

    def count(self, address: str, now: float) -> None:
        """Count one more, or raise `too-many`."""
        if len(self.times) > MOST_ADDRESSES:
            self.times = {key: times for key, times in self.times.items() if times and times[-1] > now - HOUR}
        times = self.times.setdefault(network(address), deque())
        while times and times[0] <= now - HOUR:
            times.popleft()
        if len(times) >= self.most:
            raise ProblemError("too-many", f"at most {self.most} new matches an hour from one address; try again later")
        times.append(now)


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
