"""Matches made by the Python here and told again by the page's Python, and the other way round."""

import json
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.device.trace import answer

REPOSITORY = Path(__file__).parents[2]
RUNNER = Path(__file__).with_name("pyodide.mjs")
# To the end, however long that takes.
WHOLE = 1_000_000


def node() -> str | None:
    """Node, where it is installed, or the one that `make` has fetched."""
    return shutil.which("node") or shutil.which("node", path=str(Path(sys.prefix) / "bin"))


def available() -> bool:
    return node() is not None and (REPOSITORY / "web/node_modules/pyodide").is_dir()


class PagePython:
    """The page's Python, in a process of its own, which answers lines."""

    def __init__(self, module: str, sources: Path = REPOSITORY / "src") -> None:
        command = [str(node()), str(RUNNER), str(sources), str(REPOSITORY), module]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line: str) -> dict[str, Any]:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        said = self.process.stdout.readline()
        if not said:
            raise RuntimeError(f"the page's Python has ended: {self.process.wait()}")
        found: dict[str, Any] = json.loads(said)
        return found

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


@contextmanager
def page_python(module: str, sources: Path = REPOSITORY / "src") -> Iterator[PagePython]:
    python = PagePython(module, sources)
    try:
        yield python
    finally:
        python.close()


@dataclass
class Result:
    """How much was compared, and what differed."""

    here: Counter[str] = field(default_factory=Counter)
    there: Counter[str] = field(default_factory=Counter)
    steps: int = 0
    bytes: int = 0
    differences: list[str] = field(default_factory=list)

    def note(self, where: str, number: int, first: dict[str, Any], second: dict[str, Any]) -> None:
        (self.here if where == "here" else self.there)[str(first["game"])] += 1
        self.steps += len(first["steps"])
        self.bytes += int(first["bytes"])
        if first["digest"] != second["digest"]:
            pairs = zip(first["steps"], second["steps"], strict=False)
            at = next((index for index, (one, other) in enumerate(pairs) if one != other), "the end")
            self.differences.append(f"match {number}, played {where}: step {at} differs")


def compare(python: PagePython, numbers: range, most: int, result: Result) -> Iterator[int]:
    """Play each number on one side and tell it on the other, in turns."""
    for number in numbers:
        if number % 2:
            played: dict[str, Any] = python.ask(f"play {number} {most}")
            result.note("there", number, played, answer(f"trace {json.dumps(played['log'])}"))
        else:
            played = answer(f"play {number} {most}")
            result.note("here", number, played, python.ask(f"trace {json.dumps(played['log'])}"))
        yield number
