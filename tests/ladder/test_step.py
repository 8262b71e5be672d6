"""A game of a ladder is reproducible from its number, and both bots get the same deals."""

from vervet.catalog import game
from vervet.ladder.step import Pace, Step, play_one, play_span, steps_of

STEP = Step("itchy-monkey", "random", "glance-2", 5)


def test_every_bot_but_the_weakest_climbs_one_step() -> None:
    cheeky = game("cheeky-monkeys")
    pairs = [(step.lower, step.upper) for step in steps_of(cheeky, 1)]
    assert pairs == list(zip(cheeky.bots[:-1], cheeky.bots[1:], strict=True))


def test_the_same_games_come_out_whoever_plays_them_and_in_whatever_parts() -> None:
    whole = play_span(STEP, 0, 6).results
    assert play_span(STEP, 0, 2).results + play_span(STEP, 2, 4).results == whole


def test_another_seed_gives_other_games() -> None:
    spans = [play_span(Step("cheeky-monkeys", "random", "random", seed), 0, 40).results for seed in (1, 2)]
    assert spans[0] != spans[1]


def test_equal_bots_win_equally_often_where_a_deal_is_played_from_both_seats() -> None:
    results = play_span(Step("cheeky-monkeys", "heuristic", "heuristic", 3), 0, 100).results
    assert 35 <= results.count("1") <= 65


def test_bots_that_draw_no_lots_still_play_games_of_their_own() -> None:
    """Nothing is dealt in Itchy Monkey, so a mind would play one game again and again."""
    lengths = set()
    for number in (0, 2, 4):
        lower, upper = Pace(), Pace()
        play_one(Step("itchy-monkey", "mind-1", "mind-1", 5), number, lower, upper)
        lengths.add(lower.decisions + upper.decisions)
    assert len(lengths) > 1


def test_only_decisions_with_a_choice_are_timed() -> None:
    lower, upper = Pace(), Pace()
    play_one(STEP, 0, lower, upper)
    assert lower.decisions > 0 and upper.decisions > 0
    assert 0.0 <= upper.mean <= upper.longest


def test_a_pace_without_decisions_is_zero() -> None:
    assert Pace().mean == 0.0
