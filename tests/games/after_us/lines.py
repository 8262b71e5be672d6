"""Random lines and stocks, for tests that look at very many of them."""

from random import Random

from vervet.core.json import Json

from .reference import CARDS
from .scene import Scene, table

RESOURCES = ("flower", "fruit", "grain", "energy")
TAMARINS = [card for card in CARDS if card <= 8]
OTHERS = [card for card in CARDS if card > 100]


def random_line(rng: Random, most: int = 5) -> list[int]:
    """One to five cards; about a quarter are Tamarins, and chimpanzees are common."""
    cards: list[int] = []
    for _ in range(rng.randint(1, most)):
        chimpanzees = [card for card in OTHERS if CARDS[card]["species"] == "chimpanzee"]
        pool = rng.choice([TAMARINS, OTHERS, OTHERS, chimpanzees])
        cards.append(rng.choice([card for card in pool if card not in cards]))
    return cards


def random_stock(rng: Random, most: int = 5) -> dict[str, int]:
    return {kind: rng.randint(0, most) for kind in RESOURCES}


def resolving(line: list[int | None], stock: dict[str, int], rage: int = 0) -> Scene:
    """Seat 0 resolves this line with this stock; it owns four other cards."""
    named: dict[str, Json] = {**stock}
    deck = [card for card in CARDS if 40 < card <= 48][:4]
    board: dict[str, Json] = {"line": [*line], "stock": named, "rage": rage, "arranged": True, "deck": [*deck]}
    return table(board, {"line": []})
