"""Why an action is not possible, by rule; worked out only when somebody wants to know."""

from vervet.core.refusal import Refusal
from vervet.games.cheeky_monkeys.actions import (
    CARD_SHIFT,
    DISCARD,
    DONE,
    GIFT,
    GIVE,
    GIVEN_SHIFT,
    HAND,
    HELD_SHIFT,
    PASS,
    SEAT_SHIFT,
    SNATCH,
    card_in,
    given_in,
    held_in,
    seat_in,
)
from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_KINDS,
    ACTIONS,
    CHECK,
    DELIVERY,
    ESCAPE,
    EXCHANGE,
    GROUNDING,
    NO_WAY,
    SOGGY,
    count_of,
    first_kind,
)
from vervet.games.cheeky_monkeys.rules.choosing import CHOICES, choice_kind
from vervet.games.cheeky_monkeys.rules.destroyer import unpacked
from vervet.games.cheeky_monkeys.rules.playing import playable
from vervet.games.cheeky_monkeys.rules.table import ANSWER, CHOICE, OVER, ROW, TURN, WINDOW, WINNING_RULES, Table
from vervet.games.cheeky_monkeys.rules.telling import CARD_RULES

# The fields that each kind of action has, as bits.
MONKEY_BITS = 127 << CARD_SHIFT
SEAT_BITS = 7 << SEAT_SHIFT
GIVEN_BITS = 255 << GIVEN_SHIFT
HELD_BITS = 15 << HELD_SHIFT
FIELDS = {
    NO_WAY: 0,
    GROUNDING: MONKEY_BITS,
    2: 0,
    SOGGY: SEAT_BITS,
    ESCAPE: MONKEY_BITS,
    EXCHANGE: MONKEY_BITS | GIVEN_BITS,
    CHECK: MONKEY_BITS,
    7: 0,
    DELIVERY: MONKEY_BITS | SEAT_BITS,
    9: 0,
    PASS: 0,
    DONE: 0,
    GIVE: MONKEY_BITS,
    HAND: HELD_BITS | SEAT_BITS,
    GIFT: MONKEY_BITS | SEAT_BITS,
    SNATCH: MONKEY_BITS,
    DISCARD: HELD_BITS,
}
CHOICE_RULES = {GIVE: "CM-49", HAND: "CM-52", GIFT: "CM-53", SNATCH: "CM-H7", DISCARD: "CM-H8"}


def is_proper(table: Table, action: int) -> bool:
    """Whether the number is an action of the grammar with this box."""
    kind = action & 31
    if action < 0 or kind not in FIELDS or action & ~(FIELDS[kind] | 31):
        return False
    if FIELDS[kind] & MONKEY_BITS and card_in(action) not in table.box.names:
        return False
    if given_in(action) >= 0 and given_in(action) not in table.box.names:
        return False
    return held_in(action) < ACTION_KINDS


def explain(table: Table, seat: int, action: int) -> Refusal:
    """The first rule, in the order a player would ask, that forbids an illegal action."""
    if table.phase == OVER:
        return Refusal(WINNING_RULES[table.reason], "cheeky-over")
    if not table.plays(seat):
        return Refusal("CM-32", "cheeky-out")
    if not is_proper(table, action):
        return Refusal("CM-9", "cheeky-no-such-action")
    if table.waits == CHOICE:
        return explain_choice(table, seat, action)
    if table.waits == TURN and seat != table.active:
        return Refusal("CM-15", "cheeky-not-your-turn", seat=int(table.active))
    if table.waits == WINDOW and not table.present >> seat & 1:
        return Refusal("CM-Q3", "cheeky-not-asked")
    if table.waits == WINDOW and table.stock[seat * ROW + ANSWER]:
        return Refusal("CM-Q3", "cheeky-answered")
    return explain_play(table, seat, action)


def explain_play(table: Table, seat: int, action: int) -> Refusal:
    """A card from the hand, in a window or in one's own Planning or Training."""
    kind = action & 31
    if kind in CHOICE_RULES:
        return Refusal(CHOICE_RULES[kind], "cheeky-no-such-choice", choice=CHOICES[kind])
    if kind in (PASS, DONE):
        return Refusal("CM-Q3", "cheeky-done-in-window") if kind == DONE else Refusal("CM-10", "cheeky-pass-in-turn")
    card = ACTIONS[kind]
    if count_of(table.hand(seat), kind) == 0:
        return Refusal("CM-18", "cheeky-not-in-hand", card=card)
    if table.waits == WINDOW and not count_of(table.box.quick, kind):
        return Refusal("CM-Q4", "cheeky-not-quick", card=card)
    return explain_target(table, seat, action)


