"""What networks see of Itchy Monkey."""

import pytest

from tests.games.rows import rows_digest
from vervet.catalog import game
from vervet.core.features import MOST_ACTION_ROWS, MOST_ROWS, Features, FeatureTable
from vervet.core.rng import Random
from vervet.core.state import State

ITCHY = game("itchy-monkey")
SETUPS = (
    {},
    {"edition": "en"},
    {"players": 3},
    {"players": 4, "spies": True, "abilities": ("gorilla", "baboon", "lemur", "capuchin", "howler")},
    {"tamarin": "lemur", "abilities": ("tamarin", "gorilla")},
)


def eyes(state: State) -> Features:
    found = state.features()
    assert found is not None
    return found


@pytest.mark.parametrize("setup", SETUPS)
def test_every_state_and_action_of_whole_games_has_rows_that_can_be_described(setup: dict[str, object]) -> None:
    rng = Random(3)
    state = ITCHY.new(3, **setup)
    features = eyes(state)
    known = features.setup(state)
    while state.actor() >= 0 and len(state.legal_actions(state.actor())) > 0:
        seat = state.actor()
        rows = features.seen(state, seat)
        assert 0 < len(rows) <= MOST_ROWS and len(set(rows)) == len(rows)
        assert [features.describe(row) for row in rows if row < 0 or row >= features.size] == []
        legal = state.legal_actions(seat)
        seen = set()
        for action in legal:
            mine = features.seen_in(state, seat, action)
            assert 0 < len(mine) <= MOST_ACTION_ROWS
            assert all(0 <= row < features.action_size for row in mine)
            seen.add(tuple(mine))
        assert features.setup(state) == known
        state.apply(seat, legal[rng.below(len(legal))])


def test_a_position_in_words() -> None:
    state = ITCHY.new(1)
    rows = [eyes(state).describe(row) for row in eyes(state).seen(state, state.actor())]
    assert rows[0] == "always"
    assert "monkey, whose 0, species 2, space 48, workers 0, queens 0" in rows
    assert "phase, edition 0, phase 0" in rows
    assert "players, seat 1" in rows


def test_both_seats_see_the_same_lice_each_as_their_own() -> None:
    state = ITCHY.new(1)
    state.apply(state.actor(), state.legal_actions(state.actor())[0])
    placed = 1 - state.actor()
    mine = [eyes(state).describe(row) for row in eyes(state).seen(state, placed)]
    theirs = [eyes(state).describe(row) for row in eyes(state).seen(state, 1 - placed)]
    assert [row for row in mine if row.startswith("monkey, whose 1")]
    assert not [row for row in mine if row.startswith("monkey, whose 2")]
    assert not [row for row in theirs if row.startswith("monkey, whose 1")]
    assert [row.replace("whose 1", "whose 2") for row in mine if row.startswith("monkey")] == [
        row for row in theirs if row.startswith("monkey")
    ]


def test_a_board_may_be_turned_unless_species_differ_that_would_change_places() -> None:
    for setup, count in (({}, 1), ({"players": 4}, 1), ({"tamarin": "lemur"}, 0), ({"abilities": ("lemur",)}, 0)):
        state = ITCHY.new(1, **setup)
        assert len(eyes(state).symmetries(state)) == count, setup


def test_a_turned_game_has_the_turned_rows() -> None:
    """Whatever is legal is legal turned, and what follows is the turned state: seen by its rows all along."""
    rng = Random(5)
    state, other = ITCHY.new(2), ITCHY.new(2)
    features = eyes(state)
    (turn,) = features.symmetries(state)
    for _ in range(60):
        seat = state.actor()
        if seat < 0:
            break
        assert turned(features, features.tables, features.seen(state, seat), turn) == sorted(features.seen(other, seat))
        mine = {
            tuple(turned(features, features.action_tables, features.seen_in(state, seat, action), turn)): action
            for action in state.legal_actions(seat)
        }
        theirs = {tuple(sorted(features.seen_in(other, seat, action))): action for action in other.legal_actions(seat)}
        assert set(mine) == set(theirs)
        rows = sorted(mine)[rng.below(len(mine))]
        state.apply(seat, mine[rows])
        other.apply(seat, theirs[rows])


def turned(features: Features, tables: list[FeatureTable], rows: list[int], turn: dict[str, list[int]]) -> list[int]:
    """The rows that these become."""
    found = []
    for row in rows:
        table = next(table for table in tables if table.first <= row < table.first + table.size)
        found.append(table.row(features.turn(table, table.values(row), turn)))
    return sorted(found)


def test_declarations_differ_by_their_digest() -> None:
    one, other = eyes(ITCHY.new(0)), eyes(ITCHY.new(1, players=4))
    assert one.digest() == other.digest()
    other.table("more", [("thing", 2)], "something else")
    assert one.digest() != other.digest()


def test_clan_mode_has_no_features_yet() -> None:
    assert ITCHY.new(0, mode="clan").features() is None


def test_both_builds_see_the_same_rows() -> None:
    assert [rows_digest("itchy-monkey", seed, 2) for seed in (1, 2)] == ["b0651aa5d886e859", "93114270eac02642"]
