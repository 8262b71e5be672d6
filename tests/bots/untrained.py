"""Networks that have learnt nothing, and so have opinions about everything."""

import struct
from functools import cache

from vervet.bots.network import DEEP, HIDDEN, POLICY, SEATS, Network
from vervet.bots.network_file import Header, read_network, rows_of, write_network
from vervet.catalog import game
from vervet.core.rng import Random


@cache
def network_of(name: str, weighs: bool = True, unsure: int = 1) -> Network:
    """One for a game; without `weighs` it has opinions about states alone, with `unsure` weaker ones about actions."""
    state = game(name).new(0)
    features = state.features()
    assert features is not None
    rng = Random(1)
    rows = rows_of(features.tables) * HIDDEN
    actions = rows_of(features.action_tables) * POLICY
    count = rows + actions + HIDDEN * DEEP + DEEP + SEATS * DEEP + SEATS
    few = [rng.below(400) - 200 for _ in range(997)]
    numbers = (few * (count // len(few) + 1))[:count]
    numbers[rows : rows + actions] = [number // unsure for number in numbers[rows : rows + actions]]
    if not weighs:
        numbers[rows : rows + actions] = [0] * actions
    header = Header(name, game(name).version, features.digest(), features.setup(state), {})
    return read_network(write_network(header, struct.pack(f"<{count}h", *numbers)), name, game(name).version, features)
