"""What a network sees of a decision in Cheeky Monkeys: which card, whose monkey, and what it does beside whom."""

from typing import Final

from mypy_extensions import i64

from vervet.core.encoder import beyond
from vervet.core.features import SEATS, Features
from vervet.games.cheeky_monkeys.actions import (
    DISCARD,
    GIFT,
    GIVE,
    HAND,
    SNATCH,
    card_in,
    given_in,
    held_in,
    seat_in,
)
from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_KINDS,
    CHECK,
    DELIVERY,
    ESCAPE,
    EXCHANGE,
    GROUNDING,
    HEADSCRATCHER,
    JUGGLER,
    KINDS,
    NO_WAY,
    PYROMANIAC,
    SNIPER,
    SOGGY,
    UNDEAD_JUGGLER,
    UNDEAD_PYROMANIAC,
    bit_of,
    count_of,
    deck_of,
)
from vervet.games.cheeky_monkeys.rules.explosions import at_risk, fuses_lit
from vervet.games.cheeky_monkeys.rules.queue import impending_shock, last_action
from vervet.games.cheeky_monkeys.rules.table import ABOUT, NUMBER, PHASES, ROW, SPENT, WHAT, WHOSE, Table

DECISIONS: Final = DISCARD + 1
PHASE_COUNT: Final = len(PHASES)
# Which of the four dangerous kinds lie in front of somebody, a bit for each.
SIGNS: Final = 16
LIVES: Final = 3

_what = ("kind", DECISIONS)
_monkey = ("monkey", KINDS)
_ahead = ("ahead", SEATS)


