"""What a position promises of the piles (AU-35, AU-41): the piles as they lay when the ranks were fixed."""

from vervet.core.document import PositionError
from vervet.games.after_us.box.box import NONE, PILES
from vervet.games.after_us.box.piles import PILES as PILE_NAMES
from vervet.games.after_us.box.words import PHONE
from vervet.games.after_us.files.requests import NAMES, nth_request
from vervet.games.after_us.rules.table import (
    DECK,
    DISCARD,
    LIFE,
    LOST,
    MONKEYS,
    MOPED_CARD,
    PROMISES,
    RECRUIT_CARD,
    REPLACING,
    USED,
    Table,
)

RANKED = (LIFE, MONKEYS, REPLACING)


def make_promises(table: Table) -> None:
    """Where a file says nothing of them: the piles as they lie, after the reveal with the cards that were got since."""
    table.promise()
    if table.phase != MONKEYS:
        return
    for pile in range(PILES):
        lying = table.chain(table.piles[pile])
        for place in range(PROMISES):
            card = got_by_rank(table, pile, place)
            if card == NONE:
                card = lying.pop(0) if lying else NONE
            table.promised[pile * PROMISES + place] = card


def request_at(table: Table, pile: int, place: int) -> tuple[int, int]:
    """The seat that a place of a pile is promised to, and the column of its request for it; NONE without one."""
    seat = int(table.seat_of_rank(place % table.seats))
    nth = place // int(table.seats)
    return seat, nth_request(table, seat, pile, nth) if nth < 2 else NONE


def got_by_rank(table: Table, pile: int, place: int) -> int:
    """The card that was got by a request for a place; NONE where there is none."""
    seat, column = request_at(table, pile, place)
    return NONE if column == NONE else int(table.at(seat, column + 1))


def check_promises(table: Table) -> None:
    """Every promised card is there once: in its pile, in its order, or with whoever has had it."""
    for pile in range(PILES):
        cards = promised_cards(table, pile)
        where = f"promised, {PILE_NAMES[pile]}"
        if cards and table.phase not in RANKED:
            raise PositionError("promised: expected nothing in this phase")
        check_cards(table, pile, cards, where)
        if table.phase in RANKED:
            check_lying(table, pile, cards, where)
        if table.phase == MONKEYS:
            check_got(table, pile, cards)
    if table.phase == LIFE:
        check_phones(table)


def promised_cards(table: Table, pile: int) -> list[int]:
    cards = [int(table.promised[pile * PROMISES + place]) for place in range(PROMISES)]
    return [card for card in cards if card != NONE]


def check_cards(table: Table, pile: int, cards: list[int], where: str) -> None:
    for place, card in enumerate(cards):
        number = table.box.number[card]
        if table.box.pile_of(card) != pile:
            raise PositionError(f"{where}: expected cards of the pile, not {number}")
        if card in cards[:place]:
            raise PositionError(f"{where}: card {number} is there twice")


def check_lying(table: Table, pile: int, cards: list[int], where: str) -> None:
    """Nothing has come into the pile since, and what has left it somebody has had."""
    lying = table.chain(table.piles[pile])
    for place, card in enumerate(cards):
        if card not in lying and not was_taken(table, place, card):
            owner = "any request" if table.phase == REPLACING else f"the seat of rank {place % table.seats}"
            number = table.box.number[card]
            raise PositionError(f"{where}: expected card {number} in the pile, or with {owner}")
    left = [card for card in cards if card in lying]
    if lying[: len(left)] != left or (len(cards) < PROMISES and len(lying) > len(left)):
        numbers = [int(table.box.number[card]) for card in lying[:PROMISES]]
        raise PositionError(f"{where}: expected the cards of the pile in their order, {numbers}, and those got from it")


def was_taken(table: Table, place: int, card: int) -> bool:
    """Whether a card no longer in its pile went to the seat it was promised to, or was served late (AU-35, AU-51)."""
    if table.phase == REPLACING:
        columns = (RECRUIT_CARD, MOPED_CARD)
        return any(card == table.at(seat, column) for seat in range(table.seats) for column in columns)
    if place >= 2 * table.seats:
        return False
    seat = int(table.seat_of_rank(place % table.seats))
    if table.phase == LIFE:
        return place < table.seats and was_drawn_by_phone(table, seat, card)
    return card in (table.at(seat, RECRUIT_CARD), table.at(seat, MOPED_CARD))


def was_drawn_by_phone(table: Table, seat: int, card: int) -> bool:
    """AU-41: the card came into the line; by now it may be discarded or shuffled, or removed from the game (AU-26)."""
    if not table.at(seat, USED) >> PHONE & 1:
        return False
    own = table.chain(table.at(seat, DECK)) + table.chain(table.at(seat, DISCARD))
    return card in own or table.place_of_card(seat, card) != NONE or (table.at(seat, LOST) > 0 and is_gone(table, card))


def is_gone(table: Table, card: int) -> bool:
    """Whether the card is with nobody, and in no pile."""
    for board in range(table.seats):
        lying = table.chain(table.at(board, DECK)) + table.chain(table.at(board, DISCARD))
        if card in lying or table.place_of_card(board, card) != NONE:
            return False
    return card not in table.chain(table.piles[table.box.pile_of(card)])


def check_phones(table: Table) -> None:
    """AU-41: the phone draws one card a round."""
    for seat in range(table.seats):
        missing = 0
        for pile in range(PILES):
            card = table.promised_card(seat, pile, 0)
            missing += int(card != NONE and card not in table.chain(table.piles[pile]))
        if missing > 1:
            raise PositionError(f"promised: expected at most one card with seat {seat}, by the phone, not {missing}")


def check_got(table: Table, pile: int, cards: list[int]) -> None:
    """AU-35: whoever has asked has got the card of this rank, and waits only where there is none."""
    lying = table.chain(table.piles[pile])
    for place in range(min(PROMISES, 2 * int(table.seats))):
        seat, column = request_at(table, pile, place)
        promised = cards[place] if place < len(cards) else NONE
        if column == NONE:
            if promised != NONE and promised not in lying:
                number = table.box.number[promised]
                raise PositionError(f"promised, {PILE_NAMES[pile]}: expected card {number} in the pile")
        elif table.at(seat, column + 1) != promised:
            wanted = "null" if promised == NONE else str(table.box.number[promised])
            raise PositionError(
                f"boards, {seat}, {NAMES[column]}: expected {wanted}, which is promised to rank {place % table.seats}"
            )
