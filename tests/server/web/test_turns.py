"""Bots think in fair turns: one visitor's many matches do not make another wait for all of them."""

import asyncio

from vervet.server.web.turns import Turns


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Thoughts:
    """Those who want to think, in the order in which they could; each ends when it is told to."""

    def __init__(self, free: int) -> None:
        self.turns = Turns(free)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def want(self, queue: str, name: str) -> None:
        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self.think(queue, name))

    async def think(self, queue: str, name: str) -> None:
        async with self.turns.turn(queue):
            self.begun.append(name)
            await self.ends[name].wait()

    async def finish(self) -> None:
        """Let whoever is thinking end, until nobody is."""
        ended = 0
        while ended < len(self.begun):
            self.ends[self.begun[ended]].set()
            ended += 1
            await settle()


def test_everybody_has_a_turn_before_anybody_has_a_second() -> None:
    async def play() -> list[str]:
        thoughts = Thoughts(1)
        for number in range(4):
            thoughts.want("crowd", f"crowd {number}")
        await settle()
        thoughts.want("one", "one")
        thoughts.want("two", "two")
        await settle()
        await thoughts.finish()
        return thoughts.begun

    # The first of the crowd was thinking when the others came, and the second was already next in line.
    assert asyncio.run(play()) == ["crowd 0", "crowd 1", "one", "two", "crowd 2", "crowd 3"]


def test_whoever_gives_up_waiting_keeps_nobody_from_a_turn() -> None:
    async def play() -> tuple[list[str], int]:
        thoughts = Thoughts(2)
        for name in ("a", "b", "c", "d", "e"):
            thoughts.want(name, name)
        await settle()
        thoughts.tasks["c"].cancel()
        thoughts.ends["a"].set()
        await settle()
        # Called, and gone in the same moment.
        thoughts.ends["b"].set()
        await asyncio.sleep(0)
        thoughts.tasks["e"].cancel()
        await settle()
        await thoughts.finish()
        return thoughts.begun, thoughts.turns.free

    begun, free = asyncio.run(play())
    assert begun[:3] == ["a", "b", "d"]
    assert free == 2
