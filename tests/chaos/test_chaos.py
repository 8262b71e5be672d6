"""A few seconds of what `make chaos` does for hours: servers are killed, paused and cut off, the database crashes, the
bus is gone and says things twice; and nothing is lost, doubled, stuck or told."""

import asyncio

from tests.chaos.run import Plan, run
from tests.conftest import had

FAULTS = (
    "messages twice",
    "SIGKILL",
    "NATS killed",
    "PostgreSQL crashed",
    "SIGSTOP, then SIGCONT",
    "cut off from everything",
)


def test_a_cluster_survives_a_short_storm() -> None:
    plan = Plan(storm=0.0, matches=9, pace=0.3, every=0.5, order=FAULTS, small_disk=False)
    result = had(lambda: asyncio.run(run(plan)))
    assert [f"{fault.kind} in {fault.match}: {fault.detail}" for fault in result.tally.faults] == []
    assert set(result.struck) == set(FAULTS)
    assert result.tally.matches >= 9
    assert result.tally.accepted > 0
