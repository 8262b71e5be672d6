"""The benchmark as a command: time us, us uncompiled, the peers and the server in one run, and print it all."""

import argparse
import json
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console

from vervet.bench.hardware import hardware
from vervet.bench.load import LoadError, server_load
from vervet.bench.ours import PURE_SUBJECT, SUBJECT, compiled
from vervet.bench.page import page
from vervet.bench.peers import PEERS, InstallError, Neighbours, Peer, PeersError
from vervet.bench.progress import Watcher
from vervet.bench.pure import pure_sources
from vervet.bench.result import Result, ResultError, read_result
from vervet.bench.row import Row
from vervet.bench.subject import FULL, QUICK, Pace, Subject, measure, ours
from vervet.bench.table import print_result
from vervet.extras import how_to_get

# The table's width where nobody is watching: a file keeps its columns.
WIDTH = 150
ENVIRONMENTS = "Vervet environments"
ENVIRONMENTS_MODULE = "vervet.bench.environments"
ENVIRONMENTS_NEED = ("pettingzoo", "gymnasium")


class Run:
    """One run: subjects one after the other, never two at a time, their rows collected."""

    def __init__(self, pace: Pace, watcher: Watcher) -> None:
        self.pace = pace
        self.watcher = watcher
        self.result = Result(hardware(), compiled())

    def time(self, subject: Subject) -> None:
        self.watcher.begin(f"timing {subject.name}")
        for done, (row, left) in enumerate(measure(subject, self.pace), 1):
            self.result.rows.append(row)
            self.watcher.advance(done, left)

    def time_ours(self) -> None:
        """Ours as it is, and uncompiled for comparison."""
        if compiled():
            self.time(ours(SUBJECT))
        with pure_sources() as folder:
            self.time(ours(PURE_SUBJECT, folder))

    def time_environments(self) -> None:
        """Ours for learners, where the packages they need are installed."""
        lacking = [package for package in ENVIRONMENTS_NEED if find_spec(package) is None]
        if lacking:
            reason = f"there is no {' and no '.join(lacking)} here: {how_to_get('envs')}"
            self.result.rows.append(Row(ENVIRONMENTS, reason=reason))
        else:
            self.time(ours(ENVIRONMENTS, module=ENVIRONMENTS_MODULE))

    def time_peer(self, neighbours: Neighbours, peer: Peer) -> None:
        """Install a peer where it is missing and time it; whatever fails becomes a row and stops nothing."""
        self.watcher.begin(f"installing {peer.name}")
        try:
            neighbours.install(peer)
            subject = neighbours.subject(peer)
        except InstallError as error:
            self.result.rows.append(Row(peer.name, reason=str(error)))
            return
        self.watcher.advance(1, 0)
        self.time(subject)

    def load_server(self, quick: bool) -> None:
        self.watcher.begin("loading the server")
        try:
            self.result.server = server_load(quick)
        except LoadError as error:
            self.result.rows.append(Row("Vervet server", reason=str(error)))
        else:
            self.watcher.advance(len(self.result.server), 0)


def read_arguments(args: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="vervet bench", description="Time the engine, in CPU time, best of five.")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--quick", action="store_true", help="a tenth of the time, rougher numbers")
    parser.add_argument("--output", type=Path, metavar="FILE", help="also write the result as JSON to a file")
    parser.add_argument(
        "--peers",
        type=Path,
        nargs="?",
        const=Path("bench"),
        metavar="FOLDER",
        help="also time the peers whose scripts are in a folder (bench), installing them into .venv-bench beside it",
    )
    parser.add_argument("--server", action="store_true", help="also put the server under load")
    parser.add_argument("--page", type=Path, metavar="FILE", help="also write the result as a page in Markdown")
    parser.add_argument("--read", type=Path, metavar="FILE", help="time nothing, and show what --output wrote before")
    return parser.parse_args(args)


def main(args: Sequence[str] | None = None) -> int:
    """Run the benchmark; the exit code is 0, 1 when our own engine could not be timed, or 2 for a wrong argument."""
    given = read_arguments(args)
    try:
        result = read_result(given.read.read_text(encoding="utf-8")) if given.read else take_result(given)
    except (PeersError, ResultError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return publish(result, given.json, given.output, given.page)


def take_result(given: argparse.Namespace) -> Result:
    """Time everything that was asked for; raises `PeersError`."""
    neighbours = Neighbours(given.peers) if given.peers else None
    with Watcher(Console(stderr=True)) as watcher:
        run = Run(QUICK if given.quick else FULL, watcher)
        run.time_ours()
        run.time_environments()
        if neighbours:
            for peer in PEERS:
                run.time_peer(neighbours, peer)
        if given.server:
            run.load_server(given.quick)
    return run.result


def publish(result: Result, as_json: bool, output: Path | None, markdown: Path | None) -> int:
    text = json.dumps(result.to_json(), indent=2, ensure_ascii=False)
    if as_json:
        print(text)
    else:
        print_result(result, Console(width=None if sys.stdout.isatty() else WIDTH))
    for file, written in ((output, text + "\n"), (markdown, page(result))):
        if file:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(written, encoding="utf-8")
    failed = [row for row in result.rows if row.subject in (SUBJECT, PURE_SUBJECT) and row.rate is None]
    return 1 if failed else 0
