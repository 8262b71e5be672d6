"""What came of each position of a game, as far as it can be told apart from luck.

A seat's positions follow each other until it is paid. What one of them was worth is said by the next, by the one after
that, and so on to the payment, each counting a little less than the one before (`trust` less): the payment errs by all
the luck in between, the next position by what the network does not know yet.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vervet.train.samples import Floats, Samples

Places: TypeAlias = NDArray[np.int64]


def gains_of(samples: Samples, values: Floats, trust: float) -> Floats:
    """How much better it went after each position than `values` said."""
    order = np.lexsort((np.arange(len(samples)), samples.whose, samples.game))
    same = (samples.game[order][1:] == samples.game[order][:-1]) & (
        samples.whose[order][1:] == samples.whose[order][:-1]
    )
    last = np.append(~same, True)
    expected = values[order].astype(np.float64)
    following = np.append(expected[1:], 0.0)
    surprise = np.where(last, samples.results[order, 0], following) - expected
    gains = np.zeros(len(order))
    # All games at once, from their ends to their beginnings.
    for places in by_distance(last):
        later = np.where(last[places], 0.0, gains[np.minimum(places + 1, len(order) - 1)])
        gains[places] = surprise[places] + (1.0 - trust) * later
    found = np.zeros(len(order), np.float32)
    found[order] = gains
    return found


def by_distance(last: NDArray[np.bool_]) -> list[Places]:
    """Places in rows that end where `last` says, by how far they are from the end of their row."""
    ends = np.flatnonzero(last)
    end_of = ends[np.searchsorted(ends, np.arange(len(last)))]
    distance = end_of - np.arange(len(last))
    order = np.argsort(distance, kind="stable")
    counts = np.bincount(distance)
    return np.split(order, np.cumsum(counts)[:-1])
