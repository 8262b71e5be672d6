"""The example game keeps its own five rules and the eleven laws."""

from pathlib import Path

import pytest
from examples.sealed_bid import GAME, NO_BID, SealedBid

from vervet.core.event import Event
from vervet.core.game import PositionError
from vervet.core.json import Json
from vervet.core.refusal import IllegalAction
from vervet.kit import ALL, check_game, check_possible_worlds, untested_rules, variants


def table(racks: list[list[int]], prize: int = 5, changes: dict[str, Json] | None = None) -> SealedBid:
    """A position in the first round, written by its racks."""
    position: dict[str, Json] = {
        "game": "sealed-bid",
        "tiles": len(racks[0]),
        "peeking": True,
        "screens": False,
        "racks": racks,
        "bids": [NO_BID] * len(racks),
        "points": [0] * len(racks),
        "peeked": [[]] * len(racks),
        "drawn": [prize],
        "played": [],
        "taught": [0] * len(racks),
        "random": 1,
    }
    return GAME.load({**position, **(changes or {})})


def act(state: SealedBid, *lines: str) -> list[Event]:
    state.listen()
    for line in lines:
        seat, _, action = line.partition(" ")
        state.apply(int(seat), GAME.grammar.from_text(action))
    return state.take_events()


@pytest.mark.parametrize("options", variants(GAME), ids=str)
def test_every_law_holds_in_every_variant(options: dict[str, object]) -> None:
    report = check_game(GAME, options, games=5)
    assert all(report.checks[law] > 50 for law in ALL), report


def test_it_plays_the_same_game_in_other_processes() -> None:
    check_game(GAME, {}, games=1, laws=(2,), source="examples.sealed_bid:GAME")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("screens", [False, True])
def test_the_worlds_dealt_are_exactly_the_possible_ones(seed: int, screens: bool) -> None:
    report = check_possible_worlds(GAME, {"tiles": 2, "screens": screens}, seed)
    assert report.exhaustive > report.points / 2


def test_every_rule_has_a_test() -> None:
    assert untested_rules(GAME, [Path(__file__)]) == []


@pytest.mark.rule("SB-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_is_dealt_four_tiles_and_two_stay_in_the_bag(players: int) -> None:
    state = GAME.begin(GAME.options.read({"players": players}), 7)
    tiles = [tile for rack in state.racks for tile in rack]
    assert len(set(tiles)) == len(tiles) == 4 * players
    assert set(tiles) < set(range(1, 4 * players + 3))


@pytest.mark.rule("SB-1")
def test_others_see_only_the_backs_of_tiles() -> None:
    view = table([[1, 2], [3, 4]]).view(0)
    assert isinstance(view, dict)
    assert view["racks"] == [[1, 2], [None, None]]


@pytest.mark.rule("SB-2")
def test_each_round_has_a_prize_that_was_not_there_before() -> None:
    state = table([[1, 2, 3, 4], [5, 6, 7, 8]])
    prizes = [state.prize]
    for low, high in ((1, 5), (2, 6), (3, 7)):
        act(state, f"0 bid {low}", f"1 bid {high}")
        prizes.append(state.prize)
    assert len(set(prizes)) == 4 and set(prizes) <= set(range(1, 7))


@pytest.mark.rule("SB-3")
def test_the_highest_tile_takes_the_prize() -> None:
    state = table([[1, 2], [3, 4]], prize=5)
    act(state, "0 bid 2", "1 bid 3")
    assert state.points == [0, 5]
    assert state.racks == [[1, 0], [0, 4]]


@pytest.mark.rule("SB-3")
def test_a_bid_is_secret_until_all_have_bid() -> None:
    state = table([[1, 2], [3, 4]])
    events = act(state, "0 bid 2")
    assert [event.to_json() for event in events if event.visible_to(1)] == [{"event": "bid", "rule": "SB-3", "seat": 0}]


@pytest.mark.rule("SB-3")
def test_a_tile_of_another_rack_cannot_be_bid() -> None:
    with pytest.raises(IllegalAction, match="SB-3: not-your-tile"):
        act(table([[1, 2], [3, 4]]), "0 bid 3")


@pytest.mark.rule("SB-4")
def test_a_peek_shows_a_tile_to_one_player_for_good() -> None:
    state = table([[1, 2], [3, 4]])
    act(state, "0 peek 1 1", "0 bid 1", "1 bid 3")
    own, other = state.view(0), state.view(None)
    assert isinstance(own, dict) and isinstance(other, dict)
    assert own["racks"] == [[0, 2], [0, 4]]
    assert other["racks"] == [[0, None], [0, None]]


@pytest.mark.rule("SB-4")
def test_a_player_peeks_only_once() -> None:
    with pytest.raises(IllegalAction, match="SB-4: peeked-before"):
        act(table([[1, 2], [3, 4]]), "0 peek 1 1", "0 peek 1 0")


@pytest.mark.rule("SB-5")
def test_the_most_points_win() -> None:
    state = table([[1, 2], [3, 4]])
    act(state, "0 bid 1", "1 bid 3", "0 bid 2", "1 bid 4")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (1,)


@pytest.mark.rule("SB-5")
def test_equal_points_share_the_win() -> None:
    state = table([[0, 6], [0, 4]], changes={"points": [0, 3], "drawn": [6, 3], "played": [[1, 3]]})
    act(state, "0 bid 6", "1 bid 4")
    assert [state.payoff(0), state.payoff(1)] == [0.5, 0.5]


@pytest.mark.rule("SB-6")
def test_behind_screens_nobody_notices_a_bid() -> None:
    state = table([[1, 2], [3, 4], [5, 6]], changes={"screens": True})
    before = [state.view(viewer) for viewer in (1, 2, None)]
    events = act(state, "0 bid 2")
    assert [event.visible_to(viewer) for event in events for viewer in (0, 1, 2, None)] == [True, False, False, False]
    assert [state.view(viewer) for viewer in (1, 2, None)] == before
    assert [state.waited_for(viewer) for viewer in (1, 2, None)] == [0b111, 0b111, 0b111]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"racks": [[1, 2], [2, 4]]}, "a tile is there twice"),
        ({"racks": [[1, 2]]}, "racks: expected 2 to 4, not 1"),
        ({"tiles": 7}, "tiles: expected a whole number from 2 to 4, not 7"),
        ({"bids": [0, 9]}, "bids: expected whole numbers from 0 to 6, not 9"),
        ({"bids": [0, 1]}, "bids: expected 0 or a tile in the rack of seat 1, not 1"),
        ({"drawn": []}, "drawn: expected a different prize for every round begun"),
        ({"random": "x"}, "random: expected a seed from 0 to"),
        ({"random": "00ff" * 15}, "random: expected a seed .* or a key of 64 hexadecimal digits"),
    ],
)
def test_a_wrong_position_says_what_was_expected(change: dict[str, Json], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        table([[1, 2], [3, 4]], changes=change)
