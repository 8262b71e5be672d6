"""Phase 2, new monkeys: secret tokens, their bonuses, and copying a neighbour (AU-30 to AU-34)."""

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.after_us.actions import (
    DONE,
    LEFT,
    REACTIVATE,
    RIGHT,
    at_spot,
    copying,
    price_of,
    side_of,
    spot_of,
    target_of,
    token,
    with_target,
)
from vervet.games.after_us.box.box import NONE
from vervet.games.after_us.box.spots import SPOTS
from vervet.games.after_us.box.words import CHIMPANZEE
from vervet.games.after_us.rules.life import reactivate
from vervet.games.after_us.rules.line import GAIN_KINDS, RESOURCE_KINDS, can_reactivate, gain_all
from vervet.games.after_us.rules.receipt import Receipt
from vervet.games.after_us.rules.recruiting import list_recruits
from vervet.games.after_us.rules.table import AGAIN, COPIED, TOKEN, Table
from vervet.games.after_us.rules.telling import tell_bonus, tell_choose, tell_copy, tell_reveal

TOKENS = 4


def list_tokens(out: Choices) -> None:
    """AU-30: any of the four."""
    species: i64 = 0
    while species < TOKENS:
        out.add(token(species))
        species += 1


def choose(table: Table, seat: i64, species: i64) -> None:
    table.put(seat, TOKEN, species)
    if table.listening:
        tell_choose(table, seat, species)


def all_have_chosen(table: Table) -> bool:
    seat: i64 = 0
    while seat < table.seats:
        if table.at(seat, TOKEN) == NONE:
            return False
        seat += 1
    return True


def reveal(table: Table) -> None:
    """AU-30, AU-31: all tokens at once, and their bonuses; AU-35: who gets which cards is fixed now."""
    table.rank_seats()
    table.promise()
    table.teach_all()
    if table.listening:
        tell_reveal(table)
    seat: i64 = 0
    while seat < table.seats:
        species = table.at(seat, TOKEN)
        if species == CHIMPANZEE:
            table.put(seat, AGAIN, 1)
        else:
            take_bonus(table, seat, species)
        seat += 1


def take_bonus(table: Table, seat: i64, species: i64) -> None:
    receipt = Receipt() if table.listening else None
    gain_all(table, seat, table.box.token_bonus, species * GAIN_KINDS, 1, receipt)
    if receipt is not None:
        tell_bonus(table, seat, species, receipt)


def list_monkeys(table: Table, seat: i64, out: Choices) -> None:
    """After the reveal: recruit, reactivate, copy, or finish."""
    list_recruits(table, seat, out)
    if table.at(seat, AGAIN):
        spot: i64 = 0
        while spot < SPOTS:
            if can_reactivate(table, seat, spot):
                out.add(at_spot(REACTIVATE, spot))
            spot += 1
    if not table.at(seat, COPIED):
        list_copies(table, seat, out)
    out.add(DONE)


def neighbour(table: Table, seat: i64, side: i64) -> i64:
    """The board beside: the next seat is on the left; NONE where it would be the same player again (AU-34, AU-66)."""
    if table.solo:
        return table.king() if side == LEFT else i64(NONE)
    if side == LEFT:
        return (seat + 1) % table.seats
    return (seat + table.seats - 1) % table.seats if table.seats > 2 else i64(NONE)


def list_copies(table: Table, seat: i64, out: Choices) -> None:
    """AU-34: two of a kind for the bonus of a neighbour's token."""
    kind: i64 = 0
    while kind < RESOURCE_KINDS:
        if table.at(seat, kind) >= table.box.copy_price:
            for side in (LEFT, RIGHT):
                other = neighbour(table, seat, side)
                if other != NONE:
                    list_copy(table, seat, other, copying(side, kind), out)
        kind += 1


def list_copy(table: Table, seat: i64, other: i64, action: i64, out: Choices) -> None:
    if table.at(other, TOKEN) != CHIMPANZEE:
        out.add(action)
        return
    kind = price_of(action)
    table.spend(seat, kind, table.box.copy_price)  # AU-34: the price comes first
    spot: i64 = 0
    while spot < SPOTS:
        if can_reactivate(table, seat, spot):
            out.add(with_target(action, spot))
        spot += 1
    table.add(seat, kind, table.box.copy_price)


def copy_neighbour(table: Table, seat: i64, action: i64) -> None:
    other = neighbour(table, seat, side_of(action))
    table.spend(seat, price_of(action), table.box.copy_price)
    table.put(seat, COPIED, 1)
    if table.listening:
        tell_copy(table, seat, other, price_of(action))
    if table.at(other, TOKEN) == CHIMPANZEE:
        reactivate(table, seat, target_of(action), "copy")
    else:
        take_bonus(table, seat, table.at(other, TOKEN))


def reactivate_by_token(table: Table, seat: i64, action: i64) -> None:
    """AU-31: the chimpanzee token's own reactivation."""
    table.put(seat, AGAIN, 0)
    reactivate(table, seat, spot_of(action), "token")
