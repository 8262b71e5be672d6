"""A training as the terminal sees it: a bar that moves, a line for each round, and a picture of the climb."""

from dataclasses import dataclass
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vervet.catalog import folder_of
from vervet.cli.failure import Failure
from vervet.cli.lacking import lacking
from vervet.cli.parameters import Setting
from vervet.cli.settings import read_settings
from vervet.cli.terminal import Terminal
from vervet.core.game import Game
from vervet.lab.crew import cores
from vervet.train.picture import draw_climb
from vervet.train.rounds import Training
from vervet.train.settings import Settings, Setup
from vervet.train.work import Workers, game_of, workers_of

FINISHED, INTERRUPTED = 0, 130
PICTURE = "climb.svg"
# A world of a game with secrets takes longer than a simulation of an open one.
SIMULATIONS, WORLDS = 300, 12
# A new network meets the best so far in so many games, with so many simulations; no longer than a round is.
ARENA_GAMES, ARENA = 400, 200
# The games of a round with secrets are played in so many strides.
STRIDES = 20


@dataclass(frozen=True)
class Request:
    """What was asked for on the command line."""

    game: str
    rounds: int
    games: int
    simulations: int | None
    setups: tuple[str, ...]
    components: Path | None
    processes: int | None
    seed: int
    folder: Path | None


def run_train(terminal: Terminal, request: Request) -> int:
    """So many rounds more; the exit code."""
    game = made_game(terminal, request)
    features = game.new(0).features()
    if features is None:
        raise Failure(terminal.words("train-no-features", game=game.name))
    folder = request.folder or Path(f"mind-{game.name}")
    thoughts = request.simulations or (WORLDS if features.hidden else SIMULATIONS)
    settings = Settings(
        game.name,
        "" if request.components is None else str(request.components),
        tuple(setup_of(terminal, game, words) for words in request.setups) or ({},),
        request.seed,
        request.games,
        deep=thoughts,
        first=thoughts,
        first_games=request.games,
        strides=STRIDES,
        stride_games=-(-request.games // STRIDES),
        arena=WORLDS if features.hidden else ARENA,
        arena_games=min(request.games, ARENA_GAMES),
    )
    try:
        training = Training(settings, folder, device_of(terminal)).open()
        with workers_of(request.processes or cores()) as workers:
            for _ in range(request.rounds):
                watch(terminal, training, workers)
    except KeyboardInterrupt:
        terminal.say("train-interrupted", folder=str(folder))
        return INTERRUPTED
    except OSError as error:
        raise Failure(
            terminal.words("train-no-folder", folder=str(folder), reason=error.strerror or str(error))
        ) from None
    terminal.say("train-finished", network=training.best, picture=str(folder / PICTURE))
    return FINISHED


def device_of(terminal: Terminal) -> str:
    """Where a network learns; last of all, so that what is wrong with the words is told first."""
    try:
        import torch
    except ModuleNotFoundError as error:
        raise lacking(terminal, "train-needs-packages", error, "train") from None
    return "cuda" if torch.cuda.is_available() else "cpu"


def made_game(terminal: Terminal, request: Request) -> Game:
    """The game with its box, or a changed one."""
    if folder_of(request.game) is None:
        raise Failure(terminal.words("train-no-features", game=request.game))
    try:
        return game_of(request.game, "" if request.components is None else str(request.components))
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise Failure(terminal.words("lab-bad-components", file=str(request.components), reason=str(reason))) from None


def setup_of(terminal: Terminal, game: Game, words: str) -> Setup:
    """`players=3,spies=true` as options, checked by the game."""
    pairs = [Setting(terminal).convert(word, None, None) for word in words.split(",") if word.strip()]
    return dict(read_settings(terminal, game, None, dict(pairs))[0])


def watch(terminal: Terminal, training: Training, workers: Workers) -> None:
    """One round with a bar, then what it came to."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.errors, transient=True, disable=not terminal.errors.is_terminal) as bar:
        task = bar.add_task("", total=None)

        def tell(what: str, done: int, of_all: int) -> None:
            bar.update(task, description=terminal.words(f"train-{what}"), completed=done, total=of_all)

        record = training.round(workers, tell)
    facts = {"number": str(record["round"]), "games": str(record["games"])}
    if "share" in record:
        share = f"{100 * float(str(record['share'])):.1f}"
        terminal.say("train-round", **facts, share=share, kept="yes" if record["accepted"] else "no")
    else:
        terminal.say("train-first-round", **facts)
    draw_climb(training.rounds, training.folder / PICTURE, terminal.words)
