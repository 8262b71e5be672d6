"""Leduc poker keeps its six rules and the eleven laws."""

from pathlib import Path

import pytest
from examples.leduc import GAME, WORDS, Leduc

from vervet.bots.arena import play_game
from vervet.bots.roster import make_bot
from vervet.core.event import Event
from vervet.core.game import PositionError
from vervet.core.json import Json
from vervet.core.refusal import IllegalAction
from vervet.core.rng import Random
from vervet.kit import check_game, check_possible_worlds, untested_rules


def table(cards: list[int], first: str = "", second: str = "", public: int = -1) -> Leduc:
    """A position given by its cards and the betting so far."""
    bets: Json = [first.split(), second.split()]
    return GAME.load({"game": "leduc", "cards": cards, "public": public, "bets": bets, "random": 1})


def act(state: Leduc, line: str) -> list[Event]:
    state.listen()
    for word in line.split():
        state.apply(state.actor(), GAME.grammar.from_text(word))
    return state.take_events()


def legal(state: Leduc) -> list[str]:
    return [WORDS[action] for action in state.legal_actions(state.actor())]


@pytest.mark.parametrize(("players", "games"), [(2, 20), (3, 10), (10, 1)])
def test_every_law_holds(players: int, games: int) -> None:
    report = check_game(GAME, {"players": players}, games=games)
    assert all(report.checks[law] > 10 for law in (2, 3, 4, 5, 7, 8, 9)), report


def test_it_plays_the_same_game_in_other_processes() -> None:
    check_game(GAME, {}, games=2, laws=(2,), source="examples.leduc:GAME")


@pytest.mark.parametrize("seed", range(3))
def test_the_worlds_dealt_are_exactly_the_possible_ones(seed: int) -> None:
    report = check_possible_worlds(GAME, {}, seed)
    assert report.points == report.exhaustive > 5


def test_every_rule_has_a_test() -> None:
    assert untested_rules(GAME, [Path(__file__)]) == []


@pytest.mark.rule("LP-1")
@pytest.mark.parametrize("players", [2, 3, 10])
def test_everybody_pays_a_chip_and_gets_a_private_card(players: int) -> None:
    state = GAME.begin(GAME.options.read({"players": players}), 7)
    assert state.paid == [1] * players
    assert len(set(state.cards)) == players and set(state.cards) < set(range(2 * players + 2))


@pytest.mark.rule("LP-1")
def test_nobody_sees_another_players_card() -> None:
    assert table([0, 2]).view(0) == table([0, 5]).view(0)
    assert table([0, 2]).view(None) == table([1, 3]).view(None)
    assert table([0, 2]).view(1) != table([0, 5]).view(1)


@pytest.mark.rule("LP-2")
def test_betting_goes_round_and_a_call_pays_what_is_missing() -> None:
    state = table([0, 2, 4], "call raise")
    assert state.asked_seats() == [2]
    act(state, "call")
    assert (state.paid, state.asked_seats()) == ([1, 3, 3], [0])


@pytest.mark.rule("LP-2")
def test_the_lowest_seat_still_in_begins_the_second_round() -> None:
    assert table([0, 2, 4], "raise call raise fold call", public=1).asked_seats() == [1]


@pytest.mark.rule("LP-2")
def test_a_seat_that_is_not_asked_is_refused() -> None:
    with pytest.raises(IllegalAction, match="LP-2: not-your-turn"):
        table([0, 2]).apply(1, 1)


@pytest.mark.rule("LP-3")
def test_a_raise_costs_two_chips_and_in_the_second_round_four() -> None:
    assert table([0, 2], "raise").paid == [3, 1]
    assert table([0, 2], "raise raise").paid == [3, 5]
    assert table([0, 2], "call call", "raise", public=4).paid == [5, 1]


@pytest.mark.rule("LP-3")
def test_there_are_two_raises_in_a_round() -> None:
    state = table([0, 2], "raise raise")
    assert legal(state) == ["fold", "call"]
    with pytest.raises(IllegalAction, match="LP-3: no-more-raises"):
        act(state, "raise")


