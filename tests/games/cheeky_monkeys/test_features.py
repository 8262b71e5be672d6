"""What networks see of Cheeky Monkeys."""

import pytest

from tests.games.rows import rows_digest
from vervet.catalog import game
from vervet.core.features import MOST_ACTION_ROWS, MOST_ROWS, Features
from vervet.core.rng import Random
from vervet.core.state import State

CHEEKY = game("cheeky-monkeys")
SETUPS: tuple[dict[str, object], ...] = (
    {},
    {"players": 4, "zombies": True, "grounding-lasts": "round", "destroyer-gives-itself": True},
    {"players": 6, "zombies": True, "windows": "able", "misfortune-includes-caster": True},
)


def eyes(state: State) -> Features:
    found = state.features()
    assert found is not None
    return found


@pytest.mark.parametrize("setup", SETUPS)
def test_every_state_and_action_of_whole_games_has_rows_that_all_worlds_share(setup: dict[str, object]) -> None:
    rng = Random(3)
    state = CHEEKY.new(3, **setup)
    features = eyes(state)
    known = features.setup(state)
    looked = 0
    while state.actor() >= 0:
        seat = int(state.actor())
        legal = state.legal_actions(seat)
        if rng.below(3) == 0:
            for viewer in range(state.seats):
                rows = features.seen(state, viewer)
                assert 0 < len(rows) <= MOST_ROWS and len(set(rows)) == len(rows)
                assert min(rows) >= 0 and max(rows) < features.size
            assert features.seen(state.determinize(seat, rng), seat) == features.seen(state, seat)
            for action in legal:
                mine = features.seen_in(state, seat, action)
                assert 0 < len(mine) <= MOST_ACTION_ROWS and min(mine) >= 0 and max(mine) < features.action_size
            looked += 1
        assert features.setup(state) == known
        state.apply(seat, legal[rng.below(len(legal))] if rng.below(2) else state.suggest(seat, rng))
    assert looked > 5


def test_a_hand_in_words_and_only_its_owner_sees_it() -> None:
    state = CHEEKY.new(1)
    seat = int(state.actor())
    mine = [eyes(state).describe(row) for row in eyes(state).seen(state, seat)]
    theirs = [eyes(state).describe(row) for row in eyes(state).seen(state, 1 - seat)]
    assert "players, count 2" in mine and "hand, ahead 0, size 3" in mine and "hand, ahead 1, size 3" in mine
    assert sum(int(row.split("count ")[1]) for row in mine if row.startswith("held")) == 3
    assert [row for row in mine if row.startswith("held")] != [row for row in theirs if row.startswith("held")]


def test_a_setup_is_known_by_its_words() -> None:
    words = eyes(CHEEKY.new(0)).setup(CHEEKY.new(0, players=4, zombies=True, windows="able"))
    assert {"players 4", "windows able", "13 x pyromaniac", "6 x no-way", "9 x digger"} <= set(words)
    assert "9 x digger" not in eyes(CHEEKY.new(0)).setup(CHEEKY.new(0, players=4))


def test_both_builds_see_the_same_rows() -> None:
    assert [rows_digest("cheeky-monkeys", seed, 2) for seed in (1, 2)] == ["c1fd3dd5057a29f1", "925053c53969d784"]
