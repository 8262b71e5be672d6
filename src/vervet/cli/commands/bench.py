"""`vervet bench`: how fast it is, measured by `vervet.bench`."""

import click

from vervet.cli.help import Command
from vervet.cli.parameters import json_option, language_option
from vervet.cli.terminal import Terminal


def bench_command(terminal: Terminal) -> click.Command:
    def run(as_json: bool, quick: bool, server: bool, peers: str | None, output: str | None, page: str | None) -> int:
        flags = {"--json": as_json, "--quick": quick, "--server": server}
        return bench([flag for flag, wanted in flags.items() if wanted], peers, output, page)

    words = terminal.words
    return Command(
        terminal,
        "bench",
        run,
        json_option(terminal),
        click.Option(["--quick"], is_flag=True, help=words("terminal-help-quick")),
        click.Option(["--server"], is_flag=True, help=words("terminal-help-server")),
        click.Option(
            ["--peers"], is_flag=False, flag_value="bench", metavar="[FOLDER]", help=words("terminal-help-peers")
        ),
        click.Option(["--output"], metavar="FILE", help=words("terminal-help-output")),
        click.Option(["--page"], metavar="FILE", help=words("terminal-help-page")),
        language_option(terminal),
    )


def bench(flags: list[str], peers: str | None, output: str | None, page: str | None) -> int:
    """Measured by a separate module, imported only here: no other command waits for it."""
    from vervet.bench import main

    given = {"--peers": peers, "--output": output, "--page": page}
    return main([*flags, *(word for flag, value in given.items() if value for word in (flag, value))])
