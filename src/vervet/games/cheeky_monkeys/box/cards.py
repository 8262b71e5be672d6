"""The cards by number: kinds, names, and the bits in which rows and hands hold them.

A monkey card has a number: 0 to 61 in the monkey deck, 64 to 125 in the zombie deck. What lies in front of a trainer
is one word of bits for each of the two decks. Action cards of a kind are all alike, so a hand is one word that counts
them, six bits for each kind.
"""

from typing import Final

from mypy_extensions import i64

# Kinds of action cards (CM section 4 and 5b).
NO_WAY: Final = 0
GROUNDING: Final = 1
CLOSED: Final = 2
SOGGY: Final = 3
ESCAPE: Final = 4
EXCHANGE: Final = 5
CHECK: Final = 6
MISFORTUNE: Final = 7
DELIVERY: Final = 8
BREAK: Final = 9
ACTION_KINDS: Final = 10
ACTIONS: Final = (
    "no-way",
    "grounding",
    "closed-for-holiday",
    "soggy-fuses",
    "great-escape",
    "tactical-exchange",
    "sanitary-check",
    "common-misfortune",
    "special-delivery",
    "banana-break",
)

# Kinds of monkeys (section 3), and after them those of the zombie deck (5c).
PYROMANIAC: Final = 0
JUGGLER: Final = 1
SNIPER: Final = 2
HEADSCRATCHER: Final = 3
SHAMAN: Final = 4
TEMPTER: Final = 5
DESTROYER: Final = 6
HEAD: Final = 7
TAIL: Final = 11
DIGGER: Final = 12
SNATCHER: Final = 13
EATER: Final = 14
UNDEAD_PYROMANIAC: Final = 15
UNDEAD_JUGGLER: Final = 16
KINDS: Final = 17
MONKEYS: Final = ("pyromaniac", "juggler", "sniper", "headscratcher", "shaman", "tempter", "destroyer")
PARTS: Final = ("head", "body", "arms", "legs", "tail")
ZOMBIES: Final = (*PARTS, "digger", "snatcher", "eater", "undead-pyromaniac", "undead-juggler")
KIND_NAMES: Final = (*MONKEYS, *ZOMBIES)

# The three decks, and the discard pile of each three places after it.
MONKEY_DECK: Final = 0
ZOMBIE_DECK: Final = 1
ACTION_DECK: Final = 2
DECKS: Final = ("monkeys", "zombies", "actions")
PILE: Final = 3

MOST_CARDS: Final = 62
DECK_SHIFT: Final = 6
NUMBERS: Final = 128
COUNT_BITS: Final = 6
COUNT_MASK: Final = 63
# A literal 1 shifted left is a 32-bit C int in compiled code; this one, shifted right, has all the bits.
TOP_BIT: Final = 1 << 62


def deck_of(card: i64) -> i64:
    """The deck with the same back."""
    return card >> DECK_SHIFT


def bit_of(card: i64) -> i64:
    """The bit of a card in the word of its deck."""
    return TOP_BIT >> (62 - (card & 63))


def lowest(bits: i64) -> i64:
    """The place of the lowest bit that is set; there must be one."""
    place: i64 = 0
    if bits & 0xFFFF_FFFF == 0:
        bits >>= 32
        place += 32
    if bits & 0xFFFF == 0:
        bits >>= 16
        place += 16
    if bits & 0xFF == 0:
        bits >>= 8
        place += 8
    if bits & 0xF == 0:
        bits >>= 4
        place += 4
    if bits & 3 == 0:
        bits >>= 2
        place += 2
    return place + 1 - (bits & 1)


def bit_count(bits: i64) -> i64:
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def one(kind: i64) -> i64:
    """One action card, as a hand counts it."""
    return TOP_BIT >> (62 - kind * COUNT_BITS)


def count_of(hand: i64, kind: i64) -> i64:
    """How many cards of a kind are in a hand."""
    return hand >> (kind * COUNT_BITS) & COUNT_MASK


def size_of(hand: i64) -> i64:
    """How many cards a hand holds."""
    total: i64 = 0
    while hand != 0:
        total += hand & COUNT_MASK
        hand >>= COUNT_BITS
    return total


def first_kind(hand: i64) -> i64:
    """The lowest kind of which a hand holds a card; there must be one."""
    return lowest(hand) // COUNT_BITS
