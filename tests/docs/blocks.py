"""The code blocks of a page: whatever a page shows is run, and what that prints is compared with the page.

In a page,

- `python` blocks are run, in order and with one set of names for the page; a `text` block right after one is what it
  prints;
- `console` blocks have lines `$ command`, which must succeed, and what they print;
- a block with `title="my.toml"` is a file, written where the others run;
- every other block (`py`, `sh`, `ts`, …) is only there to be read.

`…` stands for whatever is left out: some words within a line, or, alone on a line, some lines.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

FENCE = re.compile(r"^(?P<indent> *)```(?P<language>\w+)(?P<more>[^\n]*)\n(?P<code>.*?)^(?P=indent)```$", re.M | re.S)
TITLE = re.compile(r'title="([^"]+)"')
SAVED = ("toml", "python", "json")
PROMPT = "$ "
ELISION = "…"


class Block(NamedTuple):
    """A block of a page: its language, the name of its file (if any), its code, and the line on which it begins."""

    language: str
    title: str
    code: str
    line: int


class Command(NamedTuple):
    """A command line, and what the page says it prints."""

    text: str
    shown: str


def blocks(text: str) -> list[Block]:
    return [block(found, text.count("\n", 0, found.start()) + 1) for found in FENCE.finditer(text)]


def block(found: re.Match[str], line: int) -> Block:
    title = TITLE.search(found["more"])
    code = re.sub(rf"^{found['indent']}", "", found["code"], flags=re.MULTILINE)
    return Block(found["language"], title[1] if title else "", code, line)


def blocks_of(page: Path) -> list[Block]:
    return blocks(page.read_text("utf-8"))


def is_file(block: Block) -> bool:
    return bool(block.title) and block.language in SAVED


def commands(block: Block) -> list[Command]:
    """The commands of a `console` block, each with what is shown below it."""
    assert block.code.startswith(PROMPT), f"line {block.line}: a console block begins with a line `$ command`"
    parts = re.split(r"^\$ ", block.code, flags=re.MULTILINE)[1:]
    return [Command(text, shown) for text, _, shown in (part.partition("\n") for part in parts)]


def unlike(shown: str, printed: str) -> str | None:
    """The first line shown on a page that was not printed in its place; None when everything is as shown."""
    expected = [line.rstrip() for line in shown.strip("\n").splitlines()]
    wanted = "".join(pattern(expected))
    lines = "".join(line.rstrip() + "\n" for line in printed.strip("\n").splitlines())
    if re.fullmatch(wanted, lines):
        return None
    return next(
        (line for end, line in enumerate(expected, 1) if not re.match("".join(pattern(expected[:end])), lines)),
        "(the end: more was printed than is shown)",
    )


def pattern(lines: list[str]) -> Iterator[str]:
    """Each line as a pattern in which `…` matches anything."""
    for line in lines:
        if line.strip() == ELISION:
            yield r"(?:.*\n)*?"
        else:
            yield ".*?".join(re.escape(part) for part in line.split(ELISION)) + r"\n"
