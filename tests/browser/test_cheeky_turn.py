"""Cheeky Monkeys, one's own turn: cards are aimed with the mouse, and say why they cannot be played."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.trainers import WITH_DELIVERY, WITH_EXCHANGE, Trainer, can, deal, play_on, swaps
from tests.browser.visitor import Visitor
from tests.server.running import Message, Process

pytestmark = pytest.mark.browser


def monkeys(table: Message, seat: int) -> list[str]:
    return [str(one["monkey"]) for one in table["view"]["players"][seat]["monkeys"]]


def test_an_exchange_asks_for_both_monkeys_and_goes_into_the_queue(
    visit: Callable[..., Visitor], arena: Process
) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_EXCHANGE)
    now = play_on(arena, made, swaps)
    exchange = next(action for action in now["legal"] if action["kind"] == "exchange")
    trainer = Trainer(visit(arena))
    trainer.sit(made, 0)
    trainer.card("tactical-exchange").click()
    expect(trainer.says).to_contain_text(trainer.visitor.say("web-cheeky-choose-monkey", action="exchange"))
    trainer.monkey(str(exchange["monkey"])).click()
    expect(trainer.says).to_contain_text(trainer.visitor.say("web-cheeky-choose-given"))
    trainer.monkey(str(exchange["given"])).click()
    name = trainer.visitor.say("cheeky-card-tactical-exchange")
    expect(trainer.primary).to_have_text(trainer.visitor.say("web-cheeky-do-play", card=name))
    trainer.primary.click()
    expect(trainer.entries).to_have_count(1)
    expect(trainer.entries).to_contain_text(trainer.visitor.say("cheeky-stage-announced"))
    expect(trainer.card("tactical-exchange")).to_have_count(0)


def test_a_monkey_is_delivered_by_dragging_the_card_to_a_player(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_DELIVERY)
    now = play_on(arena, made, can("deliver"))
    trainer = Trainer(visit(arena))
    trainer.sit(made, 0)
    trainer.drag(trainer.card("special-delivery"), trainer.mat(2))
    trainer.monkey(monkeys(now, 0)[0]).click()
    trainer.primary.click()
    expect(trainer.entries.first).to_contain_text(trainer.visitor.say("player-human", seat=3))


def test_a_card_that_cannot_be_played_says_why(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_EXCHANGE)
    now = play_on(arena, made, swaps)
    legal = {action["kind"] for action in now["legal"]}
    assert "noway" not in legal and "ground" not in legal
    dim = next(card for card in ("no-way", "grounding") if card in now["view"]["hand"])
    trainer = Trainer(visit(arena))
    trainer.sit(made, 0)
    trainer.expect_lit(dim, False)
    trainer.card(dim).click()
    expect(trainer.visitor.part("refusal")).to_contain_text("CM-Q")


def test_a_monkey_explains_itself(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_DELIVERY)
    now = play_on(arena, made, can("deliver"))
    name = monkeys(now, 0)[0]
    trainer = Trainer(visit(arena))
    trainer.sit(made, 0)
    trainer.monkey(name).click()
    about = trainer.visitor.say(f"cheeky-kind-{name.rstrip('0123456789')}.about")
    expect(trainer.visitor.page.get_by_role("dialog")).to_contain_text(about)


def test_done_ends_planning_and_opens_a_window(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", seed=3)
    play_on(arena, made, can("done"))
    trainer = Trainer(visit(arena))
    trainer.sit(made, 0)
    expect(trainer.primary).to_have_text(trainer.visitor.say("web-cheeky-do-done", phase="planning"))
    trainer.primary.click()
    expect(trainer.visitor.part("window")).to_contain_text(trainer.visitor.say("cheeky-phase-planned"))
    expect(trainer.primary).to_have_text(trainer.visitor.say("cheeky-action-pass"))
