"""Cheeky Monkeys, the demands of effects: a monkey for a Tempter, a whole hand and more for a Destroyer."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.keys import Keyboard
from tests.browser.trainers import WITH_DESTROYER, WITH_GIFTS, WITH_TEMPTER, Trainer, asked, deal, must, play_on
from tests.browser.visitor import Visitor
from tests.server.running import Message, Process

pytestmark = pytest.mark.browser


def hand_size(table: Message, seat: int) -> int:
    return int(table["view"]["players"][seat]["cards"])


def destroyer(arena: Process, trainer: Trainer) -> tuple[Message, Message]:
    made = deal(arena, "here", "here", "here", seed=WITH_DESTROYER)
    now = play_on(arena, made, must("hand"))
    trainer.sit(made, 0)
    expect(trainer.visitor.part("handout")).to_be_visible()
    expect(trainer.primary).to_have_attribute("aria-disabled", "true")
    return made, now


def see_hands(arena: Process, made: Message, sizes: list[int]) -> None:
    now = play_on(arena, made, asked)
    assert [hand_size(now, seat) for seat in range(3)] == sizes


def test_a_hand_is_handed_out_by_keys(visit: Callable[..., Visitor], arena: Process) -> None:
    trainer = Trainer(visit(arena))
    made, now = destroyer(arena, trainer)
    keyboard = Keyboard(trainer.visitor)
    trainer.primary.focus()
    count = hand_size(now, 0)
    keyboard.press("2", *["1"] * (count - 1))
    expect(trainer.primary).to_have_attribute("aria-disabled", "false")
    keyboard.press("c")
    expect(trainer.visitor.part("handout")).to_have_count(0)
    see_hands(arena, made, [0, hand_size(now, 1) + count - 1, hand_size(now, 2) + 1])


def test_a_hand_is_handed_out_by_dragging_and_taken_back(visit: Callable[..., Visitor], arena: Process) -> None:
    trainer = Trainer(visit(arena))
    made, now = destroyer(arena, trainer)
    visitor = trainer.visitor
    card = next(iter(now["view"]["hand"]))
    trainer.drag(trainer.card(card), trainer.mat(1))
    taken = visitor.say("web-cheeky-take-back", card=visitor.say(f"cheeky-card-{card}"), player=name(visitor, 1))
    visitor.part("handout").get_by_role("button", name=taken).click()
    expect(visitor.part("handout").get_by_role("button", name=taken)).to_have_count(0)
    rest = visitor.part("handout").locator('[data-seat="2"]').get_by_role("button").last
    expect(rest).to_contain_text(visitor.say("web-cheeky-the-rest"))
    rest.click()
    trainer.primary.click()
    expect(visitor.part("handout")).to_have_count(0)
    see_hands(arena, made, [0, hand_size(now, 1), hand_size(now, 2) + hand_size(now, 0)])


def name(visitor: Visitor, seat: int) -> str:
    return visitor.say("player-human", seat=seat + 1)


def test_a_monkey_is_given_away_by_dragging_it_to_a_player(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_GIFTS)
    now = play_on(arena, made, must("gift"))
    gift = next(action for action in now["legal"] if action["kind"] == "gift")
    trainer = Trainer(visit(arena, calm=True))
    trainer.sit(made, 0)
    monkey = str(gift["monkey"])
    trainer.drag(trainer.mat(0).locator(f'[data-monkey="{monkey}"]'), trainer.mat(int(gift["seat"])))
    expect(trainer.mat(0).locator(f'[data-monkey="{monkey}"]')).to_have_count(0)


def test_a_tempter_gets_a_monkey_with_two_clicks(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_TEMPTER)
    now = play_on(arena, made, lambda table: must("give")(table) and len(table["legal"]) > 1)
    monkey = str(now["legal"][-1]["monkey"])
    trainer = Trainer(visit(arena, calm=True))
    trainer.sit(made, 0)
    expect(trainer.says).to_contain_text(trainer.visitor.say("cheeky-choice-give.prompt"))
    trainer.monkey(monkey).click()
    expect(trainer.primary).to_have_attribute("aria-disabled", "false")
    trainer.monkey(monkey).click()
    expect(trainer.mat(0).locator(f'[data-monkey="{monkey}"]')).to_have_count(0)
