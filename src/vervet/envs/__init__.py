"""The games as environments for learners: PettingZoo, Gymnasium and OpenSpiel.

Each part needs packages that nothing else in Vervet needs, and imports them only when it is asked for: those of the
extra `envs`, for OpenSpiel those of `openspiel`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vervet.bots.bot import Bot
from vervet.core.game import Game
from vervet.envs.extras import need

if TYPE_CHECKING:
    from vervet.envs.cycle import AecEnv
    from vervet.envs.fleet import VectorEnv
    from vervet.envs.joint import ParallelEnv
    from vervet.envs.lone import SingleEnv
    from vervet.envs.many import Batch
    from vervet.envs.policies import PastSelves, Policy, PolicyBot

__all__ = [
    "aec",
    "batch",
    "bot",
    "parallel",
    "past_selves",
    "register_with_gymnasium",
    "register_with_open_spiel",
    "single",
    "vector",
]


def aec(
    game: str | Game,
    *,
    masks: str = "info",
    illegal: str = "lose",
    render_mode: str | None = None,
    **options: object,
) -> "AecEnv":
    """A game for PettingZoo, one agent after the other: `aec("itchy-monkey", players=3, spies=True)`."""
    need("pettingzoo", "gymnasium")
    from vervet.envs.cycle import AecEnv

    return AecEnv(game, options, masks, illegal, render_mode)


def parallel(
    game: str | Game,
    *,
    masks: str = "info",
    illegal: str = "lose",
    render_mode: str | None = None,
    **options: object,
) -> "ParallelEnv":
    """A simultaneous game for PettingZoo, all agents at once: `parallel("after-us", players=4)`."""
    need("pettingzoo", "gymnasium")
    from vervet.envs.joint import ParallelEnv

    return ParallelEnv(game, options, masks, illegal, render_mode)


def single(
    game: str | Game,
    *,
    seat: int | None = 0,
    bots: str | Sequence[str | Bot] = "random",
    masks: str = "info",
    illegal: str = "lose",
    render_mode: str | None = None,
    shaping: float = 0.0,
    **options: object,
) -> "SingleEnv":
    """A game for Gymnasium: one agent in a seat (None: drawn for every game) against bots.

    With `shaping`, that share of the game's own guess at the agent's reward is given in advance, and taken back at the
    end: what is best to do stays the same, and all rewards of a game sum to the same but for what its first sight was
    worth.
    """
    need("gymnasium")
    from vervet.envs.lone import SingleEnv

    return SingleEnv(game, options, seat, bots, masks, illegal, render_mode, shaping)


def bot(policy: "Policy", game: str | Game, *, seed: int = 0, **options: object) -> "PolicyBot":
    """A policy (observation, mask → action number) as a bot: `bot(lambda numbers, mask: mask.argmax(), "after-us")`.

    It plays wherever bots do: at `vervet.bot(...)`'s tables, in `single` and `vector`, in the arena.
    """
    need("numpy")
    from vervet.envs.play import Play
    from vervet.envs.policies import PolicyBot

    return PolicyBot(policy, Play(game, options), seed)


def past_selves(game: str | Game, *, most: int = 20, seed: int = 0, **options: object) -> "PastSelves":
    """An opponent for `single` that is another of its past selves in every game: `add` a policy now and then."""
    need("numpy")
    from vervet.envs.play import Play
    from vervet.envs.policies import PastSelves

    return PastSelves(Play(game, options), most, seed)


def batch(game: str | Game, count: int, *, hasty: bool = False, whole: bool = False, **options: object) -> "Batch":
    """Many games at once, all seats answering: `batch("itchy-monkey", 256)`; it needs NumPy alone.

    With `hasty`, whoever has no choice is not asked; with `whole`, observations are whole numbers, not yet divided by
    their bounds.
    """
    need("numpy")
    from vervet.envs.many import Batch

    return Batch(game, count, options, hasty, whole)


def vector(
    game: str | Game,
    num_envs: int = 1,
    *,
    seat: int | None = 0,
    bots: str | Sequence[str | Bot] = "random",
    illegal: str = "lose",
    **options: object,
) -> "VectorEnv":
    """Many games of `single` at once, for Gymnasium: `vector("after-us", 64, bots="heuristic")`."""
    need("gymnasium")
    from vervet.envs.fleet import VectorEnv

    return VectorEnv(game, num_envs, options, seat, bots, illegal)


def register_with_gymnasium() -> tuple[str, ...]:
    """Tell Gymnasium of all games, so that `gymnasium.make` knows them; returns their ids."""
    need("gymnasium")
    from vervet.envs.lone import register

    return register()


def register_with_open_spiel(game: str | Game | None = None, *, seeds: Sequence[int] = ()) -> tuple[str, ...]:
    """Tell OpenSpiel of a game, or without one of all games, so that `pyspiel.load_game` knows them; returns the names.

    The game may be a name, a file (`my_game.py:GAME`) or a `Game`. With `seeds`, its deals are those of these seeds,
    each equally likely: where that is every deal there can be, the game in OpenSpiel is exact.
    """
    need("pyspiel", "numpy")
    from vervet.envs.play import found
    from vervet.envs.spiel import register, register_all

    if game is None:
        if seeds:
            raise ValueError("seeds: expected the game that they are for")
        return register_all()
    return (register(found(game), seeds),)
