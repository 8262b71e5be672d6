"""What somebody who cannot see the table hears of Cheeky Monkeys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.trainers import WITH_FUSES, WITH_SHOCK, Trainer, asked, can, deal, play_on
from tests.browser.visitor import Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser


def test_what_happens_and_what_is_asked_is_announced(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_SHOCK)
    play_on(arena, made, lambda table: table["view"]["round"] == 4)
    trainer = Trainer(visit(arena))
    trainer.sit(made, 0)
    visitor = trainer.visitor
    play_on(arena, made, can("ground"))
    heard = visitor.part("announcements")
    expect(heard).to_have_attribute("aria-live", "polite")
    expect(heard).to_contain_text(visitor.say("cheeky-event-passed", window="phase", phase="planning"))
    status = trainer.says.and_(visitor.page.get_by_role("status"))
    expect(status).to_contain_text(visitor.say("cheeky-window-shock"))
    grounding = visitor.say("cheeky-card-grounding")
    expect(status).to_contain_text(visitor.say("web-cheeky-answers", count=1, cards=grounding)[:-1])


def test_the_name_of_a_player_tells_all_that_threatens_them(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_FUSES)
    now = play_on(arena, made, lambda table: asked(table) and table["view"]["players"][0]["lit"])
    trainer = Trainer(visit(arena))
    trainer.sit(made, 0)
    visitor = trainer.visitor
    words = [
        visitor.say("player-you"),
        visitor.say("cheeky-status-living"),
        visitor.say("cheeky-hand-size", count=now["view"]["players"][0]["cards"]),
        visitor.say("cheeky-mark-lit"),
    ]
    expect(trainer.mat(0)).to_have_accessible_name(", ".join(words))


def test_the_name_of_a_card_tells_what_can_be_done_with_it(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_SHOCK)
    now = play_on(arena, made, can("ground"))
    trainer = Trainer(visit(arena))
    trainer.sit(made, 0)
    say = trainer.visitor.say
    quick = say("cheeky-class-quick")
    words = {"card": say("cheeky-card-grounding"), "count": now["view"]["hand"]["grounding"]}
    saved = now["view"]["window"]["doomed"] == 0
    name = say("web-cheeky-card", **words, **{"class": quick, "state": "saves" if saved else "lit"})
    expect(trainer.card("grounding")).to_have_accessible_name(name)
