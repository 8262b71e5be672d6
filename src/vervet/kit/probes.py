"""Actions that somebody might send although they are not legal: near misses, strangers, and nonsense."""

from vervet.core.action import KIND_BITS, Grammar
from vervet.core.rng import Random
from vervet.core.state import State

MOST_BITS = 62


def probes(state: State, grammar: Grammar, rng: Random, met: list[int], count: int) -> list[int]:
    """Packed actions to try, some of them perhaps legal; `met` are actions of other states."""
    bases = [action for asked in state.asked_seats() for action in state.legal_actions(asked)] or met or [0]
    tried = [-1, 0, (1 << MOST_BITS) - 1]
    while len(tried) < count + 3:
        base = bases[rng.below(len(bases))]
        way = rng.below(5)
        if way == 0:
            tried.append(base ^ 1 << rng.below(32))
        elif way == 1:
            tried.append(base ^ 1 << rng.below(MOST_BITS))
        elif way == 2 and met:
            tried.append(met[rng.below(len(met))])
        elif way == 3:
            tried.append(well_formed(grammar, rng))
        else:
            tried.append(rng.bits() >> rng.below(MOST_BITS))
    return tried


def well_formed(grammar: Grammar, rng: Random) -> int:
    """An action of the grammar with random fields: it can be written down, but is seldom legal."""
    kind = grammar.kinds[rng.below(len(grammar.kinds))]
    action = kind.code & ((1 << KIND_BITS) - 1)
    for field in kind.fields:
        if field.optional and rng.below(3) == 0:
            break
        values = list(field.words) or list(range(field.least, field.mask + 1))[:64]
        action |= values[rng.below(len(values))] << field.shift
    return action
