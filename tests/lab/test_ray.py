"""The same run on Ray: two workers of a small cluster, one of which is killed on the way."""

import contextlib
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from vervet.lab.crew import Done

from .runs import run, settings_for

ray = pytest.importorskip("ray")

from vervet.lab import ray_crew  # noqa: E402

# Ray's own threads and sockets are closed by its processes when they end.
pytestmark = pytest.mark.filterwarnings("ignore")
GAMES = 40


@pytest.fixture(scope="module")
def crew() -> Iterator[ray_crew.RayCrew]:
    made = ray_crew.RayCrew(ray_crew.LOCAL, 2)
    yield made
    made.leave()


def status(process: Path) -> tuple[int, str]:
    """The parent of a process, and its title; Ray writes into it what a worker is doing."""
    try:
        parent = int((process / "stat").read_text().rsplit(")", 1)[1].split()[1])
        return parent, (process / "cmdline").read_text().replace("\0", " ").strip()
    except OSError:
        return 0, ""


def worker_processes() -> list[int]:
    """The workers of the cluster that this process has started, those that are playing first."""
    found = {int(process.name): status(process) for process in Path("/proc").glob("[0-9]*")}
    ours = {process for process, (parent, _) in found.items() if parent == os.getpid()}
    workers = [process for process, (parent, title) in found.items() if parent in ours and title.startswith("ray::")]
    return sorted(workers, key=lambda process: "work_there" not in found[process][1])


def test_ray_gives_the_same_table_and_survives_the_death_of_a_worker(tmp_path: Path, crew: ray_crew.RayCrew) -> None:
    assert crew.workers == 2
    alone = run(tmp_path / "alone", settings_for(), GAMES)
    on_ray = run(tmp_path / "ray", settings_for(), GAMES, crew)
    assert on_ray.table().equals(alone.table())
    killed: list[int] = []

    def kill_one(_: Done) -> None:
        if not killed:
            killed.append(worker_processes()[0])
            with contextlib.suppress(ProcessLookupError):
                os.kill(killed[0], signal.SIGKILL)

    survived = run(tmp_path / "killed", settings_for(), GAMES, crew, progress=kill_one)
    assert killed
    assert survived.table().equals(alone.table())


def test_a_worker_with_another_vervet_is_refused() -> None:
    with pytest.raises(ray_crew.ClusterError, match="a worker has Vervet"):
        ray_crew.work_there("0.0.0", settings_for(), ray_crew.Task("original", 0, 1))


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:1", "nowhere.invalid:6379", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_is_told_at_once(address: str) -> None:
    with pytest.raises(ray_crew.ClusterError, match=address):
        ray_crew.RayCrew(address, 2)
