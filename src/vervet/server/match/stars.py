"""How strong a game's bots are, in one to five stars, as the ladder has measured them (docs/players/ladder.json).

The ladder stands above the server, so its result is written down here; `tests/ladder/test_stars.py` compares the two.
"""

from typing import Final

STARS: Final[dict[str, dict[str, int]]] = {
    "itchy-monkey": {
        "random": 1,
        "glance-2": 2,
        "glance-100": 3,
        "mind-1": 3,
        "mind-20": 4,
        "mind-200": 4,
        "mind-5000": 5,
    },
    "after-us": {"random": 1, "glance-2": 2, "mcts-50": 2, "heuristic": 4, "mind-1": 5},
    "cheeky-monkeys": {"random": 1, "mcts-10": 2, "mcts-200": 3, "heuristic": 4, "mind-1": 5},
}


def stars_of(game: str, bot: str) -> int:
    """0 where nobody has measured it."""
    return STARS.get(game, {}).get(bot, 0)
