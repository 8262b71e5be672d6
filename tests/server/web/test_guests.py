"""A game of one's own reaches the browser: in the list of games, with its texts in the page."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.guests.files import ROOT
from vervet.catalog import games, welcome
from vervet.guests import VARIABLE
from vervet.server.web.pages import Pages

CLIENT = b'<html><body><div id="app"></div></body></html>'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(VARIABLE, "")
    (tmp_path / "index.html").write_bytes(CLIENT)
    yield tmp_path
    monkeypatch.undo()
    games.cache_clear()


def test_without_guests_the_page_is_as_it_was_built(folder: Path) -> None:
    assert Pages(folder).index.body == CLIENT


def test_the_page_brings_what_the_client_cannot_know(folder: Path) -> None:
    file = folder / "sealed_bid.py"
    file.write_text((ROOT / "examples" / "sealed_bid.py").read_text("utf-8"), "utf-8")
    (folder / "sealed_bid.fr.ftl").write_text("sealed-bid-name = Mise </script> scellée\n", "utf-8")
    welcome(str(file))
    body = Pages(folder).index.body
    assert b"</script> scell" not in body, "what a file says ends no script of ours"
    told = re.search(rb'<script type="application/json" id="guests">(.*?)</script>', body)
    assert told is not None
    known = json.loads(told[1])
    assert known["names"] == ["sealed-bid"]
    assert known["texts"] == {"en": [""], "fr": ["sealed-bid-name = Mise </script> scellée\n"]}
