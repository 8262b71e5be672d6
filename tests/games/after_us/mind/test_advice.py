"""Advice for people: every order with the best way through it, then the best way through what is left of the line."""

from random import Random

import pytest

from vervet.core.match import Match
from vervet.core.rng import Random as Chance
from vervet.games.after_us.mind.advice import advice_for, on_orders
from vervet.games.after_us.mind.orders import Orders
from vervet.games.after_us.mind.shape import AfterUsAdvice, Way
from vervet.games.after_us.mind.values import worths

from ..lines import random_line, random_stock, resolving
from ..scene import AFTER, Scene, arranged, begin, drawn
from .test_forecast import KINDS, chimpanzees_in_hand, most_to_gain, own


def advised(scene: Scene, seat: int = 0) -> AfterUsAdvice:
    advice = advice_for(own(scene.state), seat)
    assert advice is not None
    return advice


def way_of(scene: Scene, seat: int = 0) -> Way:
    way = advised(scene, seat)["way"]
    assert way is not None
    return way


def total_of(way: Way, worth: list[int]) -> int:
    """What all rows together are worth."""
    total = 0
    for row in way["rows"]:
        for kind, each in zip(KINDS, worth, strict=True):
            total += each * (row["gain"].get(kind, 0) - row["pay"].get(kind, 0))
    return total


@pytest.mark.rule("AU-11", "AU-12")
def test_the_forecast_for_robins_line_adds_up_row_by_row() -> None:
    scene = arranged(7, 6, 231, 143, fruit=1)
    state, way = own(scene.state), way_of(scene)
    worth = [int(each) for each in worths(state)]
    assert way["value"] == most_to_gain(state, worth)
    assert total_of(way, worth) == way["value"]


@pytest.mark.rule("AU-25")
def test_rage_beyond_the_track_is_not_forecast() -> None:
    for seed in range(30):
        rng = Random(seed)
        scene = resolving([*random_line(rng)], random_stock(rng), rage=10 + seed % 3)
        way = way_of(scene)
        worth = [int(each) for each in worths(own(scene.state))]
        assert total_of(way, worth) == way["value"]
    way = way_of(arranged(217, reached="a3", rage=11))
    assert way["rows"][2]["gain"] == {"rage": 1}


@pytest.mark.rule("AU-11")
def test_every_order_comes_with_the_way_that_is_advised_once_it_is_laid() -> None:
    for seed in range(6):
        rng = Random(seed)
        scene = drawn(*random_line(rng, 4), stock={**random_stock(rng)})
        orders = advised(scene)["orders"]
        lines = [f"arrange {' '.join(map(str, order['cards']))}" for order in orders]
        assert sorted(lines) == sorted(line for line in scene.legal() if line.startswith("arrange"))
        for line, order in zip(lines, orders, strict=True):
            laid = scene.play(line)
            if laid.board()["reached"] is not None:
                assert way_of(laid) == order["way"], line


@pytest.mark.rule("AU-11")
def test_the_best_order_is_the_first_one() -> None:
    for seed in range(8):
        rng = Random(seed)
        scene = drawn(*random_line(rng, 4), stock={**random_stock(rng)})
        advice = advised(scene)
        values = [order["way"]["value"] for order in advice["orders"]]
        assert values == sorted(values, reverse=True)
        state = own(scene.state)
        assert advice["exact"] and values[0] == Orders().search(state, 0, worths(state)) == advice["bound"]


@pytest.mark.rule("AU-15")
def test_in_the_middle_of_a_line_only_what_is_ahead_counts() -> None:
    scene = arranged(7, 6, 231, 143, fruit=1)
    first = way_of(scene)
    frame = str(scene.board()["reached"])
    assert first["frames"][0] == {"frame": frame, "target": None}
    later = way_of(scene.play(f"activate {frame}"))
    assert later["frames"] == first["frames"][1:]


def test_each_seat_is_advised_on_its_own_line() -> None:
    scene = begin(3, players=3)
    hands = [sorted(advised(scene, seat)["orders"][0]["cards"]) for seat in range(3)]
    assert hands == [sorted(int(str(card)) for card in scene.cards("line", seat)) for seat in range(3)]


def test_after_the_last_frame_and_in_other_phases_the_advice_is_what_is_suggested() -> None:
    match = Match(AFTER, AFTER.options.read({"players": 2}), 5)
    stages: dict[str, bool] = {}
    rng = Random(5)
    while match.state.asked() and len(match.actions) < 400:
        state = own(match.state)
        seat = int(state.actor())
        advice = advised(Scene(state), seat)
        stage = str(Scene(state).seen(seat, None)["stage"])
        stages[stage] = advice["suggestion"] is not None
        if stages[stage]:
            assert advice["suggestion"] == AFTER.grammar.to_json(state.suggest(seat, Chance(1)))
            assert (advice["orders"], advice["way"]) == ([], None)
        match.act(seat, rng.choice(state.legal_actions(seat)))
    assert {stage for stage, suggested in stages.items() if not suggested} == {"arrange", "resolve"}
    assert {"finish", "choose", "recruit", "rest"} <= set(stages)


def test_whoever_is_not_asked_gets_no_advice() -> None:
    ready = begin(3, players=2)
    while ready.seen(0, None)["stage"] != "ready":
        ready = ready.play(AFTER.grammar.to_text(ready.state.suggest(0, Chance(1))))
    assert advice_for(own(ready.state), 0) is None
    assert advice_for(own(ready.state), 1) is not None


def test_asking_leaves_no_trace() -> None:
    for scene in (drawn(7, 6, 231, 143, fruit=1), arranged(7, 6, 231, 143, fruit=1)):
        before = scene.state.hash()
        assert scene.state.advice(0) == scene.state.advice(0) is not None
        assert scene.state.hash() == before


@pytest.mark.rule("AU-11")
def test_advice_in_a_hurry_says_that_it_is_not_sure_and_what_nothing_can_exceed() -> None:
    state = own(drawn(7, 6, 231, 143, fruit=1).state)
    hasty, sure = on_orders(state, 0, most_steps=3), on_orders(state, 0)
    assert sure["exact"] and not hasty["exact"]
    best, most = hasty["orders"][0]["way"]["value"], sure["orders"][0]["way"]["value"]
    assert best <= most == sure["bound"] <= hasty["bound"]
    assert best < hasty["bound"]


@pytest.mark.rule("AU-11", "AU-19")
def test_a_way_among_too_many_is_bounded() -> None:
    state = chimpanzees_in_hand(72)
    state.apply(0, AFTER.grammar.from_text("arrange 240 238 211 243 239"))
    advice = advice_for(state, 0)
    assert advice is not None and advice["way"] is not None
    assert not advice["exact"]
    assert advice["bound"] == advice["way"]["bound"] > advice["way"]["value"]