class ActionTables:
    """The tables of actions, declared in the features of the game."""

    def __init__(self, features: Features) -> None:
        self.what = features.action_table(
            "what", [_what, ("phase", PHASE_COUNT), ("pending", 2)], "the kind of decision, and when it is made"
        )
        self.need = features.action_table(
            "need",
            [_what, ("burning", 2), ("shock", 3), ("groundings", 3)],
            "whether the seat's own fuses burn in its round, whom a shock threatens (0 nobody, 1 the seat, 2 another), "
            "and its Groundings",
        )
        self.monkey = features.action_table(
            "monkey", [_what, _monkey, ("owner", SEATS + 1)], "the monkey that it names, and in front of whom it lies"
        )
        self.state = features.action_table(
            "state", [_what, ("grounded", 2), ("spent", 2)], "a monkey that is grounded, or whose effect is spent"
        )
        self.leaving = features.action_table(
            "leaving", [_monkey, ("signs", SIGNS), ("own", 2)], "the dangerous kinds that its owner has without it"
        )
        self.seat = features.action_table(
            "seat", [_what, _ahead, ("life", LIVES)], "the seat that it names, and whether that is alive"
        )
        self.joining = features.action_table(
            "joining", [_monkey, ("signs", SIGNS), ("own", 2)], "the dangerous kinds of whoever gets the monkey"
        )
        self.given = features.action_table(
            "given", [_monkey, ("signs", SIGNS)], "the monkey that is given in exchange, and what it then lies beside"
        )
        self.stopped = features.action_table(
            "stopped", [("card", ACTION_KINDS), _ahead, ("monkey", KINDS + 1)], "the action card that No Way would stop"
        )
        self.held = features.action_table(
            "held", [("handed", 2), ("card", ACTION_KINDS)], "the action card that is handed on or thrown away"
        )

    def write(self, features: Features, table: Table, seat: i64, action: i64) -> None:
        kind = action & 31
        pending: i64 = 1 if table.depth > 0 else 0
        features.put_action(self.what + (kind * PHASE_COUNT + table.phase) * 2 + pending)
        burning: i64 = 1 if table.active == seat and fuses_lit(table, seat) else 0
        groundings = min(count_of(table.hand(seat), GROUNDING), 2)
        features.put_action(self.need + ((kind * 2 + burning) * 3 + threatened(table, seat)) * 3 + groundings)
        if kind == NO_WAY:
            self.write_stopped(features, table, seat)
        elif kind in (HAND, DISCARD):
            features.put_action(self.held + (ACTION_KINDS if kind == HAND else 0) + held_in(action))
        if kind in (GROUNDING, ESCAPE, EXCHANGE, CHECK, DELIVERY, GIVE, GIFT, SNATCH):
            self.write_monkey(features, table, seat, kind, action)
        if kind in (SOGGY, DELIVERY, HAND, GIFT):
            named = seat_in(action)
            life: i64 = 0 if table.living >> named & 1 != 0 else 1 if table.undead >> named & 1 != 0 else 2
            row = kind * SEATS + beyond(seat, named, table.seats)
            features.put_action(self.seat + row * LIVES + life)

    def write_monkey(self, features: Features, table: Table, seat: i64, kind: i64, action: i64) -> None:
        """The monkey, whom it leaves, and whom it joins."""
        card = card_in(action)
        monkey = table.box.kinds[card]
        owner = table.trainer(card)
        features.put_action(self.monkey + (kind * KINDS + monkey) * (SEATS + 1) + 1 + beyond(seat, owner, table.seats))
        if owner < 0:
            return
        deck = deck_of(card)
        grounded: i64 = 1 if deck == 0 and table.grounded & bit_of(card) != 0 else 0
        spent: i64 = 1 if table.stock[owner * ROW + SPENT + deck] & bit_of(card) != 0 else 0
        features.put_action(self.state + (kind * 2 + grounded) * 2 + spent)
        own: i64 = 1 if owner == seat else 0
        rest = signs(table, owner, card)
        features.put_action(self.leaving + (monkey * SIGNS + rest) * 2 + own)
        if kind in (DELIVERY, GIFT):
            features.put_action(self.joining + (monkey * SIGNS + signs(table, seat_in(action), -1)) * 2)
        elif kind == EXCHANGE:
            given = given_in(action)
            features.put_action(self.joining + (monkey * SIGNS + signs(table, seat, given)) * 2 + 1)
            if given >= 0:
                features.put_action(self.given + table.box.kinds[given] * SIGNS + rest)

    def write_stopped(self, features: Features, table: Table, seat: i64) -> None:
        """The card that would be stopped: one in the queue, or one that lasts."""
        number = last_action(table)
        index: i64 = 0
        while index < table.depth:
            if table.entry(index, NUMBER) == number:
                about = table.entry(index, ABOUT)
                row = table.entry(index, WHAT) * SEATS + beyond(seat, table.entry(index, WHOSE), table.seats)
                monkey: i64 = 0 if about < 0 else 1 + table.box.kinds[about]
                features.put_action(self.stopped + row * (KINDS + 1) + monkey)
                return
            index += 1
        index = 0
        while index < len(table.lasting):
            effect = table.lasting[index]
            if effect >> 12 == number:
                row = (effect & 15) * SEATS + beyond(seat, effect >> 4 & 15, table.seats)
                features.put_action(self.stopped + row * (KINDS + 1))
                return
            index += 1


def threatened(table: Table, seat: i64) -> i64:
    """Whom the newest shock threatens: 0 nobody, 1 the seat, 2 another."""
    index = impending_shock(table)
    if index < 0 or at_risk(table, index) == 0:
        return 0
    return 1 if table.entry(index, WHOSE) == seat else 2


def signs(table: Table, seat: i64, without: i64) -> i64:
    """Which dangerous kinds lie in front of a seat, not counting one card (-1: none): a bit for each."""
    masks = table.box.masks
    monkeys = table.row(seat, 0)
    zombies = table.row(seat, 1)
    if without >= 0:
        if deck_of(without) == 0:
            monkeys &= ~bit_of(without)
        else:
            zombies &= ~bit_of(without)
    found: i64 = 0
    if monkeys & masks[PYROMANIAC] | zombies & masks[UNDEAD_PYROMANIAC] != 0:
        found = 1
    if monkeys & masks[JUGGLER] | zombies & masks[UNDEAD_JUGGLER] != 0:
        found |= 2
    if monkeys & masks[SNIPER] != 0:
        found |= 4
    if monkeys & masks[HEADSCRATCHER] != 0:
        found |= 8
    return found
