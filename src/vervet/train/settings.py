"""How a network is trained; what is not said here is not chosen by anybody."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Setup = Mapping[str, object]


@dataclass(frozen=True)
class Settings:
    """Of a whole training; each round plays, learns, and lets the new network play the last."""

    game: str
    # A changed box, as a file; "" for the printed one.
    components: str = ""
    # The options of the games that are played; one is drawn for each game.
    setups: tuple[Setup, ...] = field(default_factory=lambda: ({},))
    seed: int = 0
    # Of a round: games, and if they take longer than so many seconds, no more are begun.
    games: int = 10_000
    most_seconds: float = 600.0
    # A decision in this share is thought through and learnt from; the others only carry the game on.
    deep_share: float = 0.5
    deep: int = 300
    quick: int = 60
    # The first round has no network; its playouts take longer.
    first_games: int = 6_000
    first: int = 300
    explore: float = 0.6
    noise: float = 0.15
    # So that games do not repeat: up to so many first decisions by lot, and this share of all later ones.
    openings: int = 8
    stray: float = 0.03
    # In games with secrets nobody thinks while playing. A round goes in strides, of so many games each, and their rate
    # falls to a tenth at the round's end. How far the next position's value is trusted beside what came later; how much
    # the value's loss counts beside the policy's, and a choice that is still open.
    strides: int = 20
    stride_games: int = 10_000
    stride_rate: float = 1e-3
    stride_batch: int = 16_384
    trust: float = 0.05
    value_part: float = 0.5
    openness: float = 0.005
    # The file of a network that all seats but one play by, and that nobody learns from: for a best response to it.
    against: str = ""
    # How many rounds of games are learnt from, how often, and how fast.
    window: int = 3
    epochs: int = 3
    batch: int = 2_048
    rate: float = 3e-3
    policy_part: float = 0.5
    # A policy is learnt from visits to this power: they are flatter than what they mean.
    sharpen: float = 1.5
    # The arena: games, simulations a decision, and the share of wins by which a new network is accepted.
    arena_games: int = 400
    arena: int = 200
    margin: float = 0.52
