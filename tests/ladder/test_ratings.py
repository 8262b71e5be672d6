"""Ratings follow from the games: whoever wins more is rated higher."""

from vervet.ladder.ratings import ratings

from .test_record import ITCHY, played


def test_without_games_everybody_is_rated_alike() -> None:
    assert {round(rating.mu, 6) for rating in ratings(played()).values()} == {25.0}


def test_a_bot_that_beats_the_one_below_is_rated_above_it() -> None:
    rated = ratings(played(*["110" * 20] * (len(ITCHY.bots) - 1)))
    order = [rated[bot].mu for bot in ITCHY.bots]
    assert order == sorted(order)


def test_games_make_a_rating_surer() -> None:
    rated = ratings(played("10" * 30))
    assert rated[ITCHY.bots[0]].sigma < rated[ITCHY.bots[-1]].sigma
