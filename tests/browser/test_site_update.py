"""A newer version of the site while somebody plays: the game goes on in the old one, and later in the new."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import ROOT
from tests.browser.shared_site import KEEP, shared_site
from tests.browser.static import PREFIX, FileServer
from tests.browser.test_bot import play_on
from tests.browser.test_site import MOST_ACTIONS, begin_short_game
from tests.browser.visitor import Visitor
from vervet.device.site.__main__ import build
from vervet.server.web.pages import FOLDER

pytestmark = pytest.mark.browser

NEWER = '<meta name="newer" content="yes" />'
VERSION = "JSON.parse(document.getElementById('device').textContent).version"
LOOK_FOR_NEWER = "navigator.serviceWorker.getRegistration().then((kept) => kept.update())"


class Host:
    """A folder on some web space, whose owner may put a newer version there."""

    def __init__(self, folder: Path, first: Path) -> None:
        self.root = folder / "host"
        self.site = self.root / PREFIX.strip("/")
        shutil.copytree(first, self.root)
        self.newer = folder / "client"
        self.files = FileServer(self.root)

    def renew(self) -> None:
        """Every file of the old version is gone."""
        shutil.copytree(FOLDER, self.newer)
        index = self.newer / "index.html"
        index.write_text(index.read_text("utf-8").replace("<head>", f"<head>{NEWER}"), "utf-8")
        shutil.rmtree(self.site)
        build(self.site, self.newer, ROOT / "web", KEEP)

    def close(self) -> None:
        self.files.close()


@pytest.fixture
def host(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with closing(Host(tmp_path, shared_site(tmp_path_factory))) as found:
        yield found


@pytest.fixture
def visitor(browser: Browser, host: Host) -> Iterator[Visitor]:
    visitor = Visitor(browser, host.files.address)
    yield visitor
    assert visitor.leave() == [], "the pages complained"


def version(visitor: Visitor) -> str:
    return str(visitor.page.evaluate(VERSION))


def in_another_tab(visitor: Visitor, do: Callable[[], None]) -> None:
    first = visitor.page
    visitor.page = visitor.context.new_page()
    do()
    visitor.page.close()
    visitor.page = first


def test_a_newer_version_waits_until_it_is_wanted_and_loses_no_game(visitor: Visitor, host: Host) -> None:
    begin_short_game(visitor)
    play_on(visitor, 2)
    visitor.page.wait_for_function("navigator.serviceWorker.controller !== null")
    old, match = version(visitor), visitor.page.url
    host.renew()
    visitor.page.evaluate(LOOK_FOR_NEWER)
    expect(visitor.page.get_by_text(visitor.say("web-device-newer"))).to_be_visible()

    def look() -> None:
        """Whoever opens another tab meanwhile gets the old version, whole."""
        visitor.page.goto(match)
        expect(visitor.board).to_be_visible()
        assert version(visitor) == old

    in_another_tab(visitor, look)
    # The old page goes on, though nothing of it is left on the server.
    play_on(visitor, 2)
    done = visitor.steps.count()
    visitor.button("web-device-renew").click()
    visitor.page.wait_for_function(f"(old) => {VERSION} !== old", arg=old)
    assert visitor.page.url == match
    expect(visitor.board).to_be_visible()
    expect(visitor.steps.nth(done - 1)).to_be_attached()
    play_on(visitor, MOST_ACTIONS)
    expect(visitor.part("outcome")).to_be_visible()


KEPT = """async () => {
  const found = {};
  for (const name of (await caches.keys()).filter((name) => name.startsWith('vervet-page'))) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const response = await cache.match(url);
      const type = response.headers.get('content-type');
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
      found[url] = [type.split(';')[0], [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')];
    }
  }
  return found;
}"""


@pytest.mark.parametrize("pack", ["there", "gone", "damaged"])
def test_all_screens_are_kept_as_they_are_whether_packed_or_one_by_one(visitor: Visitor, host: Host, pack: str) -> None:
    visitor.forgive("404")
    [packed] = (host.site / "device").glob("screens-*")
    if pack == "gone":
        packed.unlink()
    elif pack == "damaged":
        packed.write_bytes(packed.read_bytes()[:-5000])
    visitor.go("/")
    visitor.page.wait_for_function("navigator.serviceWorker.controller !== null")
    kept = {url.removeprefix(f"{host.files.address}/"): each for url, each in visitor.page.evaluate(KEPT).items()}
    wanted = {name: (host.site / (name or "index.html")).read_bytes() for name in kept}
    assert {name: digest for name, (_, digest) in kept.items()} == {
        name: sha256(content).hexdigest() for name, content in wanted.items()
    }
    assert len(kept) > 100
    # The same types, whether the server named them or we did.
    types = {name.rpartition(".")[2]: kind for name, (kind, _) in kept.items()}
    assert types[""] == "text/html"
    assert types["js"] == "text/javascript"
    assert types["css"] == "text/css"
    assert types["svg"] == "image/svg+xml"
