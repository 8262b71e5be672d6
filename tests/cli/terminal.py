"""Runs a command line as a person would, in this process."""

import io
from dataclasses import dataclass

import pytest

from vervet.cli import main


@dataclass(frozen=True)
class Ran:
    """What a command did: its exit code, and what it printed as output and as errors."""

    code: int
    out: str
    errors: str

    @property
    def said(self) -> str:
        """Everything printed, on one line, so that a test does not depend on where lines break."""
        return " ".join((self.out + self.errors).split())


class Shell:
    """`shell("rules", "itchy-monkey")`; `typed` are lines that come through a pipe."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("VERVET_LANGUAGE", "en")

    def __call__(self, *words: str, typed: str = "") -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(list(words))
        out, errors = self.capsys.readouterr()
        return Ran(code, out, errors)

    def play(self, *lines: str, options: tuple[str, ...] = ("--bot", "random", "--seed", "5")) -> Ran:
        return self("play", "itchy-monkey", *options, typed="\n".join(lines) + "\n")
