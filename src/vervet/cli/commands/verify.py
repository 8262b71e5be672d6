"""`vervet verify`: what logs prove, checked; a line for each."""

from pathlib import Path

import click
from rich.text import Text

from vervet.boxes import BoxError
from vervet.catalog import games_for
from vervet.cli.documents import read_text
from vervet.cli.failure import Failure
from vervet.cli.help import Command
from vervet.cli.parameters import language_option
from vervet.cli.terminal import Terminal
from vervet.core.json import Json
from vervet.core.misfit import KIND, RULES, Misfit
from vervet.core.strict import StrictError, strict_json
from vervet.core.verify import Verdict, verify

PROVEN = "bold green"
FAULT = "bold red"
FITS, MISFITS, UNREADABLE = 0, 1, 2

# The secrets of the logs so far, each with its file and the id of its match.
Secrets = dict[bytes, tuple[Path, str]]


def verify_command(terminal: Terminal) -> click.Command:
    def run(files: tuple[Path, ...]) -> None:
        secrets: Secrets = {}
        code = max([Checking(terminal, file, len(files) > 1, secrets).run() for file in files])
        click.get_current_context().exit(code)

    path = click.Path(path_type=Path, allow_dash=True)
    logs = click.Argument(["files"], type=path, nargs=-1, required=True, metavar="LOG…")
    return Command(terminal, "verify", run, logs, language_option(terminal))


class Checking:
    """One log; where there are several, its line begins with the name of the file."""

    def __init__(self, terminal: Terminal, file: Path, named: bool, secrets: Secrets) -> None:
        self.terminal = terminal
        self.file = file
        self.named = named
        self.secrets = secrets

    def run(self) -> int:
        """Say what was found; the exit code that it alone would give."""
        try:
            verdict = self.verdict(self.document())
        except Failure as failure:
            self.terminal.complain(failure.message)
            return UNREADABLE
        except Misfit as misfit:
            self.say(misfit_words(self.terminal, misfit), FAULT)
            return MISFITS
        other = self.same_secret(verdict)
        if other is not None:
            self.say(self.terminal.words("terminal-verify-same-secret", file=str(other)), FAULT)
            return MISFITS
        self.say(verdict_words(self.terminal, verdict), PROVEN if verdict.proven and verdict.clients else "")
        return FITS

    def verdict(self, log: dict[str, Json]) -> Verdict:
        """With the box that the log brings along, if it does."""
        try:
            return verify(games_for(log), log)
        except BoxError as error:
            raise Misfit("box", RULES, str(error)) from None

    def same_secret(self, verdict: Verdict) -> Path | None:
        """The log of another match with the same secret: whoever had read it knew this deal before it was played."""
        match = verdict.match.terms.match
        file, first = self.secrets.setdefault(verdict.match.deal.secret, (self.file, match))
        return file if verdict.proven and first != match else None

    def document(self) -> dict[str, Json]:
        name = str(self.file)
        try:
            found = strict_json(read_text(self.terminal, self.file))
        except StrictError as error:
            raise Failure(self.terminal.words("terminal-file-not-json", file=name, detail=str(error))) from None
        if not isinstance(found, dict):
            raise Failure(self.terminal.words("terminal-file-not-object", file=name))
        return found

    def say(self, words: str, style: str) -> None:
        name = f"{self.file}: " if self.named else ""
        self.terminal.out.print(Text(name + words, style=style), soft_wrap=True)


def verdict_words(terminal: Terminal, verdict: Verdict) -> str:
    checked = terminal.words("terminal-verify-actions", actions=verdict.entries, chains=verdict.chains)
    if verdict.played_on:
        checked = terminal.words("terminal-verify-played-on", checked=checked)
    if not verdict.over:
        checked = terminal.words("terminal-verify-unfinished", checked=checked)
    if not verdict.proven:
        return terminal.words("terminal-verify-no-proof", format=verdict.form, checked=checked)
    drawn = terminal.words("terminal-verify-drawn", numbers=verdict.numbers, streams=verdict.streams)
    if not verdict.clients:
        return terminal.words("terminal-verify-alone", drawn=drawn, checked=checked)
    return terminal.words("terminal-verify-proven", commitments=verdict.commitments, drawn=drawn, checked=checked)


def misfit_words(terminal: Terminal, misfit: Misfit) -> str:
    expected = misfit.expected
    if misfit.reason == KIND:
        expected = terminal.words("terminal-verify-kind", kind=misfit.expected)
    why = terminal.words(f"terminal-verify-is-{misfit.reason}", expected=expected, found=misfit.found)
    return terminal.words("terminal-verify-misfit", where=misfit.where or "log", why=why)
