"""OpenSkill ratings of the bots of a ladder, from the games of all its steps."""

from dataclasses import dataclass

from openskill.models import PlackettLuce

from vervet.ladder.record import Ladder
from vervet.ladder.step import DRAW, MISSING, WIN


@dataclass(frozen=True)
class Rating:
    """What OpenSkill believes about a bot's strength, and how sure it is."""

    mu: float
    sigma: float


def ratings(ladder: Ladder) -> dict[str, Rating]:
    """From the bottom up: every bot begins where the one below stands, and nothing else is assumed about it."""
    model = PlackettLuce(tau=0.0)
    lowest = model.rating()
    rated = {ladder.bots[0]: Rating(lowest.mu, lowest.sigma)}
    for record in ladder.steps:
        known = rated[record.step.lower]
        lower, upper = model.rating(known.mu, known.sigma), model.rating(mu=known.mu)
        for result in record.results.replace(MISSING, ""):
            ranks = [1.0, 1.0] if result == DRAW else [1.0, 2.0] if result == WIN else [2.0, 1.0]
            ((upper,), (lower,)) = model.rate([[upper], [lower]], ranks=ranks)
        rated[record.step.lower] = Rating(lower.mu, lower.sigma)
        rated[record.step.upper] = Rating(upper.mu, upper.sigma)
    return rated
