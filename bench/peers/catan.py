"""catanatron: Catan with random players, in Python."""

from functools import partial
from importlib.metadata import version
from random import Random

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from stopwatch import COPY, MIDDLE, PLAY, PYTHON, START, Measure, Work, report

COPIES = 50


def new_game(players: int) -> Game:
    return Game([RandomPlayer(color) for color in list(Color)[:players]])


def play_on(game: Game, chance: Random, most: int | None = None) -> int:
    """The loop of `Game.play` without its two copies, executing unchecked, which is the fastest way it offers."""
    state, execute, winner, unit = game.state, game.execute, game.winning_color, chance.random
    made = 0
    while winner() is None and state.num_turns < TURNS_LIMIT and made != most:
        actions = state.playable_actions
        execute(actions[int(unit() * len(actions))], False)
        made += 1
    return made


def play(players: int) -> Work:
    chance = Random(1)
    return lambda: play_on(new_game(players), chance)


def copies(players: int) -> Work:
    game = new_game(players)
    play_on(game, Random(1), 300)

    def work() -> float:
        for _ in range(COPIES):
            game.copy()
        return COPIES

    return work


MEASURES = (
    Measure("Catan, 2 players", PLAY, PYTHON, START, partial(play, 2), "actions not checked"),
    Measure("Catan, 4 players", PLAY, PYTHON, START, partial(play, 4), "actions not checked"),
    Measure("Catan, 2 players", COPY, PYTHON, MIDDLE, partial(copies, 2), "each dropped at once"),
)

if __name__ == "__main__":
    report("catanatron", version("catanatron"), MEASURES)
