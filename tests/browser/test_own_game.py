"""The tutorial's game, from its page to a match between two browsers: docs/researchers/add-a-game.md."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guest import pick_game
from tests.browser.visitor import Visitor
from tests.docs.blocks import blocks_of, is_file
from tests.guests.files import ROOT
from tests.server.running import Process

pytestmark = pytest.mark.browser
PAGE = ROOT / "docs" / "researchers" / "add-a-game.md"
# Twelve pebbles, always three of them: four turns, and the second player takes the last.
TURNS = 4


def test_two_browsers_meet_at_a_match_of_the_tutorials_game(
    tmp_path: Path, launch: Callable[..., Process], visit: Callable[..., Visitor]
) -> None:
    (written,) = [block for block in blocks_of(PAGE) if is_file(block)]
    file = tmp_path / written.title
    file.write_text(written.code, "utf-8")
    site = launch(VERVET_GAMES=f"{file}:GAME")
    host, guest = visit(site), visit(site, language="fr")
    host.go()
    pick_game(host, "pebbles")
    host.unfold()
    host.seat(2, "link").click()
    host.called("textbox", "web-name-of", seat=1).fill("Ann")
    host.button("web-play").click()
    link = host.called("textbox", "web-invitation-link", seat=2).input_value()
    guest.go(link.removeprefix(guest.address))
    guest.called("textbox", "web-your-name").fill("Bob")
    guest.button("web-take-seat").click()
    for turn in range(TURNS):
        actor = (host, guest)[turn % 2]
        actor.page.get_by_role("button", name="take 3", exact=True).click()
    for visitor in (host, guest):
        expect(visitor.page.get_by_role("main")).to_contain_text("Last pebble")
    expect(host.page.get_by_role("main")).to_contain_text("Bob")
