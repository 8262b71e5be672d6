"""Who changes a match: one at a time, in the order of asking."""

import asyncio

from vervet.server.web.turn import Turn


async def hold(turn: Turn, name: str, seen: list[str]) -> None:
    async with turn:
        seen.append(f"{name} begins")
        await asyncio.sleep(0)
        seen.append(f"{name} ends")


def test_one_at_a_time_in_the_order_of_asking() -> None:
    async def play() -> list[str]:
        turn, seen = Turn(), list[str]()
        await asyncio.gather(*(hold(turn, name, seen) for name in "abc"))
        assert not turn.taken
        return seen

    assert asyncio.run(play()) == [f"{name} {does}" for name in "abc" for does in ("begins", "ends")]


def test_nobody_takes_it_at_once_before_those_who_wait() -> None:
    async def play() -> list[str]:
        turn, seen = Turn(), list[str]()
        assert turn.take_at_once() and not turn.take_at_once()
        waiting = asyncio.create_task(hold(turn, "a", seen))
        await asyncio.sleep(0)
        turn.release()
        # It is theirs from now on, though they do not know it yet.
        assert not turn.take_at_once() and seen == []
        await waiting
        assert turn.take_at_once()
        return seen

    assert asyncio.run(play()) == ["a begins", "a ends"]


def test_whoever_goes_away_while_waiting_keeps_it_from_nobody() -> None:
    async def play() -> list[str]:
        turn, seen = Turn(), list[str]()
        assert turn.take_at_once()
        gone, called, last = (asyncio.create_task(hold(turn, name, seen)) for name in "abc")
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turn.release()
        # This one has been called, and goes before it hears of that.
        called.cancel()
        await asyncio.wait([gone, called, last])
        assert gone.cancelled() and called.cancelled() and not turn.taken
        return seen

    assert asyncio.run(play()) == ["c begins", "c ends"]
