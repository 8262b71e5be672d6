"""How good each card of a box is in a line, and each pile on average: an opinion that the box itself does not hold."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vervet.games.after_us.box.box import PILES, Box
from vervet.games.after_us.box.cards import Card
from vervet.games.after_us.box.words import CLOSED

# What things are worth in the middle of a game, in hundredths of a point: only to compare cards.
WORTHS: Final = (40, 40, 40, 40, 100, 45)
AGAIN_WORTH: Final = 200
# A process plays with one box, or with a few that are compared; those worked out last are kept.
MOST_BOXES: Final = 8


class Powers:
    """How good a card of the box is in a line on average, by its index, and how good the cards of a pile are; in
    hundredths of a point."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.cards: vec[i64] = vec[i64]([power(card) for card in box.components.cards])
        self.piles: vec[i64] = vec[i64]([self.mean_power(pile) for pile in range(PILES)])

    def mean_power(self, pile: int) -> int:
        powers = [int(self.cards[card]) for card in range(self.box.cards) if self.box.pile_of(card) == pile]
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


def power(card: Card) -> int:
    """A closed frame is worth its gain less its cost; a half one is joined in about half of the lines."""
    total = 0
    for frames in card.rows:
        for frame in frames:
            value = sum(amount * worth for amount, worth in zip(frame.gain, WORTHS, strict=True))
            value -= sum(amount * worth for amount, worth in zip(frame.pay, WORTHS[:4], strict=True))
            value += AGAIN_WORTH if frame.again else 0
            total += value if frame.shape == CLOSED else value // 2
    return total
