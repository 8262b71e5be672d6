"""What the commands take: names of games and bots, numbers, options; what does not fit is reported in a sentence."""

from collections.abc import Sequence
from pathlib import Path

import click

from vervet.bots.bot import BotError
from vervet.bots.roster import BOTS, make_bot
from vervet.boxes import BoxError
from vervet.catalog import games, unpack, welcome
from vervet.cli.failure import Failure, suggestion
from vervet.cli.terminal import Terminal
from vervet.core.game import Game
from vervet.envs.visitors import found, whole_word
from vervet.guests import GuestError, is_file_word
from vervet.texts import languages

MOST_SEED = (1 << 63) - 1
MOST_DIGITS = len(str(MOST_SEED))


class Word(click.ParamType[str]):
    """One of some words, or whatever else passes `fits`."""

    def __init__(self, terminal: Terminal, name: str, words: Sequence[str]) -> None:
        self.terminal = terminal
        self.name = name
        self.words = tuple(words)

    def fits(self, value: str) -> bool:
        return value in self.words

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if self.fits(value):
            return value
        texts = self.terminal.texts
        wrong = texts.say(f"terminal-no-{self.name}", value=value, expected=", ".join(self.words))
        raise Failure(wrong + suggestion(texts, value, self.words), ctx)


class GameWord(Word):
    """A game of the catalog, or a file with one of one's own: `my_game.py:GAME`."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if not is_file_word(value):
            return super().convert(value, param, ctx)
        try:
            return welcome(value).name
        except GuestError as error:
            raise Failure(self.terminal.words("terminal-no-guest", detail=str(error)), ctx) from None


class BotWord(Word):
    """A bot of the roster, or any budget that the roster can make."""

    def fits(self, value: str) -> bool:
        try:
            make_bot(value, 0)
        except BotError:
            return False
        return True


class AnyBotWord(BotWord):
    """The same, or a file with a bot of one's own: `my_bot.py:BOT`."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if not is_file_word(value) or self.fits(value):
            return super().convert(value, param, ctx)
        try:
            found(value)
        except BotError as error:
            raise Failure(self.terminal.words("terminal-no-visitor", detail=str(error)), ctx) from None
        return whole_word(value)


class BotWords(click.ParamType[list[str]]):
    """Several bots, separated by commas."""

    name = "bots"

    def __init__(self, terminal: Terminal) -> None:
        self.bot = any_bot_word(terminal)

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> list[str]:
        return [self.bot.convert(word.strip(), param, ctx) for word in value.split(",") if word.strip()]


class Number(click.ParamType[int]):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, terminal: Terminal, least: int, most: int) -> None:
        self.terminal = terminal
        self.least = least
        self.most = most

    def convert(self, value: str | int, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        if text.isdecimal() and len(text) <= MOST_DIGITS and self.least <= int(text) <= self.most:
            return int(text)
        texts = self.terminal.texts
        name = param.opts[0] if param is not None else self.name
        least, most = str(self.least), str(self.most)
        raise Failure(texts.say("terminal-no-number", name=name, value=text, least=least, most=most), ctx)


class Setting(click.ParamType[tuple[str, str]]):
    """An option of a game, `name=value`."""

    name = "setting"

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def convert(
        self, value: str | tuple[str, str], param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        name, equals, setting = value.partition("=")
        if not name.strip() or not equals:
            raise Failure(self.terminal.words("terminal-no-setting", value=value), ctx)
        return name.strip(), setting.strip()


def bot_word(terminal: Terminal) -> BotWord:
    return BotWord(terminal, "bot", BOTS)


def any_bot_word(terminal: Terminal) -> AnyBotWord:
    return AnyBotWord(terminal, "bot", BOTS)


def game_argument(terminal: Terminal, required: bool = True) -> click.Argument:
    return click.Argument(["game"], type=game_word(terminal), required=required, metavar="GAME")


def game_word(terminal: Terminal) -> GameWord:
    return GameWord(terminal, "game", tuple(games()))


def file_argument(name: str) -> click.Argument:
    return click.Argument(["file"], type=click.Path(path_type=Path, allow_dash=True), metavar=name)


def language_option(terminal: Terminal) -> click.Option:
    """Checked here; heeded before everything else (`language.spoken`)."""
    return click.Option(
        ["--language"],
        type=Word(terminal, "language", languages()),
        expose_value=False,
        metavar="|".join(languages()),
        help=terminal.words("terminal-help-language"),
    )


def seed_option(terminal: Terminal) -> click.Option:
    kind = Number(terminal, 0, MOST_SEED)
    return click.Option(["--seed"], type=kind, metavar="S", help=terminal.words("terminal-help-seed"))


def players_option(terminal: Terminal) -> click.Option:
    most = max(game.seats[1] for game in games().values())
    help_text = terminal.words("terminal-help-players")
    return click.Option(["--players"], type=Number(terminal, 1, most), metavar="N", help=help_text)


def components_option(terminal: Terminal) -> click.Option:
    kind: click.Path[Path] = click.Path(path_type=Path)
    help_text = terminal.words("terminal-help-components")
    return click.Option(["--components"], type=kind, metavar="FILE", help=help_text)


def game_in(terminal: Terminal, name: str, components: Path | None) -> Game:
    """A game of the catalog, with another box if one is given."""
    if components is None:
        return games()[name]
    try:
        return unpack(name, components)
    except BoxError as error:
        raise Failure(terminal.words("terminal-no-box", detail=str(error))) from None


def setting_option(terminal: Terminal) -> click.Option:
    help_text = terminal.words("terminal-help-option")
    names = ["settings", "--option"]
    return click.Option(names, type=Setting(terminal), multiple=True, metavar="NAME=VALUE", help=help_text)


def json_option(terminal: Terminal) -> click.Option:
    return click.Option(["as_json", "--json"], is_flag=True, help=terminal.words("terminal-help-json"))
