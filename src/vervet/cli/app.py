"""`vervet`: the commands put together, and every way out of them."""

import os
import sys
from collections.abc import Sequence

import click

from vervet import __version__
from vervet.boxes import VARIABLE as BOXES
from vervet.boxes import BoxError
from vervet.catalog import games
from vervet.cli.commands.backup import backup_command, restore_command
from vervet.cli.commands.bench import bench_command
from vervet.cli.commands.cards import cards_command
from vervet.cli.commands.check import check_command
from vervet.cli.commands.lab import lab_command
from vervet.cli.commands.ladder import ladder_command
from vervet.cli.commands.learn import learn_command
from vervet.cli.commands.play import play_command
from vervet.cli.commands.position import position_command
from vervet.cli.commands.replay import replay_command
from vervet.cli.commands.rules import rules_command
from vervet.cli.commands.serve import serve, serve_command
from vervet.cli.commands.sim import sim_command
from vervet.cli.commands.train import train_command
from vervet.cli.commands.verify import verify_command
from vervet.cli.failure import Failure, explain
from vervet.cli.help import Group
from vervet.cli.language import spoken
from vervet.cli.parameters import language_option
from vervet.cli.terminal import MOST_CHARACTERS, Terminal
from vervet.guests import VARIABLE, GuestError, fault_of
from vervet.texts import Texts

INTERRUPTED = 130
BROKEN = 1


def build(terminal: Terminal) -> Group:
    """The command line in the terminal's language."""

    def run(show_version: bool) -> None:
        context = click.get_current_context()
        if show_version:
            click.echo(f"vervet {__version__}")
            context.exit()
        if context.invoked_subcommand is None:
            serve(terminal)

    flag = click.Option(["show_version", "--version"], is_flag=True, help=terminal.words("terminal-help-version"))
    group = Group(terminal, run, flag, language_option(terminal))
    for command in (
        play_command,
        learn_command,
        serve_command,
        backup_command,
        restore_command,
        sim_command,
        lab_command,
        ladder_command,
        train_command,
        replay_command,
        verify_command,
        position_command,
        rules_command,
        check_command,
        cards_command,
        bench_command,
    ):
        group.add_command(command(terminal))
    return group


def check_length(terminal: Terminal, words: list[str]) -> None:
    """No argument of ours is long; whatever reads one need not fear numbers with a thousand digits."""
    longest = max(words, key=len, default="")
    if len(longest) > MOST_CHARACTERS:
        start = longest[:20]
        raise Failure(terminal.words("terminal-too-long", start=start, count=len(longest), most=MOST_CHARACTERS))


def main(args: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code is 0, 1 (an honest no), 2 (a wrong argument) or 130 (interrupted)."""
    words = list(sys.argv[1:] if args is None else args)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    language = spoken(words, os.environ)
    try:
        games()
    except GuestError as error:
        # Without them nothing at all can be said about them, the lists of games and texts included.
        os.environ[VARIABLE] = ""
        terminal = Terminal(Texts(language))
        terminal.complain(terminal.words("terminal-no-guest", detail=f"{VARIABLE}: {error}"))
        return 2
    except BoxError as error:
        os.environ[BOXES] = ""
        terminal = Terminal(Texts(language))
        terminal.complain(terminal.words("terminal-no-box", detail=f"{BOXES}: {error}"))
        return 2
    terminal = Terminal(Texts(language))
    try:
        check_length(terminal, words)
        code = build(terminal).main(words, prog_name="vervet", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.ClickException as error:
        explain(terminal, error)
        return 2
    except (KeyboardInterrupt, EOFError, click.Abort):
        terminal.errors.print()
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone (`vervet rules itchy-monkey | head`); nothing is left to say.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        # A game of somebody's own may break anywhere; that is told as its own fault, and ours is not hidden.
        if not (place := fault_of(error)):
            raise
        terminal.complain(terminal.words("terminal-guest-broke", detail=place))
        return BROKEN
