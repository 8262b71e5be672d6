"""Sensible play: it stays alive where it can, and uses nothing that only a cheat could know (item 4 of the bots)."""

import pytest

from vervet.core.choices import Choices
from vervet.core.rng import Random
from vervet.core.state import State

from ..scene import CHEEKY, Scene, begin, on


def suggested(scene: Scene, seat: int) -> str:
    return CHEEKY.grammar.to_text(scene.state.suggest(seat, Random(1)))


def sensible(scene: Scene, seat: int) -> set[str]:
    menu = Choices()
    scene.state.list_sensible(seat, menu)
    return {CHEEKY.grammar.to_text(action) for action in menu.to_list()}


def test_it_grounds_itself() -> None:
    scene = on("headscratcher1", "", hands=["grounding no-way", ""], phase="planned", deck="sniper1").play("pass")
    assert suggested(scene, 0) == "ground headscratcher1"


def test_it_does_not_save_others() -> None:
    scene = on("headscratcher1", "", hands=["", "grounding"], phase="planned", deck="sniper1").play("pass")
    assert suggested(scene, 1) == "pass"


def test_with_too_few_groundings_it_lets_the_sniper_escape() -> None:
    rows = ("headscratcher1 headscratcher2", "")
    scene = on(*rows, hands=["grounding great-escape", ""], phase="planned", deck="sniper1").play("pass")
    assert suggested(scene, 0) == "escape sniper1"


def test_it_stops_the_life_saver_of_another() -> None:
    scene = on("headscratcher1", "", hands=["grounding", "no-way"], phase="planned", deck="sniper1")
    assert suggested(scene.play("pass", "answer 0 ground headscratcher1"), 1) == "noway"


def test_it_defends_its_own_life_saver() -> None:
    scene = on("headscratcher1", "", hands=["grounding no-way", "no-way"], phase="planned", deck="sniper1")
    scene = scene.play("pass", "answer 0 ground headscratcher1", "answer 1 noway")
    assert suggested(scene, 0) == "noway"


def test_it_keeps_no_way_for_what_matters() -> None:
    scene = on("pyromaniac1", "", hands=["sanitary-check", "no-way"]).play("0 check pyromaniac1")
    assert suggested(scene, 1) == "pass"


def test_it_does_not_let_another_draw_from_a_banana_break() -> None:
    scene = on("", "", hands=["banana-break", "no-way"]).play("0 break")
    assert suggested(scene, 1) == "noway"


def test_it_wets_its_own_fuses_at_the_last_moment() -> None:
    scene = on("pyromaniac1 juggler1", "", hands=["soggy-fuses banana-break", ""])
    assert not suggested(scene, 0).startswith("soggy")
    assert suggested(scene.play("0 done"), 0) == "soggy 0"


def test_it_sends_a_sniper_to_a_player_with_a_headscratcher() -> None:
    scene = on("sniper1 juggler1", "headscratcher1", hands=["special-delivery", ""])
    assert suggested(scene, 0) == "deliver sniper1 1"


def test_it_takes_a_break_when_it_can() -> None:
    assert suggested(on("", "", hands=["banana-break", ""]), 0) == "break"


def test_sensible_actions_are_legal_and_always_leave_the_choice_to_do_nothing() -> None:
    state: State = begin(11, players=4, zombies=True).state
    rng = Random(11)
    while (seat := state.actor()) >= 0:
        menu = Choices()
        state.list_sensible(seat, menu)
        legal = state.legal_actions(seat)
        listed = menu.to_list()
        assert listed
        assert set(listed) <= set(legal)
        assert len(set(listed)) == len(listed)
        for idle in (10, 11):
            assert (idle in listed) == (idle in legal)
        state.execute(seat, legal[rng.below(len(legal))])


def test_monkeys_that_are_alike_are_listed_once() -> None:
    scene = on("juggler1 juggler2 juggler3", "", hands=["special-delivery", ""])
    assert len(sensible(scene, 0)) <= 2


@pytest.mark.parametrize("players", [2, 3])
def test_a_suggestion_depends_on_nothing_that_the_seat_does_not_know(players: int) -> None:
    state: State = begin(21, players=players).state
    rng = Random(21)
    while (seat := state.actor()) >= 0:
        world = state.determinize(seat, Random(rng.bits()))
        assert state.suggest(seat, Random(5)) == world.suggest(seat, Random(5))
        menu, other = Choices(), Choices()
        state.list_sensible(seat, menu)
        world.list_sensible(seat, other)
        assert menu.to_list() == other.to_list()
        legal = state.legal_actions(seat)
        state.execute(seat, legal[rng.below(len(legal))])


def test_it_clearly_beats_random_play() -> None:
    """That it wins three games in four or more is measured elsewhere; sixty games show that it is not luck."""
    won = 0
    for seed in range(60):
        state: State = CHEEKY.new(seed, players=2)
        rng = Random(seed)
        while (seat := state.actor()) >= 0:
            menu = state.legal_actions(seat)
            wise = seat == seed % 2
            state.execute(seat, state.suggest(seat, rng) if wise else menu[rng.below(len(menu))])
        won += state.payoff(seed % 2) == 1.0
    assert won >= 38


def test_an_estimate_is_a_share() -> None:
    scene = on("pyromaniac1 juggler1", "", hands=["", "grounding"], phase="ending")
    estimates = [scene.state.estimate(seat) for seat in (0, 1)]
    assert sum(estimates) == pytest.approx(1.0)
    assert estimates[0] < estimates[1]
