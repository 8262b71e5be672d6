"""Whether a change made the rules slower: instructions a decision and a copy, before it and after it.

    python bench/compare/compare.py BEFORE [AFTER]        two commits; AFTER is the working tree by default

Rates swing by a third on a shared machine, instructions by a thousandth. Both builds are compiled into
`build/compare`, once for each commit; the counting is done by valgrind's callgrind, and starting up is subtracted.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILDS = ROOT / "build" / "compare"
GAMES = (
    ("itchy-monkey", 2),
    ("itchy-monkey", 4),
    ("after-us", 2),
    ("after-us", 4),
    ("cheeky-monkeys", 2),
    ("cheeky-monkeys", 4),
)
# How often the deals are played: some games are short, and a few of them differ by more than what is looked for.
TIMES = {"itchy-monkey": 2, "after-us": 1, "cheeky-monkeys": 30}
KINDS = {
    "inside": "a decision of random play inside the library",
    "outside": "the same driven from outside, every action checked",
    "copy": "a copy of a state",
}
NEEDED = ("src", "pyproject.toml", "setup.py", "README.md", "LICENSE")


def build(commit: str | None) -> Path:
    """The compiled package of a commit, or of the working tree; kept for the next time unless it is the latter."""
    name = git("rev-parse", "--short", commit) if commit else "working-tree"
    folder = BUILDS / name
    if commit is None:
        shutil.rmtree(folder, ignore_errors=True)
    if not (folder / "out").is_dir():
        print(f"compiling {name} (minutes)", file=sys.stderr)
        unpack(commit, folder)
        run([sys.executable, "setup.py", "-q", "build", "--build-lib", "unfinished"], folder)
        (folder / "unfinished").rename(folder / "out")
    return folder / "out"


def unpack(commit: str | None, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if commit is None:
        for each in NEEDED:
            copy = shutil.copytree if (ROOT / each).is_dir() else shutil.copy
            copy(ROOT / each, folder / each)
    else:
        archive = subprocess.run(["git", "archive", commit, *NEEDED], cwd=ROOT, check=True, capture_output=True)
        subprocess.run(["tar", "-x"], cwd=folder, input=archive.stdout, check=True)


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stdout[-2000:] + done.stderr[-2000:])


def instructions(package: Path, game: str, players: int, kind: str) -> float:
    """Instructions a unit: a run that does the work, less one that only starts up."""
    idle, _ = count(package, game, players, kind, 0)
    busy, units = count(package, game, players, kind, TIMES[game])
    return (busy - idle) / units


def count(package: Path, game: str, players: int, kind: str, times: int) -> tuple[int, int]:
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    work = [sys.executable, "-P", str(HERE / "count.py"), game, str(players), kind, str(times)]
    environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": "0"}
    done = subprocess.run(tool + work, env=environment, capture_output=True, text=True, check=False)
    found = re.search(r"Collected : (\d+)", done.stderr)
    units = re.search(r"UNITS (\d+)", done.stdout)
    if found is None or units is None:
        sys.exit(done.stderr[-2000:])
    return int(found[1]), int(units[1])


def main() -> None:
    parser = argparse.ArgumentParser(description="Instructions a decision and a copy, before and after a change.")
    parser.add_argument("before", help="a commit")
    parser.add_argument("after", nargs="?", help="a commit; by default the working tree")
    given = parser.parse_args()
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is missing; on Debian: apt-get install valgrind")
    before, after = build(given.before), build(given.after)
    for kind, words in KINDS.items():
        print(f"\nInstructions for {words}")
        for game, players in GAMES:
            old, new = (instructions(package, game, players, kind) for package in (before, after))
            print(
                f"  {game + f' for {players}':<22}{old:>10,.0f}{new:>10,.0f}{100 * (new / old - 1):>+8.1f} %",
                flush=True,
            )


if __name__ == "__main__":
    main()
