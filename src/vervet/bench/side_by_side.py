"""Our server and boardgame.io's under the same load, by the same client, in one run: `make load`.

`python -m vervet.bench.side_by_side [--quick] [--page FILE]` starts each server on its own, has the players of
`bench/load/players.cjs` play on it, and reads what the server process spent: CPU seconds, and not the clock, so that a
busy machine changes little.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct
from msgspec.json import decode, encode
from msgspec.json import format as pretty
from rich.console import Console
from rich.progress import Progress

from vervet.bench.hardware import hardware
from vervet.bench.load_page import load_page
from vervet.bench.load_result import LoadResult, Memory, Sent, Under, read_before
from vervet.bench.ours import compiled
from vervet.bench.peers import PEERS, InstallError, Neighbours, program
from vervet.bench.profile import Spent, areas
from vervet.bench.under_load import free_port, server

BOARD_GAME: Final = next(peer for peer in PEERS if peer.name == "boardgame.io")
OURS: Final = "Vervet"
NAMES: Final = (OURS, BOARD_GAME.name)
WALL_LIMIT: Final = 600.0
# Two people whose match ends neither by rounds nor by repetition.
TWO: Final = {
    "game": "itchy-monkey",
    "seats": [{"kind": "here"}] * 2,
    "options": {"rounds": 1000, "repetitions": 9},
}
SIX: Final = {"game": "after-us", "seats": [{"kind": "here"}] * 6, "options": {"players": 6}}


class JobError(Exception):
    """The players did not come back with figures; the message says why."""


class Plan(Struct, frozen=True):
    """How much is measured: matches at once with the moves a second at which latencies are compared, and so on."""

    paces: dict[int, int]
    seconds: float
    idle: int
    idle_moves: int
    early: int
    late: int


FULL: Final = Plan({1: 50, 100: 300, 500: 500}, 6.0, 200, 30, 450, 150)
QUICK: Final = Plan({1: 20, 8: 40}, 0.7, 8, 4, 20, 20)


class Address(Struct, frozen=True):
    """A server that listens, and its process."""

    name: str
    address: str
    pid: int


class Players:
    """The load program, with the packages that it shares with boardgame.io."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "load"
        neighbours = Neighbours(folder)
        neighbours.install(BOARD_GAME)
        self.environment = dict(neighbours.subject(BOARD_GAME).environment)

    def run(self, server: Address, job: dict[str, object]) -> bytes:
        """Have them do a job; raises `JobError`."""
        told = encode({**job, "server": server.name, "address": server.address, "pid": server.pid}).decode()
        try:
            done = subprocess.run(
                [program("node"), str(self.folder / "players.cjs"), told],
                capture_output=True,
                env=self.environment,
                timeout=WALL_LIMIT,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise JobError(f"{server.name}: not done in {WALL_LIMIT:g} s") from error
        if done.returncode != 0:
            raise JobError(f"{server.name}: {done.stderr.decode(errors='replace').strip() or 'no reason given'}")
        return done.stdout

    @contextmanager
    def listening(self, name: str) -> Iterator[Address]:
        """A server of that name, for as long as it is needed."""
        if name == OURS:
            with server() as site:
                yield Address(name, site.address, site.process.pid)
            return
        port = free_port()
        command = [program("node"), str(self.folder / "board_game.cjs"), str(port)]
        process = subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE)
        assert process.stdout is not None
        try:
            if not process.stdout.readline():
                raise JobError(f"{name} did not start")
            yield Address(name, f"127.0.0.1:{port}", process.pid)
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


def measure(players: Players, plan: Plan, progress: Progress) -> LoadResult:
    """Everything in one run, the two servers by turns."""
    result = LoadResult(hardware(), compiled())
    task = progress.add_task("load", total=2 * len(plan.paces) + 3 + len(plan.paces))
    for matches, pace in plan.paces.items():
        for name in NAMES:
            progress.update(task, description=f"{name}: {matches} matches at once")
            job = {"kind": "under", "matches": matches, "pace": pace, "seconds": plan.seconds, "setup": TWO}
            with players.listening(name) as address:
                phases = decode(players.run(address, job), type=Under)
            result.under.setdefault(name, {})[matches] = phases
            progress.advance(task)
    for name in NAMES:
        progress.update(task, description=f"{name}: memory")
        job = {"kind": "weigh", "matches": plan.idle, "moves": plan.idle_moves, "setup": TWO}
        with players.listening(name) as address:
            result.memory[name] = decode(players.run(address, job), type=Memory)
        progress.advance(task)
    progress.update(task, description="After Us for six")
    with players.listening(OURS) as address:
        job = {"kind": "sent", "early": plan.early, "moves": plan.late, "setup": SIX}
        result.sent = decode(players.run(address, job), type=Sent)
    progress.advance(task)
    for matches in plan.paces:
        progress.update(task, description=f"profile: {matches} matches")
        result.profile[matches] = profiled(players, matches, plan.seconds)
        progress.advance(task)
    return result


def profiled(players: Players, matches: int, seconds: float) -> list[Spent]:
    """Where the server's time goes; being watched costs it some of its own."""
    with TemporaryDirectory(prefix="vervet-profile-") as folder:
        file = Path(folder) / "profile"
        with server(profile=file) as site:
            job = {"kind": "under", "matches": matches, "pace": 10_000, "seconds": seconds, "setup": TWO}
            players.run(Address(OURS, site.address, site.process.pid), job)
        # A server that had to be killed has left nothing.
        return areas(file) if file.exists() else []


def show(result: LoadResult, console: Console) -> None:
    for name, rows in result.under.items():
        for matches, row in rows.items():
            console.print(
                f"{name}, {matches}: {row.flat.moves_per_cpu_s:,.0f} moves a CPU-second, "
                f"paced p99 {row.paced.p99_ms} ms, "
                f"{row.flat.bytes_per_move_and_seat:,.0f} bytes a move and seat"
            )
    for name, memory in result.memory.items():
        console.print(f"{name}: {memory.kib_per_match} KiB a match with two sockets")
    if result.sent is not None:
        console.print(f"After Us for six, late: {result.sent.bytes_per_move_and_seat:,.0f} bytes a move and seat")


def publish(result: LoadResult, bench: Path, output: Path | None, page: Path | None) -> None:
    before = read_before(bench / "load" / "before.json")
    figures = pretty(encode(result), indent=2).decode() + "\n"
    for file, written in ((output, figures), (page, load_page(result, before))):
        if file:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(written, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m vervet.bench.side_by_side", description="Compare two servers.")
    parser.add_argument("--bench", type=Path, default=Path("bench"), metavar="FOLDER", help="where bench/load is")
    parser.add_argument("--quick", action="store_true", help="fewer matches, for less than a second each")
    parser.add_argument("--output", type=Path, metavar="FILE", help="also write the figures as JSON")
    parser.add_argument("--page", type=Path, metavar="FILE", help="also write them as a page in Markdown")
    given = parser.parse_args()
    errors = Console(stderr=True)
    try:
        with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
            result = measure(Players(given.bench), QUICK if given.quick else FULL, progress)
    except (InstallError, JobError) as error:
        print(error, file=sys.stderr)
        return 1
    show(result, Console())
    publish(result, given.bench, given.output, given.page)
    return 0


if __name__ == "__main__":
    sys.exit(main())
