"""Sensible play: order the line for value, recruit with a plan, and a guess of who will win.

Everything here reads only what the seat may know; its opinions on value are in `worth`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.core.rng import Random
from vervet.games.after_us.actions import (
    ACTIVATE,
    DONE,
    REACTIVATE,
    REMOVE,
    SKIP,
    USE_COMPUTER,
    USE_CONSOLE,
    USE_PINBALL,
    at_spot,
    card_of,
    copying,
    kind_of,
    moped,
    recruit,
    token,
    with_card,
    with_target,
)
from vervet.games.after_us.box import NONE, PILES, pile_at, pile_level, pile_species
from vervet.games.after_us.forecast import SKIPPED, TAKEN, Plan
from vervet.games.after_us.line import GAIN_KINDS, RESOURCE_KINDS
from vervet.games.after_us.monkeys import neighbour
from vervet.games.after_us.objects import affords, can_computer, can_pinball, is_in_play, is_open, price
from vervet.games.after_us.orders import Orders
from vervet.games.after_us.rage import can_rage
from vervet.games.after_us.recruiting import food_fits, is_waiting
from vervet.games.after_us.spots import SPOTS
from vervet.games.after_us.table import (
    AGAIN,
    COPIED,
    DECK,
    DISCARD,
    FIXED,
    LAST,
    LIFE,
    MONKEYS,
    MOPED_PILE,
    POINTER,
    RECRUIT_PILE,
    REPLACING,
    REST,
    TOKEN,
    TOKENS,
    Table,
)
from vervet.games.after_us.words import CHIMPANZEE, COMPUTER, CONSOLE, ENERGY, MOPED, RAGE
from vervet.games.after_us.worth import best_points, worths

FOODS: Final = 3
SPECIES_WITH_TOKENS: Final = 4


def sensible(table: Table, seat: i64, rng: Random) -> i64:
    """One good action for the seat."""
    phase = table.phase
    worth = worths(table, seat)
    if phase == LIFE:
        return in_life(table, seat, worth)
    if phase == TOKENS:
        return token(best_token(table, seat, worth))
    if phase == MONKEYS:
        return in_monkeys(table, seat, worth)
    if phase == REPLACING:
        return in_replacing(table, seat)
    return in_rest(table, seat)


# Phase 1.


def in_life(table: Table, seat: i64, worth: vec[i64]) -> i64:
    if not table.at(seat, FIXED):
        if wants_pinball(table, seat):
            return USE_PINBALL
        orders = Orders()
        orders.search(table, seat, worth)
        return orders.best
    spot = table.at(seat, POINTER)
    if spot == SPOTS:
        return DONE
    return next_frame(table, seat, worth, spot)


def wants_pinball(table: Table, seat: i64) -> bool:
    """A fifth card is worth its energy unless points can be bought with it."""
    if not can_pinball(table, seat):
        return False
    reserve: i64 = price(table, COMPUTER, 0) if is_in_play(table, COMPUTER) else 0
    return table.energy(seat) >= price(table, 4, 0) + reserve


def next_frame(table: Table, seat: i64, worth: vec[i64], spot: i64) -> i64:
    """What the best way through the rest of the line does with the frame that is reached."""
    plan = Plan()
    plan.read(table, seat, worth, spot)
    plan.solve()
    choice = plan.choice_at(spot)
    if choice == SKIPPED:
        return at_spot(SKIP, spot)
    action = at_spot(ACTIVATE, spot)
    return action if choice == TAKEN else with_target(action, choice)


# Phase 2.


def rounds_left(table: Table) -> i64:
    """A guess: nobody's deck gives much more than seven points a round, nor less than three."""
    left = table.box.goal - best_points(table)
    return 1 + left // 8 if left > 0 else i64(0)


def recruit_value(table: Table, seat: i64, pile: i64) -> i64:
    """What a new card brings over the rounds to come, in place of an average card of one's own."""
    owned = table.owned(seat)
    uses = rounds_left(table) * table.box.line * 100 // (owned + 1)
    gain = table.box.pile_power[pile] - mean_power(table, seat)
    return gain * uses // 100


