"""Foresight that a network guides: reproducible, within its budget, and blind to what its seat cannot know."""

from functools import cache

import pytest

from tests.bots.untrained import network_of
from vervet.bots.foresight import Foresight
from vervet.bots.insight import Insight
from vervet.bots.learnt import LEAST_WORLDS, Learnt
from vervet.bots.network import Network
from vervet.bots.roster import make_bot
from vervet.bots.shelf import SHELF
from vervet.catalog import game
from vervet.core.choices import Choices
from vervet.core.rng import Random
from vervet.core.state import State

HIDDEN_GAMES = ("cheeky-monkeys", "after-us")


def sensible(state: State, seat: int) -> list[int]:
    menu = Choices()
    state.list_sensible(seat, menu)
    return [int(menu.at(at)) for at in range(menu.count)]


def unsure_of(name: str) -> Network:
    """A network that finds no choice so much likelier than the others that it would not try them."""
    return network_of(name, unsure=40)


def gains_of(mind: Insight) -> list[float]:
    """How much better each action did than the first, in all worlds together."""
    return [float(mind.gain[at]) for at in range(mind.menu.count)]


@cache
def moments(name: str, players: int, most: int = 3) -> tuple[tuple[State, int], ...]:
    """States with something to think about, from a game played by suggestions and sometimes by lot."""
    rng = Random(players)
    state = game(name).new(players, players=players)
    found: list[tuple[State, int]] = []
    while state.actor() >= 0 and len(found) < most:
        for seat in state.asked_seats():
            if len(sensible(state, seat)) > 1 and rng.below(3) == 0:
                found.append((state.copy(), seat))
        seat = int(state.actor())
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))] if rng.below(6) == 0 else state.suggest(seat, rng))
    assert len(found) > 1
    return tuple(found)


@pytest.mark.parametrize("name", HIDDEN_GAMES)
def test_what_is_hidden_may_be_dealt_anew_and_nothing_is_decided_otherwise(name: str) -> None:
    """The honest law, for minds too: under one seed, a seat decides the same in every table that looks the same."""
    for state, seat in moments(name, 3):
        before = state.hash()
        first = Insight(5, unsure_of(name), 3)
        chosen = first.choose(state, seat, Random(1))
        assert chosen in state.legal_actions(seat)
        for deal in range(2):
            again = Insight(5, unsure_of(name), 3)
            assert again.choose(state.determinize(seat, Random(deal)), seat, Random(1)) == chosen
            assert gains_of(again) == gains_of(first)
        assert state.hash() == before


