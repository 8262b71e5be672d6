"""`vervet lab --ray` as people run it, in processes of its own: a cluster that fails takes down whoever started it."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

# Starting a cluster takes seconds, or a minute on a busy machine.
PATIENCE = 300.0
# Ray puts what a worker is doing into its process title. Its agents have such titles, too, but no cluster survives
# without them.
PLAYING = "ray::work_there"


class RayFailed(AssertionError):
    """The run ended without an error of ours; has what it said, and what Ray wrote about it."""


class Status(NamedTuple):
    """A process: its session, its state (R, S, D running, T stopped, Z dead) and its title."""

    session: int
    state: str
    title: str


def status(process: int) -> Status:
    try:
        state, _, _, session = (Path("/proc") / str(process) / "stat").read_text().rsplit(")", 1)[1].split()[:4]
        title = (Path("/proc") / str(process) / "cmdline").read_text().replace("\0", " ").strip()
    except OSError:
        return Status(0, "Z", "")
    return Status(int(session), state, title)


class ClusterRun:
    """A run on a small cluster of its own, all of whose processes are one session."""

    def __init__(self, *line: str, **environment: str) -> None:
        # Not in the test's folder: names of sockets have to be short.
        self.home = Path(tempfile.mkdtemp(prefix="ray"))
        self.said = self.home / "said"
        command = [sys.executable, "-m", "vervet", "lab", *line, "--ray", "--processes", "2", "--language", "en"]
        known = {**os.environ, "RAY_TMPDIR": str(self.home), **environment}
        with self.said.open("w") as said:
            self.driver = subprocess.Popen(
                command, env=known, stdout=said, stderr=subprocess.STDOUT, start_new_session=True
            )

    def finish(self) -> None:
        """Wait for the end; the run must succeed."""
        if code := self.end():
            story = self.story()
            raise (AssertionError if "Traceback" in story else RayFailed)(f"exit code {code}\n{story}")

    def end(self) -> int:
        """Wait for the end; returns the exit code."""
        try:
            return self.driver.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise RayFailed(f"no end within {PATIENCE:.0f} seconds\n{self.story()}") from None

    def story(self) -> str:
        """All that the run said, and what Ray's own processes complained about."""
        logs = sorted(self.home.glob("ray/session_2*/logs/*.*"))
        lines = [f"{log.name}: {line}" for log in logs for line in log.read_text(errors="replace").splitlines()]
        return "\n".join([self.said.read_text(), *(line for line in lines if " E " in line or " C " in line)])

    def kill_worker(self) -> None:
        """Kill a worker in the middle of its games, as soon as there is one."""
        while not any(self.kill_playing(process) for process in self.processes()):
            assert self.driver.poll() is None, f"it was over before a worker was seen\n{self.story()}"
            time.sleep(0.01)

    def kill_playing(self, process: int) -> bool:
        """It is stopped before it is killed, or it might come to the end of its games in the meantime."""
        if status(process).title != PLAYING:
            return False
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGSTOP)
            while status(process).state not in "TZ":
                time.sleep(0.001)
            playing = status(process) == Status(self.driver.pid, "T", PLAYING)
            os.kill(process, signal.SIGKILL if playing else signal.SIGCONT)
            return playing
        return False

    def processes(self) -> list[int]:
        """The living processes of the session."""
        known = {int(process.name): status(int(process.name)) for process in Path("/proc").glob("[0-9]*")}
        return [number for number, one in known.items() if one.session == self.driver.pid and one.state != "Z"]

    def close(self) -> None:
        """Leave nothing behind, however it went."""
        end = time.monotonic() + PATIENCE
        while self.processes() and time.monotonic() < end:
            for process in self.processes():
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            time.sleep(0.05)
        self.driver.wait()
        shutil.rmtree(self.home, ignore_errors=True)
