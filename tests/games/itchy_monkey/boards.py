"""Made-up positions drawn from a seed: small, crowded boards where fights, exchanges, skips and wins are common."""

from collections.abc import Callable
from itertools import count
from random import Random

from vervet.core.json import Json

from .reference import read

LEFT_OUT: dict[str, Json] = {"spies": 0, "abilities": [], "first": 0, "turn": 0}


def random_position(seed: int) -> dict[str, Json]:
    """A position file that breaks no rule, in any phase of a turn, with nobody having won."""
    return unfinished(draw_position, seed, is_won)


def spied_position(seed: int) -> dict[str, Json]:
    """A made-up position with spies for some and abilities switched on."""
    position = random_position(seed)
    return unfinished(lambda rng: with_spies(rng, position), seed + 1_000_000, is_won)


def clan_position(seed: int) -> dict[str, Json]:
    """A made-up position of Clan mode in which outbreaks, queens and leaving monkeys are common."""
    return unfinished(draw_clan_position, seed, is_clean)


def unfinished(
    draw: Callable[[Random], dict[str, Json]], seed: int, is_over: Callable[[dict[str, Json]], bool]
) -> dict[str, Json]:
    """The first position drawn in which nobody has won: a won one would not load (IM-35, IM-67)."""
    drawn = (draw(Random(seed + attempt * 10_000_000)) for attempt in count())
    return next(position for position in drawn if not is_over(position))


def is_won(position: dict[str, Json]) -> bool:
    seats = position["seats"]
    assert isinstance(seats, int)
    for seat in range(seats):
        table = read({**LEFT_OUT, **position, "active": seat})
        table.look_for_win()
        if table.phase == "over":
            return True
    return False


def is_clean(position: dict[str, Json]) -> bool:
    board, picks = position["board"], position["picks"]
    assert isinstance(board, list) and isinstance(picks, list)
    infested = {token[0] for row in board for token in str(row).split() if ":" in token}
    return any(str(name)[0].upper() not in infested for name in picks)


def draw_position(rng: Random) -> dict[str, Json]:
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


def with_spies(rng: Random, position: dict[str, Json]) -> dict[str, Json]:
    rows, seats = position["board"], position["seats"]
    assert isinstance(rows, list) and isinstance(seats, int)
    total, chance = rng.randint(0, 3), rng.choice((0.2, 0.5, 0.9))
    left = [total] * seats
    species = ("gorilla", "baboon", "lemur", "capuchin", "howler", "tamarin")
    return {
        **position,
        "spies": total,
        "abilities": [name for name in species if rng.random() < 0.6],
        "board": [" ".join(spied(rng, token, left, chance) for token in str(row).split()) for row in rows],
    }


def spied(rng: Random, token: str, left: list[int], chance: float) -> str:
    """The monkey with spies of some of those who have one left."""
    seats = [seat for seat, count in enumerate(left) if token != "." and count and rng.random() < chance]
    for seat in seats:
        left[seat] -= 1
    return token + (f"+{''.join(map(str, seats))}s" if seats else "")


def monkey(rng: Random, letter: str, left: list[list[int]], strength: int) -> str:
    """A monkey without lice, or with some that their owner still has."""
    seat = rng.randrange(len(left) + 1)
    if seat == len(left):
        return letter
    workers = min(rng.randint(0, strength), left[seat][0])
    queens = min(rng.choice((0, 0, 1, 2)), left[seat][1])
    left[seat][0] -= workers
    left[seat][1] -= queens
    lice = (f"{workers}w" if workers else "") + (f"{queens}q" if queens else "")
    return f"{letter}{seat}:{lice}" if lice else letter


def draw_clan_position(rng: Random) -> dict[str, Json]:
    size, crowd = rng.randint(2, 5), rng.uniform(0.4, 1.0)
    workers = rng.choice(((0, 4, 5), (0, 1, 2, 3, 4, 5), (3, 4, 4, 5, 5)))
    rows = [
        " ".join(clan_monkey(rng, workers) if rng.random() < crowd else "." for _ in range(size)) for _ in range(size)
    ]
    cells = [
        "abcde"[file] + str(size - line)
        for line, row in enumerate(rows)
        for file, token in enumerate(row.split())
        if token != "."
    ]
    return {
        "mode": "clan",
        "board": list(rows),
        "picks": rng.sample(["baboon", "lemur", "howler"], 2),
        "phase": rng.choice(("spawn", "move")),
        "active": rng.randrange(2),
        "moved": rng.choice([None, *cells]),
        "broken_out": [cell for cell in cells if rng.random() < 0.15],
        "safe": [rng.choice("GBL") + rng.choice("01") for _ in range(rng.randrange(3))],
        "repetitions": 2,
        "rounds": rng.choice((2, 3, 120)),
    }


def clan_monkey(rng: Random, workers: tuple[int, ...]) -> str:
    lice = rng.choice(workers)
    text = (f"{lice}w" if lice else "") + ("1q" if rng.random() < 0.3 else "")
    return rng.choice("GBLH") + (f":{text}" if text else "")
