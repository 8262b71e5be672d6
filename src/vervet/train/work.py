"""What worker processes do: they read a network once and play with it."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from vervet.bots.network import Network
from vervet.bots.network_file import read_network
from vervet.catalog import folder_of, load, printed_box
from vervet.core.game import Game
from vervet.train.arena import Score, Side, play_opening
from vervet.train.samples import Samples, together
from vervet.train.self_play import play_games
from vervet.train.settings import Settings, Setup


@dataclass(frozen=True)
class Player:
    """A side of the arena as it is sent to workers: the network is a file."""

    bot: str = ""
    network: str = ""
    simulations: int = 0
    seconds: float = 0.0
    ways: tuple[tuple[str, float], ...] = ()


@cache
def game_of(name: str, components: str = "") -> Game:
    """The game with the printed box, or with that of a file."""
    folder = folder_of(name)
    assert folder is not None, f"no game {name}"
    if not components:
        return load(folder)
    from importlib import import_module

    made = import_module(f"vervet.games.{folder}.game").from_box(Path(components).read_text("utf-8"))
    assert isinstance(made, Game) and printed_box(name)
    return made


def network_of(game: str, components: str, file: str) -> Network:
    """The network of a file as it is now: a training may write the next one where the last one was."""
    now = Path(file).stat()
    return network_then(game, components, file, now.st_mtime_ns, now.st_ino)


@lru_cache(8)
def network_then(game: str, components: str, file: str, _written: int, _place: int) -> Network:
    found = game_of(game, components)
    features = found.new(0).features()
    assert features is not None, f"{game} has no features"
    return read_network(Path(file).read_bytes(), found.name, found.version, features)


def play(settings: Settings, network: str, seed: int, games: int) -> Samples:
    """A share of a round's games."""
    game = game_of(settings.game, settings.components)
    known = network_of(settings.game, settings.components, network) if network else None
    frozen = network_of(settings.game, settings.components, settings.against) if settings.against else None
    return play_games(game, known, settings, seed, games, settings.most_seconds, frozen)


def meet(settings: Settings, setup: Setup, one: Player, other: Player, seed: int) -> Score:
    """One opening of an arena."""
    sides = [
        Side(
            player.bot,
            network_of(settings.game, settings.components, player.network) if player.network else None,
            player.simulations,
            player.seconds,
            player.ways,
        )
        for player in (one, other)
    ]
    return play_opening(game_of(settings.game, settings.components), setup, sides[0], sides[1], seed)


class Workers:
    """Several processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor, count: int) -> None:
        self.pool = pool
        self.count = count

    def play(self, settings: Settings, network: str, seed: int, games: int, tell: Callable[[int], None]) -> Samples:
        """A round of games."""
        share = -(-games // self.count)
        waiting = [self.pool.submit(play, settings, network, seed + at, share) for at in range(self.count)]
        for future in as_completed(waiting):
            tell(int(future.result().game.max(initial=-1)) + 1)
        # In the order of the workers, not in which they were done: so that a training can be repeated.
        return together([future.result() for future in waiting])

    def meet(
        self, settings: Settings, setup: Setup, one: Player, other: Player, games: int, seed: int = 0, most: float = 1e9
    ) -> Score:
        """An arena of at least so many games, or of as many as are done after `most` seconds."""
        seats = int(game_of(settings.game, settings.components).new(0, **setup).seats)
        openings = -(-games // seats)
        waiting = [self.pool.submit(meet, settings, setup, one, other, seed + at) for at in range(openings)]
        score = Score()
        try:
            for future in as_completed(waiting, timeout=most):
                score.add(future.result())
        except TimeoutError:
            for future in waiting:
                future.cancel()
        return score


@contextmanager
def workers_of(count: int) -> Iterator[Workers]:
    """Processes that are gone afterwards."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=begin)
    try:
        yield Workers(pool, count)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()


def begin() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that people see answers it. Each has one thread."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ["OMP_NUM_THREADS"] = "1"
