"""The table at a real terminal: completion, Ctrl-D and Ctrl-C."""

import os
import pty
import re
import select
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import suppress

import pytest

PATIENCE = 60.0
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Keyboard:
    """A game running at the other end of a pseudo-terminal."""

    def __init__(self, *words: str) -> None:
        self.near, far = pty.openpty()
        termios.tcsetwinsize(far, (40, 100))
        environment = {**os.environ, "TERM": "xterm", "VERVET_LANGUAGE": "en", "PROMPT_TOOLKIT_NO_CPR": "1"}
        line = [sys.executable, "-m", "vervet", *words]
        self.process = subprocess.Popen(
            line, stdin=far, stdout=far, stderr=far, env=environment, start_new_session=True
        )
        os.close(far)
        self.seen = ""

    def types(self, keys: str) -> None:
        os.write(self.near, keys.encode())

    def until(self, words: str) -> None:
        """Read until the words appear, and forget everything up to them; what follows is kept for the next call."""
        while words not in self.seen:
            assert select.select([self.near], [], [], PATIENCE)[0], f"no {words!r} after {self.seen[-400:]!r}"
            self.seen += ESCAPES.sub("", os.read(self.near, 65536).decode(errors="replace"))
        self.seen = self.seen.partition(words)[2]

    def ends(self) -> int:
        """Read what is left, and return the exit code."""
        with suppress(OSError):
            while rest := os.read(self.near, 65536):
                self.seen += rest.decode(errors="replace")
        return self.process.wait(PATIENCE)


@pytest.fixture
def keyboard() -> Iterator[Keyboard]:
    board = Keyboard("play", "itchy-monkey", "--bot", "random", "--seed", "5")
    board.until("You >")
    yield board
    board.process.kill()
    board.process.wait()
    os.close(board.near)


def test_tab_completes_a_word_and_ctrl_d_leaves(keyboard: Keyboard) -> None:
    keyboard.types("pla")
    keyboard.until("place")
    keyboard.types("\td3\r")
    keyboard.until("You begin on d3")
    keyboard.until("You >")
    keyboard.types("\x04")
    assert keyboard.ends() == 0


def test_ctrl_c_leaves_without_a_traceback(keyboard: Keyboard) -> None:
    keyboard.types("\x03")
    assert keyboard.ends() == 130
    assert "Traceback" not in keyboard.seen
