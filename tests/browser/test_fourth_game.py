"""A fourth game needs a folder, a line and its texts: then lobby, table and terminal have it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.fourth import GAME, added_to
from tests.browser.visitor import Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser
PATIENCE = 300


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return added_to(tmp_path_factory.mktemp("fourth"))


def vervet(source: Path, *words: str, typed: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": str(source), "VERVET_LANGUAGE": "en", "COLUMNS": "100"}
    command = [sys.executable, "-m", "vervet", *words]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=environment, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_terminal_plays_it(source: Path) -> None:
    printed = vervet(
        source, "play", GAME, "--bot", "random", "--seed", "3", typed="move b7 b6\nmove b6 b3\nhelp\nquit\n"
    )
    assert "Breakthrough, seed 3" in printed
    assert "Player 1 moves from b7 to b6." in printed
    assert "b3 is not one step forward. (BT-2)" in printed
    assert "One step forward, straight or diagonally." in printed
    # The board after both have moved, line by line.
    assert "b.bbbbbb" in printed


def test_the_simulator_and_the_rules_know_it(source: Path) -> None:
    assert GAME in vervet(source, "sim", GAME, "--games", "2", "--bots", "random,random", "--json")
    assert "Reach the row farthest from you and you win." in vervet(source, "rules", GAME, "BT-4")


def test_the_lobby_offers_it_and_the_browser_plays_it(
    source: Path, launch: Callable[..., Process], visit: Callable[..., Visitor]
) -> None:
    site = launch(PYTHONPATH=str(source))
    visitor = visit(site)
    visitor.go()
    visitor.page.get_by_text("Whose piece reaches the far row first?").click()
    visitor.unfold()
    visitor.called("combobox", "web-bot-of", seat=2).select_option(value="random")
    visitor.button("web-play").click()
    expect(visitor.page.get_by_label(visitor.say("web-plain-view"), exact=True)).to_contain_text("bbbbbbbb")
    visitor.page.get_by_role("button", name="move b7 b6", exact=True).click()
    expect(visitor.part("log")).to_contain_text(f"{visitor.say('player-human', seat=1)} moves from b7 to b6.")
    expect(visitor.part("actions")).to_contain_text(visitor.say("web-plain-turn"))
