"""What decided a game is seen and heard on the board, and the ending can be kept as a picture, by keyboard too."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.keys import Keyboard
from tests.browser.visitor import Visitor
from tests.browser.written import LINES, advance
from tests.server.running import Process

pytestmark = pytest.mark.browser

PNG = b"\x89PNG\r\n\x1a\n"


def test_what_decided_a_game_is_marked_and_kept(visit: Callable[..., Visitor], table: Process, tmp_path: Path) -> None:
    made = table.create("here", "here")
    advance(table, made, len(LINES))
    visitor = visit()
    visitor.sit(made, 1)
    # The winner has colonies on three gorillas.
    for cell in ("c2", "d3", "e3"):
        visitor.hears(cell, visitor.say("web-itchy-role-deciding"))
    expect(visitor.page.locator("rect.deciding")).to_have_count(3)
    keep = visitor.button("web-ending-save")
    if not keep.count():
        visitor.part("outcome").get_by_role("button", name=visitor.say("web-ending"), exact=True).click()
    Keyboard(visitor).tab_to(keep)
    with visitor.page.expect_download() as download:
        visitor.page.keyboard.press("Enter")
    kept = tmp_path / "kept.png"
    download.value.save_as(kept)
    assert download.value.suggested_filename == f"{visitor.say('itchy-monkey-name')}.png"
    assert kept.read_bytes().startswith(PNG)
