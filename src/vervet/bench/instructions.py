"""What a move costs our server in instructions: they do not depend on what else the machine does.

`python -m vervet.bench.instructions [--matches 10] [--warm 60] [--moves 20] [--rows 60]` runs the server under valgrind
(its tool callgrind), has the players of `bench/load/players.cjs` play, and counts only once so many moves were made in
each match. The kernel's instructions are not among them.
"""

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct
from msgspec.json import decode

from vervet.bench.peers import InstallError
from vervet.bench.side_by_side import OURS, TWO, Address, JobError, Players
from vervet.bench.under_load import server

LINE: Final = re.compile(r"^ *([\d,]+) \([^)]*\)  ?(.*)$")


class Counted(Struct, frozen=True):
    """How many moves were counted."""

    moves: int


def costs(listed: str, moves: int) -> list[tuple[float, str]]:
    """The lines of callgrind_annotate, by move: what a function and all that it calls cost."""
    found = []
    for line in listed.splitlines():
        read = LINE.match(line)
        if read is not None:
            name = re.sub(r" \[[^\]]*\]$", "", read[2]).replace("???:", "").rpartition("/")[2]
            found.append((int(read[1].replace(",", "")) / moves, name))
    return found


def measure(players: Players, matches: int, warm: int, moves: int, folder: Path) -> list[tuple[float, str]]:
    file = folder / "callgrind.out"
    tool = ("valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={file}")
    with server(under=tool) as site:
        pid = site.process.pid
        job = {"kind": "counted", "matches": matches, "warm": warm, "moves": moves, "setup": TWO}
        switch = {"before": f"callgrind_control -i on {pid}", "after": f"callgrind_control -i off {pid}"}
        done = decode(players.run(Address(OURS, site.address, pid), {**job, **switch}), type=Counted)
    command = ["callgrind_annotate", "--inclusive=yes", "--threshold=100", str(file)]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return costs(listed, done.moves)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m vervet.bench.instructions", description="Count instructions.")
    parser.add_argument("--bench", type=Path, default=Path("bench"), metavar="FOLDER", help="where bench/load is")
    parser.add_argument("--matches", type=int, default=10, help="at once")
    parser.add_argument("--warm", type=int, default=60, help="moves of each match before it is counted")
    parser.add_argument("--moves", type=int, default=20, help="moves of each match that are counted")
    parser.add_argument("--rows", type=int, default=60, help="how many functions are listed")
    given = parser.parse_args()
    if shutil.which("valgrind") is None:
        print("valgrind is missing; on Debian: apt-get install valgrind", file=sys.stderr)
        return 1
    try:
        with TemporaryDirectory(prefix="vervet-instructions-") as folder:
            found = measure(Players(given.bench), given.matches, given.warm, given.moves, Path(folder))
    except (InstallError, JobError) as error:
        print(error, file=sys.stderr)
        return 1
    for cost, name in found[: given.rows]:
        print(f"{cost:>12,.0f}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
