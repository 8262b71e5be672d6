"""A game below a path of the host: nothing that the pages ask for is anywhere else."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.hand import Mouse
from tests.browser.test_mouse import held_by, take_both_seats
from tests.browser.visitor import Visitor
from tests.browser.written import LINES, advance, moves
from tests.server.running import Process

pytestmark = pytest.mark.browser
PREFIX = "/games/vervet"


def test_a_game_below_a_prefix_from_the_lobby_to_the_rematch(
    launch: Callable[..., Process], visit: Callable[..., Visitor]
) -> None:
    site = launch(VERVET_PREFIX=PREFIX)
    visitor = visit(site)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.on("websocket", lambda wire: asked.append(wire.url))
    visitor.address += PREFIX
    take_both_seats(visitor)
    made, match = held_by(visitor), visitor.page.url
    assert match == f"{visitor.address}/match/{made['match']}"
    hand = Mouse(visitor)
    hand.make(moves()[0])
    visitor.sees(LINES[:1])
    advance(site, made, len(moves()) - 1)
    visitor.catch_up(len(moves()) - 1)
    # The address leads back to the table, also after a look at an earlier moment.
    visitor.page.reload()
    visitor.catch_up(len(moves()) - 1)
    hand.make(moves()[-1])
    expect(visitor.part("outcome").get_by_role("heading")).to_be_visible()
    log = visitor.page.get_by_role("link", name=visitor.say("web-download-log"))
    assert log.get_attribute("href") == f"{PREFIX}/api/matches/{made['match']}/log"
    visitor.button("web-rematch").click()
    expect(visitor.part("outcome")).to_have_count(0)
    expect(visitor.page).not_to_have_url(match)
    visitor.page.get_by_role("link", name=visitor.say("web-home")).click()
    expect(visitor.page).to_have_url(f"{visitor.address}/")
    manifest = visitor.page.evaluate(
        """async () => {
          const address = document.querySelector('link[rel=manifest]').href;
          const { start_url, icons } = await (await fetch(address)).json();
          const files = icons.map(({ src }) => new URL(src, address).href);
          const answers = await Promise.all(files.map((file) => fetch(file)));
          return [new URL(start_url, address).href, answers.map(({ status }) => status)];
        }"""
    )
    assert manifest == [f"{visitor.address}/", [200] * 4]
    paths = {urlsplit(url).path for url in asked if not url.startswith("data:")}
    assert any("/assets/" in path for path in paths) and any(path.endswith("/play") for path in paths)
    assert [path for path in paths if not path.startswith(f"{PREFIX}/")] == []
