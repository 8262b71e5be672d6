"""`vervet play`: a game at this terminal, against bots or with people beside you."""

import secrets
from pathlib import Path

import click

from vervet.bots.roster import make_bot
from vervet.cli.failure import Failure
from vervet.cli.help import Command
from vervet.cli.parameters import (
    Number,
    bot_word,
    components_option,
    game_argument,
    game_in,
    language_option,
    players_option,
    seed_option,
    setting_option,
)
from vervet.cli.settings import read_settings
from vervet.cli.table.playing import Playing
from vervet.cli.table.sitting import Seat, Sitting
from vervet.cli.terminal import Terminal
from vervet.core.game import Game
from vervet.core.rng import Random
from vervet.faces.face import face_with

# Seeds drawn for people stay short enough to be read aloud.
SEED_BITS = 31


def play_command(terminal: Terminal) -> click.Command:
    def run(
        game: str,
        players: int | None,
        people: int,
        bots: tuple[str, ...],
        seed: int | None,
        settings: tuple[tuple[str, str], ...],
        components: Path | None,
    ) -> None:
        play(terminal, game_in(terminal, game, components), players, people, list(bots), seed, dict(settings))

    return Command(
        terminal,
        "play",
        run,
        game_argument(terminal),
        players_option(terminal),
        click.Option(
            ["--people"],
            type=Number(terminal, 1, 6),
            default=1,
            metavar="N",
            help=terminal.words("terminal-help-people"),
        ),
        click.Option(
            ["bots", "--bot"],
            type=bot_word(terminal),
            multiple=True,
            metavar="BOT",
            help=terminal.words("terminal-help-bot"),
        ),
        setting_option(terminal),
        components_option(terminal),
        seed_option(terminal),
        language_option(terminal),
    )


def play(
    terminal: Terminal,
    game: Game,
    players: int | None,
    people: int,
    bots: list[str],
    seed: int | None,
    settings: dict[str, str],
) -> None:
    if players is None and "players" not in settings and people + len(bots) > game.seats[0]:
        players = people + len(bots)
    options, count = read_settings(terminal, game, players, settings)
    if people > 1 and not game.open_information:
        raise Failure(terminal.words("terminal-secrets", game=terminal.words(f"{game.name}-name")))
    if people + len(bots) > count:
        raise Failure(terminal.words("terminal-too-many", people=people, bots=len(bots), seats=count))
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    sitting = Sitting(game, options, chosen, seats(terminal, count, people, bots or [middling(game)], chosen))
    terminal.say("terminal-play-welcome", style="bold", game=terminal.words(f"{game.name}-name"), seed=str(chosen))
    Playing(terminal, face_with(game).front, sitting).run()
    terminal.say("terminal-play-bye")


def middling(game: Game) -> str:
    """The bot to play with when none is named: not the weakest, nor one that takes its time."""
    return game.bots[len(game.bots) // 2]


def seats(terminal: Terminal, count: int, people: int, bots: list[str], seed: int) -> list[Seat]:
    """People first, then the bots in the order given, the last of them as often as there is room."""
    rng = Random(seed)
    placed = [Seat(terminal.words("player-human", seat=seat + 1)) for seat in range(people)]
    for index in range(count - people):
        bot = bots[min(index, len(bots) - 1)]
        placed.append(Seat(f"{bot_name(terminal, bot)} {people + index + 1}", make_bot(bot, rng.bits())))
    return placed


def bot_name(terminal: Terminal, bot: str) -> str:
    """What the texts call a bot of the roster; for a bot made to measure, its own name."""
    return terminal.words(f"bot-{bot}") if terminal.texts.has(f"bot-{bot}") else bot
