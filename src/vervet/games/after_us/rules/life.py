"""Phase 1, life of the tribe: draw, arrange, and resolve the line frame by frame (AU-10 to AU-20)."""

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.after_us.actions import (
    ACTIVATE,
    ARRANGE,
    CARD_BITS,
    CARD_SHIFT,
    DONE,
    SKIP,
    at_spot,
    placed,
    spot_of,
    target_of,
    with_target,
)
from vervet.games.after_us.box.box import NONE
from vervet.games.after_us.box.spots import PLACES as MOST_PLACES
from vervet.games.after_us.box.spots import SPOTS, bit_of
from vervet.games.after_us.rules.line import advance, can_pay, can_reactivate, has_sign, trigger
from vervet.games.after_us.rules.receipt import Receipt
from vervet.games.after_us.rules.table import ACTIVATED, FIXED, LINE, PLACES, POINTER, Table
from vervet.games.after_us.rules.telling import tell_activate, tell_arrange, tell_draw, tell_skip


def draw_line(table: Table, board: i64) -> None:
    """AU-10: the top four cards, face up."""
    place: i64 = 0
    while place < table.box.line:
        card = table.draw(board)
        if card == NONE:
            break
        table.put(board, LINE + place, card)
        place += 1
    table.put(board, PLACES, place)
    if table.listening and board < table.seats:
        tell_draw(table, board)


def list_life(table: Table, seat: i64, out: Choices) -> None:
    """What can be done with the cards drawn, or with the frame that is reached."""
    if not table.at(seat, FIXED):
        list_orders(table, seat, out, ARRANGE, 0, 0)
        return
    spot = table.at(seat, POINTER)
    if spot == SPOTS:
        out.add(DONE)
        return
    out.add(at_spot(SKIP, spot))
    if not can_pay(table, seat, spot):
        return
    if has_sign(table, seat, spot):
        list_targets(table, seat, out, at_spot(ACTIVATE, spot), spot)
    else:
        out.add(at_spot(ACTIVATE, spot))


def list_orders(table: Table, seat: i64, out: Choices, action: i64, place: i64, taken: i64) -> None:
    """AU-11: every order of the cards; `taken` are the bits of those that stand already, before `place`."""
    count = table.at(seat, PLACES)
    if place == count:
        out.add(action)
        return
    card: i64 = 0
    while card < count:
        if taken >> card & 1 == 0:
            number = table.box.number[table.card_at(seat, card)]
            longer = action | number << (CARD_SHIFT + place * CARD_BITS)
            list_orders(table, seat, out, longer, place + 1, taken | i64(1) << card)
        card += 1


def list_targets(table: Table, seat: i64, out: Choices, action: i64, before: i64) -> None:
    """AU-19: the action with every frame that it could reactivate."""
    spot: i64 = 0
    while spot < SPOTS:
        if can_reactivate(table, seat, spot, before):
            out.add(with_target(action, spot))
        spot += 1


def arrange(table: Table, seat: i64, action: i64) -> None:
    place: i64 = 0
    while place < MOST_PLACES:
        number = placed(action, place)
        table.put(seat, LINE + place, table.box.index(number) if number else i64(NONE))
        place += 1
    table.put(seat, FIXED, 1)
    table.put(seat, ACTIVATED, 0)
    advance(table, seat, 0)
    if table.listening:
        tell_arrange(table, seat)


def activate(table: Table, seat: i64, action: i64) -> None:
    """AU-16: cost, then gain; then the sign's target, as one decision (AU-19)."""
    spot = spot_of(action)
    receipt = Receipt() if table.listening else None
    trigger(table, seat, spot, receipt)
    table.put(seat, ACTIVATED, table.at(seat, ACTIVATED) | bit_of(spot))
    if receipt is not None:
        tell_activate(table, seat, spot, receipt)
    target = target_of(action)
    if target != NONE:
        reactivate(table, seat, target, "sign")
    advance(table, seat, spot + 1)


def reactivate(table: Table, seat: i64, spot: i64, means: str) -> None:
    receipt = Receipt() if table.listening else None
    trigger(table, seat, spot, receipt)
    if receipt is not None:
        tell_activate(table, seat, spot, receipt, means)


def skip(table: Table, seat: i64) -> None:
    spot = table.at(seat, POINTER)
    if table.listening:
        tell_skip(table, seat, spot)
    advance(table, seat, spot + 1)
