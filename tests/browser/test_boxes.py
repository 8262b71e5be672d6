"""A changed box in the browser: chosen in the lobby under the game's name, and drawn as it is."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guest import pick_game
from tests.browser.tribe import Tribe
from tests.browser.visitor import PHONE, Visitor
from tests.server.running import Process
from vervet.catalog import printed_box

pytestmark = pytest.mark.browser


@pytest.fixture
def offering(launch: Callable[..., Process], tmp_path: Path) -> Process:
    """A server with a box in which a row that begins with one thing begins with seven."""
    box = tmp_path / "Fruit salad.toml"
    printed, mark = printed_box("after-us"), "[cards]"
    settings, cards = printed.split(mark, 1)
    box.write_text(settings + mark + re.sub(r"(?m)^( +)1 (flower|fruit|grain) ", r"\1 7 \2 ", cards))
    return launch(VERVET_BOXES=f"after-us={box}")


def test_a_changed_box_is_chosen_in_the_lobby_and_drawn(offering: Process, visit: Callable[..., Visitor]) -> None:
    visitor = visit(offering)
    visitor.go()
    expect(visitor.page.locator('input[name="game"]')).to_have_count(3)
    expect(visitor.part("editions")).to_have_count(0)
    pick_game(visitor, "after-us")
    editions = visitor.part("editions")
    expect(editions.get_by_role("radio", name=visitor.say("web-box-printed"))).to_be_checked()
    editions.get_by_role("radio", name="Fruit salad").check()
    expect(visitor.part("options")).to_contain_text("Fruit salad")
    visitor.button("web-play").click()
    Tribe(visitor)
    # Most of the four cards in a line begin so.
    number = visitor.page.locator("svg text").filter(has_text=re.compile("^7$"))
    expect(number.first).to_be_visible()


def test_boxes_with_long_names_fit_on_a_phone(
    launch: Callable[..., Process], visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    names = ("Gorilles à neuf points", "Une fin à soixante points")
    boxes = []
    for goal, name in enumerate(names, 50):
        file = tmp_path / f"{name}.toml"
        file.write_text(printed_box("after-us").replace("goal = 80 ", f"goal = {goal} "))
        boxes.append(f"after-us={file}")
    visitor = visit(launch(VERVET_BOXES=",".join(boxes)), language="fr", size=PHONE)
    visitor.go()
    pick_game(visitor, "after-us")
    visitor.part("editions").get_by_role("combobox").select_option(label=names[0])
    expect(visitor.part("options")).to_contain_text(names[0])
    assert visitor.overflow() == 0
