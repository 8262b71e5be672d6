"""Record the golden games anew after an intended change of rules; run from the root of the repository

    python -m tests.games.cheeky_monkeys.recording        all
    python -m tests.games.cheeky_monkeys.recording new    only those that are not there yet

and read the diff before you keep it. A match under way keeps the version of its rules, so raise that too.
"""

import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from vervet.core.json import Json
from vervet.core.match import Match
from vervet.core.rng import Random

from ..golden import record, written
from .scene import CHEEKY

GAMES = Path(__file__).parent / "golden"

# Seed, options, and whether all play sensibly or at random.
RECORDED: Sequence[tuple[int, dict[str, object], str]] = [
    (1, {"players": 2}, "sensible"),
    (2, {"players": 2}, "random"),
    (3, {"players": 3}, "sensible"),
    (4, {"players": 3, "grounding-lasts": "round"}, "random"),
    (5, {"players": 4}, "sensible"),
    (6, {"players": 4, "misfortune-includes-caster": True, "destroyer-gives-itself": True}, "random"),
    (7, {"players": 5, "windows": "able"}, "random"),
    (8, {"players": 6}, "random"),
    (9, {"players": 3, "zombies": True}, "sensible"),
    (10, {"players": 4, "zombies": True}, "random"),
    (11, {"players": 5, "zombies": True}, "sensible"),
    (1, {"players": 6, "zombies": True}, "random"),
    (2, {"players": 5, "zombies": True}, "random"),
]


def play(options: Mapping[str, object], how: str, seed: int) -> dict[str, Json]:
    """The log of a game, with its final hash and a digest of everything."""
    match = Match(CHEEKY, CHEEKY.options.read(options), seed)
    rng = Random(seed)
    while (seat := int(match.state.actor())) >= 0:
        menu = match.state.legal_actions(seat)
        wise = how == "sensible" and rng.below(8) > 0
        match.act(seat, int(match.state.suggest(seat, rng)) if wise else menu[rng.below(len(menu))])
    return written(match, how=how)


def named(number: int, options: Mapping[str, object], how: str) -> str:
    """`11-5-zombies-sensible`: players, what is special, and how all play."""
    words = [f"{number:02}", str(options["players"])]
    words += [name for name in options if name != "players"]
    return "-".join([*words, how])


def record_games(only_new: bool) -> None:
    games = [
        (named(number, options, how), partial(play, options, how, seed))
        for number, (seed, options, how) in enumerate(RECORDED, 1)
    ]
    record(GAMES, games, only_new)


if __name__ == "__main__":
    record_games("new" in sys.argv)
