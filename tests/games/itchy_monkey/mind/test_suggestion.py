"""What a sensible player would do."""

import pytest

from tests.bots.contest import share_of_wins
from vervet.catalog import game
from vervet.core.rng import Random

ITCHY = game("itchy-monkey")


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "spies": True}, {"mode": "clan"}])
def test_no_legal_action_seems_better_at_first_sight_than_the_suggestion(options: dict[str, object]) -> None:
    state, rng = ITCHY.new(seed=3, **options), Random(5)
    for _ in range(40):
        seat = state.actor()
        prospects: dict[int, float] = {}
        for action in state.legal_actions(seat):
            twin = state.copy()
            twin.execute(seat, action)
            prospects[action] = twin.estimate(seat)
        chosen = int(state.suggest(seat, rng))
        assert prospects[chosen] == max(prospects.values())
        state.execute(seat, chosen)


def test_among_equals_the_suggestion_is_random() -> None:
    state = ITCHY.new(seed=3)
    assert len({int(state.suggest(state.actor(), Random(seed))) for seed in range(20)}) > 1


def test_following_the_suggestions_beats_moving_at_random() -> None:
    assert share_of_wins(ITCHY, "heuristic", "random", 20) >= 0.9
