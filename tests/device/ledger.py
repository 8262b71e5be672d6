"""What was compared, kept line by line, so that hours of comparing can be broken off and gone on with.

It holds for the very rules, logs and Python that it was made with: after a change it begins anew.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).parents[2]
# What decides about a match and its trace; what bots and learners make of one does not.
ROOMS = ("src/vervet/core", "src/vervet/games", "src/vervet/lent", "src/vervet/table.py", "src/vervet/kit/variants.py")
PROGRAMS = ("tests/device/trace.py", "tests/proofs/played.py", "web/node_modules/pyodide/package.json")
KINDS = (".py", ".toml", ".json")
THOUGHTS = ("mind", "learn")


@dataclass(frozen=True)
class Compared:
    """A match that was played on one side and told again on the other; `differs` is the first step that does."""

    number: int
    where: str
    game: str
    steps: int
    bytes: int
    differs: str = ""


def compared(number: int, where: str, first: dict[str, Any], second: dict[str, Any]) -> Compared:
    differs = ""
    if first["digest"] != second["digest"]:
        pairs = zip(first["steps"], second["steps"], strict=False)
        differs = next((str(index) for index, (one, other) in enumerate(pairs) if one != other), "the end")
    return Compared(number, where, str(first["game"]), len(first["steps"]), int(first["bytes"]), differs)


class Ledger:
    """A file in a folder, named after everything that it holds for."""

    def __init__(self, folder: Path, most: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / f"{sources_digest(REPOSITORY)}-{most}.jsonl"
        self.found = list(read(self.path)) if self.path.is_file() else []
        # Whole lines only, whatever the last run was doing when it was broken off.
        self.path.write_text("".join(map(line_of, self.found)), "utf-8")

    @property
    def numbers(self) -> set[int]:
        return {each.number for each in self.found}

    def add(self, each: Compared) -> None:
        self.found.append(each)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line_of(each))


def line_of(each: Compared) -> str:
    return json.dumps(asdict(each)) + "\n"


def read(path: Path) -> Iterator[Compared]:
    """Without a last line that was broken off."""
    for line in path.read_text("utf-8").splitlines(keepends=True):
        if line.endswith("\n"):
            yield Compared(**json.loads(line))


def counts(found: Iterable[Compared], where: str) -> Counter[str]:
    return Counter(each.game for each in found if each.where == where)


def sources_digest(repository: Path) -> str:
    seen = sha256()
    for room in [*ROOMS, *PROGRAMS]:
        path = repository / room
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.suffix in KINDS and file.parent.name not in THOUGHTS:
                content = file.read_bytes()
                seen.update(f"{file.relative_to(repository).as_posix()} {len(content)}\n".encode() + content)
    return seen.hexdigest()[:16]
