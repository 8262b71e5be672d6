"""pgx: games in JAX, many at once in one compiled loop, on the processor."""

from functools import partial
from importlib.metadata import version

import jax
import pgx
from jax import numpy as jnp
from stopwatch import LIBRARY, PLAY, START, Measure, Work, report


def play(name: str, games: int, plies: int) -> Work:
    """Random legal play from the start for this many plies, in one call; plies of games that are over do not count.

    That is faster than `auto_reset`, which makes a new game at every step in case it is needed.
    """
    environment = pgx.make(name)
    begin = jax.vmap(environment.init)
    step = jax.vmap(environment.step)

    def ply(carry: tuple[pgx.State, jax.Array], _: None) -> tuple[tuple[pgx.State, jax.Array], jax.Array]:
        states, key = carry
        key, chance, luck = jax.random.split(key, 3)
        weights = jnp.where(states.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(chance, weights, axis=-1)
        counted = jnp.sum(~states.terminated)
        return (step(states, actions, jax.random.split(luck, games)), key), counted

    @jax.jit
    def advance(key: jax.Array) -> tuple[jax.Array, jax.Array]:
        key, first = jax.random.split(key)
        (_, key), counted = jax.lax.scan(ply, (begin(jax.random.split(first, games)), key), None, length=plies)
        return key, jnp.sum(counted)

    key = jax.random.PRNGKey(1)

    def work() -> float:
        nonlocal key
        key, counted = advance(key)
        return float(counted)

    return work


def measure(game: str, name: str, games: int, plies: int) -> Measure:
    note = f"JAX, {games:,} games at once, {plies} plies each; makes observations"
    return Measure(game, PLAY, LIBRARY, START, partial(play, name, games, plies), note)


MEASURES = (
    measure("backgammon", "backgammon", 1024, 64),
    measure("chess", "chess", 64, 64),
    measure("connect four", "connect_four", 1024, 16),
)

if __name__ == "__main__":
    report("pgx", version("pgx"), MEASURES)
