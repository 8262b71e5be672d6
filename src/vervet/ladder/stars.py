"""Strength as people take it in at a glance: one star for the foot of the ladder, five for its top."""

from vervet.ladder.ratings import ratings
from vervet.ladder.record import Ladder

FEWEST, MOST = 1, 5


def stars(ladder: Ladder) -> dict[str, int]:
    """The foot of a ladder makes no effort, and how far it lies below says little: so it has one star, and the others
    two to five, by rating."""
    rated = ratings(ladder)
    first, *others = ladder.bots
    low, high = (rated[bot].mu for bot in (others[0], others[-1])) if others else (0.0, 0.0)
    span = max(high - low, 1e-9)
    shares = {bot: (rated[bot].mu - low) / span for bot in others}
    return {first: FEWEST, **{bot: FEWEST + 1 + round(share * (MOST - FEWEST - 1)) for bot, share in shares.items()}}
