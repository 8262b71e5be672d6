"""Intervals and tests, and what can be said when there are many of them."""

from collections.abc import Sequence
from math import erfc, log, sqrt
from statistics import NormalDist

LEVEL = 0.95
Z = NormalDist().inv_cdf(0.5 + LEVEL / 2)
# The share of a report's findings that may be noise.
FALSE_SHARE = 0.05
# With fewer games the errors are themselves too uncertain: nothing is said to be more than noise.
LEAST_GAMES = 30
# A confidence sequence allows for this many more games that go as far astray as a share can: what has not happened in
# this many games may still happen. (Simulated: with three, shares of one in two thousand are covered as promised.)
UNSEEN = 3

Interval = tuple[float, float]


def wilson(wins: float, games: int) -> Interval:
    """The 95 % interval of a share after Wilson; a shared win counts in parts, which makes it a little too wide."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(max(0.0, share * (1 - share)) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def p_value(estimate: float, error: float) -> float:
    """How likely an estimate this large is when there is no effect, for a normal error."""
    if error <= 0.0:
        return 1.0 if estimate == 0.0 else 0.0
    return erfc(abs(estimate) / error / sqrt(2.0))


def q_values(p_values: Sequence[float]) -> list[float]:
    """Benjamini and Hochberg: of all findings with a q of at most 5 %, about 5 % are expected to be noise."""
    order = sorted(range(len(p_values)), key=lambda index: p_values[index])
    found = [1.0] * len(p_values)
    least = 1.0
    for rank in range(len(order), 0, -1):
        index = order[rank - 1]
        least = min(least, p_values[index] * len(order) / rank)
        found[index] = least
    return found


def simultaneous_z(count: int) -> float:
    """The width at which this many intervals all hold together with 95 % (Šidák)."""
    return NormalDist().inv_cdf(0.5 + LEVEL ** (1 / max(1, count)) / 2)


def always_valid(games: int, deviation: float, count: int, planned: int) -> float:
    """Half the width of a confidence sequence: it holds at every number of games at once, so one may look at any time.

    The asymptotic sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, narrowest about `planned` games; for
    `count` numbers watched at once, each gets its part of the 5 %.
    """
    if games < 2:
        return float("inf")
    alpha = (1 - LEVEL) / count
    variance = (games * deviation**2 + UNSEEN) / (games + UNSEEN)
    tuning = (-2 * log(alpha) + log(-2 * log(alpha)) + 1) / planned
    scaled = games * tuning + 1
    return sqrt(variance * 2 * scaled / (games * games * tuning) * log(sqrt(scaled) / alpha))
