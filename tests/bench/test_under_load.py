"""The load test on a small scale."""

import asyncio

from rich.progress import Progress

from vervet.bench.players import DECODER
from vervet.bench.under_load import measure, percentile, server


def test_the_load_test_plays_and_gives_a_row_for_each_number_of_matches_and_one_for_memory() -> None:
    busy, idle = measure((2,), 0.3, 2, Progress(disable=True))
    assert busy["matches"] == 2
    assert busy["moves_per_s"] > 0
    assert busy["p50_ms"] <= busy["p99_ms"]
    assert set(idle) == {"matches", "idle_kib_per_match", "connected_kib_per_match"}


def test_a_deal_told_twice_is_answered_once() -> None:
    async def begin() -> int:
        with server() as site:
            match, tokens = await site.create()
            hand = await site.join(match, tokens, [0, 1])
            while (deal := DECODER.decode(await hand.socket.recv(decode=False))).type != "deal":
                pass
            await hand.give(deal)
            await hand.give(deal)
            version = (await hand.see(0)).version
            await hand.socket.close()
            await site.http.aclose()
            return version

    assert asyncio.run(begin()) == 0


def test_a_percentile_is_in_milliseconds() -> None:
    assert percentile([0.001 * number for number in range(1, 101)], 99) == 100.0
    assert percentile([0.002, 0.001, 0.003], 50) == 2.0
