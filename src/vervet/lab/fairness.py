"""Whether some place at the table wins more than its share."""

from dataclasses import dataclass
from math import sqrt

from vervet.lab.intervals import FALSE_SHARE, LEAST_GAMES, p_value, q_values
from vervet.lab.measures import Moments


@dataclass(frozen=True)
class Place:
    """The share of wins of a place: how far it is from a fair one, and how easily noise alone would do that."""

    name: str
    gap: float
    q: float

    @property
    def sure(self) -> bool:
        return self.q <= FALSE_SHARE


def fairness(moments: Moments, seats: int) -> list[Place]:
    """All places, counted from the player who goes first. The error is that of fair games, as in Wilson's interval: a
    few games that all went one way would have none of their own."""
    fair = 1 / seats
    names = [f"place-{place + 1}" for place in range(seats)]
    gaps = [moments.mean(name) - fair for name in names]
    error = sqrt(fair * (1 - fair) / max(1, moments.games))
    found = q_values([p_value(gap, error) if moments.games >= LEAST_GAMES else 1.0 for gap in gaps])
    return [Place(*place) for place in zip(names, gaps, found, strict=True)]
