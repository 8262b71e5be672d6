"""The web client as the server hands it out."""

import gzip
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.running import Running, new_settings
from vervet.server.web.pages import Pages


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Client</title>", "utf-8")
    (folder / "assets" / "main-abc123.js").write_text("export const answer = 42;\n" * 50, "utf-8")
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    with closing(Running(new_settings(tmp_path_factory.mktemp("pages")), pages=Pages(folder))) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/match/7458a22ba49c8eef", "/match/7458a22ba49c8eef/log", "/index.html"])
def test_the_client_is_served_at_every_address_that_it_reads(site: Running, path: str) -> None:
    answer = site.http.get(path)
    assert answer.status_code == 200
    assert answer.text == "<!doctype html><title>Client</title>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_with_its_hash_in_its_name_is_kept_for_ever(site: Running) -> None:
    answer = site.http.get("/assets/main-abc123.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("export const answer")


def test_a_browser_that_cannot_unpack_gets_plain_files(site: Running) -> None:
    answer = site.http.get("/assets/main-abc123.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert len(answer.content) > len(gzip.compress(answer.content))


def test_what_the_browser_already_has_is_not_sent_again(site: Running) -> None:
    tag = site.http.get("/icon.svg").headers["etag"]
    again = site.http.get("/icon.svg", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/../../etc/passwd.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/assets/none.js"])
def test_nothing_outside_the_client_is_served(site: Running, path: str) -> None:
    assert site.http.get(path).status_code == 404


def test_only_what_comes_from_the_server_itself_may_run(site: Running) -> None:
    for path in ("/", "/assets/main-abc123.js", "/api/games", "/api/nothing"):
        headers = site.http.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'; ")
        assert headers["x-content-type-options"] == "nosniff"


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    assert b"make play" in Pages(tmp_path).at("/").body
