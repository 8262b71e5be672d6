"""The lobby explains the options of After Us: players, objects, and three that are named one by one."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guest import pick_game
from tests.browser.tribe import Tribe
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


@pytest.fixture
def lobby(visit: Callable[..., Visitor]) -> Visitor:
    visitor = visit()
    visitor.go()
    pick_game(visitor, "after-us")
    visitor.unfold()
    expect(visitor.part("option-objects")).to_be_visible()
    return visitor


@pytest.mark.parametrize("option", ["players", "objects", "named"])
def test_every_option_has_a_sentence_and_a_picture(lobby: Visitor, option: str) -> None:
    field = lobby.part(f"option-{option}")
    expect(field).to_contain_text(lobby.say(f"after-us-option-{option}-about"))
    expect(field.locator("svg").first).to_be_visible()


def test_objects_are_named_only_when_that_is_chosen(lobby: Visitor) -> None:
    expect(lobby.part("option-named").get_by_role("checkbox").first).to_be_disabled()
    expect(lobby.part("not-named")).to_contain_text(lobby.say("after-objects-not-named"))


def test_three_objects_are_named_one_by_one_and_are_in_play(lobby: Visitor) -> None:
    lobby.called("radio", "after-us-option-objects-named").check()
    named = lobby.part("option-named")
    for name in ("moped", "pinball", "mini-fridge"):
        named.get_by_role("checkbox", name=lobby.say(f"after-us-option-named-{name}")).check()
    expect(named.get_by_role("checkbox", name=lobby.say("after-us-option-named-computer"))).to_be_disabled()
    lobby.button("web-play").click()
    tribe = Tribe(lobby)
    for name in ("moped", "pinball", "mini-fridge"):
        expect(tribe.object(name)).to_be_visible()


def test_whoever_has_named_objects_can_still_have_them_drawn_by_lot(lobby: Visitor) -> None:
    lobby.called("radio", "after-us-option-objects-named").check()
    named = lobby.part("option-named")
    for name in ("moped", "pinball", "mini-fridge"):
        named.get_by_role("checkbox", name=lobby.say(f"after-us-option-named-{name}")).check()
    expect(named.get_by_role("checkbox", name=lobby.say("after-us-option-named-computer"))).to_be_disabled()
    lobby.called("radio", "after-us-option-objects-random").check()
    expect(named.get_by_role("checkbox", checked=True)).to_have_count(0)
    lobby.button("web-play").click()
    expect(Tribe(lobby).visitor.part("objects")).to_be_visible()


def test_one_player_alone_meets_the_monkey_king(lobby: Visitor) -> None:
    lobby.button("web-fewer", what=lobby.say("web-player-count")).click()
    lobby.button("web-play").click()
    expect(lobby.part("king")).to_be_visible()
