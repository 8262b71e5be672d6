"""The table of baselines is what was played, where Stable-Baselines3 is installed."""

import warnings
from importlib.util import find_spec
from pathlib import Path

import pytest

if find_spec("sb3_contrib") is None:
    pytest.skip("needs sb3-contrib: make learn", allow_module_level=True)
pytestmark = pytest.mark.filterwarnings("ignore")
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from examples.learn.baselines import main


def test_a_small_table_is_played_written_and_read_again(tmp_path: Path) -> None:
    page, scores = tmp_path / "baselines.md", tmp_path / "scores.json"
    words = ["--game", "after-us", "--steps", "1", "--seeds", "1", "--count", "4"]
    main([*words, "--page", str(page), "--json", str(scores)])
    written = page.read_text("utf-8")
    assert "| heuristic |  | 100.0% (" in written and "| mind-1 (top) |" in written and "| PPO | 0 |" in written
    main([*words, "--read", str(scores), "--page", str(page)])
    assert page.read_text("utf-8") == written
