"""The games played by a Ray cluster, or by a small one on this machine."""

import logging
import os
import re
import socket
from collections.abc import Iterator, Mapping

import ray
from ray.exceptions import RayError

from vervet import __version__
from vervet.lab.crew import AHEAD, Done, Task, WorkerLost, work
from vervet.lab.settings import Settings

LOCAL, AUTO = "local", "auto"
PLACE = re.compile(r"(?:ray://)?([\w.-]+|\[[0-9a-fA-F:]+\]):(\d{1,5})")
PATIENCE = 5.0
# A task whose worker or machine dies is played again elsewhere, this many times; its games are the same there.
RETRIES = 10
# A cluster of our own starts on a machine that may have little time for it: Ray's patience with its parts, several
# times as long as usual, for every setting that nobody has set otherwise.
PATIENT = {
    "RAY_gcs_server_port_wait_time_s": "120",
    "RAY_gcs_server_request_timeout_seconds": "300",
    "RAY_agent_register_timeout_ms": "300000",
    "RAY_worker_register_timeout_seconds": "300",
    "RAY_health_check_timeout_ms": "60000",
    "RAY_health_check_failure_threshold": "20",
}
# Games as Parquet are small; Ray would take a third of the memory.
OBJECT_BYTES = 256 * 2**20


class ClusterError(RuntimeError):
    """No cluster at the address, or one with another Vervet on it; the message says which."""


def knock(address: str) -> None:
    """Ray itself would try for ever to reach a cluster that is not there."""
    found = PLACE.fullmatch(address)
    if found is None:
        raise ClusterError(f"expected {AUTO}, or host:port, not {address!r}")
    try:
        socket.create_connection((found[1].strip("[]"), int(found[2])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ClusterError(f"nobody answers at {address} ({error})") from None


def work_there(version: str, settings: Settings, task: Task) -> Done:
    """The same as everywhere, but games of another version would be other games."""
    if version != __version__:
        raise ClusterError(f"a worker has Vervet {__version__}, but this is {version}")
    return work(settings, task)


def start_here(workers: int) -> None:
    """A cluster of our own, on this machine."""
    for name, patience in PATIENT.items():
        os.environ.setdefault(name, patience)
    ray.init(
        address=LOCAL,
        num_cpus=workers,
        object_store_memory=OBJECT_BYTES,
        include_dashboard=False,
        log_to_driver=False,
        logging_level=logging.ERROR,
        ignore_reinit_error=True,
    )


class RayCrew:
    """`address` is that of a cluster (`auto`: the one this machine belongs to), or `local` for one of our own."""

    def __init__(self, address: str, workers: int) -> None:
        logging.getLogger("ray").setLevel(logging.ERROR)
        self.started = not ray.is_initialized()
        if address not in (LOCAL, AUTO):
            knock(address)
        try:
            if address == LOCAL:
                start_here(workers)
            else:
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, ignore_reinit_error=True)
        # Nothing narrower: Ray reports parts that do not come up in time by a plain Exception.
        except Exception as error:
            raise ClusterError((str(error).strip() or repr(error)).splitlines()[0]) from None
        resources = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray declares no types here
        self.workers = max(1, int(resources.get("CPU", 1)))

    def play(self, settings: Mapping[str, Settings], tasks: Iterator[Task]) -> Iterator[Done]:
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(work_there)
        known = {side: ray.put(one) for side, one in settings.items()}
        waiting: list[ray.ObjectRef[Done]] = []
        try:
            for task in tasks:
                waiting.append(remote.remote(__version__, known[task.side], task))
                if len(waiting) >= self.workers * AHEAD:
                    done, waiting = ray.wait(waiting)
                    yield ray.get(done[0])
            while waiting:
                done, waiting = ray.wait(waiting)
                yield ray.get(done[0])
        except RayError as error:
            cause = getattr(error, "cause", None)
            if isinstance(cause, ClusterError):
                raise cause from None
            raise WorkerLost(str(error).strip().splitlines()[0]) from None
        finally:
            for ref in waiting:
                ray.cancel(ref, force=True)

    def leave(self) -> None:
        """Let the cluster go; one of our own ends."""
        if self.started:
            ray.shutdown()
