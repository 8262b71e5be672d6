"""All that lies on the table, and the small changes that every rule is made of."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.core.chance import UNDEALT, Chance
from vervet.core.state import State
from vervet.games.cheeky_monkeys.box.cards import MONKEY_DECK, PILE, bit_of, deck_of, lowest
from vervet.games.cheeky_monkeys.box.components import Box

# How far a round has got (CM-9 to CM-14). In PLANNED, GOT, DREW and ENDING a window is open once the queue is empty.
SHOCKS: Final = 0
PLANNING: Final = 1
PLANNED: Final = 2
GETTING: Final = 3
GOT: Final = 4
DRAWING: Final = 5
DREW: Final = 6
TRAINING: Final = 7
ENDING: Final = 8
CHECKING: Final = 9
CLOSING: Final = 10
OVER: Final = 11
PHASES: Final = (
    "shocks",
    "planning",
    "planned",
    "getting",
    "got",
    "drawing",
    "drew",
    "training",
    "ending",
    "checking",
    "closing",
    "over",
)

# The phase in the rules (CM-9 to CM-14) that each of them belongs to.
PARTS: Final = (
    "planning",
    "planning",
    "planning",
    "getting",
    "getting",
    "drawing",
    "drawing",
    "training",
    "ending",
    "ending",
    "ending",
    "ending",
)

# Whom the table waits for: nobody, the active player's free decision, all answers in a window, one player's choice.
NOBODY: Final = 0
TURN: Final = 1
WINDOW: Final = 2
CHOICE: Final = 3

# Why the game is over (CM-33, CM-73, CM-72).
SURVIVOR: Final = 1
LAST_LIVING: Final = 2
LEGENDARY: Final = 3
REASONS: Final = ("", "survivor", "last-living", "legendary")
WINNING_RULES: Final = ("", "CM-33", "CM-73", "CM-72")

# A row of the stock for each seat: its hand and how many cards that is, the monkeys and the zombie cards in front of
# it, which of those have triggered for it this round (CM-Q8), its answer in the open window plus one, what a
# Destroyer's trainer has put aside for it (CM-Q30), and its lessons (law 9).
ROW: Final = 9
HELD: Final = 0
SIZE: Final = 1
LYING: Final = 2
SPENT: Final = 4
ANSWER: Final = 6
PACKET: Final = 7
LESSONS: Final = 8

# Six piles of cards share one column, the three decks and the three discard piles; the last card is the top one.
PILE_ROOM: Final = 64
PILES: Final = 6
# After the six sizes: how many cards on top of each deck everybody knows (CM-Q51).
KNOWN: Final = 6
# And how often each deck has been shuffled, which names the stream of its next shuffle.
SHUFFLES: Final = 9

# An entry of the queue: what it is (an action card by its kind, `MONKEY` and the kind of a monkey, or a shock), whose,
# the monkey it is about, its stage, its next step, a second monkey, seat or number, the monkeys that a Destroyer still
# gives (two words; for an exchange, whether its second monkey is under way), the number of the card in the order of
# play, and the trainer of its monkey when it was announced.
WIDTH: Final = 10
WHAT: Final = 0
WHOSE: Final = 1
ABOUT: Final = 2
STAGE: Final = 3
STEP: Final = 4
SECOND: Final = 5
REST: Final = 6
NUMBER: Final = 8
TRAINER: Final = 9
MONKEY: Final = 16
SHOCK: Final = 40

# The stages of an entry: announced (its first window), at work, after a step (`behind`), and between two steps (a
# window again).
ANNOUNCED: Final = 0
AT_WORK: Final = 1
BEHIND: Final = 2
BETWEEN: Final = 3
STAGES: Final = ("announced", "at-work", "behind", "between")


class Table(State):
    """The state of a game of Cheeky Monkeys; the rules are in the files around it."""

    def __init__(self, seats: i64, box: Box) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.chance: Chance = UNDEALT
        # The table's settings (section 5d).
        self.rising: bool = False
        self.by_round: bool = False
        self.caster_too: bool = False
        self.gives_itself: bool = False
        self.arrival_limit: i64 = 500
        self.able: bool = False
        # The players: bits of the living, and of the zombies. Whoever is neither is out.
        self.living: i64 = (i64(1) << seats) - 1
        self.undead: i64 = 0
        self.stock: vec[i64] = vec[i64]()
        self.memory: vec[i64] = vec[i64]()
        self.record: vec[i64] = vec[i64]()
        self.hints: vec[i64] = vec[i64]()
        # The cards that are nobody's.
        self.cards: vec[i64] = vec[i64]()
        self.sizes: vec[i64] = vec[i64]()
        # What is going on.
        self.queue: vec[i64] = vec[i64]()
        self.depth: i64 = 0
        self.lasting: vec[i64] = vec[i64]()
        self.closed: i64 = 0
        self.soggy: i64 = 0
        self.grounded: i64 = 0
        self.number: i64 = 0
        self.arrivals: i64 = 0
        self.round: i64 = 1
        self.phase: i64 = PLANNING
        self.active: i64 = 0
        self.cursor: i64 = 0
        self.cut: bool = False
        # Who is waited for: the seats of the open window, those that have not answered, or the one that chooses.
        self.waits: i64 = NOBODY
        self.present: i64 = 0
        self.asking: i64 = 0
        self.chooser: i64 = 0
        self.taught: bool = False
        self.winner: i64 = -1
        self.reason: i64 = 0

    def lay_out(self) -> None:
        """Room for everything; a copy takes it from its original instead."""
        self.stock = vec[i64]([0 for _ in range(ROW * self.seats)])
        self.cards = vec[i64]([0 for _ in range(PILES * PILE_ROOM)])
        self.sizes = vec[i64]([0 for _ in range(SHUFFLES + PILES // 2)])

    def copy_onto(self, other: "Table") -> None:
        """Make another table equal to this one."""
        other.chance = self.chance.copy()
        other.rising = self.rising
        other.by_round = self.by_round
        other.caster_too = self.caster_too
        other.gives_itself = self.gives_itself
        other.arrival_limit = self.arrival_limit
        other.able = self.able
        other.living = self.living
        other.undead = self.undead
        other.stock = self.stock[:]
        other.memory = self.memory[:]
        other.record = self.record[:]
        other.hints = self.hints[:]
        other.cards = self.cards[:]
        other.sizes = self.sizes[:]
        other.queue = self.queue[: self.depth * WIDTH]
        other.depth = self.depth
        other.lasting = self.lasting[:]
        other.closed = self.closed
        other.soggy = self.soggy
        other.grounded = self.grounded
        other.number = self.number
        other.arrivals = self.arrivals
        other.round = self.round
        other.phase = self.phase
        other.active = self.active
        other.cursor = self.cursor
        other.cut = self.cut
        other.waits = self.waits
        other.present = self.present
        other.asking = self.asking
        other.chooser = self.chooser
        other.winner = self.winner
        other.reason = self.reason

    # Players.

    def playing(self) -> i64:
        """The bits of the seats still playing, living or zombie."""
        return self.living | self.undead

    def plays(self, seat: i64) -> bool:
        return (self.living | self.undead) >> seat & 1 != 0

    def is_closed(self, seat: i64) -> bool:
        """CM-58: whether the seat receives no monkeys and draws no cards."""
        return self.closed >> seat & 1 != 0

    def after(self, seat: i64, steps: i64) -> i64:
        """The seat this many places further on (CM-6)."""
        return (seat + steps) % self.seats

    # Monkeys in front of the players.

    def row(self, seat: i64, deck: i64) -> i64:
        """The bits of the cards of a deck (monkeys or zombies) in front of a seat."""
        return self.stock[seat * ROW + LYING + deck]

    def has_monkeys(self, seat: i64) -> bool:
        at = seat * ROW + LYING
        return self.stock[at] | self.stock[at + 1] != 0

    def has_card(self, seat: i64, card: i64) -> bool:
        return self.stock[seat * ROW + LYING + deck_of(card)] & bit_of(card) != 0

    def of_kind(self, seat: i64, kind: i64) -> i64:
        """The bits of a seat's monkeys of one kind, from the monkey deck."""
        return self.stock[seat * ROW + LYING + MONKEY_DECK] & self.box.masks[kind]

    def trainer(self, card: i64) -> i64:
        """The seat that a monkey lies in front of; -1 when there is none."""
        seat: i64 = 0
        while seat < self.seats:
            if self.has_card(seat, card):
                return seat
            seat += 1
        return -1

    # Hands.

    def hand(self, seat: i64) -> i64:
        return self.stock[seat * ROW + HELD]

    def hand_size(self, seat: i64) -> i64:
        return self.stock[seat * ROW + SIZE]

    # Piles.

    def push_card(self, pile: i64, card: i64) -> None:
        size = self.sizes[pile]
        self.cards[pile * PILE_ROOM + size] = card
        self.sizes[pile] = size + 1

    def discard(self, card: i64) -> None:
        """A monkey card goes to the pile of its deck (CM-26, CM-Q54)."""
        self.push_card(deck_of(card) + PILE, card)

    # The queue.

    def entry(self, index: i64, field: i64) -> i64:
        return self.queue[index * WIDTH + field]

    def top(self, field: i64) -> i64:
        """A field of the newest entry; there must be one."""
        return self.queue[(self.depth - 1) * WIDTH + field]

    def set_top(self, field: i64, value: i64) -> None:
        self.queue[(self.depth - 1) * WIDTH + field] = value

    def push(self, what: i64, whose: i64, about: i64, second: i64) -> None:
        """A new entry on top, announced."""
        at = self.depth * WIDTH
        while len(self.queue) < at + WIDTH:
            self.queue = append(self.queue, i64(0))
        queue = self.queue
        queue[at + WHAT] = what
        queue[at + WHOSE] = whose
        queue[at + ABOUT] = about
        queue[at + STAGE] = ANNOUNCED
        queue[at + STEP] = 0
        queue[at + SECOND] = second
        queue[at + REST] = 0
        queue[at + REST + 1] = 0
        queue[at + NUMBER] = 0
        queue[at + TRAINER] = -1
        self.depth += 1

    def drop(self, index: i64) -> None:
        """An entry leaves the queue; those above it close up."""
        queue = self.queue
        at = index * WIDTH
        end = (self.depth - 1) * WIDTH
        while at < end:
            queue[at] = queue[at + WIDTH]
            at += 1
        self.depth -= 1

    def end(self, winner: i64, reason: i64) -> None:
        self.phase = OVER
        self.waits = NOBODY
        self.winner = winner
        self.reason = reason


def next_card(bits: i64, deck: i64) -> i64:
    """The card of the lowest bit in a row."""
    return lowest(bits) | deck << 6
