"""Who knows which card: what is usual where a card lies, and what a position may say instead."""

from vervet.core.document import PositionError
from vervet.core.event import EVERYONE
from vervet.games.after_us.box.box import PILES
from vervet.games.after_us.box.piles import PILES as PILE_NAMES
from vervet.games.after_us.rules.rounds import boards_of
from vervet.games.after_us.rules.table import DECK, DECK_COUNT, LOOSE, Table


def placed_on_deck(table: Table, board: int) -> list[int]:
    """The cards that were put on a deck since it was shuffled, in an order that is known (AU-33, AU-44)."""
    placed = int(table.at(board, DECK_COUNT) - table.at(board, LOOSE))
    return table.chain(table.at(board, DECK))[:placed]


def usual_knowers(table: Table) -> list[int]:
    """Who knows each card if nothing special happened: everybody what lies or lay open, the owner alone a recruit."""
    knowers = [int(EVERYONE)] * int(table.box.cards)
    for pile in range(PILES):
        for card in table.chain(table.piles[pile]):
            knowers[card] = 0
    for board in range(boards_of(table)):
        for card in placed_on_deck(table, board):
            knowers[card] = 1 << board if board < table.seats else 0
    return knowers


def check_known(table: Table) -> None:
    """Whatever lies open, or lay open once, is known to all: a world must not deal it a second time (law 5). Tamarins
    are never dealt anew: everybody can count them."""
    hidden: set[int] = set()
    for pile in range(PILES):
        hidden.update(check_pile(table, pile))
    for board in range(boards_of(table)):
        hidden.update(check_deck(table, board))
    for card in range(table.box.cards):
        if card not in hidden and table.known[card] != EVERYONE and not table.box.is_tamarin(card):
            raise PositionError(f"known, {table.box.number[card]}: expected 'all', since it does not lie face down")


def check_pile(table: Table, pile: int) -> list[int]:
    """AU-41: known cards lie under all others, where they were given back; nobody has seen any other card of a pile."""
    cards = table.chain(table.piles[pile])
    unseen = False
    for card in reversed(cards):
        unseen |= table.known[card] != EVERYONE
        if unseen and table.known[card] != 0:
            name = PILE_NAMES[pile]
            raise PositionError(
                f"known, {table.box.number[card]}: expected nobody, or all for the lowest cards of {name} alone"
            )
    return cards


def check_deck(table: Table, board: int) -> list[int]:
    """AU-33: whoever recruits a card may look at it."""
    cards = [card for card in placed_on_deck(table, board) if not table.box.is_tamarin(card)]
    for card in cards:
        if board < table.seats and not table.known[card] >> board & 1:
            number = table.box.number[card]
            raise PositionError(f"known, {number}: expected seat {board}, since it lies on the deck of that seat")
    return cards
