"""What `vervet bench` times in a game, and what we promise for it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Promise:
    """Numbers of players that are timed, and units a second; the promises hold for the first number of players.

    A game without promises of its own is timed with its usual options, and promises only copies. `steps` are those of
    its PettingZoo environment, `batch` those of many games in one call.
    """

    players: tuple[int, ...] = ()
    library: float | None = None
    python: float | None = None
    copies: float | None = 1_000_000
    steps: float | None = None
    batch: float | None = None


USUAL = Promise()
