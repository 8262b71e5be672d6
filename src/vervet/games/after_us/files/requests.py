"""Requests for new monkeys in a position: where their cards lie, and which of two came first."""

from vervet.core.document import PositionError
from vervet.games.after_us.box.box import NONE, pile_species
from vervet.games.after_us.box.piles import PILES as PILE_NAMES
from vervet.games.after_us.box.words import MOPED
from vervet.games.after_us.files.knowers import placed_on_deck
from vervet.games.after_us.rules.table import (
    FIRST,
    LAST,
    LIFE,
    MONKEYS,
    MOPED_PILE,
    RECRUIT_PILE,
    REPLACING,
    TOKEN,
    TOKENS,
    USED,
    Table,
)

NAMES = {RECRUIT_PILE: "recruit", MOPED_PILE: "moped"}


def nth_request(table: Table, seat: int, pile: int, nth: int) -> int:
    """The column of the seat's first (0) or second (1) request from a pile; NONE where there is none."""
    columns = [column for column in (RECRUIT_PILE, MOPED_PILE) if table.at(seat, column) == pile]
    if table.at(seat, FIRST) == MOPED_PILE:
        columns.reverse()
    return columns[nth] if nth < len(columns) else NONE


def check_requests(table: Table, board: int, where: str) -> None:
    columns = [column for column in NAMES if table.at(board, column) != NONE]
    if (columns or table.at(board, FIRST)) and (table.phase in (LIFE, TOKENS, LAST) or board >= table.seats):
        raise PositionError(f"{where}: expected no recruit and no moped before the reveal, nor ever of the King")
    for column in columns:
        check_request(table, board, column, f"{where}, {NAMES[column]}")
    token = table.at(board, TOKEN)
    if RECRUIT_PILE in columns and pile_species(table.at(board, RECRUIT_PILE)) != token:
        raise PositionError(f"{where}, recruit: expected a pile of the token's species")
    if table.phase == MONKEYS:
        check_means(table, board, columns, where)


def check_request(table: Table, seat: int, column: int, where: str) -> None:
    """AU-33: the card lies on the seat's deck; AU-51: whoever waits in the end has found the pile empty."""
    pile, card = int(table.at(seat, column)), int(table.at(seat, column + 1))
    if card == NONE:
        if table.phase == REPLACING and table.piles[pile] != NONE:
            raise PositionError(f"{where}: expected a card, since {PILE_NAMES[pile]} still has some")
        if table.phase not in (MONKEYS, REPLACING):
            raise PositionError(f"{where}: expected a card, since nobody waits for one in this phase")
    elif table.box.pile_of(card) != pile or card not in placed_on_deck(table, seat):
        number = table.box.number[card]
        what = f"a card of {PILE_NAMES[pile]} that lies on the deck above the loose ones"
        raise PositionError(f"{where}: expected {what}, not {number}")


def check_means(table: Table, seat: int, columns: list[int], where: str) -> None:
    """AU-47: the moped is used once; AU-35: it is known which request was made first, and no card was got twice."""
    if MOPED_PILE in columns and not table.at(seat, USED) >> MOPED & 1:
        raise PositionError(f"{where}, used: expected the moped too, since there is a request by it")
    first = int(table.at(seat, FIRST))
    if (first == 0) != (not columns) or (columns and first not in columns):
        raise PositionError(f"{where}, first: expected one of the requests that there are, and none without any")
