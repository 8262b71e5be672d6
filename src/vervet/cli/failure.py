"""What is wrong with a command, in a sentence: exit code 2, never a traceback."""

from collections.abc import Iterable
from difflib import get_close_matches

import click

from vervet.cli.terminal import Terminal
from vervet.texts import Texts


class Failure(click.UsageError):
    """A wrong argument or an unusable file; the message is a whole sentence in the player's language."""


def suggestion(texts: Texts, word: str, known: Iterable[str]) -> str:
    """“Did you mean …?” with a space before it, or nothing."""
    near = get_close_matches(word.lower(), list(known), n=1, cutoff=0.5)
    return " " + texts.say("terminal-did-you-mean", word=near[0]) if near else ""


def explain(terminal: Terminal, error: click.ClickException) -> None:
    """Print what a command line got wrong, in our own words where click has only English."""
    texts = terminal.texts
    context = getattr(error, "ctx", None)
    path = context.command_path if isinstance(context, click.Context) else "vervet"
    terminal.complain(sentence(texts, error), texts.say("terminal-see-help", command=f"{path} --help"))


def sentence(texts: Texts, error: click.ClickException) -> str:
    if isinstance(error, Failure):
        return error.message
    context = error.ctx if isinstance(error, click.UsageError) else None
    if isinstance(error, click.exceptions.NoSuchCommand):
        known = list(context.command.commands) if context and isinstance(context.command, click.Group) else []
        wrong = texts.say("terminal-no-command", value=error.command_name, expected=", ".join(known))
        return wrong + suggestion(texts, error.command_name, known)
    if isinstance(error, click.NoSuchOption):
        near = suggestion(texts, error.option_name, [name for option in options(context) for name in option.opts])
        return texts.say("terminal-no-option", option=error.option_name) + near
    if isinstance(error, click.BadOptionUsage):
        flags = [name for option in options(context) if option.is_flag for name in option.opts]
        reason = "terminal-needs-no-value" if error.option_name in flags else "terminal-needs-value"
        return texts.say(reason, option=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None and context is not None:
        param = error.param
        name = param.opts[0] if isinstance(param, click.Option) else param.make_metavar(context)
        return texts.say("terminal-missing", name=name)
    return error.format_message()


def options(context: click.Context | None) -> list[click.Option]:
    return [param for param in context.command.params if isinstance(param, click.Option)] if context else []
