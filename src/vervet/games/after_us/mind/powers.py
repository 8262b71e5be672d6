"""How good each card of a box is in a line, and each pile on average: an opinion that the box itself does not hold."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vervet.games.after_us.box.box import PILES, Box
from vervet.games.after_us.box.cards import Card
from vervet.games.after_us.box.words import CLOSED

# What things are worth in the middle of a game, in hundredths of a point: only to compare cards.
WORTHS: Final = (40, 40, 40, 40, 100, 45)
# The computer turns energy into points, so that orang-utans are worth recruiting: with this worth of energy a tribe
# wins more games against one that recruits as if there were no computer.
FUELLED: Final = (40, 40, 40, 120, 100, 45)
AGAIN_WORTH: Final = 200
# A process plays with one box, or with a few that are compared; those worked out last are kept.
MOST_BOXES: Final = 8


class Powers:
    """How good a card of the box is in a line on average, by its index, and how good the cards of a pile are, also
    where the computer is in play (`fuelled`); in hundredths of a point."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.cards: vec[i64] = vec[i64]([power(card, WORTHS) for card in box.components.cards])
        self.piles: vec[i64] = vec[i64]([mean_power(box, pile, WORTHS) for pile in range(PILES)])
        self.fuelled: vec[i64] = vec[i64]([mean_power(box, pile, FUELLED) for pile in range(PILES)])


def mean_power(box: Box, pile: int, worths: tuple[int, ...]) -> int:
    cards = box.components.cards
    powers = [power(cards[card], worths) for card in range(box.cards) if box.pile_of(card) == pile]
    return sum(powers) // max(1, len(powers))


KNOWN: Final[list[Powers]] = []


def powers_of(box: Box) -> Powers:
    """The powers of the cards of a box, worked out when first asked for."""
    for known in KNOWN:
        if known.box is box:
            return known
    powers = Powers(box)
    KNOWN.append(powers)
    if len(KNOWN) > MOST_BOXES:
        del KNOWN[0]
    return powers


def power(card: Card, worths: tuple[int, ...]) -> int:
    """A closed frame is worth its gain less its cost; a half one is joined in about half of the lines."""
    total = 0
    for frames in card.rows:
        for frame in frames:
            value = sum(amount * worth for amount, worth in zip(frame.gain, worths, strict=True))
            value -= sum(amount * worth for amount, worth in zip(frame.pay, worths[:4], strict=True))
            value += AGAIN_WORTH if frame.again else 0
            total += value if frame.shape == CLOSED else value // 2
    return total
