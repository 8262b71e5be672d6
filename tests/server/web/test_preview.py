"""A shared link carries a title, a sentence and a picture; what somebody else wrote cannot get into the page by it."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.running import Running, new_settings
from vervet.server.web.pages import Pages
from vervet.texts import Texts

EN, FR = Texts("en"), Texts("fr")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "index.html").write_text("<html><head><!-- preview --></head></html>", "utf-8")
    with closing(Running(new_settings(tmp_path), pages=Pages(pages))) as running:
        yield running


def test_the_lobby_is_previewed(site: Running) -> None:
    text = site.http.get("/").text
    assert f'<meta property="og:title" content="{EN.say("web-title-lobby")}" />' in text
    assert f'<meta property="og:image" content="http://127.0.0.1:{site.port}/preview.png" />' in text


def test_an_invitation_names_its_game_in_the_language_of_the_reader(site: Running) -> None:
    made = site.create("here", "link", game="after-us", seed=None)
    page = f"/match/{made['match']}"
    assert EN.say("web-invited", game=EN.say("after-us-name")) in site.http.get(page).text
    french = site.http.get(page, headers={"accept-language": "fr-CH, fr;q=0.9"}).text
    assert FR.say("web-invited", game=FR.say("after-us-name")) in french
    assert EN.say("web-title-lobby") in site.http.get("/match/nowhere").text


def test_nothing_of_a_request_becomes_part_of_the_page(site: Running) -> None:
    text = site.http.get("/", headers={"host": '"><script>alert(1)</script>'}).text
    assert "<script>" not in text


def test_a_page_that_has_not_changed_is_not_sent_again(site: Running) -> None:
    first = site.http.get("/")
    again = site.http.get("/", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
