"""Made-up positions drawn from a seed: small, crowded boards on which fights, exchanges, skips and wins are common."""

from random import Random

from vervet.core.json import Json


def random_position(seed: int) -> dict[str, Json]:
    """A position file that breaks no rule, in any phase of a turn."""
    rng = Random(seed)
    seats, size = rng.randint(2, 4), rng.randint(2, 5)
    workers, queens = rng.choice((6, 12, 20, 31)), rng.randint(1, 3)
    left = [[workers, queens] for _ in range(seats)]
    crowd, species, strength = rng.uniform(0.3, 1.0), rng.choice(("GB", "GBLCH", "GBLCHT")), rng.choice((3, 7, 9))
    spaces = [
        monkey(rng, rng.choice(species), left, strength) if rng.random() < crowd else "." for _ in range(size * size)
    ]
    return {
        "seats": seats,
        "edition": rng.choice(("fr", "en")),
        "workers": workers,
        "queens": queens,
        "board": [" ".join(spaces[at : at + size]) for at in range(0, size * size, size)],
        "phase": rng.choice(("spawn", "move", "after")),
        "active": rng.randrange(seats),
        "repetitions": 2,
        "rounds": rng.choice((1, 2, 120)),
    }


def monkey(rng: Random, letter: str, left: list[list[int]], strength: int) -> str:
    """A monkey with lice that their owner still has, or without."""
    seat = rng.randrange(len(left) + 1)
    if seat == len(left):
        return letter
    workers = min(rng.randint(0, strength), left[seat][0])
    queens = min(rng.choice((0, 0, 1, 2)), left[seat][1])
    left[seat][0] -= workers
    left[seat][1] -= queens
    lice = (f"{workers}w" if workers else "") + (f"{queens}q" if queens else "")
    return f"{letter}{seat}:{lice}" if lice else letter
