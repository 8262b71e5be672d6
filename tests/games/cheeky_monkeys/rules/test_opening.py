"""What happens before anybody decides anything is told by the match."""

import pytest

from vervet.core.event import Event
from vervet.core.match import Match

from ..scene import CHEEKY


def opening(**options: object) -> list[Event]:
    return Match(CHEEKY, CHEEKY.options.read(options), 1).opening


@pytest.mark.rule("CM-5", "CM-8")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_deal_and_the_first_turn_are_told_beginning_with_the_starter(seat: int) -> None:
    heard = [event.to_json() for event in opening(players=3) if event.visible_to(seat)]
    starter = heard[-1]["seat"]
    assert isinstance(starter, int)
    assert [event["event"] for event in heard] == ["deal", "deal", "deal", "turn"]
    assert [event["seat"] for event in heard[:3]] == [(starter + place) % 3 for place in range(3)]
    assert [event["count"] for event in heard[:3]] == [3, 3, 3]


@pytest.mark.rule("CM-Q51")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_hears_only_which_cards_they_were_dealt_themselves(viewer: int | None) -> None:
    deals = [event.to_json() for event in opening(players=3) if event.name == "deal" and event.visible_to(viewer)]
    view = CHEEKY.new(1, players=3).view(viewer)
    assert isinstance(view, dict)
    assert {deal["seat"] for deal in deals if deal["cards"] is not None} == ({viewer} - {None})
    assert all(deal["cards"] == view["hand"] for deal in deals if deal["seat"] == viewer)


def test_nobody_listens_to_a_state_that_has_just_begun() -> None:
    assert not CHEEKY.new(1, players=3).listening