def mean_power(table: Table, board: i64) -> i64:
    """Of the cards that a player owns, as far as everybody knows them: recruits count as their pile does."""
    total: i64 = 0
    count: i64 = 0
    for column in (DECK, DISCARD):
        card = table.at(board, column)
        while card != NONE:
            total += table.box.power[card] if table.box.level[card] == 0 else pile_power(table, card)
            count += 1
            card = table.below[card]
    place: i64 = 0
    while place < table.places(board):
        card = table.card_at(board, place)
        if card != NONE:
            total += table.box.power[card]
            count += 1
        place += 1
    return total // count if count else i64(0)


def pile_power(table: Table, card: i64) -> i64:
    return table.box.pile_power[table.box.pile_of(card)]


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
        target = best_target(plan)
        return plan.net[target] if target != NONE else i64(0)
    value: i64 = 0
    kind: i64 = 0
    while kind < GAIN_KINDS:
        value += table.box.token_bonus[species * GAIN_KINDS + kind] * worth[kind]
        kind += 1
    return value


def best_target(plan: Plan) -> i64:
    """The frame most worth a reactivation, by its place in the plan; NONE when none is worth it."""
    best: i64 = NONE
    at: i64 = 0
    while at < plan.count:
        better = best == NONE or plan.net[at] > plan.net[best]
        if better and not plan.sign[at] and plan.net[at] > 0 and plan.affords(at):
            best = at
        at += 1
    return best


def in_monkeys(table: Table, seat: i64, worth: vec[i64]) -> i64:
    if table.at(seat, AGAIN):
        plan = Plan()
        plan.read(table, seat, worth, SPOTS)
        target = best_target(plan)
        if target != NONE:
            return at_spot(REACTIVATE, plan.spots[target])
    action = best_recruit(table, seat, worth)
    if action == NONE:
        action = best_moped(table, seat, worth)
    if action == NONE:
        action = best_copy(table, seat, worth)
    if action == NONE and can_computer(table, seat):
        action = USE_COMPUTER
    return DONE if action == NONE else action


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


def in_replacing(table: Table, seat: i64) -> i64:
    """AU-51: any card that can still be had is better than none, though the game is nearly over."""
    return DONE


# Phase 3.


def in_rest(table: Table, seat: i64) -> i64:
    if can_computer(table, seat):
        return USE_COMPUTER
    if can_rage(table, seat):
        card = weakest(table, seat)
        if table.phase == LAST or table.box.power[card] < mean_power(table, seat) or table.box.level[card] > 0:
            return with_card(REMOVE, table.box.number[card])
        return with_card(REMOVE, table.box.number[card])
    if table.phase == REST and is_open(table, seat, CONSOLE) and not is_in_play(table, COMPUTER):
        card = strongest(table, seat)
        if card != NONE and affords(table, seat, CONSOLE, table.box.level[card]):
            return with_card(USE_CONSOLE, table.box.number[card])
    return DONE


def weakest(table: Table, seat: i64) -> i64:
    """The card of the line one would miss least; when the game is over, one that gives points."""
    best: i64 = NONE
    place: i64 = 0
    while place < table.places(seat):
        card = table.card_at(seat, place)
        if card != NONE:
            if best == NONE:
                best = card
            elif table.phase == LAST:
                if table.box.level[card] > table.box.level[best]:
                    best = card
            elif table.box.power[card] < table.box.power[best]:
                best = card
        place += 1
    return best


def strongest(table: Table, seat: i64) -> i64:
    """The best card of the line that is no Tamarin."""
    best: i64 = NONE
    place: i64 = 0
    while place < table.places(seat):
        card = table.card_at(seat, place)
        if card != NONE and table.box.level[card] > 0:
            if best == NONE or table.box.power[card] > table.box.power[best]:
                best = card
        place += 1
    return best


def list_worthwhile(table: Table, seat: i64, out: Choices) -> None:
    table.list_choices(seat, out)


def share(table: Table, seat: i64) -> float:
    return 1.0 / float(table.seats)
