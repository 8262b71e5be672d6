"""Matches made by the Python here and told again by the page's Python, and the other way round."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.device.ledger import REPOSITORY, Compared, compared
from tests.device.trace import answer, setup_of

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


def compare(python: PagePython, number: int, most: int) -> Compared:
    """Play a match on one side and tell it on the other. The sides take turns: so do the setups, and each is played on
    both."""
    if sum(setup_of(number)) % 2:
        played: dict[str, Any] = python.ask(f"play {number} {most}")
        return compared(number, "there", played, answer(f"trace {json.dumps(played['log'])}"))
    played = answer(f"play {number} {most}")
    return compared(number, "here", played, python.ask(f"trace {json.dumps(played['log'])}"))
