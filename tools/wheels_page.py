"""`python tools/wheels_page.py FOLDER PAGE`: what `make wheels` built and tried, as a page of the documentation. In the
folder is what `tools/smoke.py` printed of each wheel; the wheels of other machines belong there too. Only what comes
with Python is used here."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
HEAD = """\
# Wheels, built and tried

*This page is written by `make wheels`; edit `tools/wheels_page.py`, not this file.*

Each wheel was installed into a fresh environment, with the packages that `requirements/run.txt` names. There bots
played whole games of each kind (`vervet sim`); a server was started, was ready, set a table, handed out the web client
with every file that its page names, and ended when it was told to.

| wheel | MiB | rules | tried with | on |
|---|--:|---|---|---|
"""
MEBI = 1 << 20


def lines(tried: list[dict[str, object]]) -> Iterator[str]:
    for each in tried:
        size = f"{int(str(each['bytes'])) / MEBI:.1f}"
        yield f"| `{each['wheel']}` | {size} | {each['kind']} | CPython {each['python']} | {each['system']} |"
    compiled = {short(each) for each in tried if each["kind"] == "compiled"}
    missing = [version for version in VERSIONS if version not in compiled]
    yield ""
    if missing:
        yield f"Not built, since that CPython was not here: {', '.join(missing)}. There the pure wheel works."
        yield ""
    yield "A compiled wheel is for systems with the C library that it was built with, or a newer one, and the same"
    yield "processor; everywhere else the pure one works, and plays the same, only slower."


def short(tried: dict[str, object]) -> str:
    """3.12 of 3.12.1."""
    return ".".join(str(tried["python"]).split(".")[:2])


def in_order(tried: dict[str, object]) -> tuple[bool, list[int]]:
    """Compiled ones first, by version."""
    return tried["kind"] == "pure", [int(number) for number in re.findall(r"\d+", str(tried["python"]))]


def page(folder: Path) -> str:
    tried = [json.loads(file.read_text("utf-8")) for file in folder.glob("*.json")]
    return HEAD + "\n".join(lines(sorted(tried, key=in_order))) + "\n"


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(page(Path(sys.argv[1])), "utf-8")
