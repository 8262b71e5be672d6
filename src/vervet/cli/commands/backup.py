"""`vervet backup` and `vervet restore`: the whole database in one file, and back."""

from collections.abc import Callable
from pathlib import Path

import click

from vervet.cli.failure import Failure
from vervet.cli.help import Command
from vervet.cli.parameters import language_option
from vervet.cli.terminal import Terminal


def backup_command(terminal: Terminal) -> click.Command:
    def run(file: Path, database: str | None) -> None:
        from vervet.server.disk.backup import back_up

        count = told(terminal, lambda: back_up(url_of(database), file))
        terminal.say("terminal-backed-up", count=count, file=str(file))

    return Command(terminal, "backup", run, a_file(), database_option(terminal), language_option(terminal))


def restore_command(terminal: Terminal) -> click.Command:
    def run(file: Path, database: str | None, replace: bool) -> None:
        from vervet.server.disk.backup import restore

        count = told(terminal, lambda: restore(file, url_of(database), replace))
        terminal.say("terminal-restored", count=count, file=str(file))

    flag = click.Option(["--replace"], is_flag=True, help=terminal.words("terminal-help-replace"))
    return Command(terminal, "restore", run, a_file(), database_option(terminal), flag, language_option(terminal))


def a_file() -> click.Argument:
    return click.Argument(["file"], type=click.Path(path_type=Path), metavar="FILE")


def database_option(terminal: Terminal) -> click.Option:
    return click.Option(["--database"], metavar="URL", help=terminal.words("terminal-help-database"))


def url_of(database: str | None) -> str:
    """The database that a server would use."""
    from vervet.server.settings import database_url, from_environment

    return database_url(database) if database else from_environment().url()


def told(terminal: Terminal, work: Callable[[], int]) -> int:
    """Do it, and say in a sentence what is wrong."""
    from vervet.server import SettingError

    try:
        return work()
    except SettingError as error:
        raise Failure(terminal.words("terminal-no-copy", detail=str(error))) from None
