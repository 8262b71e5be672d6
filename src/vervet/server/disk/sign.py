"""A sign at an SQLite file that a server is at work there: two would lose nothing, but what is played at one is seen at
the other only when it must be, and whoever set them up so has hardly meant to."""

import logging
import os
from contextlib import suppress
from pathlib import Path

LOG = logging.getLogger(__name__)


class Sign:
    """A lock on an empty file beside the database, which is gone with whoever holds it, however that ends. (Not on the
    database itself: some systems take it for one of SQLite's own.)"""

    def __init__(self) -> None:
        self.place = -1

    def put_up(self, database: Path) -> None:
        """Say so in the log, where another server was there first."""
        try:
            from fcntl import LOCK_EX, LOCK_NB, flock
        except ImportError:
            # Windows has no such locks.
            return
        with suppress(OSError):
            # Where nothing can be written there, SQLite will have more to say about it.
            self.place = os.open(f"{database}-server", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            try:
                flock(self.place, LOCK_EX | LOCK_NB)
            except BlockingIOError:
                LOG.warning(
                    "another server has %s open: tables there and here do not follow each other; for several servers "
                    "there is PostgreSQL",
                    database,
                )

    def take_down(self) -> None:
        if self.place >= 0:
            os.close(self.place)
            self.place = -1