@pytest.mark.rule("LP-4")
def test_a_player_folds_only_when_a_call_would_cost_something() -> None:
    assert legal(table([0, 2])) == ["call", "raise"]
    with pytest.raises(IllegalAction, match="LP-4: nothing-to-pay"):
        act(table([0, 2]), "fold")
    assert legal(table([0, 2], "raise")) == ["fold", "call", "raise"]


@pytest.mark.rule("LP-2", "LP-3", "LP-4")
def test_each_bet_is_told_with_its_rule() -> None:
    told = [(event.name, event.rule) for event in act(table([0, 2, 4]), "raise call fold")]
    assert told[:3] == [("raise", "LP-3"), ("call", "LP-2"), ("fold", "LP-4")]


@pytest.mark.rule("LP-5")
@pytest.mark.parametrize("betting", ["call call", "raise call", "call raise call", "raise raise call"])
def test_a_card_is_turned_up_when_all_have_answered(betting: str) -> None:
    state = table([0, 2])
    events = act(state, betting)
    assert [event.name for event in events[:-1]] == betting.split()
    assert events[-1].name == "turned-up"
    assert state.public in (1, 3, 4, 5)


@pytest.mark.rule("LP-5")
def test_a_bet_that_turned_the_card_up_cannot_be_taken_back() -> None:
    state = table([0, 2], "call")
    before = state.lessons(1)
    act(state, "call")
    assert state.lessons(1) > before


@pytest.mark.rule("LP-6")
def test_the_last_one_in_takes_the_pot_and_shows_nothing() -> None:
    state = table([0, 2], "raise fold")
    assert repr(state.outcome()) == "Outcome((0,), 'last-one-in', 'LP-6')"
    assert [state.gain(0), state.gain(1)] == [1.0, -1.0]
    assert state.view(1) == table([4, 2], "raise fold").view(1)


@pytest.mark.rule("LP-6")
@pytest.mark.parametrize(
    ("cards", "public", "gains"),
    [([0, 4], 1, [1.0, -1.0]), ([0, 4], 2, [-1.0, 1.0]), ([2, 3], 0, [0.0, 0.0])],
    ids=["a pair", "the highest rank", "equal ranks share"],
)
def test_the_best_hand_takes_the_pot(cards: list[int], public: int, gains: list[float]) -> None:
    state = table(cards, "call call", "call call", public)
    assert [state.gain(0), state.gain(1)] == gains


@pytest.mark.rule("LP-6")
def test_a_world_dealt_after_the_end_has_the_same_winner() -> None:
    state = table([2, 4], "call call", "call call", public=0)
    worlds = [state.determinize(0, Random(seed)) for seed in range(30)]
    assert {world.winners() for world in worlds} == {(1,)}
    assert {world.cards[1] for world in worlds} == {1, 4, 5}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"cards": [0]}, "cards: expected 2 to 10, not 1"),
        ({"cards": [0, 6]}, "cards: expected whole numbers from 0 to 5, not 6"),
        ({"cards": [2, 2]}, "a card is there twice"),
        ({"public": 4}, "public: expected a card exactly when the first round is over"),
        ({"bets": [["fold"], []]}, "bets: 'fold' is not legal where it stands in round 1"),
        ({"bets": [["call"], ["call"]]}, "bets: 'call' is not legal where it stands in round 2"),
        ({"bets": [["check"], []]}, "bets: expected some of fold, call, raise, not 'check'"),
        ({"bets": []}, "bets: expected those of 2 rounds, not 0"),
        ({"random": None}, "random: expected a whole number"),
    ],
)
def test_a_wrong_position_says_what_was_expected(change: dict[str, Json], message: str) -> None:
    position: dict[str, Json] = {"game": "leduc", "cards": [0, 2], "public": -1, "bets": [["call"], []], "random": 1}
    with pytest.raises(PositionError, match=message):
        GAME.load({**position, **change})


@pytest.mark.parametrize("strong", ["heuristic", "mcts-50", "foresight-8"])
def test_the_general_bots_take_chips_from_random_play(strong: str) -> None:
    chips = 0.0
    for number in range(200):
        state = GAME.begin(GAME.options.read({}), number)
        bots = [make_bot(strong, number), make_bot("random", number)]
        play_game(state, bots if number % 2 == 0 else bots[::-1], Random(number))
        chips += state.gain(number % 2)
    assert chips > 50
