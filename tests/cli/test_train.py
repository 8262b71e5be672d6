"""`vervet train`: what is wrong with its words is told in a sentence; a round where PyTorch is installed."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from .terminal import Shell

TINY = ("--games", "1", "--simulations", "1", "--processes", "1", "--rounds", "1")


def test_a_setup_that_cannot_be_played_is_refused(shell: Shell) -> None:
    ran = shell("train", "itchy-monkey", "--setup", "players=9")
    assert ran.code == 2 and "players" in ran.said
    ran = shell("train", "itchy-monkey", "--setup", "playrs=2")
    assert ran.code == 2 and "playrs" in ran.said
    assert shell("train", "itchy-monkey", "--setup", "players").code == 2


def test_a_box_that_is_none_is_refused(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    ran = shell("train", "after-us", "--components", str(file))
    assert ran.code == 2 and "not a box to play with" in ran.said
    file.write_text("cards = [", "utf-8")
    ran = shell("train", "after-us", "--components", str(file))
    assert ran.code == 2 and "not a box to play with" in ran.said


def test_it_has_a_page_of_help(shell: Shell) -> None:
    ran = shell("train", "--help", "--language", "fr")
    assert ran.code == 0 and "Usage : vervet train" in ran.said and "--components" in ran.said


@pytest.mark.skipif(find_spec("torch") is not None, reason="PyTorch is installed")
def test_without_pytorch_it_says_what_to_install(shell: Shell, tmp_path: Path) -> None:
    ran = shell("train", "itchy-monkey", *TINY, "--folder", str(tmp_path))
    assert ran.code == 2 and '-m pip install "torch>=' in " ".join(ran.said.split())


def test_a_round_is_told_drawn_and_gone_on_with(shell: Shell, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    line = ("train", "cheeky-monkeys", *TINY, "--folder", str(tmp_path))
    assert "Round 0: 1 games" in shell(*line).said
    assert (tmp_path / "climb.svg").exists() and (tmp_path / "net-000.vervet").exists()
    assert "Round 1: 1 games" in shell(*line).said
