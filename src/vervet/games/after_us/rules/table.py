"""All that lies on the table, and the small changes of which every rule is made.

Each player has a board; in solo the King's is the last one (AU-60). Cards of a deck, a discard or a common pile form
chains: `below` says which card lies under a card. So the whole table is a few short columns, quick to copy.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.core.chance import UNDEALT, Chance, Purpose
from vervet.core.event import EVERYONE
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.games.after_us.box.box import NONE, PILES, Box
from vervet.games.after_us.box.words import ENERGY, POINTS, RAGE

# The phases of a round (AU-05): life of the tribe; new monkeys before the tokens are shown, after it, and when somebody
# must choose another card (AU-51); rest; the last chances after a phase 1 that ended the game (AU-29); the end.
LIFE: Final = 0
TOKENS: Final = 1
MONKEYS: Final = 2
REPLACING: Final = 3
REST: Final = 4
LAST: Final = 5
OVER: Final = 6
PHASES: Final = ("life", "tokens", "monkeys", "replacing", "rest", "last", "over")
# The number of the phase in the rules, by which objects are open.
NUMBERS: Final = (1, 2, 2, 2, 3, 0, 0)

# Why the game is over (AU-50, AU-51).
GOAL: Final = 1
CARDS: Final = 2
REASONS: Final = ("", "goal", "cards")

# A row of the boards: the four resources, points and rage (0-5); deck and discard as the top of a chain and its length;
# how many cards at the bottom of the deck lie in an order that nobody knows; the line; and where in the round one is.
ROW: Final = 40
DECK: Final = 6
DECK_COUNT: Final = 7
LOOSE: Final = 8
DISCARD: Final = 9
DISCARD_COUNT: Final = 10
LINE: Final = 11  # five places; NONE is a gap (AU-27)
PLACES: Final = 16  # how many of them are in use
FIXED: Final = 17  # whether the line is arranged (AU-11)
POINTER: Final = 18  # the spot reached (AU-15)
READY: Final = 19  # whether the phase is finished
TOKEN: Final = 20
AGAIN: Final = 21  # whether the token's reactivation is still to be had (AU-31)
COPIED: Final = 22
USED: Final = 23  # bits of the objects used this round
SHUFFLES: Final = 24
TAUGHT: Final = 25
RANK: Final = 26
RECRUIT_PILE: Final = 27  # the request by token: its pile, the card once there is one, and the food paid
RECRUIT_CARD: Final = 28
RECRUIT_FOOD: Final = 29
MOPED_PILE: Final = 30
MOPED_CARD: Final = 31
RETURNED: Final = 32  # the card that the mobile phone puts under its pile when phase 1 ends (AU-41)
ACTIVATED: Final = 33  # bits of the spots activated in their turn
FIRST: Final = 35  # of two requests for one pile, which came first: its column
LOST: Final = 34  # how many cards rage has removed

# Each board's deck, and each reshuffle of it (AU-06).
DECK_STREAM: Final = Purpose("deck")

# Which of a pile's top cards are promised to the seats (AU-35, AU-41).
PROMISES: Final = 12


class Table(State):
    """The state of a game of After Us; the rules are in the files beside this one."""

    def __init__(self, seats: i64, box: Box) -> None:
        super().__init__(seats)
        self.box = box
        self.solo: bool = seats == 1
        self.chance: Chance = UNDEALT
        self.boards: vec[i64] = vec[i64]()
        self.below: vec[i64] = vec[i64]()
        # Who knows which card this is, where it lies face down: bits of seats, or EVERYONE.
        self.known: vec[i64] = vec[i64]()
        self.piles: vec[i64] = vec[i64]()
        self.pile_counts: vec[i64] = vec[i64]()
        self.promised: vec[i64] = vec[i64]()
        self.objects: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = LIFE
        self.short: bool = False  # AU-51: the game ends with this round
        self.reason: i64 = 0
        # Solo: the King's tokens from the left in two bits each, then the one that is missing (AU-60); his cards as
        # they were revealed are the line of his board.
        self.king_tokens: i64 = 0

    def copy_onto(self, other: "Table") -> None:
        """Make another table equal to this one."""
        other.chance = self.chance.copy()
        other.boards = self.boards[:]
        other.below = self.below[:]
        other.known = self.known[:]
        other.piles = self.piles[:]
        other.pile_counts = self.pile_counts[:]
        other.promised = self.promised[:]
        other.objects = self.objects
        other.round = self.round
        other.phase = self.phase
        other.short = self.short
        other.reason = self.reason
        other.king_tokens = self.king_tokens

    def lay_out(self) -> None:
        """Empty boards, no cards anywhere."""
        board: i64 = 0
        boards = vec[i64]()
        while board < self.seats + (i64(1) if self.solo else i64(0)):
            column: i64 = 0
            while column < ROW:
                boards = append(boards, i64(0))
                column += 1
            for place in (DECK, DISCARD, TOKEN, RECRUIT_PILE, RECRUIT_CARD, MOPED_PILE, MOPED_CARD, RETURNED):
                boards[board * ROW + place] = NONE
            place = LINE
            while place < PLACES:
                boards[board * ROW + place] = NONE
                place += 1
            board += 1
        self.boards = boards
        self.below = vec[i64]([NONE for _ in range(self.box.cards)])
        self.known = vec[i64]([0 for _ in range(self.box.cards)])
        self.piles = vec[i64]([NONE for _ in range(PILES)])
        self.pile_counts = vec[i64]([0 for _ in range(PILES)])
        self.promised = vec[i64]([NONE for _ in range(PILES * PROMISES)])

    # Reading and writing a board.

    def at(self, board: i64, column: i64) -> i64:
        return self.boards[board * ROW + column]

    def put(self, board: i64, column: i64, value: i64) -> None:
        self.boards[board * ROW + column] = value

    def add(self, board: i64, column: i64, amount: i64) -> None:
        self.boards[board * ROW + column] += amount

    def king(self) -> i64:
        """The King's board."""
        return self.seats

    def energy(self, seat: i64) -> i64:
        return self.boards[seat * ROW + ENERGY]

    def points(self, board: i64) -> i64:
        return self.boards[board * ROW + POINTS]

    def best_points(self) -> i64:
        """The score of whoever leads, the King included (AU-50, AU-68)."""
        best: i64 = 0
        board: i64 = 0
        while board < self.seats + (i64(1) if self.solo else i64(0)):
            best = max(best, self.points(board))
            board += 1
        return best

    def rage(self, board: i64) -> i64:
        return self.boards[board * ROW + RAGE]

    def teach(self, seat: i64) -> None:
        """What the seat did has shown somebody something; it cannot be taken back (law 9)."""
        self.boards[seat * ROW + TAUGHT] += 1

    def teach_all(self) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.teach(seat)
            seat += 1

    # Gains and prices.

    def gain(self, seat: i64, kind: i64, amount: i64) -> i64:
        """Take resources, points or rage; returns how much of it came from the King's stock (AU-64)."""
        if kind == RAGE:
            self.gain_rage(seat, amount)
            return 0
        self.add(seat, kind, amount)
        if not self.solo or kind == POINTS:
            return 0
        king = self.king()
        taken = self.at(king, kind)
        taken = min(taken, amount)
        self.add(king, kind, -taken)
        return taken

    def gain_rage(self, board: i64, amount: i64) -> None:
        """AU-25: the track has an end."""
        rage = self.rage(board) + amount
        self.put(board, RAGE, self.box.rage_most if rage > self.box.rage_most else rage)

    def spend(self, seat: i64, kind: i64, amount: i64) -> None:
        self.add(seat, kind, -amount)

    # Lines.

    def card_at(self, board: i64, place: i64) -> i64:
        """The card at a place of the line; NONE for a gap."""
        return self.boards[board * ROW + LINE + place]

    def places(self, board: i64) -> i64:
        return self.boards[board * ROW + PLACES]

    def place_of_card(self, board: i64, card: i64) -> i64:
        """Where in the line the card is; NONE when it is not there."""
        place: i64 = 0
        while place < self.at(board, PLACES):
            if self.card_at(board, place) == card:
                return place
            place += 1
        return NONE

    def line_cards(self, board: i64) -> i64:
        """How many cards are in the line."""
        count: i64 = 0
        place: i64 = 0
        while place < self.at(board, PLACES):
            if self.card_at(board, place) != NONE:
                count += 1
            place += 1
        return count

    def owned(self, board: i64) -> i64:
        """AU-28: deck, line and discard."""
        return self.at(board, DECK_COUNT) + self.at(board, DISCARD_COUNT) + self.line_cards(board)

    def tamarins(self, board: i64) -> i64:
        """AU-18."""
        count: i64 = 0
        place: i64 = 0
        while place < self.at(board, PLACES):
            card = self.card_at(board, place)
            if card != NONE and self.box.is_tamarin(card):
                count += 1
            place += 1
        return count

    def species_in_line(self, board: i64) -> i64:
        """AU-17: how many different ones."""
        bits: i64 = 0
        place: i64 = 0
        while place < self.at(board, PLACES):
            card = self.card_at(board, place)
            if card != NONE:
                bits |= i64(1) << self.box.species[card]
            place += 1
        count: i64 = 0
        while bits != 0:
            count += bits & 1
            bits >>= 1
        return count

    def highest_number(self, board: i64) -> i64:
        """AU-52: an empty line counts 0."""
        highest: i64 = 0
        place: i64 = 0
        while place < self.at(board, PLACES):
            card = self.card_at(board, place)
            if card != NONE and self.box.number[card] > highest:
                highest = self.box.number[card]
            place += 1
        return highest

    def rank_seats(self) -> None:
        """AU-35, AU-41, AU-52: rank 0 has the highest number in its line; equals by seat."""
        seat: i64 = 0
        while seat < self.seats:
            mine = self.highest_number(seat)
            rank: i64 = 0
            other: i64 = 0
            while other < self.seats:
                theirs = self.highest_number(other)
                if theirs > mine or (theirs == mine and other < seat):
                    rank += 1
                other += 1
            self.put(seat, RANK, rank)
            seat += 1

    def seat_of_rank(self, rank: i64) -> i64:
        seat: i64 = 0
        while self.at(seat, RANK) != rank:
            seat += 1
        return seat

    # Decks and discards.

    def chain(self, card: i64) -> list[int]:
        """The cards from one on down to the bottom of its deck, discard or pile."""
        cards: list[int] = []
        while card != NONE:
            cards.append(int(card))
            card = self.below[card]
        return cards

    def put_on_deck(self, board: i64, card: i64) -> None:
        self.below[card] = self.at(board, DECK)
        self.put(board, DECK, card)
        self.add(board, DECK_COUNT, 1)

    def put_on_discard(self, board: i64, card: i64) -> None:
        self.below[card] = self.at(board, DISCARD)
        self.put(board, DISCARD, card)
        self.add(board, DISCARD_COUNT, 1)

    def draw(self, board: i64) -> i64:
        """AU-10: the top card of the deck, refilled only now if it is empty; NONE when there is no card at all."""
        if self.at(board, DECK_COUNT) == 0:
            self.refill(board)
        card = self.at(board, DECK)
        if card == NONE:
            return NONE
        self.put(board, DECK, self.below[card])
        self.add(board, DECK_COUNT, -1)
        if self.at(board, LOOSE) > self.at(board, DECK_COUNT):
            self.put(board, LOOSE, self.at(board, DECK_COUNT))
        self.below[card] = NONE
        self.known[card] = EVERYONE
        return card

    def refill(self, board: i64) -> None:
        """The discard becomes the deck. Every shuffle has a stream of its own, whenever others shuffle (AU-06)."""
        cards = vec[i64]()
        card = self.at(board, DISCARD)
        while card != NONE:
            cards = append(cards, card)
            card = self.below[card]
        self.put(board, DISCARD, NONE)
        self.put(board, DISCARD_COUNT, 0)
        self.add(board, SHUFFLES, 1)
        self.chance.shuffle(DECK_STREAM, cards, 0, len(cards), board, self.at(board, SHUFFLES))
        self.stack_deck(board, cards)

    def stack_deck(self, board: i64, cards: vec[i64]) -> None:
        """These cards as a deck whose order nobody knows, the last on top."""
        self.put(board, DECK, NONE)
        self.put(board, DECK_COUNT, 0)
        at: i64 = 0
        while at < len(cards):
            self.put_on_deck(board, cards[at])
            at += 1
        self.put(board, LOOSE, len(cards))

    # Common piles.

    def put_under(self, pile: i64, card: i64) -> None:
        self.below[card] = NONE
        under = self.piles[pile]
        if under == NONE:
            self.piles[pile] = card
        else:
            while self.below[under] != NONE:
                under = self.below[under]
            self.below[under] = card
        self.pile_counts[pile] += 1

    def take_from_pile(self, pile: i64, card: i64) -> None:
        """The others keep their order (AU-35)."""
        above = self.piles[pile]
        if above == card:
            self.piles[pile] = self.below[card]
        else:
            while self.below[above] != card:
                above = self.below[above]
            self.below[above] = self.below[card]
        self.below[card] = NONE
        self.pile_counts[pile] -= 1

    def promise(self) -> None:
        """Fix which cards the seats get from each pile, whenever they ask (AU-35, AU-41)."""
        pile: i64 = 0
        while pile < PILES:
            card = self.piles[pile]
            place: i64 = 0
            while place < PROMISES:
                self.promised[pile * PROMISES + place] = card
                if card != NONE:
                    card = self.below[card]
                place += 1
            pile += 1

    def promised_card(self, seat: i64, pile: i64, nth: i64) -> i64:
        """The seat's first (0) or second (1) card from a pile this round; NONE where the pile is too short."""
        return self.promised[pile * PROMISES + self.at(seat, RANK) + nth * self.seats]


def shuffle_first(cards: vec[i64], count: i64, rng: Random) -> None:
    """Only this many, from the beginning."""
    last = count - 1
    while last > 0:
        other = rng.below(last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
        last -= 1
