"""Rage: four of it remove a card of one's line from the game, for its bonus (AU-25 to AU-28)."""

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.after_us.actions import REMOVE, with_card
from vervet.games.after_us.box.box import NONE
from vervet.games.after_us.box.words import RAGE
from vervet.games.after_us.rules.line import GAIN_KINDS, advance, gain_all
from vervet.games.after_us.rules.receipt import Receipt
from vervet.games.after_us.rules.table import FIXED, LIFE, LINE, LOST, PLACES, POINTER, Table
from vervet.games.after_us.rules.telling import tell_remove


def can_rage(table: Table, seat: i64) -> bool:
    """AU-26, AU-28: enough rage, a card in the line, and one more card owned than the least."""
    if table.rage(seat) < table.box.rage_price:
        return False
    return table.line_cards(seat) > 0 and table.owned(seat) > table.box.least_cards


def list_rage(table: Table, seat: i64, out: Choices) -> None:
    if not can_rage(table, seat):
        return
    place: i64 = 0
    while place < table.at(seat, PLACES):
        card = table.card_at(seat, place)
        if card != NONE:
            out.add(with_card(REMOVE, table.box.number[card]))
        place += 1


def remove(table: Table, seat: i64, card: i64) -> None:
    table.spend(seat, RAGE, table.box.rage_price)
    take_out(table, seat, table.place_of_card(seat, card))
    table.add(seat, LOST, 1)
    receipt = Receipt() if table.listening else None
    gain_all(table, seat, table.box.bonus, card * GAIN_KINDS, 1, receipt)
    if receipt is not None:
        tell_remove(table, seat, card, receipt)


def take_out(table: Table, seat: i64, place: i64) -> None:
    """AU-27: a fixed line keeps the gap, one that is not arranged yet closes up."""
    if table.at(seat, FIXED):
        table.put(seat, LINE + place, NONE)
        if table.phase == LIFE:
            advance(table, seat, table.at(seat, POINTER))
        return
    last = table.at(seat, PLACES) - 1
    while place < last:
        table.put(seat, LINE + place, table.card_at(seat, place + 1))
        place += 1
    table.put(seat, LINE + last, NONE)
    table.put(seat, PLACES, last)
