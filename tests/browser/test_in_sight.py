"""What one decides about is in sight: no bar, no notice and no caption lies on it, and nothing of it is cut off."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import guest, trainers
from tests.browser.hand import goal, rest
from tests.browser.test_cheeky_room import dare, doomed
from tests.browser.trainers import WITH_FUSES, WITH_MANY, Trainer, asked
from tests.browser.trainers import deal as deal_cards
from tests.browser.tribe import Tribe, choose, deal, play_on, reaches
from tests.browser.visitor import PHONE, Visitor
from tests.browser.written import Move
from tests.server.running import Message, Process

pytestmark = pytest.mark.browser

LOW = (1280, 720)
SIDEWAYS = (740, 360)


def bottom(thing: Locator) -> float:
    _, top, _, height = rest(thing)
    return top + height


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_an_order_gives_is_seen_above_the_actions(
    visit: Callable[..., Visitor], table: Process, language: str
) -> None:
    made = deal(table, *["here"] * 6, hints=True)
    tribe = Tribe(visit(calm=True, language=language, size=PHONE))
    tribe.sit(made, 0)
    total, actions = tribe.preview.locator(".total"), tribe.visitor.part("actions")
    expect(tribe.visitor.part("plan")).to_be_visible()
    expect(total).to_be_visible()
    tribe.visitor.page.wait_for_timeout(300)
    assert bottom(total) <= rest(actions)[1] + 1
    # Another order, than which there may be a better one: that takes a button more.
    tribe.visitor.button("web-after-right", card=tribe.order()[0]).tap()
    expect(tribe.visitor.part("best").or_(tribe.visitor.part("best-already"))).to_be_visible()
    tribe.visitor.page.wait_for_timeout(300)
    assert bottom(total) <= rest(actions)[1] + 1


@pytest.mark.parametrize("size", [PHONE, (1440, 900)], ids=["phone", "wide"])
def test_what_one_can_pay_with_is_seen_above_the_tokens(
    visit: Callable[..., Visitor], table: Process, size: tuple[int, int]
) -> None:
    made = deal(table, *["here"] * 6)
    play_on(table, made, reaches("choose"))
    tribe = Tribe(visit(calm=True, size=size, language="fr"))
    tribe.sit(made, 0)
    expect(tribe.visitor.part("token-picker")).to_be_visible()
    tribe.visitor.page.wait_for_timeout(300)
    mine = tribe.visitor.part("seat-0")
    assert bottom(mine) <= rest(tribe.visitor.part("actions"))[1] + 1
    assert rest(mine)[1] >= 0


def crossing(table: Message) -> Message | None:
    """A bump of workers and queens: how many of each go is still to be said."""
    if 0 not in table["asked"]:
        return None
    bumps = [action for action in table["legal"] if action["kind"] == "bump"]
    return next((one for one in bumps if one["workers"] and one["queens"]), None)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_whole_board_is_seen_at_a_bump_with_four(
    visit: Callable[..., Visitor], table: Process, language: str
) -> None:
    made = table.create(*["here"] * 4, options={"players": 4})
    seen = guest.play_on(table, made, lambda one: crossing(one) is not None, lambda one, _: one["legal"][0])
    bump = crossing(seen)
    assert bump is not None
    visitor = visit(calm=True, language=language, size=PHONE)
    visitor.sit(made, 0, 1, 2, 3)
    move = Move(0, "", bump, "", [])
    visitor.cell(str(bump["cell"])).tap()
    visitor.cell(goal(move)).tap()
    for what in ("workers", "queens"):
        expect(visitor.called("spinbutton", f"web-itchy-party-{what}")).to_be_visible()
    visitor.page.wait_for_timeout(300)
    # With the letters below it.
    field = visitor.page.locator(".middle > .board")
    assert bottom(field) <= rest(visitor.part("actions"))[1] + 1
    assert rest(field)[1] >= -1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_way_on_is_in_sight_at_a_bump_on_a_phone_held_sideways(
    visit: Callable[..., Visitor], table: Process, language: str
) -> None:
    made = table.create(*["here"] * 4, options={"players": 4})
    seen = guest.play_on(table, made, lambda one: crossing(one) is not None, lambda one, _: one["legal"][0])
    bump = crossing(seen)
    assert bump is not None
    visitor = visit(calm=True, language=language, size=SIDEWAYS)
    visitor.sit(made, 0, 1, 2, 3)
    move = Move(0, "", bump, "", [])
    visitor.cell(str(bump["cell"])).click()
    visitor.cell(goal(move)).click()
    expect(visitor.called("spinbutton", "web-itchy-party-workers")).to_be_attached()
    visitor.page.wait_for_timeout(300)
    assert bottom(visitor.primary) <= bottom(visitor.part("actions")) + 1
    assert bottom(visitor.primary) <= SIDEWAYS[1]


# How much of what is said is cut off.
UNSAID = """() => {
  const say = document.querySelector('[data-testid="say"]');
  return document.querySelector('[data-testid="doom"]') ? 0 : say.scrollHeight - say.clientHeight;
}"""


# How many windows are looked at.
LOOKS = 12


def reacting(version: int, table: Message) -> bool:
    """Until something of the queue may be reacted to, again."""
    open_now = asked(table) and (table["view"]["window"] or {}).get("window") not in (None, "phase")
    return table["outcome"] is not None or (open_now and int(table["version"]) > version)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_window_is_about_is_whole_on_a_phone(
    visit: Callable[..., Visitor], arena: Process, language: str
) -> None:
    made = deal_cards(arena, *["here"] * 3, seed=5)
    dice = Random(5)
    trainer = Trainer(visit(arena, calm=True, language=language, size=PHONE))
    kinds, version = set(), 0
    for _ in range(LOOKS):
        found = guest.play_on(arena, made, partial(reacting, version), lambda one, _: dare(dice, one["legal"]))
        if found["outcome"]:
            break
        version = int(found["version"])
        kinds.add(found["view"]["window"]["window"])
        trainer.sit(made, 0)
        expect(trainer.visitor.part("window")).to_be_attached()
        assert trainer.visitor.page.evaluate(UNSAID) <= 0, trainer.visitor.part("say").inner_text()
    assert len(kinds) > 1


# How far one's own monkeys reach out of the row that they lie in.
BEYOND = """() => {
  const row = document.querySelector('.mine .row').getBoundingClientRect();
  return Math.max(...[...document.querySelectorAll('.mine [data-monkey]')].map((one) => {
    const { right, bottom } = one.getBoundingClientRect();
    return Math.max(right - row.right, bottom - row.bottom);
  }));
}"""
# As many monkeys in front of the first seat as this is tried with.
MANY = 7


def collected(table: Message) -> bool:
    return asked(table) and len(table["view"]["players"][0]["monkeys"]) >= MANY


def test_all_of_many_monkeys_of_ones_own_are_seen(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal_cards(arena, "here", "here", seed=WITH_MANY)
    trainers.play_on(arena, made, collected)
    trainer = Trainer(visit(arena, calm=True))
    trainer.sit(made, 0)
    expect(trainer.visitor.page.locator(".mine [data-monkey]").nth(MANY - 1)).to_be_visible()
    for size in (LOW, (1024, 768), (1440, 900), PHONE):
        trainer.visitor.resize(*size)
        assert trainer.visitor.page.evaluate(BEYOND) <= 1, size


@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_points_came_from_is_seen_at_once_on_a_low_screen(
    visit: Callable[..., Visitor], table: Process, language: str
) -> None:
    made = deal(table, "here", "heuristic", seed=7)
    guest.play_on(
        table, made, lambda one: one["outcome"] is not None, lambda one, _: choose(one["legal"], "mandrill"), True
    )
    visitor = visit(calm=True, language=language, size=LOW)
    Tribe(visitor).sit(made, 0)
    ending = visitor.part("ending")
    for thing in (ending.get_by_role("table").first, visitor.button("web-ending-save")):
        expect(thing).to_be_visible()
        assert bottom(thing) <= bottom(ending) + 1
    expect(ending.get_by_role("table").first).to_contain_text(visitor.say("web-ending-sources"))
    # However long the log is, nothing lies below the screen.
    assert visitor.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_who_is_away_is_told_above_the_log(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here")
    first, second = visit(calm=True), visit(calm=True)
    for seat, visitor in enumerate((first, second)):
        visitor.sit(made, seat)
    log = first.page.get_by_role("complementary", name=first.say("web-log"))
    expect(log).to_be_visible()
    second.page.goto("about:blank")
    notice = first.part("away-1")
    expect(notice).to_be_visible()
    assert bottom(notice) <= rest(log)[1]
    first.resize(1100, 800)
    left, _, width, _ = rest(notice)
    assert left + width <= rest(log)[0]


def test_the_automatic_choice_says_what_it_is(visit: Callable[..., Visitor], table: Process) -> None:
    made = deal(table, *["here"] * 6, hints=True)
    play_on(table, made, reaches("resolve", 0))
    for language in ("en", "fr"):
        tribe = Tribe(visit(calm=True, language=language, size=LOW))
        tribe.by_hand()
        tribe.sit(made, 0)
        auto = tribe.visitor.part("auto")
        title = auto.get_by_text(tribe.visitor.say("web-after-auto"), exact=True)
        _, top, width, _ = rest(title)
        assert width > 40 and top >= rest(auto)[1]
        assert bottom(auto.locator(".row")) <= bottom(auto) + 1


# How far each plate reaches out of the part of the screen where plates are, and into the next one.
PLATES = """() => {
  const boxes = [...document.querySelectorAll('.seats > *')].map((plate) => plate.getBoundingClientRect());
  return boxes.map(({ bottom }, at) => Math.round(bottom - (boxes[at + 1]?.top ?? innerHeight)));
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_four_plates_are_seen_on_a_phone_held_sideways(
    visit: Callable[..., Visitor], table: Process, language: str
) -> None:
    made = table.create(*["here"] * 4, options={"players": 4})
    visitor = visit(calm=True, language=language, size=SIDEWAYS)
    visitor.sit(made, 0, 1, 2, 3)
    expect(visitor.part("actions")).to_be_visible()
    below = visitor.page.evaluate(PLATES)
    assert len(below) == 4 and max(below) <= 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_doom_is_read_whole_on_a_phone_held_sideways(
    visit: Callable[..., Visitor], arena: Process, language: str
) -> None:
    made = deal_cards(arena, "here", "here", "here", seed=WITH_FUSES)
    trainers.play_on(arena, made, doomed)
    trainer = Trainer(visit(arena, calm=True, language=language, size=SIDEWAYS))
    trainer.sit(made, 0, auto_pass=True)
    expect(trainer.visitor.part("doom")).to_be_visible()
    assert bottom(trainer.visitor.part("doom")) <= rest(trainer.visitor.part("pass-unless"))[1] + 1
    assert bottom(trainer.primary) <= SIDEWAYS[1]
