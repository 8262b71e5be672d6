"""The box of components as columns of numbers, for the rules to read fast; one box serves all states of a game."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.games.after_us.box.cards import Card, Frame
from vervet.games.after_us.box.components import Components
from vervet.games.after_us.box.spots import INNER, ROWS
from vervet.games.after_us.box.words import CLOSED, LEFT_OPEN, TAMARIN

NONE: Final = -1
ZEROS: Final[vec[i64]] = vec[i64]([0 for _ in range(1024)])

# A row of the frames: what it costs (4), the species it asks for, what it gives (6: resources, points, rage), whether
# it has the reactivation sign, whether it gives that for each Tamarin.
FRAME: Final = 16
PAY: Final = 0
SPECIES_NEEDED: Final = 4
GAIN: Final = 5
AGAIN: Final = 11
PER_TAMARIN: Final = 12

# The piles: four species of level 1, then four of level 2.
PILES: Final = 8
MOST_NUMBER: Final = 255


class Box:
    """All cards by index, Tamarins first; `by_number` finds the index of a printed number (NONE: no such card)."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.number: vec[i64] = vec[i64]()
        self.species: vec[i64] = vec[i64]()
        self.level: vec[i64] = vec[i64]()
        self.bonus: vec[i64] = vec[i64]()
        self.by_number: vec[i64] = vec[i64]([NONE for _ in range(MOST_NUMBER + 1)])
        self.frames: vec[i64] = vec[i64]()
        self.inner: vec[i64] = vec[i64]()
        self.left: vec[i64] = vec[i64]()
        self.right: vec[i64] = vec[i64]()
        for card in components.cards:
            self.add_card(card)
        self.cards: i64 = len(self.number)
        self.indices: vec[i64] = vec[i64](list(range(self.cards)))
        self.goal: i64 = components.goal
        self.line: i64 = components.line
        self.line_most: i64 = components.line_most
        self.rage_most: i64 = components.rage_most
        self.rage_price: i64 = components.rage_price
        self.least_cards: i64 = components.least_cards
        self.copy_price: i64 = components.copy_price
        self.recruit_price: vec[i64] = vec[i64](list(components.recruit_price))
        self.token_food: vec[i64] = vec[i64](list(components.token_food))
        self.token_bonus: vec[i64] = vec[i64]([amount for bonus in components.token_bonus for amount in bonus])
        self.object_price: vec[i64] = vec[i64]([price for tile in components.objects for price in tile.price])
        self.computer_points: i64 = components.computer_points

    def add_card(self, card: Card) -> None:
        self.by_number[card.number] = len(self.number)
        self.number = append(self.number, i64(card.number))
        self.species = append(self.species, i64(card.species))
        self.level = append(self.level, i64(card.level))
        for amount in card.bonus:
            self.bonus = append(self.bonus, i64(amount))
        for frames in card.rows:
            self.add_row(frames)

    def add_row(self, frames: tuple[Frame, ...]) -> None:
        """A row of a card: the half frames at its edges, the closed ones between."""
        left: i64 = NONE
        right: i64 = NONE
        inside = 0
        for frame in frames:
            index = self.add_frame(frame)
            if frame.shape == CLOSED:
                self.inner = append(self.inner, index)
                inside += 1
            elif frame.shape == LEFT_OPEN:
                left = index
            else:
                right = index
        for _ in range(INNER - inside):
            self.inner = append(self.inner, i64(NONE))
        self.left = append(self.left, left)
        self.right = append(self.right, right)

    def add_frame(self, frame: Frame) -> i64:
        """The frame's first place in the column."""
        index: i64 = len(self.frames)
        numbers = [*frame.pay, frame.species, *frame.gain, int(frame.again), int(frame.per_tamarin), 0, 0, 0]
        for number in numbers:
            self.frames = append(self.frames, i64(number))
        return index

    def inner_frame(self, card: i64, row: i64, frame: i64) -> i64:
        return self.inner[(card * ROWS + row) * INNER + frame]

    def left_half(self, card: i64, row: i64) -> i64:
        """The half at the card's left edge."""
        return self.left[card * ROWS + row]

    def right_half(self, card: i64, row: i64) -> i64:
        return self.right[card * ROWS + row]

    def index(self, number: i64) -> i64:
        """The card with a printed number; NONE where there is none."""
        return self.by_number[number] if 0 <= number <= MOST_NUMBER else NONE

    def is_tamarin(self, card: i64) -> bool:
        return self.species[card] == TAMARIN

    def pile_of(self, card: i64) -> i64:
        """The common pile that the card belongs to; NONE for a Tamarin."""
        level = self.level[card]
        return NONE if level == 0 else pile_at(self.species[card], level)


def zeros(count: i64) -> vec[i64]:
    """This many zeros, at most 1024: a slice of some that are there is the quickest way to get a column."""
    return ZEROS[:count]


def pile_at(species: i64, level: i64) -> i64:
    return (level - 1) * 4 + species


def pile_species(pile: i64) -> i64:
    return pile & 3


def pile_level(pile: i64) -> i64:
    return (pile >> 2) + 1
