"""Limits that hold for all servers together: what each tells the others over the bus."""

import asyncio

import pytest
from msgspec import msgpack

from vervet.server.match.problem import ProblemError
from vervet.server.web.bus import Bus
from vervet.server.web.limit import Buckets, Hourly
from vervet.server.web.together import GATHER_SECONDS, Together


class Wire(Bus):
    """A bus without a network: what is told is heard by whoever is meant to hear it."""

    def __init__(self, node: str) -> None:
        super().__init__("", node, 1.0)
        self.others_here: list[Wire] = []
        self.said: list[bytes] = []

    async def tell_all(self, data: bytes) -> None:
        self.said.append(data)
        for other in [self, *self.others_here]:
            other.counted(data)


class Server:
    def __init__(self, name: str) -> None:
        self.bus = Wire(name)
        self.matches, self.looks = Hourly(3), Buckets(0.001, 3)
        self.together = Together(self.bus, {"matches": self.matches, "looks": self.looks})


def two() -> tuple[Server, Server]:
    one, other = Server("one"), Server("other")
    one.bus.others_here, other.bus.others_here = [other.bus], [one.bus]
    return one, other


async def told() -> None:
    await asyncio.sleep(3 * GATHER_SECONDS)


def test_an_address_has_one_share_at_all_servers_and_is_told_of_in_one_message() -> None:
    async def check() -> None:
        one, other = two()
        for _ in range(3):
            one.matches.count("192.0.2.1", 0.0)
            one.looks.take("192.0.2.1", 0.0)
        while not one.bus.said:
            await told()
        assert len(one.bus.said) == 1 and not other.bus.said
        for refused in (lambda: other.matches.count("192.0.2.1", 0.0), lambda: other.looks.take("192.0.2.1", 0.0)):
            with pytest.raises(ProblemError):
                refused()
        other.matches.count("192.0.2.2", 0.0)

    asyncio.run(check())


def test_whoever_has_only_begun_is_told_of_the_last_hour() -> None:
    async def check() -> None:
        one, other = two()
        one.bus.others_here = []
        for _ in range(3):
            one.matches.count("192.0.2.1", 0.0)
        await told()
        one.bus.others_here = [other.bus]
        one.together.meet("other")
        while len(one.bus.said) < 2:
            await told()
        with pytest.raises(ProblemError):
            other.matches.count("192.0.2.1", 0.0)

    asyncio.run(check())


@pytest.mark.parametrize(
    "garbage",
    [b"", b"x", b"\xc1", msgpack.encode([]), msgpack.encode(["a", [["nothing", "b", 1], ["matches", "b", -9]]])],
)
def test_what_cannot_be_read_or_counted_is_passed_over(garbage: bytes) -> None:
    server = Server("one")
    server.together.hear(garbage)
    assert not server.matches.times.get("b")
