"""The server under load, measured by a process of its own and added to the table.

What that process prints is a list of rows, each a flat object of named figures.
"""

import json
import subprocess
from importlib.util import find_spec
from typing import TypeAlias

from vervet.bench.subject import our_python
from vervet.extras import how_to_get

MODULE = "vervet.bench.under_load"
NEED = ("httpx", "websockets")
WALL_LIMIT = 900.0

Figure: TypeAlias = str | int | float | bool | None
LoadRow: TypeAlias = dict[str, Figure]


class LoadError(Exception):
    """The load test did not give its rows; the message says why."""


def server_load(quick: bool, module: str = MODULE) -> list[LoadRow]:
    """The rows of the load test; raises `LoadError`."""
    try:
        known = find_spec(module) is not None
    except ModuleNotFoundError:
        known = False
    if not known:
        raise LoadError(f"this package has no {module}")
    lacking = [package for package in NEED if find_spec(package) is None]
    if lacking:
        raise LoadError(f"there is no {' and no '.join(lacking)} here: {how_to_get('bench')}")
    python, environment = our_python()
    command = [*python, "-m", module, "--json", *(["--quick"] if quick else [])]
    try:
        done = subprocess.run(
            command, capture_output=True, encoding="utf-8", env=environment, timeout=WALL_LIMIT, check=False
        )
    except subprocess.TimeoutExpired as error:
        raise LoadError(f"not done in {WALL_LIMIT:g} s") from error
    if done.returncode != 0:
        said = [line.strip() for line in done.stderr.splitlines() if line.strip()]
        raise LoadError(said[-1] if said else "failed without a word")
    return read_load(done.stdout)


def read_load(text: str) -> list[LoadRow]:
    """The rows in what the load test printed."""
    try:
        found = json.loads(text)
    except ValueError:
        found = None
    rows = found.get("rows") if isinstance(found, dict) else found
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise LoadError(f"expected a JSON list of rows, not {text.strip()[:80]!r}")
    return [{str(name): figure(value) for name, value in row.items()} for row in rows]


def figure(value: object) -> Figure:
    return value if isinstance(value, str | int | float | None) else json.dumps(value)
