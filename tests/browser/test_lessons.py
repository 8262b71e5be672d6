"""The longer games are learnt in the browser: every lesson can be done as the coach shows it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guest import part
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

MOST_STEPS = 200


@pytest.mark.parametrize("game", ["after-us", "cheeky-monkeys"])
def test_all_lessons_are_done_as_the_coach_shows_them(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(calm=True)
    visitor.go(f"/learn/{game}")
    follow_coach(visitor)


def follow_coach(visitor: Visitor) -> None:
    """Do what the coach shows, in all lessons of a game."""
    coach, following, finish = visitor.part("coach"), visitor.part("next"), visitor.part("finish")
    hint, says = visitor.button("web-learn-hint"), coach.locator(".says")
    for _ in range(MOST_STEPS):
        expect(hint.or_(following).or_(finish).first).to_be_visible()
        now = visitor.look(finish=part("finish"), next=part("next"), says=f"{part('coach')} .says")
        if now["finish"]:
            break
        said = now["says"][0]["text"]
        if now["next"]:
            following.click()
        else:
            hint.click()
            expect(coach).to_contain_text(visitor.say("web-learn-hint-shown"))
            visitor.primary.click()
        expect(visitor.part("astray")).to_have_count(0)
        expect(says.or_(finish).first).not_to_have_text(said, use_inner_text=True)
    expect(finish).to_be_visible()
