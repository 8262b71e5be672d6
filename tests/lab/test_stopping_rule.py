"""When a run ends: a number fixed beforehand, or a rule that allows for looking."""

from pathlib import Path

import pytest

from vervet.lab.crew import Done, Processes
from vervet.lab.folder import Folder
from vervet.lab.stopping_rule import EVERY, LEAST, Stopping

from .runs import Lots, run, settings_for


def test_a_rule_ends_the_run_at_the_same_game_however_it_is_played(stopped: Folder, tmp_path: Path) -> None:
    assert LEAST < stopped.games < 20_000
    assert stopped.games % EVERY == 0
    two = run(tmp_path, settings_for(rounds=1), 20_000, Lots(Processes(2)), until=0.04)
    assert two.games == stopped.games
    assert two.table().equals(stopped.table())
    assert two.table().height == two.games


def test_a_rule_ends_a_run_as_soon_as_everything_is_known_well_enough(stopped: Folder) -> None:
    review = Stopping(0.04)
    while review.moments.games < stopped.games - EVERY:
        review.look(stopped)
    assert review.half_width() > 0.04
    review.look(stopped)
    assert review.half_width() <= 0.04
    mean, half = review.moments.mean("place-1"), review.half_width("place-1")
    assert mean - half < 0.55 < mean + half


def test_a_run_that_its_rule_has_ended_plays_no_more(stopped: Folder) -> None:
    def fail(done: Done) -> None:
        pytest.fail(f"played {done.task}")

    again = run(stopped.path, settings_for(rounds=1), 20_000, until=0.04, progress=fail)
    assert again.games == stopped.games


def test_without_a_rule_nothing_ends_a_run_early(tmp_path: Path) -> None:
    folder = run(tmp_path, settings_for(), 10)
    assert folder.games == 10
    assert not Stopping(None).reached(folder)


def test_a_limit_may_come_before_the_rule(tmp_path: Path) -> None:
    folder = run(tmp_path, settings_for(rounds=1), 40, until=0.001)
    assert folder.games == 40
    assert folder.document["stopped"] is None
