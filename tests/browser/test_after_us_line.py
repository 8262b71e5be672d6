"""After Us: arranging a line with mouse, keys and buttons, and what it gives; going through it frame by frame."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import hand
from tests.browser.tribe import Tribe, deal, play_on, reaches
from tests.browser.visitor import Visitor
from tests.server.running import Message, Process

pytestmark = pytest.mark.browser


@pytest.fixture
def tribe(visit: Callable[..., Visitor], table: Process) -> Tribe:
    """Somebody with four cards in hand, 5, 7, 8 and 2, where hints were agreed on."""
    return at_line(visit(calm=True), table, hints=True)


def at_line(visitor: Visitor, table: Process, hints: bool) -> Tribe:
    tribe = Tribe(visitor)
    tribe.by_hand()
    tribe.sit(deal(table, "here", "here", hints=hints), 0)
    tribe.expect_order([5, 7, 8, 2])
    expect(tribe.preview.locator("[data-row]")).to_have_count(3)
    return tribe


def drag(tribe: Tribe, card: int, onto: int) -> None:
    hand.drag(tribe.visitor.page, tribe.card(card), tribe.card(onto), down=0.25)


def test_dragging_a_card_changes_the_order_what_joins_and_what_the_line_gives(tribe: Tribe) -> None:
    before, lit = tribe.preview.inner_text(), tribe.lit.count()
    drag(tribe, 5, 8)
    tribe.expect_order([7, 8, 5, 2])
    expect(tribe.preview).not_to_have_text(before, use_inner_text=True)
    expect(tribe.lit).not_to_have_count(lit)
    assert tribe.lit.count() < lit


def test_arrow_keys_move_the_card_that_has_the_focus(tribe: Tribe) -> None:
    tribe.card(5).focus()
    tribe.visitor.page.keyboard.press("ArrowRight")
    tribe.expect_order([7, 5, 8, 2])
    expect(tribe.card(5)).to_be_focused()
    tribe.visitor.page.keyboard.press("ArrowRight")
    tribe.expect_order([7, 8, 5, 2])
    expect(tribe.visitor.part("announcements")).to_contain_text(
        tribe.visitor.say("web-after-moved", card=5, place=3, count=4, gain="none").rstrip(".")
    )


def test_buttons_move_a_card_one_place(tribe: Tribe) -> None:
    tribe.visitor.button("web-after-right", card=5).click()
    tribe.expect_order([7, 5, 8, 2])
    tribe.visitor.button("web-after-left", card=2).click()
    tribe.expect_order([7, 5, 2, 8])
    expect(tribe.visitor.button("web-after-right", card=8)).to_have_attribute("aria-disabled", "true")


def test_a_card_is_taken_up_by_one_touch_and_put_down_by_another(tribe: Tribe) -> None:
    tribe.card(2).click()
    expect(tribe.card(2)).to_have_attribute("aria-pressed", "true")
    tribe.card(5).click()
    tribe.expect_order([2, 5, 7, 8])


def test_the_best_order_is_a_hint_with_its_sum(tribe: Tribe) -> None:
    visitor = tribe.visitor
    expect(visitor.part("best-already")).to_be_visible()
    drag(tribe, 5, 8)
    best = visitor.part("best")
    expect(best).to_contain_text(visitor.say("web-after-best"))
    expect(best).to_contain_text("+3")
    best.click()
    expect(visitor.part("best-already")).to_be_visible()


def test_without_hints_a_line_is_foretold_and_none_is_recommended(
    visit: Callable[..., Visitor], table: Process
) -> None:
    tribe = at_line(visit(calm=True), table, hints=False)
    for name in ("best", "best-already", "plan"):
        expect(tribe.visitor.part(name)).to_have_count(0)
    tribe.confirm("web-after-do-arrange")
    expect(tribe.visitor.called("radio", "web-after-auto-hand")).to_be_checked()
    expect(tribe.visitor.called("radio", "web-after-auto-plan")).to_have_count(0)


def test_the_line_is_fixed_as_it_lies(tribe: Tribe) -> None:
    drag(tribe, 5, 8)
    tribe.expect_order([7, 8, 5, 2])
    tribe.confirm("web-after-do-arrange")
    expect(tribe.visitor.steps.last).to_have_attribute("title", "arrange 7 8 5 2")
    expect(tribe.visitor.part("deal")).to_be_visible()


def test_frames_are_activated_skipped_and_taken_back(tribe: Tribe) -> None:
    visitor = tribe.visitor
    tribe.confirm("web-after-do-arrange")
    expect(visitor.part("deal")).to_contain_text("a1")
    tribe.confirm("after-action-activate")
    expect(tribe.stock("energy")).to_contain_text("1")
    expect(visitor.part("deal")).to_contain_text("ab1")
    visitor.part("skip").click()
    expect(visitor.part("deal")).to_contain_text("bc1")
    visitor.part("undo").click()
    expect(visitor.part("deal")).to_contain_text("ab1")
    visitor.part("undo").click()
    expect(visitor.part("deal")).to_contain_text("a1")
    expect(tribe.stock("energy")).to_contain_text("0")


def test_free_frames_are_activated_automatically_if_that_is_the_setting(tribe: Tribe) -> None:
    visitor = tribe.visitor
    tribe.confirm("web-after-do-arrange")
    visitor.called("radio", "web-after-auto-free").check()
    expect(visitor.part("deal")).to_contain_text("a2")
    expect(tribe.stock("flower")).to_contain_text("3")
    visitor.part("undo").click()
    expect(visitor.part("deal")).to_contain_text("cd1")


def test_a_line_goes_as_planned_if_that_is_the_setting(tribe: Tribe) -> None:
    visitor = tribe.visitor
    tribe.confirm("web-after-do-arrange")
    visitor.called("radio", "web-after-auto-plan").check()
    expect(visitor.part("actions")).to_contain_text(visitor.say("after-stage-ready.prompt"))
    expect(visitor.page.locator(".mine .points")).to_contain_text("3")


def test_the_plan_stays_until_the_line_is_upset_and_survives_a_reload(tribe: Tribe) -> None:
    visitor = tribe.visitor
    tribe.confirm("web-after-do-arrange")
    expect(tribe.preview).to_contain_text(visitor.say("web-after-plan"))
    expect(tribe.preview).to_contain_text("+3")
    visitor.page.reload()
    expect(tribe.preview).to_contain_text("+3")
    visitor.part("undo").click()
    expect(tribe.preview).to_contain_text(visitor.say("web-after-preview"))
    expect(tribe.preview.locator("[data-row]")).to_have_count(3)


def out_of_reach(now: Message) -> bool:
    """Whether the first seat has reached a frame that it cannot pay for."""
    frames = now["view"]["players"][0]["frames"]
    return any(frame["reached"] == "here" and not frame["able"] and frame["pay"] for frame in frames)


def test_a_frame_one_cannot_pay_for_says_why(visit: Callable[..., Visitor], table: Process) -> None:
    made = deal(table, "here", "here")
    assert out_of_reach(play_on(table, made, out_of_reach))
    tribe = Tribe(visit(calm=True))
    tribe.by_hand()
    tribe.sit(made, 0)
    expect(tribe.primary).to_contain_text(tribe.visitor.say("after-action-skip"))
    tribe.visitor.part("activate-not").click()
    expect(tribe.visitor.part("refusal")).to_contain_text("AU-16")


def test_the_bar_says_whom_one_is_waiting_for(visit: Callable[..., Visitor], table: Process) -> None:
    made = deal(table, "here", "here")
    play_on(table, made, reaches("ready", 0))
    tribe = Tribe(visit())
    tribe.sit(made, 0)
    waiting = tribe.visitor.say("web-after-waiting", players=tribe.visitor.say("player-human", seat=2), count=1)
    expect(tribe.visitor.part("actions")).to_contain_text(waiting)
