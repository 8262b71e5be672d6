"""OpenSpiel's own suites on our games."""

import pickle
import unittest
from pathlib import Path

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough

from vervet import envs
from vervet.catalog import game
from vervet.core.rng import Random

NAMES = envs.register_with_open_spiel()
# Every mode and number of players; slow tests try only a few of them.
GAMES = [
    *(f"vervet_itchy_monkey(players={players})" for players in (2, 3, 4)),
    "vervet_itchy_monkey(mode=clan)",
    "vervet_itchy_monkey(players=4,spies=True,abilities=gorilla+lemur)",
    *(f"vervet_after_us(players={players})" for players in (1, 2, 3, 4, 5, 6)),
    *(f"vervet_cheeky_monkeys(players={players})" for players in (2, 3, 4, 5, 6)),
    "vervet_cheeky_monkeys(players=4,zombies=True,windows=able)",
]
LONG = [
    *(f"vervet_after_us(players={players})" for players in (3, 4, 5, 6)),
    *(f"vervet_cheeky_monkeys(players={players})" for players in (5, 6)),
]
SHORT = [
    "vervet_itchy_monkey(rounds=2)",
    "vervet_itchy_monkey(mode=clan,rounds=2)",
    "vervet_after_us(players=1)",
    "vervet_cheeky_monkeys(players=2)",
]


def play_on(state: pyspiel.State) -> list[float]:
    """The lowest legal action each time, to the end."""
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    return list(state.returns())