def explain_target(table: Table, seat: int, action: int) -> Refusal:
    """CM-Q6: a card needs a legal target."""
    kind = action & 31
    rule, card = CARD_RULES[kind], ACTIONS[kind]
    if kind == NO_WAY:
        return Refusal("CM-Q9", "cheeky-nothing-to-stop")
    if kind == GROUNDING:
        return Refusal("CM-Q20", "cheeky-not-at-risk", monkey=table.box.names[int(card_in(action))])
    if kind == SOGGY:
        return Refusal(rule, "cheeky-no-such-player", card=card)
    owner = int(table.trainer(card_in(action)))
    name = table.box.names[int(card_in(action))]
    if owner < 0 and not playable(table, seat, kind):
        return Refusal("CM-Q6", "cheeky-nothing-to-name", card=card)
    if owner < 0:
        return Refusal("CM-Q6", "cheeky-not-in-play", monkey=name)
    if kind == EXCHANGE:
        return explain_exchange(table, seat, owner, int(given_in(action)), name)
    if owner != seat:
        return Refusal(rule, "cheeky-not-yours", monkey=name)
    return explain_receiver(table, seat, int(seat_in(action)), rule)


def explain_exchange(table: Table, seat: int, owner: int, given: int, name: str) -> Refusal:
    """CM-Q38."""
    if owner == seat:
        return Refusal("CM-Q38", "cheeky-exchange-own", monkey=name)
    if table.is_closed(owner):
        return Refusal("CM-Q38", "cheeky-exchange-closed", seat=owner)
    if given < 0:
        return Refusal("CM-Q38", "cheeky-exchange-needs-given")
    return Refusal("CM-Q38", "cheeky-not-yours", monkey=table.box.names[given])


def explain_receiver(table: Table, seat: int, to: int, rule: str) -> Refusal:
    """Why a player cannot be given a monkey."""
    if to >= table.seats or not table.plays(to):
        return Refusal(rule, "cheeky-no-such-player")
    if to == seat:
        return Refusal(rule, "cheeky-not-to-yourself")
    return Refusal("CM-58", "cheeky-receiver-closed", seat=to)


def explain_choice(table: Table, seat: int, action: int) -> Refusal:
    """What an effect at work asks one player for."""
    wanted, kind = int(choice_kind(table)), action & 31
    rule = CHOICE_RULES[wanted]
    if seat != table.chooser:
        return Refusal(rule, "cheeky-not-your-choice", seat=int(table.chooser), choice=CHOICES[wanted])
    if kind != wanted:
        return Refusal(rule, "cheeky-other-choice", choice=CHOICES[wanted])
    if wanted == DISCARD:
        return Refusal(rule, "cheeky-not-in-hand", card=ACTIONS[held_in(action)])
    if wanted == HAND:
        return explain_hand(table, seat, action)
    name = table.box.names[int(card_in(action))]
    if wanted == SNATCH:
        return Refusal(rule, "cheeky-no-part", monkey=name)
    if table.trainer(card_in(action)) != seat:
        return Refusal(rule, "cheeky-not-yours", monkey=name)
    if wanted == GIFT and (int(seat_in(action)) >= table.seats or not receives(table, seat, int(seat_in(action)))):
        return explain_receiver(table, seat, int(seat_in(action)), rule)
    return Refusal("CM-Q29", "cheeky-not-from-beginning", monkey=name)


def receives(table: Table, seat: int, to: int) -> bool:
    return to != seat and table.plays(to) and not table.is_closed(to)


def explain_hand(table: Table, seat: int, action: int) -> Refusal:
    """CM-52: every card once, in the order of their kinds, to others still playing."""
    left, to = unpacked(table, seat), int(seat_in(action))
    if count_of(left, held_in(action)) == 0:
        return Refusal("CM-52", "cheeky-not-in-hand", card=ACTIONS[held_in(action)])
    if held_in(action) != first_kind(left):
        return Refusal("CM-52", "cheeky-hand-in-order", card=ACTIONS[first_kind(left)])
    return Refusal("CM-52", "cheeky-not-to-yourself" if to == seat else "cheeky-no-such-player")
