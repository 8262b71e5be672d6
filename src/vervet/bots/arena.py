"""Bots against each other, in one compiled loop."""

from mypy_extensions import i64

from vervet.bots.bot import Bot
from vervet.bots.uniform import play_out
from vervet.core.choices import Choices
from vervet.core.rng import Random
from vervet.core.state import State


def play_game(state: State, bots: list[Bot], rng: Random, most: i64 = 1_000_000) -> i64:
    """Play a state to its end; returns the number of decisions. With `rng` the bots' worlds are dealt."""
    made: i64 = 0
    while made < most:
        seat = state.actor()
        if seat < 0:
            break
        state.make(seat, bots[seat].choose(state, seat, rng))
        made += 1
    return made


def random_decisions(start: State, seed: i64, games: i64) -> i64:
    """Play copies of a state to the end at random; returns the number of decisions, for measuring."""
    rng = Random(seed)
    menu = Choices()
    made: i64 = 0
    game: i64 = 0
    while game < games:
        made += play_out(start.copy(), rng, menu, 1_000_000)
        game += 1
    return made


def copies(state: State, count: i64) -> i64:
    """Copy a state `count` times, for measuring."""
    done: i64 = 0
    while done < count:
        twin = state.copy()
        done += 1 if twin.seats == state.seats else 0
    return done
