"""Who will win, roughly: better with cards, worse with halves of pairs, from 0 to 1."""

import pytest

from ..scene import on


def chance(row: str, other: str, hands: tuple[str, str] = ("", "")) -> float:
    """The first player's chance, before their monkey comes."""
    return on(row, other, hands=list(hands), phase="planned").state.estimate(0)


def test_nobody_is_ahead_when_both_have_nothing() -> None:
    assert chance("", "") == pytest.approx(0.5)


def test_a_card_in_hand_is_worth_something() -> None:
    assert chance("", "", ("great-escape", "")) > 0.55


def test_burning_fuses_are_worse_than_one_half_of_the_pair() -> None:
    assert chance("pyromaniac1 juggler1", "") < chance("pyromaniac1", "") < 0.5


def test_a_sniper_puts_fuses_out() -> None:
    assert chance("pyromaniac1 juggler1 sniper1", "sniper2") == pytest.approx(0.5)


def test_soggy_fuses_help_a_player_whose_fuses_burn() -> None:
    burning = "pyromaniac1 juggler1"
    assert chance(burning, "", ("soggy-fuses", "")) > chance(burning, "", ("common-misfortune", ""))


def test_a_headscratcher_weighs_less_with_an_answer_in_hand() -> None:
    grounded = chance("headscratcher1", "", ("grounding", "common-misfortune"))
    assert grounded > chance("headscratcher1", "", ("common-misfortune", "grounding"))


def test_a_sniper_to_send_is_worth_more_against_a_headscratcher_without_an_answer() -> None:
    hand = "special-delivery"
    helpless = chance("sniper1", "headscratcher1", (hand, "common-misfortune"))
    assert helpless > chance("sniper1", "headscratcher1", (hand, "grounding"))


def test_a_player_in_a_shock_without_an_answer_has_no_chance() -> None:
    scene = on("headscratcher1", "", phase="planned", deck="sniper1").play("pass")
    assert scene.state.estimate(0) == 0.0
    assert scene.state.estimate(1) == 1.0
