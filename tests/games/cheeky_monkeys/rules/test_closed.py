"""Closed for Holiday (CM-58 to CM-60, CM-Q33 to CM-Q37)."""

import pytest

from vervet.core.json import Json

from ..scene import on


def closed(*seats: int) -> list[Json]:
    """These seats have closed, in this order."""
    return [
        {"card": "closed-for-holiday", "seat": seat, "by": seat, "number": number}
        for number, seat in enumerate(seats, 1)
    ]


@pytest.mark.rule("CM-58", "CM-Q33")
def test_from_launch_to_the_end_of_the_round_no_monkeys_and_no_cards_come() -> None:
    scene = on("", "", "", hands=["common-misfortune banana-break", "closed-for-holiday", ""], deck="juggler1 juggler2")
    scene = scene.play("0 misfortune", "answer 1 close", "settle")
    assert (scene.row(1), scene.row(2)) == (set(), {"juggler1"})
    assert scene.closed() == [1]
    assert scene.play("0 done", "pass").closed() == []


@pytest.mark.rule("CM-58")
def test_it_closes_when_its_window_is_passed_not_before() -> None:
    scene = on("", "", hands=["", "closed-for-holiday"], phase="planned").play("answer 1 close")
    assert scene.closed() == []
    assert scene.play("pass").closed() == [1]


@pytest.mark.rule("CM-58")
def test_a_closed_player_draws_nothing_from_a_banana_break() -> None:
    scene = on("", "", hands=["banana-break", ""], lasting=closed(0)).play("0 break", "pass")
    assert (scene.queue, scene.cards(0)) == ([], 0)


@pytest.mark.rule("CM-Q33")
def test_played_in_anothers_round_it_lasts_only_to_the_end_of_that_round() -> None:
    scene = on("", "", hands=["banana-break", "closed-for-holiday banana-break"]).play(
        "0 done", "answer 1 close", "settle"
    )
    assert (scene.active, scene.closed()) == (1, [])


@pytest.mark.rule("CM-Q34")
def test_a_closed_active_player_turns_up_no_monkey_and_draws_nothing() -> None:
    scene = on("", "", phase="planned", deck="juggler1", actions="no-way", lasting=closed(0)).play("pass")
    assert (scene.row(0), scene.top(), scene.deck()["size"]) == (set(), [], 60)
    scene = scene.play("pass")
    assert scene.hand(0) == {"banana-break": 1}
    assert [event["phase"] for event in scene.told("barred")] == ["drawing"]


@pytest.mark.rule("CM-Q35")
def test_it_cannot_refuse_a_monkey_already_revealed() -> None:
    scene = on("", "", hands=["closed-for-holiday", ""], phase="planned", deck="shaman1 juggler1")
    scene = scene.play("pass", "answer 0 close", "settle")
    assert scene.row(0) == {"shaman1"}


@pytest.mark.rule("CM-59", "CM-Q37", "CM-Q38")
def test_an_exchange_with_a_closed_player_takes_one_and_gives_none() -> None:
    scene = on("juggler1", "pyromaniac1", "", hands=["tactical-exchange banana-break"], lasting=closed(1))
    assert scene.legal(0, "exchange") == {"exchange pyromaniac1"}
    scene = scene.play("0 exchange pyromaniac1", "settle")
    assert (scene.row(0), scene.row(1)) == ({"juggler1", "pyromaniac1"}, set())


@pytest.mark.rule("CM-59", "CM-Q37")
def test_a_target_who_closes_in_answer_to_the_exchange_gets_none_and_the_caster_keeps_their_own() -> None:
    hands = ["tactical-exchange banana-break", "closed-for-holiday", ""]
    scene = on("juggler1", "pyromaniac1", "", hands=hands)
    scene = scene.play("0 exchange pyromaniac1 juggler1", "answer 1 close", "settle")
    assert (scene.row(0), scene.row(1)) == ({"juggler1", "pyromaniac1"}, set())


@pytest.mark.rule("CM-Q36")
def test_a_closed_caster_gives_one_and_receives_none() -> None:
    scene = on("juggler1", "pyromaniac1", "", hands=["tactical-exchange banana-break"], lasting=closed(0))
    scene = scene.play("0 exchange pyromaniac1 juggler1", "settle")
    assert (scene.row(0), scene.row(1)) == (set(), {"juggler1", "pyromaniac1"})


@pytest.mark.rule("CM-Q36", "CM-Q38")
def test_a_closed_caster_needs_a_monkey_to_give_like_any_other() -> None:
    scene = on("", "pyromaniac1", "", hands=["tactical-exchange banana-break"], lasting=closed(0))
    assert scene.legal(0, "exchange") == set()


@pytest.mark.rule("CM-Q36", "CM-Q39")
def test_a_caster_who_closes_in_answer_to_the_exchange_gives_one_and_receives_none() -> None:
    scene = on("juggler1", "pyromaniac1", "", hands=["tactical-exchange closed-for-holiday"])
    scene = scene.play("0 exchange pyromaniac1 juggler1", "answer 0 close", "settle")
    assert (scene.row(0), scene.row(1)) == (set(), {"juggler1", "pyromaniac1"})


@pytest.mark.rule("CM-Q36", "CM-Q37")
def test_an_exchange_of_a_closed_caster_with_a_closed_player_moves_nothing() -> None:
    scene = on("juggler1", "pyromaniac1", "", hands=["tactical-exchange banana-break"], lasting=closed(0, 1))
    assert scene.legal(0, "exchange") == {"exchange pyromaniac1"}
    scene = scene.play("0 exchange pyromaniac1", "settle")
    assert (scene.row(0), scene.row(1)) == ({"juggler1"}, {"pyromaniac1"})


@pytest.mark.rule("CM-60", "CM-Q40")
def test_a_sanitary_check_on_a_closed_player_puts_their_monkey_on_the_deck_and_nothing_comes_back() -> None:
    scene = on("", "pyromaniac1", hands=["sanitary-check banana-break"], deck="juggler1", lasting=closed(1))
    scene = scene.play("0 check pyromaniac1", "settle")
    assert (scene.row(1), scene.top(), scene.deck()["size"]) == (set(), ["pyromaniac1"], 60)


@pytest.mark.rule("CM-60", "CM-Q51")
def test_two_such_checks_leave_two_known_cards_on_the_deck() -> None:
    hands = ["sanitary-check sanitary-check banana-break"]
    scene = on("", "pyromaniac1 juggler1", hands=hands, lasting=closed(1))
    scene = scene.play("0 check pyromaniac1", "settle", "0 check juggler1", "settle")
    assert scene.top() == ["juggler1", "pyromaniac1"]
