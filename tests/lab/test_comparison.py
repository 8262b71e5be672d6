"""Two boxes beside each other: what changed is found, and what did not change is left alone."""

from pathlib import Path

import pytest

from vervet.lab.comparison import Comparison
from vervet.lab.folder import CHANGED, ORIGINAL, Folder
from vervet.lab.settings import Settings, printed_components
from vervet.lab.summary import summarize

from .runs import run, settings_for

GAMES = 120


def compared(folder: Folder) -> Comparison:
    return Comparison(folder, summarize(folder, ORIGINAL), summarize(folder, CHANGED))


def changed(old: str, new: str) -> Settings:
    box = printed_components("itchy-monkey")
    assert old in box
    return settings_for(components=box.replace(old, new))


def test_the_same_box_changes_nothing_at_all(tmp_path: Path) -> None:
    comparison = compared(run(tmp_path, settings_for(), GAMES, changed=changed("queens = 3", "queens =  3")))
    assert comparison.sure == []
    assert all(change.difference == 0 for change in comparison.changes)


def test_a_change_that_matters_is_more_than_noise(tmp_path: Path) -> None:
    comparison = compared(run(tmp_path, settings_for(), GAMES, changed=changed("workers = 20", "workers = 4")))
    found = {change.name: change for change in comparison.changes}
    assert found["width"].sure
    assert found["width"].difference == pytest.approx(found["width"].after - found["width"].before)
    assert not found["place-1"].sure
    assert 0 < found["width"].findable < abs(found["width"].difference)


def test_pairs_are_games_of_the_same_number(tmp_path: Path) -> None:
    folder = run(tmp_path, settings_for(), 20, changed=changed("workers = 20", "workers = 4"))
    one, two = folder.table(ORIGINAL), folder.table(CHANGED)
    assert one["starter"].to_list() == two["starter"].to_list()
    comparison = compared(folder)
    decisions = (two["decisions"] - one["decisions"]).mean()
    assert comparison.pairs.mean("decisions") == pytest.approx(decisions)
