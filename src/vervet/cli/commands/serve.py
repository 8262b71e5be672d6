"""`vervet serve`: the table in the browser."""

from pathlib import Path

import click

from vervet.boxes import BoxError
from vervet.catalog import offer
from vervet.cli.failure import Failure
from vervet.cli.help import Command
from vervet.cli.parameters import Number, game_word, language_option
from vervet.cli.terminal import Terminal

HOST = "127.0.0.1"
MOST_PORT = 65535
MOST_WORKERS = 64


def serve_command(terminal: Terminal) -> click.Command:
    def run(
        own: tuple[str, ...],  # noqa: ARG001  (they have joined the catalog by being read)
        components: tuple[str, ...],
        host: str,
        port: int | None,
        lan: bool,
        database: str | None,
        prefix: str | None,
        workers: int,
        no_open: bool,
    ) -> None:
        for word in components:
            offer_box(terminal, word)
        serve(terminal, host, port, database, not no_open, lan, prefix, workers)

    words = terminal.words
    return Command(
        terminal,
        "serve",
        run,
        click.Argument(["own"], type=game_word(terminal), nargs=-1, metavar="[FILE.py:GAME]…"),
        click.Option(["--components"], multiple=True, metavar="[GAME=]FILE", help=words("terminal-help-boxes")),
        click.Option(["--host"], default=HOST, metavar="HOST", help=words("terminal-help-host", default=HOST)),
        click.Option(["--port"], type=Number(terminal, 1, MOST_PORT), metavar="PORT", help=words("terminal-help-port")),
        click.Option(["--lan"], is_flag=True, help=words("terminal-help-lan")),
        click.Option(["--database"], metavar="URL", help=words("terminal-help-database")),
        click.Option(["--prefix"], metavar="PATH", help=words("terminal-help-prefix")),
        click.Option(
            ["--workers"],
            type=Number(terminal, 1, MOST_WORKERS),
            default=1,
            metavar="N",
            help=words("terminal-help-workers"),
        ),
        click.Option(["--no-open"], is_flag=True, help=words("terminal-help-no-open")),
        language_option(terminal),
    )


def offer_box(terminal: Terminal, word: str) -> None:
    """`box.toml`, or `after-us=box.toml` where it is to be said whose it is."""
    game, equals, file = word.partition("=")
    try:
        offer(Path(file), game) if equals else offer(Path(word))
    except BoxError as error:
        raise Failure(terminal.words("terminal-no-box", detail=str(error))) from None


def serve(
    terminal: Terminal,
    host: str = HOST,
    port: int | None = None,
    database: str | None = None,
    open_browser: bool = True,
    lan: bool = False,
    prefix: str | None = None,
    workers: int = 1,
) -> None:
    """Serve until Ctrl-C; the server is imported only here, since every other command starts faster without it."""
    terminal.say("terminal-serving")
    from vervet.server import SettingError
    from vervet.server import serve as serve_matches

    try:
        serve_matches(
            host=host,
            port=port,
            database=database,
            open_browser=open_browser,
            lan=lan,
            prefix=prefix,
            workers=workers,
        )
    except SettingError as error:
        raise Failure(terminal.words("terminal-no-serve", detail=str(error))) from None
    terminal.say("terminal-play-bye")
