"""Help pages: commands that show themselves as a usage line, a sentence, tables and examples."""

from collections.abc import Callable

import click
from rich.console import Group as Lines
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from vervet.cli.failure import Failure
from vervet.cli.terminal import Terminal

HEAD = "bold green"
NAME = "bold cyan"


class Command(click.Command):
    """A command; its texts are `terminal-NAME` (a sentence) and, where they exist, `.more` and `.examples`."""

    def __init__(self, terminal: Terminal, name: str, run: Callable[..., object], *params: click.Parameter) -> None:
        super().__init__(
            name,
            callback=run,
            params=list(params),
            short_help=terminal.words(f"terminal-{name}"),
            context_settings={"allow_extra_args": True},
        )
        self.terminal = terminal

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            extra = super().parse_args(ctx, args)
        except click.UsageError as error:
            # The parser does not say which command it was parsing; the hint to its help page needs that.
            error.ctx = error.ctx or ctx
            raise
        if extra:
            raise Failure(self.terminal.words("terminal-extra", value=extra[0]), ctx)
        return extra

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return translated_help(self.terminal, super().get_help_option(ctx))

    def get_help(self, ctx: click.Context) -> str:
        return page(self.terminal, ctx, f"terminal-{self.name}")


class Group(click.Group):
    """The command of commands."""

    def __init__(self, terminal: Terminal, run: Callable[..., object], *params: click.Parameter) -> None:
        super().__init__("vervet", invoke_without_command=True, callback=run, params=list(params))
        self.terminal = terminal

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return translated_help(self.terminal, super().get_help_option(ctx))

    def get_help(self, ctx: click.Context) -> str:
        return page(self.terminal, ctx, "terminal-vervet")

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


def translated_help(terminal: Terminal, option: click.Option | None) -> click.Option | None:
    if option is not None:
        option.help = terminal.words("terminal-help-help")
    return option


def page(terminal: Terminal, ctx: click.Context, text: str) -> str:
    parts: list[RenderableType] = [usage(terminal, ctx), Text(), Text(terminal.words(text))]
    if terminal.texts.has(f"{text}.more"):
        parts.append(Text("\n" + terminal.words(f"{text}.more")))
    if isinstance(ctx.command, Group):
        parts += block(terminal, "terminal-commands", commands(ctx, ctx.command))
    parts += block(terminal, "terminal-options", options(ctx))
    if terminal.texts.has(f"{text}.examples"):
        parts += block(terminal, "terminal-examples", Text(terminal.words(f"{text}.examples"), style=NAME))
    with terminal.out.capture() as captured:
        terminal.out.print(Lines(*parts))
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def usage(terminal: Terminal, ctx: click.Context) -> Text:
    pieces = ctx.command.collect_usage_pieces(ctx)
    return Text.assemble(
        (terminal.words("terminal-usage") + " ", HEAD), (" ".join([ctx.command_path, *pieces]), "bold")
    )


def block(terminal: Terminal, title: str, content: RenderableType) -> list[RenderableType]:
    return [Text("\n" + terminal.words(title), style=HEAD), Padding(content, (0, 0, 0, 2))]


def columns() -> Table:
    table = Table(box=None, show_header=False, padding=(0, 3, 0, 0), pad_edge=False)
    table.add_column(style=NAME, no_wrap=True)
    table.add_column()
    return table


def commands(ctx: click.Context, group: Group) -> Table:
    table = columns()
    for name, command in group.commands.items():
        pieces = [piece for piece in command.collect_usage_pieces(ctx) if not piece.startswith("[OPT")]
        table.add_row(" ".join([name, *pieces]), command.get_short_help_str(200))
    return table


def options(ctx: click.Context) -> Table:
    table = columns()
    for param in ctx.command.get_params(ctx):
        if isinstance(param, click.Option) and not param.hidden:
            names = ", ".join([*param.opts, *param.secondary_opts])
            value = "" if param.is_flag else f" {param.make_metavar(ctx)}"
            table.add_row(names + value, param.help or "")
    return table
