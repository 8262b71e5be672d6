"""The same run on Ray: two workers of a small cluster, one of which is killed on the way."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import polars as pl
import pytest

from vervet.lab.folder import Folder

from .cluster import ClusterRun
from .runs import run, settings_for

pytest.importorskip("ray")

from vervet.lab import ray_crew

GAMES = 2000
# The settings of `settings_for`, as a command line.
LINE = ("itchy-monkey", "--bots", "random", "--option", "rounds=3", "--seed", "7", "--games", str(GAMES))

# A cluster that fell over by itself on a busy machine gets a second try; the summary mentions it.
second_try = pytest.mark.flaky(reruns=1, only_rerun=["RayFailed"])


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    return run(tmp_path_factory.mktemp("alone"), settings_for(), GAMES).table()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., ClusterRun]]:
    """Begins the run on a cluster; at the end of the test none of its processes are left."""
    line = (*LINE, "--folder", str(tmp_path / "run"))
    with ExitStack() as stack:
        yield lambda **environment: stack.enter_context(closing(ClusterRun(*line, **environment)))


def played(tmp_path: Path) -> pl.DataFrame:
    return Folder(tmp_path / "run", settings_for(), GAMES, None).table()


@second_try
def test_ray_gives_the_same_table_though_a_worker_dies(
    start: Callable[..., ClusterRun], tmp_path: Path, alone: pl.DataFrame
) -> None:
    cluster = start()
    cluster.kill_worker()
    cluster.finish()
    assert played(tmp_path).equals(alone)


def test_a_cluster_that_does_not_start_gets_a_sentence(start: Callable[..., ClusterRun]) -> None:
    cluster = start(RAY_gcs_server_port_wait_time_s="0")
    assert cluster.end() == 2
    assert "No games can be played on the cluster local: " in cluster.said.read_text()


def test_a_worker_with_another_vervet_is_refused() -> None:
    with pytest.raises(ray_crew.ClusterError, match="a worker has Vervet"):
        ray_crew.work_there("0.0.0", settings_for(), ray_crew.Task("original", 0, 1))


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:1", "nowhere.invalid:6379", "127.0.0.1:99999"])
def test_a_missing_cluster_gets_a_sentence_at_once(address: str) -> None:
    with pytest.raises(ray_crew.ClusterError, match=address):
        ray_crew.RayCrew(address, 2)
