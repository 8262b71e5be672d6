"""What tokens, recruits and copied bonuses are worth, beyond their price, for what a seat has."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vervet.games.after_us.actions import copying, moped, recruit
from vervet.games.after_us.box.box import NONE, PILES, pile_at, pile_level, pile_species
from vervet.games.after_us.box.spots import SPOTS
from vervet.games.after_us.box.words import CHIMPANZEE, COMPUTER, ENERGY, MOPED, RAGE
from vervet.games.after_us.mind.forecast import Plan
from vervet.games.after_us.mind.powers import powers_of
from vervet.games.after_us.mind.prospects import mean_power, rounds_left
from vervet.games.after_us.rules.line import GAIN_KINDS, RESOURCE_KINDS
from vervet.games.after_us.rules.monkeys import neighbour
from vervet.games.after_us.rules.objects import affords, is_in_play, is_open, price
from vervet.games.after_us.rules.table import COPIED, RECRUIT_PILE, TOKEN, Table

FOODS: Final = 3
SPECIES_WITH_TOKENS: Final = 4
# How much of what a new card may bring counts when it is paid for, in hundredths.
PATIENCE: Final = 47


def recruit_value(table: Table, seat: i64, pile: i64) -> i64:
    """What a new card brings over the rounds to come, in place of an average card of one's own."""
    if table.short or table.best_points() >= table.box.goal:
        return 0
    later = (rounds_left(table) - 1) * table.box.line * 100 // (table.owned(seat) + 1)
    gain = pile_power(table, pile) - mean_power(table, seat)
    return gain * (100 + later) * PATIENCE // 10_000


def pile_power(table: Table, pile: i64) -> i64:
    """How good a card of the pile is on average, for the objects that are in play."""
    powers = powers_of(table.box)
    return powers.fuelled[pile] if is_in_play(table, COMPUTER) else powers.piles[pile]


def best_level(table: Table, seat: i64, species: i64, worth: vec[i64]) -> i64:
    """The level of the species that is most worth its price, for what the seat has; 0 for none."""
    best: i64 = 0
    best_value: i64 = 0
    level: i64 = 1
    while level <= 2:
        food = cheapest_food(table, seat, species, table.box.recruit_price[level])
        pile = pile_at(species, level)
        if food != NONE and table.pile_counts[pile] > 0:
            value = recruit_value(table, seat, pile) - worth[food] * table.box.recruit_price[level]
            if value > best_value:
                best = level
                best_value = value
        level += 1
    return best


def cheapest_food(table: Table, seat: i64, species: i64, amount: i64) -> i64:
    """A food that pays for the species, the most plentiful where any will do; NONE when it cannot be paid."""
    food = table.box.token_food[species]
    if food != NONE:
        return food if table.at(seat, food) >= amount else i64(NONE)
    best: i64 = 0
    food = 1
    while food < FOODS:
        if table.at(seat, food) > table.at(seat, best):
            best = food
        food += 1
    return best if table.at(seat, best) >= amount else i64(NONE)


def best_token(table: Table, seat: i64, worth: vec[i64]) -> i64:
    """The token whose bonus and recruit together are worth most."""
    best: i64 = 0
    best_value: i64 = -1
    species: i64 = 0
    while species < SPECIES_WITH_TOKENS:
        value = bonus_value(table, seat, species, worth)
        level = best_level(table, seat, species, worth)
        if level:
            food = cheapest_food(table, seat, species, table.box.recruit_price[level])
            value += recruit_value(table, seat, pile_at(species, level))
            value -= worth[food] * table.box.recruit_price[level]
        if value > best_value:
            best = species
            best_value = value
        species += 1
    return best


def bonus_value(table: Table, seat: i64, species: i64, worth: vec[i64]) -> i64:
    if species == CHIMPANZEE:
        plan = Plan()
        plan.read(table, seat, worth, SPOTS)
        target = plan.best_target()
        return plan.gain_at(target) if target != NONE else i64(0)
    value: i64 = 0
    kind: i64 = 0
    while kind < GAIN_KINDS:
        gain = table.box.token_bonus[species * GAIN_KINDS + kind]
        if kind == RAGE:
            # AU-25: what goes beyond the end of the track is lost.
            gain = min(gain, table.box.rage_most - table.rage(seat))
        value += gain * worth[kind]
        kind += 1
    return value


def best_recruit(table: Table, seat: i64, worth: vec[i64]) -> i64:
    if table.at(seat, RECRUIT_PILE) != NONE:
        return NONE
    species = table.at(seat, TOKEN)
    level = best_level(table, seat, species, worth)
    return recruit(level, cheapest_food(table, seat, species, table.box.recruit_price[level])) if level else i64(NONE)


def best_moped(table: Table, seat: i64, worth: vec[i64]) -> i64:
    if not is_open(table, seat, MOPED):
        return NONE
    best: i64 = NONE
    best_value: i64 = 0
    pile: i64 = 0
    while pile < PILES:
        level = pile_level(pile)
        if affords(table, seat, MOPED, level) and table.pile_counts[pile] > 0:
            value = recruit_value(table, seat, pile) - worth[ENERGY] * price(table, MOPED, level)
            if value > best_value:
                best = moped(pile_species(pile), level)
                best_value = value
        pile += 1
    return best


def best_copy(table: Table, seat: i64, worth: vec[i64]) -> i64:
    """AU-34: a neighbour's bonus, if it is worth two of what one has most of."""
    if table.at(seat, COPIED):
        return NONE
    best: i64 = NONE
    best_value: i64 = 0
    kind: i64 = 0
    while kind < RESOURCE_KINDS:
        if table.at(seat, kind) >= table.box.copy_price:
            side: i64 = 0
            while side < 2:
                other = neighbour(table, seat, side)
                species: i64 = NONE if other == NONE else table.at(other, TOKEN)
                if species != NONE and species != CHIMPANZEE:
                    value = bonus_value(table, seat, species, worth) - copy_cost(table, seat, kind, worth)
                    if value > best_value:
                        best = copying(side, kind)
                        best_value = value
                side += 1
        kind += 1
    return best


def copy_cost(table: Table, seat: i64, kind: i64, worth: vec[i64]) -> i64:
    """What the price is worth; what one has plenty of is worth half."""
    cost = worth[kind] * table.box.copy_price
    return cost // 2 if table.at(seat, kind) >= 8 else cost
