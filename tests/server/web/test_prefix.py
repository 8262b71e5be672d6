"""Everything below a path."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import json
from websockets.sync.client import connect

from tests.server.running import PATIENCE, Running, new_settings
from vervet.server.settings import SettingError, from_environment
from vervet.server.web.pages import Pages

INDEX = '<link rel="icon" href="./favicon.svg" /><!-- preview --><script type="module" src="./assets/main.js"></script>'


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX, "utf-8")
    (folder / "assets" / "main.js").write_text("export {};", "utf-8")
    settings = new_settings(tmp_path_factory.mktemp("prefix"), prefix="/games/vervet")
    with closing(Running(settings, pages=Pages(folder, "/games/vervet"))) as running:
        yield running


def test_pages_and_api_are_below_the_prefix_and_say_so(below: Running) -> None:
    for path in ("/", "/match/7458a22ba49c8eef", "/index.html"):
        text = below.http.get(f"/games/vervet{path}").text
        assert 'href="/games/vervet/favicon.svg"' in text
        assert 'src="/games/vervet/assets/main.js"' in text
        assert f'content="http://127.0.0.1:{below.port}/games/vervet/preview.png"' in text
    assert below.http.get("/games/vervet/assets/main.js").text == "export {};"
    assert below.http.get("/games/vervet/api/health").status_code == 200
    assert below.http.get("/games/vervet/api/openapi.json").json()["servers"] == [{"url": "/games/vervet"}]
    assert below.http.head("/games/vervet/api/games").status_code == 200
    assert below.http.get("/games/vervet/api/nothing").status_code == 404


def test_without_the_last_slash_one_is_sent_on(below: Running) -> None:
    answer = below.http.get("/games/vervet")
    assert (answer.status_code, answer.headers["location"]) == (308, "/games/vervet/")


def test_a_proxy_may_take_the_prefix_off(below: Running) -> None:
    assert 'src="/games/vervet/assets/main.js"' in below.http.get("/").text
    assert below.http.get("/api/health").status_code == 200


def test_a_path_that_only_begins_alike_is_another(below: Running) -> None:
    assert below.http.get("/games/vervets/api/health").headers["content-type"].startswith("text/html")
    assert below.http.get("/games/vervets/assets/main.js").status_code == 404


def test_a_match_is_made_and_played_below_the_prefix(below: Running) -> None:
    body = {"game": "itchy-monkey", "seats": [{"kind": "here"}] * 2, "seed": 7}
    made = below.http.post("/games/vervet/api/matches", json=body).json()
    address = f"ws://127.0.0.1:{below.port}/games/vervet/api/matches/{made['match']}/play"
    with connect(address, proxy=None, legacy=True, ping_interval=None) as socket:
        socket.send(json.encode({"type": "join", "tokens": [seat["token"] for seat in made["seats"]]}).decode())
        kinds = [json.decode(socket.recv(timeout=PATIENCE))["type"] for _ in range(2)]
    assert "deal" in kinds


def test_without_a_prefix_files_are_at_the_root(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(INDEX, "utf-8")
    assert b'src="/assets/main.js"' in Pages(tmp_path).at("/match/x").body


@pytest.mark.parametrize(
    ("given", "prefix"), [("/vervet", "/vervet"), ("vervet/", "/vervet"), ("/", ""), ("a/b", "/a/b")]
)
def test_a_prefix_may_be_written_in_several_ways(given: str, prefix: str) -> None:
    assert from_environment({"VERVET_PREFIX": given}).prefix == prefix


@pytest.mark.parametrize("wrong", ["/a b", '/"><script>', "/../x", "/api", "/assets/x", "/a//b"])
def test_a_prefix_that_cannot_be_one_is_refused(wrong: str) -> None:
    with pytest.raises(SettingError, match="VERVET_PREFIX"):
        from_environment({"VERVET_PREFIX": wrong})
