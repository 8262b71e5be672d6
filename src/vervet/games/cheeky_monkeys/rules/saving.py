"""What could still save a player who is about to blow up: which of the answers open to them (CM-30, CM-31, CM-Q21)."""

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.cheeky_monkeys.actions import card_in, seat_in
from vervet.games.cheeky_monkeys.box.cards import (
    ESCAPE,
    GROUNDING,
    JUGGLER,
    PYROMANIAC,
    SNIPER,
    SOGGY,
    UNDEAD_JUGGLER,
    UNDEAD_PYROMANIAC,
    bit_of,
    deck_of,
)
from vervet.games.cheeky_monkeys.rules.explosions import at_risk, fuses_lit
from vervet.games.cheeky_monkeys.rules.playing import list_plays
from vervet.games.cheeky_monkeys.rules.table import ABOUT, ENDING, SHOCK, WHAT, WHOSE, WINDOW, Table


def doomed(table: Table) -> i64:
    """Who blows up when all pass in the open window; -1 when nobody does."""
    if table.waits != WINDOW:
        return -1
    if table.depth == 0:
        seat = table.active
        burning = table.phase == ENDING and fuses_lit(table, seat) and table.soggy >> seat & 1 == 0
        return seat if burning else -1
    # CM-Q3: at a shock the window is open only while somebody is at risk.
    return table.top(WHOSE) if table.top(WHAT) == SHOCK else -1


def savers(table: Table, seat: i64) -> list[int]:
    """The answers of the doomed seat that would save it, or one of several Headscratchers at risk."""
    menu = Choices()
    list_plays(table, seat, True, menu)
    return [int(menu.at(at)) for at in range(menu.count) if saves(table, seat, menu.at(at))]


def saves(table: Table, seat: i64, action: i64) -> bool:
    kind = action & 31
    if table.depth == 0:
        return (kind == SOGGY and seat_in(action) == seat) or (
            kind == ESCAPE and parts_pair(table, seat, card_in(action))
        )
    risk = at_risk(table, table.depth - 1)
    if kind == GROUNDING:
        return risk & bit_of(card_in(action)) != 0
    if kind != ESCAPE or deck_of(card_in(action)) != 0:
        return False
    card = card_in(action)
    # The one that has just arrived, the only Sniper, or a Headscratcher at risk.
    return table.top(ABOUT) == card or table.of_kind(seat, SNIPER) == bit_of(card) or risk & bit_of(card) != 0


def parts_pair(table: Table, seat: i64, card: i64) -> bool:
    """Whether without this monkey there is no Pyromaniac, or no Juggler, any more."""
    masks = table.box.masks
    monkeys, zombies = table.row(seat, 0), table.row(seat, 1)
    if deck_of(card) == 0:
        monkeys &= ~bit_of(card)
    else:
        zombies &= ~bit_of(card)
    if monkeys & masks[PYROMANIAC] | zombies & masks[UNDEAD_PYROMANIAC] == 0:
        return True
    return monkeys & masks[JUGGLER] | zombies & masks[UNDEAD_JUGGLER] == 0
