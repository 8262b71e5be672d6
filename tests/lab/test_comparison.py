"""Two boxes side by side: what changed is found, and what did not change is left alone."""

from pathlib import Path

import pytest

from vervet.catalog import printed_box
from vervet.lab.comparison import Change, Comparison
from vervet.lab.folder import CHANGED, ORIGINAL, Folder
from vervet.lab.settings import Settings
from vervet.lab.stopping_rule import Stopping
from vervet.lab.summary import summarize

from .runs import run, settings_for

GAMES = 120


def compared(folder: Folder) -> Comparison:
    return Comparison(folder, summarize(folder, ORIGINAL), summarize(folder, CHANGED), Stopping(None))


def changed(old: str, new: str) -> Settings:
    box = printed_box("itchy-monkey")
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


def test_a_handful_of_games_is_never_more_than_noise(tmp_path: Path) -> None:
    for games in (1, 2, 3):
        folder = run(tmp_path / str(games), settings_for(), games, changed=changed("workers = 20", "workers = 4"))
        comparison = compared(folder)
        assert any(change.difference for change in comparison.changes)
        assert comparison.sure == []


def test_a_difference_that_is_not_known_yet_may_be_anything() -> None:
    assert Change("place-1", 0.0, 1.0, difference=1.0, error=0.0, half=float("inf")).interval == (-1.0, 1.0)


def test_pairs_are_games_of_the_same_number(tmp_path: Path) -> None:
    folder = run(tmp_path, settings_for(), 20, changed=changed("workers = 20", "workers = 4"))
    one, two = folder.table(ORIGINAL), folder.table(CHANGED)
    assert one["starter"].to_list() == two["starter"].to_list()
    comparison = compared(folder)
    decisions = (two["decisions"] - one["decisions"]).mean()
    assert comparison.pairs.mean("decisions") == pytest.approx(decisions)


def test_what_a_stopping_rule_watches_is_judged_by_an_interval_that_holds_at_every_moment() -> None:
    watched = Change("place-1", 0.50, 0.53, difference=0.03, error=0.01, half=0.032)
    fixed = Change("place-1", 0.50, 0.53, difference=0.03, error=0.01, q=watched.p)
    assert fixed.sure
    assert not watched.sure
    assert watched.interval[0] < 0 < fixed.interval[0]