def test_all_games_are_registered() -> None:
    assert NAMES == ("vervet_itchy_monkey", "vervet_after_us", "vervet_cheeky_monkeys")
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("text", [text for text in GAMES if text not in LONG])
def test_random_games_keep_openspiels_laws_and_can_be_serialised(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("text", GAMES)
def test_every_setup_can_be_played_and_serialised(text: str) -> None:
    loaded = pyspiel.load_game(text)
    state = loaded.new_initial_state()
    state.apply_action(1)
    for _ in range(30):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        assert legal == sorted(legal)
        state.apply_action(legal[len(legal) // 2])
    again = loaded.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()


@pytest.mark.parametrize("text", [*SHORT, "vervet_after_us(players=2)", "vervet_cheeky_monkeys(players=4)"])
def test_openspiels_api_tests_pass(text: str) -> None:
    members = {"game": pyspiel.load_game(text), "game_name": text}
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(
        type("Case", (api_test.EnforceAPIOnPartialTreeBase,), members)
    )
    assert suite.countTestCases() >= 5
    result = suite.run(unittest.TestResult())
    assert result is not None
    assert [report for _, report in [*result.errors, *result.failures]] == []


@pytest.mark.parametrize("text", ["vervet_itchy_monkey(rounds=1)", "vervet_cheeky_monkeys(players=2,deals=50)"])
def test_a_playthrough_comes_out_the_same_every_time(text: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(text, None, seed=1), encoding="utf-8")
    written, again = generate_playthrough.replay(str(file))
    assert written == again


def test_chance_draws_the_first_player_of_an_open_game_and_nothing_else() -> None:
    state = pyspiel.load_game("vervet_itchy_monkey(players=3)").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(outcome, pytest.approx(1 / 3)) for outcome in range(3)]
    assert sorted(state.child(outcome).current_player() for outcome in range(3)) == [0, 1, 2]


def test_chance_draws_one_of_a_given_number_of_deals() -> None:
    state = pyspiel.load_game("vervet_after_us(deals=5)").new_initial_state()
    assert len(state.chance_outcomes()) == 5
    assert len({str(state.child(outcome)) for outcome in range(5)}) == 5


def test_a_clone_goes_on_by_itself() -> None:
    state = pyspiel.load_game("vervet_after_us(players=2)").new_initial_state()
    state.apply_action(7)
    before = str(state)
    returns = play_on(state.clone())
    assert str(state) == before
    assert play_on(state) == returns


def test_a_state_can_be_pickled() -> None:
    state = pyspiel.load_game("vervet_cheeky_monkeys(players=2)").new_initial_state()
    state.apply_action(7)
    state.apply_action(state.legal_actions()[0])
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert play_on(again) == play_on(state)


def test_an_action_is_written_in_the_games_notation() -> None:
    state = pyspiel.load_game("vervet_itchy_monkey").new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 0) == "deal 0"
    state.apply_action(0)
    player = state.current_player()
    words = [state.action_to_string(player, action) for action in state.legal_actions()]
    assert all(word.startswith("place ") for word in words)
    assert len(set(words)) == len(words)
    assert state.action_to_string(player, 8953) == "end"


def test_the_information_state_holds_the_log_that_a_player_may_read() -> None:
    state = pyspiel.load_game("vervet_after_us(players=2)").new_initial_state()
    state.apply_action(0)
    while not state.action_to_string(state.current_player(), state.legal_actions()[0]).startswith("token"):
        state.apply_action(state.legal_actions()[0])
    mine, other = state.current_player(), 1 - state.current_player()
    seen = [state.information_state_string(seat) for seat in (mine, other)]
    token = state.action_to_string(mine, state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    assert f"{mine} {token}" in state.information_state_string(mine)
    assert f"{mine} {token}" not in state.information_state_string(other)
    assert state.information_state_string(mine) != seen[0]


def test_what_is_secret_is_in_nobody_elses_observation() -> None:
    state = pyspiel.load_game("vervet_cheeky_monkeys(players=3)").new_initial_state()
    state.apply_action(0)
    world = state.record.play.state.determinize(0, Random(1))
    twin = state.clone()
    twin.record.play.state = world
    assert str(twin) != str(state)
    assert twin.observation_string(0) == state.observation_string(0)
    assert twin.observation_tensor(0) == state.observation_tensor(0)
    assert twin.information_state_tensor(0) == state.information_state_tensor(0)


def test_options_become_parameters() -> None:
    loaded = pyspiel.load_game("vervet_cheeky_monkeys(players=3,grounding_lasts=round)")
    assert loaded.play.options["grounding-lasts"] == "round"
    assert set(loaded.get_type().parameter_specification) == {
        "deals",
        *(option.name.replace("-", "_") for option in game("cheeky-monkeys").options.options),
    }


def test_rewards_of_a_lone_player_need_not_sum_to_nothing() -> None:
    alone = pyspiel.load_game("vervet_after_us(players=1)")
    assert alone.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert pyspiel.load_game("vervet_after_us").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


def compare_looks(state: pyspiel.State) -> None:
    """What Python is told of a state, and what OpenSpiel tells C++ of it."""
    openspiel = pyspiel.State
    for player in range(state.num_players()):
        assert state.information_state_tensor(player) == openspiel.information_state_tensor(state, player)
        assert state.observation_tensor(player) == openspiel.observation_tensor(state, player)
        assert state.legal_actions(player) == openspiel.legal_actions(state, player)
    assert state.legal_actions() == openspiel.legal_actions(state)
    assert state.is_chance_node() == openspiel.is_chance_node(state)
    assert state.rewards() == openspiel.rewards(state)


@pytest.mark.parametrize(
    "text", [*SHORT, "vervet_after_us(players=3)", "vervet_cheeky_monkeys(players=4,zombies=True)"]
)
def test_python_and_openspiel_see_the_same_numbers(text: str) -> None:
    """Python looks by a way of its own, which is quicker."""
    state = pyspiel.load_game(text).new_initial_state()
    rng = Random(5)
    compare_looks(state)
    state.apply_action(0)
    while not state.is_terminal():
        compare_looks(state)
        assert state.observation_tensor() == state.observation_tensor(state.current_player())
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    compare_looks(state)
    with pytest.raises(pyspiel.SpielError, match="player < "):
        state.observation_tensor(99)


def test_what_a_seat_has_read_has_a_fingerprint_of_its_own() -> None:
    """A hash that goes on from the one before tells apart what was read, and in which order."""
    state = pyspiel.load_game("vervet_itchy_monkey").new_initial_state()
    state.apply_action(0)
    seen = {state.record.fingerprint(0)}
    for _ in range(10):
        state.apply_action(state.legal_actions()[0])
        seen.add(state.record.fingerprint(0))
    assert len(seen) == 11
    twin = state.clone()
    assert twin.record.fingerprint(0) == state.record.fingerprint(0)
    twin.apply_action(twin.legal_actions()[0])
    assert twin.record.fingerprint(0) != state.record.fingerprint(0)
