"""OpenSkill ratings of the bots of a ladder, from the games of all its steps."""

from dataclasses import dataclass
from itertools import zip_longest

from openskill.models import PlackettLuce

from vervet.ladder.record import Ladder
from vervet.ladder.step import DRAW, MISSING, WIN


@dataclass(frozen=True)
class Rating:
    """What OpenSkill believes of a bot's strength, and how sure it is."""

    mu: float
    sigma: float


def ratings(ladder: Ladder) -> dict[str, Rating]:
    """Everybody begins alike; the games are told step by step in turn, so that no step is older than another."""
    model = PlackettLuce(tau=0.0)
    known = {bot: model.rating(name=bot) for bot in ladder.bots}
    for row in zip_longest(*(record.results for record in ladder.steps), fillvalue=MISSING):
        for record, result in zip(ladder.steps, row, strict=True):
            if result == MISSING:
                continue
            lower, upper = record.step.lower, record.step.upper
            ranks = [1.0, 1.0] if result == DRAW else [1.0, 2.0] if result == WIN else [2.0, 1.0]
            ((known[upper],), (known[lower],)) = model.rate([[known[upper]], [known[lower]]], ranks=ranks)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in known.items()}
