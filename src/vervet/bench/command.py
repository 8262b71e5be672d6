"""The benchmark as a command: time us, us uncompiled, the peers and the server in one run, and print it all."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from vervet.bench.hardware import hardware
from vervet.bench.load import LoadError, server_load
from vervet.bench.ours import PURE_SUBJECT, SUBJECT, compiled
from vervet.bench.peers import PEERS, InstallError, Neighbours, Peer, PeersError
from vervet.bench.progress import Watcher
from vervet.bench.pure import pure_sources
from vervet.bench.result import Result
from vervet.bench.row import Row
from vervet.bench.subject import FULL, QUICK, Pace, Subject, measure, ours
from vervet.bench.table import print_result

# Of the table where nobody looks: a file keeps its columns.
WIDTH = 150


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

    def time_peer(self, neighbours: Neighbours, peer: Peer) -> None:
        """Install a peer where it is missing and time it; whatever fails becomes a row and stops nothing."""
        self.watcher.begin(f"installing {peer.name}")
        try:
            neighbours.install(peer)
        except InstallError as error:
            self.result.rows.append(Row(peer.name, reason=str(error)))
            return
        self.watcher.advance(1, 0)
        self.time(neighbours.subject(peer))

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
    return parser.parse_args(args)


def main(args: Sequence[str] | None = None) -> int:
    """Run the benchmark; the exit code is 0, 1 when our own engine could not be timed, or 2 for a wrong argument."""
    given = read_arguments(args)
    try:
        neighbours = Neighbours(given.peers) if given.peers else None
    except PeersError as error:
        print(error, file=sys.stderr)
        return 2
    with Watcher(Console(stderr=True)) as watcher:
        run = Run(QUICK if given.quick else FULL, watcher)
        run.time_ours()
        if neighbours:
            for peer in PEERS:
                run.time_peer(neighbours, peer)
        if given.server:
            run.load_server(given.quick)
    return publish(run.result, given.json, given.output)


def publish(result: Result, as_json: bool, output: Path | None) -> int:
    text = json.dumps(result.to_json(), indent=2, ensure_ascii=False)
    if as_json:
        print(text)
    else:
        print_result(result, Console(width=None if sys.stdout.isatty() else WIDTH))
    if output:
        output.parent.mkdir(parents=True, exist_ok=True)
        output.write_text(text + "\n", encoding="utf-8")
    failed = [row for row in result.rows if row.subject in (SUBJECT, PURE_SUBJECT) and row.rate is None]
    return 1 if failed else 0
