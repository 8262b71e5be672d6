"""What runs the page's Python for a test says all that it was told to say, however slowly somebody listens."""

import fcntl
import struct
import sys
import termios
import time
from typing import Final

import pytest

from tests.device.same import PagePython, available

pytestmark = [
    pytest.mark.skipif(not available(), reason="needs Node and pyodide in web/node_modules"),
    pytest.mark.skipif(sys.platform == "win32", reason="looks into a pipe"),
]
# More than a pipe holds.
LONG: Final = 300_000
MOST_SECONDS: Final = 120


def test_a_line_longer_than_a_pipe_arrives_whole() -> None:
    python = PagePython("tests.device.shout")
    assert python.process.stdin
    assert python.process.stdout
    python.process.stdin.write(f"{LONG}\n")
    python.process.stdin.flush()
    # Nobody reads until no more goes in.
    deadline, before = time.monotonic() + MOST_SECONDS, 0
    while not before or waiting(python.process.stdout.fileno()) > before:
        assert time.monotonic() < deadline
        before = waiting(python.process.stdout.fileno())
        time.sleep(0.2)
    said, _ = python.process.communicate(timeout=MOST_SECONDS)
    assert len(said) == LONG + 1


def waiting(pipe: int) -> int:
    """Bytes that lie in a pipe."""
    return int(struct.unpack("i", fcntl.ioctl(pipe, termios.FIONREAD, b"\0" * 4))[0])
