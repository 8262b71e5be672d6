"""Who will win: a guess from what everybody has, owns, and can still bring in."""

from math import exp
from typing import Final

from mypy_extensions import i64

from vervet.games.after_us.box.box import NONE
from vervet.games.after_us.mind.powers import powers_of
from vervet.games.after_us.mind.values import worths
from vervet.games.after_us.rules.line import GAIN_KINDS
from vervet.games.after_us.rules.table import DECK, DISCARD, ROW, Table

# Points a round of whoever leads.
PACE: Final = 11
# How much of its cards' average power a player turns into points, in hundredths, and the lead that makes one sure.
PROSPECT: Final = 80
SURENESS: Final = 900.0


def rounds_left(table: Table) -> i64:
    """A guess, from how fast whoever leads may come to the goal."""
    left = table.box.goal - table.best_points()
    return 1 + left // PACE if left > 0 else i64(0)


def mean_power(table: Table, board: i64) -> i64:
    """Of the cards that a player owns, as far as everybody knows them: recruits count as their pile does."""
    powers = powers_of(table.box)
    total: i64 = 0
    count: i64 = 0
    for column in (DECK, DISCARD):
        card = table.at(board, column)
        while card != NONE:
            total += powers.cards[card] if table.box.level[card] == 0 else powers.piles[table.box.pile_of(card)]
            count += 1
            card = table.below[card]
    place: i64 = 0
    while place < table.places(board):
        card = table.card_at(board, place)
        if card != NONE:
            total += powers.cards[card]
            count += 1
        place += 1
    return total // count if count else i64(0)


def prospect(table: Table, board: i64) -> i64:
    """The points that a player can hope for when the game ends, in hundredths: those scored, what
    is owned, and what the cards will bring in the rounds that are left."""
    worth = worths(table)
    value: i64 = 0
    kind: i64 = 0
    while kind < GAIN_KINDS:
        value += table.at(board, kind) * worth[kind]
        kind += 1
    return value + mean_power(table, board) * table.box.line * rounds_left(table) * PROSPECT // 100


def share(table: Table, seat: i64) -> float:
    """The seat's chance: the more its prospects are above the best of the others, the surer."""
    mine = prospect(table, seat)
    best: i64 = 0
    board: i64 = 0
    while board * ROW < len(table.boards):
        if board != seat:
            theirs = prospect(table, board)
            best = max(best, theirs)
        board += 1
    lead = float(mine - best) / SURENESS
    return 1.0 / (1.0 + exp(-lead))
