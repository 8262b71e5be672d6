"""What networks see in a game that is played by lot, as one number: it must not depend on the build."""

from hashlib import sha256

from vervet.catalog import game
from vervet.core.rng import Random


def rows_digest(name: str, seed: int, players: int) -> str:
    """Of all rows of every fifth decision."""
    state = game(name).new(seed, players=players)
    features = state.features()
    assert features is not None
    rng, digest, made = Random(seed), sha256(), 0
    while state.asked():
        seat = int(state.actor())
        if made % 5 == 0:
            digest.update(repr(features.seen(state, seat)).encode())
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        made += 1
    return digest.hexdigest()[:16]
