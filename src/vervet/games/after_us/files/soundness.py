"""What must hold in a position beyond its form, so that a made-up one cannot lead the rules astray."""

from vervet.core.document import PositionError
from vervet.games.after_us.box.box import NONE
from vervet.games.after_us.box.spots import SPOTS
from vervet.games.after_us.files.knowers import check_known
from vervet.games.after_us.files.promises import RANKED, check_promises
from vervet.games.after_us.files.requests import check_requests
from vervet.games.after_us.rules.rounds import boards_of, replacing_seat
from vervet.games.after_us.rules.table import (
    AGAIN,
    COPIED,
    FIXED,
    LIFE,
    MONKEYS,
    OVER,
    POINTER,
    RANK,
    READY,
    REPLACING,
    RETURNED,
    TOKEN,
    TOKENS,
    Table,
)


def check_position(table: Table) -> None:
    """Raise a `PositionError` that says what was expected and where."""
    check_ranks(table)
    for board in range(boards_of(table)):
        check_phase(table, board, f"boards, {board}")
        check_requests(table, board, f"boards, {board}")
    check_promises(table)
    check_known(table)
    for seat in range(table.seats):
        check_line(table, seat, f"boards, {seat}")
    check_ending(table)


def check_ranks(table: Table) -> None:
    ranks = sorted(int(table.at(seat, RANK)) for seat in range(table.seats))
    if table.phase in RANKED and ranks != list(range(table.seats)):
        raise PositionError(f"boards: expected every rank once, not {ranks}")


def check_phase(table: Table, board: int, where: str) -> None:
    """Tokens, and what they lead to, belong to phase 2 and later; a card is given back only in phase 1."""
    token = table.at(board, TOKEN)
    king = board >= table.seats
    if table.phase == LIFE and token != NONE:
        raise PositionError(f"{where}, token: expected none in phase 1")
    if token == NONE and (table.phase in (MONKEYS, REPLACING) or (king and table.phase == TOKENS)):
        raise PositionError(f"{where}, token: expected one, since it is revealed")
    if table.phase in (LIFE, TOKENS):
        if table.at(board, AGAIN) or table.at(board, COPIED):
            raise PositionError(f"{where}: expected no reactivation and nothing copied before the reveal")
    returned = table.at(board, RETURNED)
    if returned != NONE and (table.phase != LIFE or table.box.is_tamarin(returned)):
        raise PositionError(f"{where}, returned: expected a card of level 1 or 2, and only in phase 1")


def check_line(table: Table, seat: int, where: str) -> None:
    """AU-27: a line that is not arranged has no gaps; AU-15: whoever has finished phase 1 has resolved it."""
    if table.phase != LIFE:
        return
    if not table.at(seat, FIXED) and table.line_cards(seat) < table.places(seat):
        raise PositionError(f"{where}, line: expected no gap, since it is not arranged")
    if table.at(seat, READY) and (not table.at(seat, FIXED) or table.at(seat, POINTER) != SPOTS):
        raise PositionError(f"{where}, ready: expected a line that is resolved, with `reached` null")


def check_ending(table: Table) -> None:
    """Somebody must have a decision to make, or the game be over."""
    if table.phase == OVER:
        if table.reason == 0:
            raise PositionError("reason: expected goal or cards, since the game is over")
        return
    if table.reason:
        raise PositionError("reason: expected nothing, since the game goes on")
    if table.phase == REPLACING and (not table.short or replacing_seat(table) == NONE):
        raise PositionError("phase: nobody has a request to replace")
    if table.asked() == 0:
        raise PositionError("boards: expected somebody who has not finished the phase")
