"""A run gives the same table however it is played: alone, by processes, in pieces, with workers that die."""

import multiprocessing
from itertools import count
from pathlib import Path

import pytest

from vervet.catalog import printed_box
from vervet.lab.crew import AHEAD, Alone, Done, Processes, Task, WorkerLost, keep_busy
from vervet.lab.folder import CHANGED, ORIGINAL, Folder
from vervet.lab.run import LARGEST_PART, Pace, play_run
from vervet.lab.stopping_rule import Stopping

from .runs import nothing, run, settings_for

GAMES = 60


def test_two_processes_give_the_same_table_as_one(tmp_path: Path) -> None:
    alone = run(tmp_path / "alone", settings_for(), GAMES)
    two = run(tmp_path / "two", settings_for(), GAMES, Processes(2))
    assert alone.table().equals(two.table())
    assert alone.table()["game"].to_list() == list(range(GAMES))


def test_a_changed_box_reaches_every_process(tmp_path: Path) -> None:
    box = printed_box("itchy-monkey").replace("workers = 20", "workers = 4")
    alone = run(tmp_path / "alone", settings_for(), 20, changed=settings_for(components=box))
    two = run(tmp_path / "two", settings_for(), 20, Processes(2), changed=settings_for(components=box))
    assert two.table(CHANGED).equals(alone.table(CHANGED))
    assert not two.table(CHANGED).equals(two.table(ORIGINAL))


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole", settings_for(), GAMES)
    parts = count()

    def interrupt(_: Done) -> None:
        if next(parts) == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "broken", settings_for(), GAMES, progress=interrupt)
    kept = Folder(tmp_path / "broken", settings_for(), GAMES).finished(ORIGINAL)
    assert 0 < kept < GAMES
    played: list[Task] = []
    again = run(tmp_path / "broken", settings_for(), GAMES, progress=lambda done: played.append(done.task))
    assert sum(task.count for task in played) == GAMES - kept
    assert again.table().equals(whole.table())


def test_a_run_survives_a_worker_that_is_killed(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole", settings_for(), GAMES)
    killed: list[int | None] = []

    def kill_one(_: Done) -> None:
        if not killed:
            victim = multiprocessing.active_children()[0]
            killed.append(victim.pid)
            victim.kill()

    folder = run(tmp_path / "killed", settings_for(), GAMES, Processes(2), progress=kill_one)
    assert killed
    assert folder.table().equals(whole.table())


def test_workers_that_keep_dying_end_the_run(tmp_path: Path) -> None:
    class Doomed(Alone):
        def play(self, settings: object, tasks: object) -> object:  # type: ignore[override]
            raise WorkerLost("all of them")

    folder = Folder(tmp_path / "run", settings_for(), GAMES)
    with pytest.raises(WorkerLost):
        play_run(folder, Doomed(), Stopping(None), nothing)


def test_only_a_few_tasks_are_under_way_at_once() -> None:
    asked = 0
    given = 0
    most = 0

    def tasks() -> object:
        nonlocal asked
        for first in range(50):
            asked += 1
            yield Task(ORIGINAL, first, 1)

    class At:
        """A pool that answers at once."""

        @staticmethod
        def submit(task: Task) -> object:
            from concurrent.futures import Future

            future: Future[Done] = Future()
            future.set_result(Done(task, b"", 0.0))
            return future

    for _ in keep_busy(At.submit, tasks(), 2):  # type: ignore[arg-type]
        given += 1
        most = max(most, asked - given)
    assert given == 50
    assert most <= 2 * AHEAD


def test_parts_grow_with_the_pace_but_not_without_end() -> None:
    pace = Pace()
    for _ in range(12):
        pace.learn(Done(Task(ORIGINAL, 0, 1000), b"", 0.001))
    assert pace.size == LARGEST_PART
    pace.learn(Done(Task(ORIGINAL, 0, 1), b"", 60.0))
    assert pace.size == 1


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    one = run(tmp_path / "one", settings_for(seed=1), 5).table()
    two = run(tmp_path / "two", settings_for(seed=2), 5).table()
    assert set(one["seed"]).isdisjoint(two["seed"])
    assert one["seed"].n_unique() == 5
