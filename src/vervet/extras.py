"""How to get what only some parts of Vervet need. As long as there is no release that an index could give by the name
of an extra, the packages themselves are named: that works in a checkout, beside an installed wheel and in an image
alike, and compiles nothing anew."""

import os
import re
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, distribution, requires
from pathlib import Path

NAME = re.compile(r"[A-Za-z0-9._-]+")
OF_AN_EXTRA = re.compile(r"""extra == ["']([\w-]+)["']""")


def packages(extra: str) -> list[str]:
    """What an extra asks for: `numpy>=2.2`. Nothing where Vervet runs from its sources and was never installed."""
    try:
        lines = requires("vervet") or []
    except PackageNotFoundError:
        return []
    parted = [line.partition(";") for line in lines]
    return [wanted.strip() for wanted, _, when in parted if extra in OF_AN_EXTRA.findall(when)]


def is_missing(wanted: str) -> bool:
    """Whether no version of a package is installed."""
    name = NAME.match(wanted)
    try:
        distribution(name.group() if name else wanted)
    except PackageNotFoundError:
        return True
    return False


def how_to_get(*extras: str) -> str:
    """The line to type, with the Python that runs: `.venv/bin/python -m pip install "polars>=2.1"`."""
    wanted = list(dict.fromkeys(package for extra in extras for package in packages(extra)))
    # What is there already would only make the line longer, unless it is there and broken.
    wanted = [package for package in wanted if is_missing(package)] or wanted
    # Without a list of them this is a checkout, where the project itself can be asked.
    here = f".[{','.join(extras)}]"
    return f"{python()} -m pip install {quoted(wanted or [here])}"


def quoted(words: Sequence[str]) -> str:
    return " ".join(f'"{word}"' for word in words)


def python() -> str:
    """This Python, as it would be called from here."""
    path = sys.executable or "python"
    below = os.path.relpath(path) if Path(path).is_relative_to(Path.cwd()) else path
    return f'"{below}"' if " " in below else below
