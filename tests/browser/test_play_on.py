"""After the game, from any of its moments: a new match, by keyboard, and back to where it came from."""

import re
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.browser.audit import Audit
from tests.browser.chromium import AXE
from tests.browser.scenes import PLACED, stage
from tests.browser.visitor import PHONE, WIDE, Visitor
from tests.server.running import Message, Process

pytestmark = pytest.mark.browser

LINES = (*PLACED, "spawn f3")


@pytest.fixture(scope="module")
def over(table: Process) -> Message:
    """A match that somebody gave up in the first round."""
    made = stage(table, LINES)
    with closing(table.player(str(made["match"]), made["seats"][0]["token"])) as player:
        player.see(0)
        player.id += 1
        player.send(type="resign", id=player.id, seat=0)
        assert player.answer()["type"] == "accepted"
    return made


def test_a_finished_game_is_played_on_by_keyboard_against_bots(visit: Callable[..., Visitor], over: Message) -> None:
    visitor = visit(calm=True, scripts=[AXE])
    audit = Audit(visitor)
    visitor.sit(over, 0)
    page, keys = visitor.page, visitor.page.keyboard
    expect(visitor.part("play-on")).to_have_count(0)
    visitor.part("scrubber").focus()
    keys.press("Home")
    # Who won is not known yet.
    expect(visitor.part("turn")).to_contain_text(visitor.say("web-turn-of.you"))
    keys.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/step/1$"))
    then = str(visitor.cell("f3").get_attribute("aria-label"))
    visitor.part("play-on").focus()
    keys.press("Enter")
    dialog = page.get_by_role("dialog", name=visitor.say("web-play-on"))
    expect(dialog.get_by_label(visitor.say("web-play-on-seat"))).to_have_value("0")
    expect(dialog.get_by_label(visitor.say("web-play-on-against"))).not_to_have_value("")
    audit.look("playing on")
    visitor.part("play-on-begin").focus()
    keys.press("Enter")
    expect(page).not_to_have_url(re.compile(f"{over['match']}|/step/"))
    # The bot may have placed already: then the same lice can be chosen as well.
    expect(visitor.cell("f3")).to_have_attribute("aria-label", re.compile(f"^{re.escape(then)}"))
    start = visitor.part("start")
    expect(start).to_have_text(visitor.say("web-log-start", round=1))
    start.click()
    expect(page).to_have_url(re.compile(rf"/match/{over['match']}/step/1$"))
    expect(visitor.part("past")).to_be_visible()
    assert audit.found == []


def test_whoever_watched_plays_on_with_a_friend_by_link(visit: Callable[..., Visitor], over: Message) -> None:
    visitor = visit(language="fr", size=PHONE, calm=True, scripts=[AXE])
    audit = Audit(visitor)
    visitor.go(f"/match/{over['match']}/step/2")
    visitor.part("play-on").click()
    visitor.page.get_by_label(visitor.say("web-play-on-seat")).select_option("1")
    visitor.called("radio", "web-play-on-link").check()
    audit.look("playing on with a friend")
    visitor.part("play-on-begin").click()
    expect(visitor.part("waiting")).to_be_visible()
    expect(visitor.part("start")).to_have_text(visitor.say("web-log-start", round=1))
    assert audit.found == []


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_slider_stays_under_the_pointer_that_drags_it(
    visit: Callable[..., Visitor], over: Message, size: tuple[int, int]
) -> None:
    visitor = visit(size=size, calm=True)
    visitor.sit(over, 0)
    slider, mouse = visitor.part("scrubber"), visitor.page.mouse
    board = visitor.board.bounding_box()
    slider.scroll_into_view_if_needed()
    # The end of the page: on a phone the ending goes from above the slider, and the page gets shorter.
    visitor.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    box = slider.bounding_box()
    assert box
    middle = box["y"] + box["height"] / 2
    mouse.move(box["x"] + box["width"] - 8, middle)
    mouse.down()
    steps = []
    for share in (0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3):
        mouse.move(box["x"] + box["width"] * share, middle)
        steps.append(int(slider.input_value()))
        if steps[-1] < len(LINES):
            expect(visitor.page).to_have_url(re.compile(r"/step/\d+$"))
        assert slider.bounding_box() == pytest.approx(box, abs=1)
    assert steps == sorted(steps, reverse=True)
    assert steps[0] == len(LINES) > steps[-1] > 0
    mouse.up()
    expect(visitor.part("play-on")).to_be_visible()
    if size == WIDE:
        assert slider.bounding_box() == pytest.approx(box, abs=1)
        assert visitor.board.bounding_box() == pytest.approx(board, abs=1)
