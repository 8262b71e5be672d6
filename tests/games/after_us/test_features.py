"""What networks see of After Us."""

import pytest

from tests.games.rows import rows_digest
from vervet.catalog import game
from vervet.core.features import MOST_ACTION_ROWS, MOST_ROWS, Features
from vervet.core.rng import Random
from vervet.core.state import State

AFTER_US = game("after-us")


def eyes(state: State) -> Features:
    found = state.features()
    assert found is not None
    return found


@pytest.mark.parametrize("players", [1, 2, 6])
def test_every_state_and_action_of_whole_games_has_rows_that_all_worlds_share(players: int) -> None:
    rng = Random(3)
    state = AFTER_US.new(3, players=players, objects="random")
    features = eyes(state)
    known = features.setup(state)
    looked = 0
    while state.actor() >= 0:
        seat = int(state.actor())
        legal = state.legal_actions(seat)
        if rng.below(4) == 0:
            for viewer in range(state.seats):
                rows = features.seen(state, viewer)
                assert 0 < len(rows) <= MOST_ROWS and len(set(rows)) == len(rows)
                assert min(rows) >= 0 and max(rows) < features.size
            assert features.seen(state.determinize(seat, rng), seat) == features.seen(state, seat)
            for action in legal[:12]:
                mine = features.seen_in(state, seat, action)
                assert 0 < len(mine) <= MOST_ACTION_ROWS and min(mine) >= 0 and max(mine) < features.action_size
            looked += 1
        assert features.setup(state) == known
        state.apply(seat, legal[rng.below(len(legal))] if rng.below(3) == 0 else state.suggest(seat, rng))
    assert looked > 5


def test_a_chosen_token_is_seen_by_its_owner_alone_until_all_are_shown() -> None:
    state = AFTER_US.new(2)
    rng = Random(1)
    while state.view(0)["phase"] != "tokens":
        state.apply(state.actor(), state.suggest(state.actor(), rng))
    state.apply(0, state.suggest(0, rng))
    tokens = [[row for row in shown(state, seat) if row.startswith("token")] for seat in (0, 1)]
    assert len(tokens[0]) == 1 and tokens[0][0].startswith("token, ahead 0") and tokens[1] == []
    state.apply(1, state.suggest(1, rng))
    assert [len([row for row in shown(state, seat) if row.startswith("token")]) for seat in (0, 1)] == [2, 2]


def test_in_solo_the_win_is_shared_with_the_king_who_sits_next() -> None:
    state = AFTER_US.new(2, players=1)
    assert eyes(state).sides(state) == 2 and eyes(AFTER_US.new(2)).sides(AFTER_US.new(2)) == 2
    assert len([row for row in shown(state, 0) if row.startswith("king")]) == 4
    assert [row for row in shown(state, 0) if row.startswith("points, ahead 1")]


def test_a_lap_is_a_round() -> None:
    state = AFTER_US.new(2)
    assert eyes(state).lap(state) == 1


def shown(state: State, seat: int) -> list[str]:
    return [eyes(state).describe(row) for row in eyes(state).seen(state, seat)]


def test_both_builds_see_the_same_rows() -> None:
    assert [rows_digest("after-us", seed, 2) for seed in (1, 2)] == ["c1458c4c5a6617c7", "59f9ce222da36bbf"]
