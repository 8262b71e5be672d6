"""A server of somebody else's, in processes that end with ours, however ours ends."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# Nobody: PostgreSQL refuses to run as root, and none of them needs more.
NOBODY = 65534
PATIENCE = 60.0
# The shell waits for the end of our pipe, which comes when we close it or die, and clears up. What it reads before that
# is the name of a signal to stop the program with, and then a line to start it again.
LIFELINE = (
    'folder=$1; shift; begin() { "$@" </dev/null >>"$folder/log" 2>&1 & child=$!; echo $child; }; '
    'begin "$@"; trap : INT TERM HUP; '
    'while read -r signal; do kill -$signal $child; wait $child; echo; read -r _ || break; begin "$@"; done; '
    'kill -CONT $child 2>/dev/null; kill -INT $child 2>/dev/null; wait $child; cd /; rm -rf "$folder"'
)


class Missing(Exception):
    """A server that cannot be had here; the message says what would help."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def program(name: str, package: str, setting: str) -> str:
    """A program that a wheel brought, or that is on the machine."""
    beside = Path(sys.executable).with_name(name)
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        raise Missing(f"no {name}: pip install {package}{setting}")
    return found


class Service:
    """A folder, a port on this machine, and the program that serves there."""

    def __init__(self, name: str) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"vervet-{name}-"))
        # What nobody else may read must still be read by whom the program runs as.
        self.owner: dict[str, object] = {}
        if os.geteuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
            self.owner = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        self.shell: subprocess.Popen[str] | None = None
        self.pid = 0

    def launch(self, *command: str) -> None:
        """Start the program and wait until its port answers."""
        self.shell = subprocess.Popen(
            ["sh", "-c", LIFELINE, "sh", str(self.folder), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # Where the shell would say that its child was killed.
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=self.folder,
            start_new_session=True,
            **self.owner,  # type: ignore[call-overload]
        )
        self.wait_until_it_answers()

    def wait_until_it_answers(self) -> None:
        assert self.shell is not None and self.shell.stdout is not None
        self.pid = int(self.shell.stdout.readline())
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if time.monotonic() > end:
                said = (self.folder / "log").read_text()
                self.close()
                raise AssertionError(f"{self.folder.name} does not answer: {said}")
            time.sleep(0.02)

    def stop(self, number: signal.Signals) -> None:
        """End the program, but keep its folder; it is gone when this returns."""
        assert self.shell is not None and self.shell.stdin is not None and self.shell.stdout is not None
        self.shell.stdin.write(f"{number.name.removeprefix('SIG')}\n")
        self.shell.stdin.flush()
        self.shell.stdout.readline()

    def start_again(self) -> None:
        """The same program in the same folder, as soon as it answers."""
        assert self.shell is not None and self.shell.stdin is not None
        self.shell.stdin.write("\n")
        self.shell.stdin.flush()
        self.wait_until_it_answers()

    def answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1.0).close()
        except OSError:
            return False
        return True

    def send(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def close(self) -> None:
        if self.shell is not None:
            assert self.shell.stdin is not None and self.shell.stdout is not None
            self.shell.stdin.close()
            self.shell.wait()
            self.shell.stdout.close()
            self.shell = None
        shutil.rmtree(self.folder, ignore_errors=True)
