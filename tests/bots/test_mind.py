"""The search that a network guides: reproducible, within its budget, better than one without."""

import struct

import pytest

from vervet.bots.learnt import MOST_PLAIN, PLAIN, Learnt
from vervet.bots.mind import Mind
from vervet.bots.network import DEEP, HIDDEN, POLICY, SEATS, Network
from vervet.bots.network_file import Header, NetworkError, read_network, rows_of, write_network
from vervet.bots.roster import make_bot
from vervet.bots.search import Search
from vervet.bots.shelf import SHELF, Shelf
from vervet.catalog import game
from vervet.core.rng import Random
from vervet.core.state import State

from .contest import share_of_wins

ITCHY = game("itchy-monkey")


def file_of_a_network(seed: int = 1) -> bytes:
    """One that has learnt nothing."""
    features = ITCHY.new(0).features()
    assert features is not None
    rng = Random(seed)
    count = rows_of(features.tables) * HIDDEN + rows_of(features.action_tables) * POLICY
    count += HIDDEN * DEEP + DEEP + SEATS * DEEP + SEATS
    few = [rng.below(400) - 200 for _ in range(997)]
    numbers = (few * (count // len(few) + 1))[:count]
    header = Header("itchy-monkey", ITCHY.version, features.digest(), features.setup(ITCHY.new(0)), {})
    return write_network(header, struct.pack(f"<{count}h", *numbers))


@pytest.fixture(scope="module")
def data() -> bytes:
    return file_of_a_network()


@pytest.fixture(scope="module")
def network(data: bytes) -> Network:
    features = ITCHY.new(0).features()
    assert features is not None
    return read_network(data, "itchy-monkey", ITCHY.version, features)


def middle(seed: int, decisions: int = 30, **setup: object) -> State:
    """A state in the middle of a random game, with something to choose."""
    rng = Random(seed)
    state = ITCHY.new(seed, **setup)
    made = 0
    while made < decisions or len(state.legal_actions(state.actor())) < 5:
        legal = state.legal_actions(state.actor())
        state.apply(state.actor(), legal[rng.below(len(legal))])
        made += 1
    return state


def test_the_same_seed_and_budget_choose_the_same_action_and_leave_the_state_as_it_was(network: Network) -> None:
    state = middle(3)
    before = state.hash()
    minds = [Mind(9, network, 40, noise=0.2) for _ in range(2)]
    chosen = {mind.choose(state, state.actor()) for mind in minds}
    assert len(chosen) == 1 and chosen <= set(state.legal_actions(state.actor()))
    assert minds[0].root_visits() == minds[1].root_visits()
    assert state.hash() == before


def test_a_budget_of_simulations_is_kept_and_every_one_of_them_counts(network: Network) -> None:
    mind = Mind(1, network, 37)
    state = middle(5)
    mind.think(state, state.actor())
    assert mind.ran == 37 == sum(mind.root_visits())
    assert mind.root_actions() == state.legal_actions(state.actor())
    assert 0.0 <= mind.root_value() <= 1.0


def test_a_budget_of_seconds_ends(network: Network) -> None:
    mind = Mind(1, network, seconds=0.02)
    state = middle(5)
    assert mind.choose(state, state.actor()) in state.legal_actions(state.actor())
    assert mind.ran > 0


@pytest.mark.parametrize("bot", [Mind, Learnt])
def test_a_mind_without_a_budget_is_refused(bot: type[Mind] | type[Learnt]) -> None:
    with pytest.raises(ValueError, match="budget"):
        Mind(1, None) if bot is Mind else Learnt(1)


@pytest.mark.parametrize("players", [2, 3])
def test_a_win_in_one_is_found(players: int) -> None:
    """Without a network, too: what ends the game needs no judgement."""
    for seed in range(9):
        rng = Random(seed)
        state = ITCHY.new(seed, players=players)
        while state.actor() >= 0:
            legal = state.legal_actions(state.actor())
            wins = winning(state)
            if 0 < len(wins) < len(legal):
                assert Mind(1, None, 40 + 10 * len(legal)).choose(state, state.actor()) in wins
                return
            state.apply(state.actor(), legal[rng.below(len(legal))])
    raise AssertionError("no game came to a win in one")


def winning(state: State) -> list[int]:
    found = []
    for action in state.legal_actions(state.actor()):
        twin = state.copy()
        twin.apply(state.actor(), action)
        if twin.actor() < 0 and twin.payoff(state.actor()) == 1.0:
            found.append(action)
    return found


def test_a_shelf_reads_a_network_when_it_is_first_wanted_and_only_then(data: bytes) -> None:
    read: list[int] = []
    shelf = Shelf()

    def reader() -> bytes:
        read.append(1)
        return data

    shelf.offer("itchy-monkey", ITCHY.version, reader)
    assert read == []
    first = shelf.find(ITCHY.new(0))
    assert first is not None and first is shelf.find(ITCHY.new(1)) and read == [1]


def test_a_shelf_has_nothing_for_setups_that_were_not_trained_nor_for_other_games(data: bytes) -> None:
    shelf = Shelf()
    shelf.offer("itchy-monkey", ITCHY.version, lambda: data)
    assert shelf.find(ITCHY.new(0, players=3)) is None
    assert shelf.find(ITCHY.new(0, edition="en")) is None
    assert shelf.find(ITCHY.new(0, mode="clan")) is None
    assert shelf.find(game("after-us").new(0)) is None


def test_a_network_for_other_rules_is_refused_in_words(data: bytes) -> None:
    shelf = Shelf()
    shelf.offer("itchy-monkey", ITCHY.version + 1, lambda: data)
    with pytest.raises(NetworkError, match="version"):
        shelf.find(ITCHY.new(0))


def test_the_network_that_comes_with_vervet_beats_a_bot_that_looks_at_everything_once() -> None:
    """With four thoughts a decision; where it is compiled, that is a twentieth of a millisecond."""
    assert share_of_wins(ITCHY, "mind-4", "glance-100", 8) >= 0.75


def test_the_networks_that_come_with_vervet_are_small() -> None:
    assert sum(len(book.read()) for books in SHELF.books.values() for book in books) < 12_000_000


def test_where_no_network_knows_the_setup_a_plain_search_thinks_longer() -> None:
    state = middle(2, 10, mode="clan")
    bot = make_bot("mind-4", 1)
    assert isinstance(bot, Learnt)
    assert bot.choose(state, state.actor()) in state.legal_actions(state.actor())
    assert isinstance(bot.plain, Search) and bot.plain.ran == PLAIN * 4


def test_a_plain_search_thinks_no_longer_than_people_wait() -> None:
    state = middle(2, 10, mode="clan")
    bot = make_bot("mind-4000", 1)
    assert isinstance(bot, Learnt)
    bot.choose(state, state.actor())
    assert isinstance(bot.plain, Search) and bot.plain.simulations == MOST_PLAIN


@pytest.mark.parametrize(
    "setup",
    [{"players": 3}, {"players": 4, "spies": True}, {"edition": "en", "tamarin": "howler", "abilities": ("gorilla",)}],
)
def test_setups_that_the_usual_network_does_not_know_are_played_by_the_one_for_all(setup: dict[str, object]) -> None:
    mixed, usual = SHELF.find(ITCHY.new(0, **setup)), SHELF.find(ITCHY.new(0))
    assert mixed is not None and usual is not None and mixed is not usual
    state = middle(2, 12, **setup)
    assert make_bot("mind-4", 1).choose(state, state.actor()) in state.legal_actions(state.actor())
