"""The peers we are printed beside, each timed by a script in an environment that they have for themselves."""

import hashlib
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from vervet.bench.subject import Subject

ENVIRONMENT = ".venv-bench"
INSTALL_LIMIT = 900.0


class PeersError(ValueError):
    """There are no peers to be found where they were expected; the message says where."""


class InstallError(Exception):
    """A peer that could not be installed; the message says why."""


@dataclass(frozen=True)
class Peer:
    """A peer's name, and the name of its script and of its requirements."""

    name: str
    file: str


PEERS = (
    Peer("OpenSpiel", "spiel"),
    Peer("catanatron", "catan"),
    Peer("python-chess", "chess_board"),
    Peer("PettingZoo", "petting_zoo"),
)


class Neighbours:
    """The environment of the peers, made beside the folder with their scripts and requirements."""

    def __init__(self, folder: Path, environment: Path | None = None) -> None:
        self.folder = folder.resolve()
        self.environment = environment or self.folder.parent / ENVIRONMENT
        missing = [path for peer in PEERS for path in (self.script(peer), self.requirements(peer)) if not path.exists()]
        if missing:
            raise PeersError(f"expected the peers' scripts and requirements in {folder}; there is no {missing[0].name}")

    def script(self, peer: Peer) -> Path:
        return self.folder / "peers" / f"{peer.file}.py"

    def requirements(self, peer: Peer) -> Path:
        return self.folder / "requirements" / f"{peer.file}.txt"

    @property
    def python(self) -> Path:
        return self.environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def install(self, peer: Peer) -> None:
        """Install a peer unless it is already as required; raises `InstallError`."""
        text = self.requirements(peer).read_bytes()
        stamp = self.environment / f"{peer.file}.stamp"
        digest = hashlib.sha256(text + sys.version.encode()).hexdigest()
        if stamp.exists() and stamp.read_text(encoding="ascii") == digest:
            return
        if not self.python.exists():
            run([sys.executable, "-m", "venv", str(self.environment)])
        pip = [str(self.python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
        run([*pip, "--require-hashes", "-r", str(self.requirements(peer))])
        stamp.write_text(digest, encoding="ascii")

    def subject(self, peer: Peer) -> Subject:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        # PettingZoo imports pygame, which greets on standard output.
        environment["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
        return Subject(peer.name, (str(self.python), str(self.script(peer))), environment)


def run(command: list[str]) -> None:
    """Run a command silently; what it said last is the reason when it fails."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=INSTALL_LIMIT,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise InstallError(f"cannot be installed: {error}") from error
    if done.returncode != 0:
        raise InstallError(f"cannot be installed: {complaint(done.stdout)}")


def complaint(said: str) -> str:
    """Why pip gave up: its first error, for the ones below it only repeat that there was one."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR:")]
    return (errors or lines or ["no reason given"])[0].removeprefix("ERROR:").strip()
