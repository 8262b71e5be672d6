"""`python -m tests.server.disk.killed_start FOLDER`: starts that are killed at the first statement, at a later one, and
so on, each followed by one that must succeed. Prints how many there were, on a new database and on the oldest.

All in forks of one process, which has loaded what they need."""

import asyncio
import os
import shutil
import signal
import sys
from pathlib import Path

from sqlalchemy import event
from sqlalchemy.engine import Engine

from tests.server.disk.test_migrations import STEPS, check, make, opened
from vervet.server.settings import database_url

# Not every statement: that would take a minute, and tell no more.
STRIDE = 7
statements = 0


def die_at(number: int) -> None:
    """From now on, the process is killed before it can execute this statement."""

    def count(*_: object) -> None:
        global statements  # noqa: PLW0603  (a process of its own)
        statements += 1
        if statements == number:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", count)
    event.listen(Engine, "commit", count)


async def start(url: str, old: bool) -> None:
    async with opened(url) as store:
        if old:
            check(await store.match("old"), STEPS[0])


def child(url: str, old: bool, killed_at: int) -> int:
    """How a start ended, as a wait status; 0: well."""
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            if killed_at:
                die_at(killed_at)
            asyncio.run(start(url, old))
            code = 0
        finally:
            os._exit(code)
    return os.waitpid(pid, 0)[1]


def rounds(folder: Path, template: Path | None) -> int:
    """Kill later and later, until a start is over before that."""
    killed = 0
    while True:
        file = folder / f"{killed}.sqlite"
        if template is not None:
            shutil.copy(template, file)
        url = database_url(str(file))
        status = child(url, template is not None, killed * STRIDE + 1)
        if status == 0:
            return killed
        assert os.WTERMSIG(status) == signal.SIGKILL, status
        assert child(url, template is not None, 0) == 0, f"killed at statement {killed * STRIDE + 1}"
        killed += 1


def main(folder: Path) -> None:
    template = folder / "old.sqlite"
    asyncio.run(make(database_url(str(template)), STEPS[0]))
    (folder / "new").mkdir()
    (folder / "old").mkdir()
    print("new", rounds(folder / "new", None))
    print("old", rounds(folder / "old", template))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
