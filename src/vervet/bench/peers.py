"""The peers we are printed beside, each timed by a script, in an environment of their own."""

import hashlib
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from vervet.bench.subject import Subject

ENVIRONMENT = ".venv-bench"
INSTALL_LIMIT = 900.0


class PeersError(ValueError):
    """There are no peers where they were expected; the message says where."""


class InstallError(Exception):
    """A peer that could not be installed; the message says why."""


@dataclass(frozen=True)
class Peer:
    """A peer's name, and the name of its script and of its requirements; most are written for Python."""

    name: str
    file: str
    on_node: bool = False


PEERS = (
    Peer("OpenSpiel", "spiel"),
    Peer("RLCard", "rl_card"),
    Peer("catanatron", "catan"),
    Peer("python-chess", "chess_board"),
    Peer("PettingZoo", "petting_zoo"),
    Peer("boardgame.io", "board_game", on_node=True),
    Peer("pgx", "pgx_games"),
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
        return self.folder / "peers" / f"{peer.file}.{'cjs' if peer.on_node else 'py'}"

    def requirements(self, peer: Peer) -> Path:
        """What pip or npm installs, with hashes."""
        lock = f"{peer.file}/package-lock.json" if peer.on_node else f"{peer.file}.txt"
        return self.folder / "requirements" / lock

    @property
    def python(self) -> Path:
        return self.environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def node_packages(self, peer: Peer) -> Path:
        return self.environment / "node" / peer.file

    def install(self, peer: Peer) -> None:
        """Install a peer unless it is already as required; raises `InstallError`."""
        text = self.requirements(peer).read_bytes()
        stamp = self.environment / f"{peer.file}.stamp"
        digest = hashlib.sha256(text + sys.version.encode()).hexdigest()
        if stamp.exists() and stamp.read_text(encoding="ascii") == digest:
            return
        if peer.on_node:
            self.install_with_npm(peer)
        else:
            self.install_with_pip(peer)
        stamp.write_text(digest, encoding="ascii")

    def install_with_pip(self, peer: Peer) -> None:
        if not self.python.exists():
            run([sys.executable, "-m", "venv", str(self.environment)])
        pip = [str(self.python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
        run([*pip, "--require-hashes", "-r", str(self.requirements(peer))])

    def install_with_npm(self, peer: Peer) -> None:
        """As locked; no package gets to run a script of its own."""
        folder = self.node_packages(peer)
        shutil.copytree(self.requirements(peer).parent, folder, dirs_exist_ok=True)
        quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
        run([program("npm"), "ci", "--ignore-scripts", *quiet, "--prefix", str(folder)])

    def subject(self, peer: Peer) -> Subject:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if peer.on_node:
            modules = str(self.node_packages(peer) / "node_modules")
            return Subject(
                peer.name,
                (program("node"), str(self.script(peer))),
                {**environment, "NODE_PATH": modules, "NODE_ENV": "production"},
            )
        # PettingZoo imports pygame, which prints a greeting on standard output; pgx would look for other processors.
        environment |= {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "JAX_PLATFORMS": "cpu"}
        return Subject(peer.name, (str(self.python), str(self.script(peer))), environment)


def program(name: str) -> str:
    """Node or npm, from the path or from beside our Python, where `tools/node.sh` puts them; raises `InstallError`."""
    beside = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    found = shutil.which(name, path=beside)
    if found is None:
        raise InstallError(f"cannot be installed: expected {name} on the path (nodejs.org)")
    return found


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
    """Why pip gave up: its first error, since those below it only repeat that there was one."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR:")]
    return (errors or lines or ["no reason given"])[0].removeprefix("ERROR:").strip()
