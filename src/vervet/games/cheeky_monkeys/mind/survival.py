"""How well a player stands: roughly the chance of living on, from what a viewer may know about the hands.

The numbers are guesses that were tried out in play; none of them is a rule.
"""

from typing import Final

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import (
    DELIVERY,
    DESTROYER,
    ESCAPE,
    EXCHANGE,
    GROUNDING,
    HEAD,
    HEADSCRATCHER,
    JUGGLER,
    PYROMANIAC,
    SHAMAN,
    SNIPER,
    SOGGY,
    TAIL,
    TEMPTER,
    UNDEAD_JUGGLER,
    UNDEAD_PYROMANIAC,
    bit_count,
    bit_of,
    count_of,
    deck_of,
)
from vervet.games.cheeky_monkeys.rules.memory import known
from vervet.games.cheeky_monkeys.rules.table import TRAINING, Table

# A viewer that sees all hands, for a world that has been dealt.
ALL_KNOWING: Final = -1
# The share of action cards that are of one kind, and of monkeys that are deadly beside their counterpart.
ONE_KIND: Final = 0.1
DEADLY: Final = 0.16
# What is left for a player who blows up and goes on as a zombie.
AFTERLIFE: Final = 0.15


def holds(table: Table, viewer: i64, seat: i64, kind: i64) -> float:
    """The chance that a seat holds a card of a kind, as far as the viewer can tell."""
    if viewer in (seat, ALL_KNOWING):
        return 1.0 if count_of(table.hand(seat), kind) > 0 else 0.0
    if count_of(known(table, viewer, seat), kind) > 0:
        return 1.0
    without: float = 1.0
    cards = table.hand_size(seat)
    while cards > 0:
        without *= 1.0 - ONE_KIND
        cards -= 1
    return 1.0 - without


def either(one: float, other: float) -> float:
    """The chance of at least one of two things."""
    return 1.0 - (1.0 - one) * (1.0 - other)


def survives(table: Table, viewer: i64, seat: i64, shocks: i64) -> float:
    """The chance of living through a shock that puts this many Headscratchers at risk."""
    if shocks <= 0:
        return 1.0
    grounding = holds(table, viewer, seat, GROUNDING)
    if viewer in (seat, ALL_KNOWING):
        if count_of(table.hand(seat), GROUNDING) < shocks:
            grounding = 0.0
    elif shocks > 1:
        grounding *= 0.3
    return 0.95 * either(grounding, holds(table, viewer, seat, ESCAPE))


def fixes_fuses(table: Table, viewer: i64, seat: i64) -> float:
    """The chance of having something against burning fuses; once Training is over, only a quick card helps."""
    chance = either(holds(table, viewer, seat, SOGGY), holds(table, viewer, seat, ESCAPE))
    if seat == table.active and table.phase >= TRAINING:
        return chance
    chance = either(chance, 0.9 * holds(table, viewer, seat, DELIVERY))
    return either(chance, 0.7 * holds(table, viewer, seat, EXCHANGE))


def outlook(table: Table, viewer: i64, seat: i64, monkeys: i64, zombies: i64) -> float:
    """The weight of a seat if these cards lay in front of it."""
    masks = table.box.masks
    snipers = monkeys & masks[SNIPER]
    scratchers = monkeys & masks[HEADSCRATCHER]
    weight: float = 1.0
    if snipers == 0:
        pyromaniacs = monkeys & masks[PYROMANIAC] | zombies & masks[UNDEAD_PYROMANIAC]
        jugglers = monkeys & masks[JUGGLER] | zombies & masks[UNDEAD_JUGGLER]
        if pyromaniacs != 0 and jugglers != 0:
            if seat != table.active or table.soggy >> seat & 1 == 0:
                hope: float = 0.35
                if seat == table.active:
                    hope = 0.02 if table.phase >= TRAINING else 0.15
                weight *= either(hope, fixes_fuses(table, viewer, seat))
        elif pyromaniacs | jugglers != 0:
            # One half of the pair is something to send to a player who has the other.
            weight *= 1.3
    exposed: float = 0.0
    if snipers != 0:
        exposed += DEADLY
    if scratchers != 0:
        exposed += DEADLY
    if exposed > 0.0:
        weight *= 1.0 - 1.5 * exposed * (1.0 - 1.1 * survives(table, viewer, seat, 1))
    cards = table.hand_size(seat)
    weight *= 1.0 + 0.06 * float(cards if cards < 8 else 8)
    return weight * standing(table, seat, zombies)


def standing(table: Table, seat: i64, zombies: i64) -> float:
    """Zombies win only with their parts, so they weigh less; a player who is out weighs nothing."""
    if table.living >> seat & 1 != 0:
        return 1.0
    if table.undead >> seat & 1 == 0:
        return 0.0
    parts: i64 = 0
    kind: i64 = HEAD
    while kind <= TAIL:
        if zombies & table.box.masks[kind] != 0:
            parts += 1
        kind += 1
    return AFTERLIFE * (1.0 + 0.5 * float(parts))


def hit(table: Table, viewer: i64, seat: i64, monkeys: i64, zombies: i64, card: i64) -> float:
    """The weight of a seat with these cards when one more arrives."""
    if deck_of(card) == 1:
        return outlook(table, viewer, seat, monkeys, zombies | bit_of(card))
    masks = table.box.masks
    kind = table.box.kinds[card]
    with_card = monkeys | bit_of(card)
    if kind == DESTROYER:
        # It takes the whole hand, but also everything that was dangerous.
        return 0.75 * outlook(table, viewer, seat, bit_of(card), 0)
    weight = outlook(table, viewer, seat, with_card, zombies)
    shocks: i64 = 0
    if kind == SNIPER:
        shocks = bit_count(monkeys & masks[HEADSCRATCHER])
    elif kind == HEADSCRATCHER and monkeys & masks[SNIPER] != 0:
        shocks = 1
    if shocks > 0:
        alive = survives(table, viewer, seat, shocks)
        return weight * (alive + (1.0 - alive) * (AFTERLIFE if table.rising else 0.0))
    if kind == SHAMAN:
        return 1.08 * weight * (1.0 - 1.5 * chance_of_shock(table, viewer, seat, monkeys))
    if kind == TEMPTER:
        return weight * (1.0 - 2.0 * chance_of_shock(table, viewer, seat, monkeys))
    return weight


def chance_of_shock(table: Table, viewer: i64, seat: i64, monkeys: i64) -> float:
    """The chance that a monkey from the deck kills the seat."""
    masks = table.box.masks
    exposed: float = 0.0
    if monkeys & masks[SNIPER] != 0:
        exposed += DEADLY
    if monkeys & masks[HEADSCRATCHER] != 0:
        exposed += DEADLY
    return exposed * (1.0 - survives(table, viewer, seat, 1))


def hit_blindly(table: Table, viewer: i64, seat: i64, monkeys: i64, zombies: i64) -> float:
    """The weight of a seat with these cards when an unknown monkey arrives."""
    return outlook(table, viewer, seat, monkeys, zombies) * (0.93 - chance_of_shock(table, viewer, seat, monkeys))


def weight_now(table: Table, viewer: i64, seat: i64) -> float:
    """The weight of a seat as things stand."""
    if not table.plays(seat):
        return 0.0
    return outlook(table, viewer, seat, table.row(seat, 0), table.row(seat, 1))
