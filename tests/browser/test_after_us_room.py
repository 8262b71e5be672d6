"""After Us has room on every screen: six boards side by side, and the actions never lie on the line."""

from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import expect

from tests.browser.tribe import Tribe, deal, play_on, reaches
from tests.browser.visitor import Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser

# Where the parts lie, in the page as it is scrolled now, and how large page and screen are.
PLACES = """() => {
  const box = ({ left, top, right, bottom }) => [left, top, right, bottom];
  const all = (selector) => [...document.querySelectorAll(selector)].map((thing) => box(thing.getBoundingClientRect()));
  return {
    boards: all('.others > section'), cards: all('[data-testid=line] li'), told: all('[data-testid=preview]'),
    actions: all('[data-testid=actions]'), mine: all('.mine'),
    page: [[0, 0, document.documentElement.scrollWidth, document.documentElement.scrollHeight]],
    screen: [[0, 0, innerWidth, innerHeight]],
  };
}"""
LARGE = ((1280, 720), (1440, 900), (1920, 1080))
# How wide a card of the line is at least on a large screen.
LEGIBLE = 105
# A small tablet; a phone on its side; screens of 1440 by 900 and of 1280 by 720 at 200 %.
TABLET = (1024, 768)
SMALL = (TABLET, (844, 390), (720, 450), (640, 360))

Box = tuple[float, float, float, float]
Places = Mapping[str, list[Box]]


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] + 1 or other[2] <= one[0] + 1 or one[3] <= other[1] + 1 or other[3] <= one[1] + 1


def within(one: Box, other: Box) -> bool:
    return one[0] >= other[0] - 1 and one[1] >= other[1] - 1 and one[2] <= other[2] + 1 and one[3] <= other[3] + 1


@pytest.fixture(params=["arrange", "recruit"])
def tribe(visit: Callable[..., Visitor], table: Process, request: pytest.FixtureRequest) -> Tribe:
    made = deal(table, *["here"] * 6)
    play_on(table, made, reaches(request.param, 0))
    tribe = Tribe(visit(calm=True))
    tribe.by_hand()
    tribe.sit(made, 0)
    expect(tribe.cards).to_have_count(4)
    expect(tribe.primary).to_have_attribute("aria-disabled", "false")
    return tribe


def places(tribe: Tribe, size: tuple[int, int]) -> Places:
    tribe.visitor.resize(*size)
    assert tribe.visitor.overflow() == 0
    found: Places = tribe.visitor.page.evaluate(PLACES)
    return found


def test_everything_has_its_place_on_every_screen(tribe: Tribe) -> None:
    for size in LARGE:
        seen = places(tribe, size)
        (screen,), (page,), (actions,) = seen["screen"], seen["page"], seen["actions"]
        assert within(page, screen), f"{size}: the page must be scrolled"
        things = [*seen["boards"], *seen["cards"], actions]
        assert len(seen["boards"]) == 5
        assert all(within(thing, screen) for thing in things), f"{size}: something is cut off"
        assert min(right - left for left, _, right, _ in seen["cards"]) > LEGIBLE, f"{size}: the line is too small"
        assert all(apart(one, other) for at, one in enumerate(things) for other in things[:at]), f"{size}: overlaps"
    for size in SMALL:
        seen = places(tribe, size)
        (screen,), (actions,) = seen["screen"], seen["actions"]
        assert within(actions, screen), f"{size}: the actions are cut off"
        assert all(within(card, screen) and apart(card, actions) for card in seen["cards"]), f"{size}: under a bar"
        if size == TABLET:
            assert all(within(one, screen) and apart(one, actions) for one in seen["told"]), "what it gives is cut off"


# How far the plan and the choices beside it reach out of their papers.
HIDDEN = """() => {
  const box = (thing) => thing.getBoundingClientRect();
  const over = (part, frame) =>
    Math.max(frame.left - part.left, part.right - frame.right, frame.top - part.top, part.bottom - frame.bottom);
  return [['preview', 'h2, .total'], ['auto', '.row']].map(([name, parts]) => {
    const paper = document.querySelector(`[data-testid=${name}]`);
    return Math.max(...[...paper.querySelectorAll(parts)].map((part) => over(box(part), box(paper))));
  });
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_plan_is_whole_with_six_on_a_low_screen(
    visit: Callable[..., Visitor], table: Process, language: str
) -> None:
    made = deal(table, *["here"] * 6, hints=True)
    play_on(table, made, reaches("resolve", 0))
    tribe = Tribe(visit(calm=True, language=language, size=(1280, 720)))
    tribe.by_hand()
    tribe.sit(made, 0)
    expect(tribe.preview.locator(".total")).to_be_visible()
    assert max(tribe.visitor.page.evaluate(HIDDEN)) <= 1


# The steps of a round in which the line lies before one.
ROUND = ("arrange", "resolve", "finish", "choose", "chosen", "recruit")
# How wide a card of the line is at least, by players and screen.
WIDTHS = {2: (140, 200, 260), 4: (125, 200, 260), 6: (LEGIBLE, 170, 260)}


@pytest.mark.parametrize("people", [2, 4, 6])
def test_cards_keep_size_and_place_through_a_round(visit: Callable[..., Visitor], table: Process, people: int) -> None:
    made = deal(table, *["here"] * people, hints=True)
    tribe = Tribe(visit(calm=True))
    tribe.by_hand()
    tribe.sit(made, 0)
    expect(tribe.preview.locator("[data-row]")).to_have_count(3)
    lines: dict[tuple[int, int], dict[str, list[Box]]] = {size: {} for size in LARGE}
    for stage in ROUND:
        tribe.visitor.catch_up(int(play_on(table, made, reaches(stage, 0))["version"]))
        for size in LARGE:
            seen = places(tribe, size)
            lines[size][stage] = seen["cards"]
            assert apart(seen["actions"][0], seen["mine"][0]), f"{size}, {stage}: the actions lie on one's own board"
            screen = seen["screen"][0]
            assert all(within(board, screen) for board in seen["boards"]), f"{size}, {stage}: a board is cut off"
    for size, width in zip(LARGE, WIDTHS[people], strict=True):
        line = lines[size]["arrange"]
        assert lines[size] == dict.fromkeys(ROUND, line), f"{size}: the cards move"
        assert min(right - left for left, _, right, _ in line) > width, f"{size}: the line is too small"
