"""`vervet sim`: many games between bots, reproducible from a seed."""

import json
import sys
import time
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from vervet.bots.arena import play_game
from vervet.cli.commands.tally import Tally
from vervet.cli.help import Command
from vervet.cli.parameters import (
    BotWords,
    Number,
    components_option,
    game_argument,
    game_in,
    json_option,
    language_option,
    players_option,
    seed_option,
    setting_option,
)
from vervet.cli.settings import seat_bots
from vervet.cli.terminal import Terminal
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.option import Options, options_json
from vervet.core.rng import Random
from vervet.envs.visitors import any_bot
from vervet.faces.face import face_of
from vervet.faces.front import Front

MOST_GAMES = 100_000_000


def sim_command(terminal: Terminal) -> click.Command:
    def run(
        game: str,
        bots: list[str],
        count: int,
        seed: int | None,
        players: int | None,
        settings: tuple[tuple[str, str], ...],
        components: Path | None,
        as_json: bool,
    ) -> None:
        simulate(
            terminal, game_in(terminal, game, components), bots, count, seed or 0, players, dict(settings), as_json
        )

    words = terminal.words
    return Command(
        terminal,
        "sim",
        run,
        game_argument(terminal),
        click.Option(
            ["--bots"], type=BotWords(terminal), required=True, metavar="A,B", help=words("terminal-help-bots")
        ),
        click.Option(
            ["count", "--games"],
            type=Number(terminal, 1, MOST_GAMES),
            default=100,
            metavar="N",
            help=words("terminal-help-games"),
        ),
        seed_option(terminal),
        players_option(terminal),
        setting_option(terminal),
        components_option(terminal),
        json_option(terminal),
        language_option(terminal),
    )


def simulate(
    terminal: Terminal,
    game: Game,
    bots: list[str],
    count: int,
    seed: int,
    players: int | None,
    settings: dict[str, str],
    as_json: bool,
) -> None:
    options, sitters = seat_bots(terminal, game, bots, players, settings)
    started = time.perf_counter()
    tally = play_series(terminal, game, options, sitters, count, seed)
    seconds = time.perf_counter() - started
    if as_json:
        write_json(game, options, seed, tally, seconds)
    else:
        show_tally(terminal, game, tally, seed, seconds)


def play_series(terminal: Terminal, game: Game, options: Options, bots: list[str], count: int, seed: int) -> Tally:
    """Play the games, the bots moving on by one seat from game to game."""
    tally = Tally(bots)
    rng = Random(seed)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.errors, transient=True, disable=not terminal.errors.is_terminal) as bar:
        for number in bar.track(range(count), description=terminal.words("terminal-sim-progress")):
            sitters = [(seat + number) % len(bots) for seat in range(len(bots))]
            state = game.begin(options, int(rng.bits()))
            made = play_game(
                state, [any_bot(bots[sitter], rng.bits(), game, options) for sitter in sitters], Random(rng.bits())
            )
            outcome = state.outcome()
            assert outcome is not None, "every game ends (law 7)"
            tally.add(outcome, sitters, int(made))
    return tally


def write_json(game: Game, options: Options, seed: int, tally: Tally, seconds: float) -> None:
    """Everything but `timing` is the same for the same seed."""
    rate = round(tally.decisions / seconds) if seconds else 0
    document: dict[str, Json] = {
        "game": game.name,
        "rules": game.version,
        "options": options_json(options),
        "seed": seed,
        **tally.to_json(),
        "timing": {"seconds": round(seconds, 3), "decisions_per_second": rate},
    }
    json.dump(document, sys.stdout, indent=1)
    sys.stdout.write("\n")


def show_tally(terminal: Terminal, game: Game, tally: Tally, seed: int, seconds: float) -> None:
    words = terminal.words
    table = Table(title=words("terminal-sim-title", game=words(f"{game.name}-name"), games=tally.games, seed=str(seed)))
    for column in ("bot", "wins", "share", "interval"):
        table.add_column(words(f"terminal-sim-{column}"), justify="left" if column == "bot" else "right")
    for index, bot in enumerate(tally.bots):
        row = tally.bot_json(index)
        table.add_row(
            f"{index + 1} {bot}",
            str(row["wins"]),
            percent(row["share"]),
            f"{percent(row['low'])} – {percent(row['high'])}",
        )
    nobody = face_of(game.name).front.nobody
    # Whoever wins where no player does, the Monkey King for one, is there only in a game alone.
    if tally.draws or len(tally.bots) == 1 or nobody == Front.nobody:
        table.add_row(words(nobody), str(tally.draws), percent(tally.draws / tally.games), "")
    terminal.show(table)
    if tally.shared:
        terminal.say("terminal-sim-shared", count=tally.shared)
    rate = round(tally.decisions / seconds) if seconds else 0
    mean = round(tally.decisions / tally.games, 1)
    terminal.show(Text(words("terminal-sim-length", mean=mean, least=min(tally.lengths), most=max(tally.lengths))))
    terminal.show(Text(words("terminal-sim-rate", rate=rate, seconds=round(seconds, 1))))


def percent(share: Json) -> str:
    assert isinstance(share, float | int)
    return f"{100 * share:.1f} %"
