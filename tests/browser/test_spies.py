"""Spies and abilities in the browser: chosen, seen, heard and explained."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hand import point
from tests.browser.scenes import PLACED, stage
from tests.browser.visitor import PHONE, Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser


def test_a_spy_comes_along_with_a_spawn_when_asked_for(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    visitor.sit(stage(table, PLACED, spies=True), 0, 1)
    visitor.cell("f3").click()
    visitor.button("web-itchy-with-spy").click()
    visitor.primary.click()
    visitor.sees([*PLACED, "spawn f3, 1 spy"])
    visitor.hears("f3", visitor.say("web-itchy-counted", count=4))
    visitor.hears("f3", visitor.say("itchy-colony"))


def test_a_spy_can_be_the_louse_that_jumps(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    visitor.sit(stage(table, [*PLACED, "spawn f3, 1 spy"], spies=True), 0, 1)
    visitor.cell("f3").click()
    visitor.cell("f2").click()
    visitor.called("radio", "itchy-louse-spy").check()
    visitor.primary.click()
    visitor.sees([*PLACED, "spawn f3, 1 spy", "jump f3 south spy"])


def test_a_key_sends_a_spy_across_with_the_others(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    visitor.sit(stage(table, [*PLACED, "spawn f3, 1 spy"], spies=True), 0, 1)
    visitor.cell("f3").click()
    visitor.cell("f5").click()
    visitor.cell("f5").focus()
    for key in ("1", "p", "c"):
        visitor.page.keyboard.press(key)
    visitor.sees([*PLACED, "spawn f3, 1 spy", "bump f3 north 2, 1 worker 1 spy"])


def test_a_gorilla_shoves_when_asked_to(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    visitor.sit(stage(table, [*PLACED, "spawn f3"], abilities=["gorilla"]), 0, 1)
    visitor.cell("f3").click()
    visitor.cell("f5").click()
    visitor.button("itchy-ability-gorilla").click()
    expect(visitor.part("actions").get_by_role("status")).to_contain_text("f7")
    visitor.primary.click()
    visitor.sees([*PLACED, "spawn f3", "bump f3 north 2, 1 shove"])


def test_a_louse_on_a_capuchin_jumps_across_a_gap(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    lines = ["place d5", "place f3", "spawn d5"]
    visitor.sit(stage(table, lines, abilities=["capuchin"]), 0, 1)
    visitor.cell("d5").click()
    visitor.hears("d7", visitor.say("web-itchy-role-landing"))
    visitor.cell("d7").click()
    visitor.primary.click()
    visitor.sees([*lines, "jump d5 north worker"])


def test_a_lemur_leaps_over_a_monkey(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    lines = ["place b7", "place f3", "spawn b7"]
    visitor.sit(stage(table, lines, abilities=["lemur"]), 0, 1)
    visitor.cell("b7").click()
    visitor.cell("e7").click()
    visitor.primary.click()
    visitor.sees([*lines, "bump b7 east 3"])


def test_an_ability_is_explained_to_whoever_hovers_over_a_monkey(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    visitor.sit(stage(table, PLACED, abilities=["lemur"]), 0, 1)
    visitor.cell("c4").hover()
    expect(visitor.part("explain")).to_contain_text(visitor.say("itchy-ability-lemur.about"))
    visitor.page.mouse.move(2, 2)
    expect(visitor.part("explain")).to_have_count(0)


def test_an_ability_is_explained_to_whoever_only_watches(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    visitor.watch(stage(table, PLACED, abilities=["lemur"]))
    visitor.cell("c4").focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.part("explain")).to_contain_text(visitor.say("itchy-ability-lemur.about"))


def test_an_ability_is_explained_by_a_key_and_to_screen_readers(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit(language="fr")
    visitor.sit(stage(table, PLACED, abilities=["lemur"]), 0, 1)
    visitor.cell("c4").focus()
    visitor.page.keyboard.press("i")
    expect(visitor.part("explain")).to_contain_text(visitor.say("itchy-ability-lemur.about"))
    expect(visitor.cell("c4")).to_have_accessible_description(
        visitor.say("named", name=visitor.say("itchy-ability-lemur"), value=visitor.say("itchy-ability-lemur.about"))
    )
    visitor.page.keyboard.press("Escape")
    expect(visitor.part("explain")).to_have_count(0)


def test_a_long_press_asks_and_does_not_choose(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit(size=PHONE)
    visitor.sit(stage(table, PLACED, abilities=["gorilla"]), 0, 1)
    x, y = point(visitor.cell("f3"))
    finger = visitor.context.new_cdp_session(visitor.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(visitor.part("explain")).to_contain_text(visitor.say("itchy-ability-gorilla.about"))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(visitor.part("explain")).to_be_visible()
    expect(visitor.cell("f3")).not_to_have_attribute("aria-selected", "true")
