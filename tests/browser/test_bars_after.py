"""The bar of After Us: how many clicks a round takes somebody who follows the suggestions."""

from collections.abc import Callable

import pytest

from tests.bars.clicks import MOST_CLICKS, ROUNDS, count_rounds
from tests.browser.visitor import Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser


def test_a_round_takes_few_clicks(visit: Callable[..., Visitor], arena: Process) -> None:
    clicks = count_rounds(visit(arena, calm=True), arena)
    print(f"After Us: {clicks} clicks in rounds 1 to {ROUNDS}, for somebody who follows the suggestions")
    assert len(clicks) == ROUNDS and min(clicks) > 0
    assert max(clicks) <= MOST_CLICKS