@pytest.mark.parametrize("name", HIDDEN_GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_networks_that_come_with_games_keep_the_law(name: str, players: int) -> None:
    for state, seat in moments(name, players):
        network = SHELF.find(state)
        assert network is not None and network.weighs
        first, again = Insight(2, network, 2), Insight(2, network, 2)
        chosen = first.choose(state, seat, Random(1))
        assert again.choose(state.determinize(seat, Random(7)), seat, Random(1)) == chosen
        assert first.menu.count == again.menu.count and list(first.gain) == list(again.gain)


@pytest.mark.parametrize("name", HIDDEN_GAMES)
def test_a_budget_of_worlds_is_kept_and_the_best_of_what_is_sensible_is_chosen(name: str) -> None:
    for state, seat in moments(name, 2):
        mind = Insight(1, unsure_of(name), 3)
        chosen = int(mind.choose(state, seat))
        weighed = [int(mind.menu.at(at)) for at in range(mind.menu.count)]
        assert sorted(weighed) == sorted(sensible(state, seat))
        # The first is what the network finds likeliest: it is kept unless another did clearly better.
        gains = gains_of(mind)
        clearly = [at for at in range(1, len(gains)) if gains[at] > 1.5 * float(mind.square[at]) ** 0.5]
        assert weighed.index(chosen) == max([0, *clearly], key=lambda at: gains[at])


def test_what_is_clearly_worse_is_given_up() -> None:
    spared = 0
    for state, seat in moments("cheeky-monkeys", 2, 6):
        mind = Insight(1, unsure_of("cheeky-monkeys"), 40, laps=1)
        mind.choose(state, seat)
        spared += [int(mind.alive[at]) for at in range(mind.menu.count)].count(0)
    assert spared > 0


def test_a_budget_of_seconds_ends() -> None:
    state, seat = moments("cheeky-monkeys", 2)[0]
    mind = Insight(1, unsure_of("cheeky-monkeys"), seconds=0.02)
    assert mind.choose(state, seat) in state.legal_actions(seat)
    assert any(gains_of(mind))


def test_one_without_a_budget_is_refused() -> None:
    with pytest.raises(ValueError, match="budget"):
        Insight(1, unsure_of("after-us"))


@pytest.mark.parametrize("name", HIDDEN_GAMES)
def test_a_network_that_knows_nothing_of_actions_leaves_them_to_suggestions(name: str) -> None:
    state, seat = moments(name, 2)[0]
    network = network_of(name, weighs=False)
    assert not network.weighs and unsure_of(name).weighs
    mind = Insight(1, network, 3)
    assert mind.choose(state, seat) in state.legal_actions(seat)
    assert mind.menu.at(0) == state.suggest(seat, Random(9)) or name == "cheeky-monkeys"


def test_a_game_that_ends_within_the_laps_counts_as_it_ended() -> None:
    """Near the end of a game every world is played to it, and what is expected is a mean of payoffs and judgements."""
    rng = Random(3)
    state = game("cheeky-monkeys").new(3, players=2)
    last = None
    while state.actor() >= 0:
        for seat in state.asked_seats():
            if len(sensible(state, seat)) > 1:
                last = state.copy(), seat
        seat = int(state.actor())
        state.apply(seat, state.suggest(seat, rng))
    assert last is not None
    mind = Insight(1, unsure_of("cheeky-monkeys"), 4, laps=1_000)
    assert mind.choose(*last) in last[0].legal_actions(last[1])
    # With two a game is won or lost: four worlds differ by whole games.
    assert all(gain == round(gain) for gain in gains_of(mind))


@pytest.mark.parametrize(("name", "worlds"), [("mind-1", LEAST_WORLDS), ("mind-4000", 400), ("mind-0.5s", 0)])
def test_where_no_network_knows_the_setup_foresight_thinks_instead(name: str, worlds: int) -> None:
    """As strong a player as the network would be without a thought."""
    state = game("cheeky-monkeys").new(3, players=3, windows="able", **{"arrival-limit": 7})
    seat = int(state.actor())
    bot = make_bot(name, 1)
    assert isinstance(bot, Learnt)
    assert bot.foresight_with() is bot.foresight and isinstance(bot.foresight, Foresight)
    assert bot.foresight.worlds == worlds
    assert bot.choose(state, seat) in state.legal_actions(seat)


@pytest.mark.parametrize("name", HIDDEN_GAMES)
def test_a_mind_plays_games_with_secrets_by_insight(name: str) -> None:
    for players in (2, 4):
        state, seat = moments(name, players)[0]
        bot = make_bot("mind-20", 1)
        assert isinstance(bot, Learnt)
        assert bot.choose(state, seat) in state.legal_actions(seat)
        assert bot.insight is not None and bot.foresight is None


def test_where_the_network_is_sure_nothing_is_tried() -> None:
    sure = 0
    for state, seat in moments("cheeky-monkeys", 2, 12):
        network = network_of("cheeky-monkeys")
        mind = Insight(1, network, 1_000_000)
        menu = Choices()
        state.list_sensible(seat, menu)
        network.weigh(state, seat, menu)
        shares = [int(network.priors[at]) / int(network.prior_total) for at in range(menu.count)]
        if max(shares) >= 0.98:
            assert mind.choose(state, seat) == menu.at(shares.index(max(shares)))
            sure += 1
    assert sure > 0
