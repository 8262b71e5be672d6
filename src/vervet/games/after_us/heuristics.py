"""Sensible play: order the line for value, recruit with a plan, and a guess of who will win.

Everything here reads only what the seat may know; its opinions on value are in `worth`.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.after_us.actions import (
    ACTIVATE,
    DONE,
    REACTIVATE,
    REMOVE,
    SKIP,
    USE_BLASTER,
    USE_COMPUTER,
    USE_CONSOLE,
    USE_PINBALL,
    at_spot,
    copying,
    moped,
    phone,
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
    POINTER,
    RECRUIT_PILE,
    REPLACING,
    REST,
    ROW,
    TOKEN,
    TOKENS,
    Table,
)
from vervet.games.after_us.words import BLASTER, CHIMPANZEE, COMPUTER, CONSOLE, ENERGY, MOPED, PHONE, POINTS
from vervet.games.after_us.worth import best_points, worths

FOODS: Final = 3
# Points a round of whoever leads; and how much of what a new card may bring counts when it is paid for, in hundredths.
PACE: Final = 11
PATIENCE: Final = 47
# How much of its cards' average power a player turns into points, in hundredths, and the lead that makes one sure.
PROSPECT: Final = 80
SURENESS: Final = 900.0
SPECIES_WITH_TOKENS: Final = 4


def sensible(table: Table, seat: i64) -> i64:
    """One good action for the seat."""
    phase = table.phase
    worth = worths(table)
    if phase == LIFE:
        return in_life(table, seat, worth)
    if phase == TOKENS:
        return token(best_token(table, seat, worth))
    if phase == MONKEYS:
        return in_monkeys(table, seat, worth)
    if phase == REPLACING:
        return in_replacing()
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
    """A guess, from how fast whoever leads may come to the goal."""
    left = table.box.goal - best_points(table)
    return 1 + left // PACE if left > 0 else i64(0)


def recruit_value(table: Table, seat: i64, pile: i64) -> i64:
    """What a new card brings over the rounds to come, in place of an average card of one's own."""
    if table.short or best_points(table) >= table.box.goal:
        return 0
    later = (rounds_left(table) - 1) * table.box.line * 100 // (table.owned(seat) + 1)
    gain = table.box.pile_power[pile] - mean_power(table, seat)
    return gain * (100 + later) * PATIENCE // 10_000


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
        target = plan.best_target()
        return plan.gain_at(target) if target != NONE else i64(0)
    value: i64 = 0
    kind: i64 = 0
    while kind < GAIN_KINDS:
        value += table.box.token_bonus[species * GAIN_KINDS + kind] * worth[kind]
        kind += 1
    return value


def in_monkeys(table: Table, seat: i64, worth: vec[i64]) -> i64:
    points = last_points(table, seat)
    if points != NONE:
        return points
    if table.at(seat, AGAIN):
        plan = Plan()
        plan.read(table, seat, worth, SPOTS)
        target = plan.best_target()
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


def in_replacing() -> i64:
    """AU-51: the game ends with this round, so that no new card will ever be drawn."""
    return DONE


# Phase 3.


def last_points(table: Table, seat: i64) -> i64:
    """When the game ends with this phase, or could be won with it, everything that gives points at once; else NONE."""
    ends = table.phase == LAST or best_points(table) >= table.box.goal or (table.short and table.phase == REST)
    if not ends and not could_win(table, seat):
        return NONE
    if can_computer(table, seat):
        return USE_COMPUTER
    card = weakest_with_pile(table, seat)
    if card != NONE and can_rage(table, seat):
        return with_card(REMOVE, table.box.number[card])
    return NONE


def could_win(table: Table, seat: i64) -> bool:
    """Whether the computer and all rage bring the seat to the goal, above everybody else."""
    points = table.points(seat)
    if can_computer(table, seat):
        points += table.box.computer_points
    cards: i64 = 0
    place: i64 = 0
    while place < table.places(seat):
        card = table.card_at(seat, place)
        if card != NONE and table.box.level[card] > 0:
            cards += 1
        place += 1
    spare = table.owned(seat) - table.box.least_cards
    removals = min(table.rage(seat) // table.box.rage_price, cards, spare)
    if removals > 0:
        points += removals * table.box.bonus[weakest_with_pile(table, seat) * GAIN_KINDS + POINTS]
    return points >= table.box.goal and points > best_points(table)


def in_rest(table: Table, seat: i64) -> i64:
    points = last_points(table, seat)
    if points != NONE:
        return points
    if can_computer(table, seat):
        return USE_COMPUTER
    if can_rage(table, seat):
        card = weakest(table, seat)
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


# What is worth thinking about.


def list_worthwhile(table: Table, seat: i64, out: Choices) -> None:
    """The suggestion first; then whatever else could be better for reasons that it does not see."""
    worth = worths(table)
    phase = table.phase
    if phase == LIFE:
        add_life(table, seat, worth, out)
    elif phase == TOKENS:
        out.add(token(best_token(table, seat, worth)))
        species: i64 = 0
        while species < SPECIES_WITH_TOKENS:
            add_once(out, token(species))
            species += 1
    elif phase == MONKEYS:
        add_monkeys(table, seat, worth, out)
    elif phase == REPLACING:
        table.list_choices(seat, out)
    else:
        out.add(in_rest(table, seat))
        add_rest(table, seat, out)


def add_once(out: Choices, action: i64) -> None:
    if action != NONE and not out.has(action):
        out.add(action)


def add_life(table: Table, seat: i64, worth: vec[i64], out: Choices) -> None:
    """Frames are decided by the best way through the line; before it is fixed, objects may be worth their price."""
    out.add(in_life(table, seat, worth))
    if table.at(seat, FIXED):
        return
    orders = Orders()
    orders.search(table, seat, worth)
    add_once(out, orders.best)
    if can_pinball(table, seat):
        add_once(out, USE_PINBALL)
    card = weakest(table, seat)
    if card == NONE:
        return
    if is_open(table, seat, BLASTER) and affords(table, seat, BLASTER, 0):
        out.add(with_card(USE_BLASTER, table.box.number[card]))
    card = weakest_with_pile(table, seat)
    if card != NONE and is_open(table, seat, PHONE) and affords(table, seat, PHONE, table.box.level[card]):
        species: i64 = 0
        while species < SPECIES_WITH_TOKENS:
            if table.promised_card(seat, pile_at(species, table.box.level[card]), 0) != NONE:
                out.add(phone(table.box.number[card], species))
            species += 1


def add_monkeys(table: Table, seat: i64, worth: vec[i64], out: Choices) -> None:
    out.add(in_monkeys(table, seat, worth))
    if table.at(seat, RECRUIT_PILE) == NONE:
        species = table.at(seat, TOKEN)
        level: i64 = 1
        while level <= 2:
            food = cheapest_food(table, seat, species, table.box.recruit_price[level])
            if food != NONE:
                add_once(out, recruit(level, food))
            level += 1
    add_once(out, best_moped(table, seat, worth))
    add_once(out, best_copy(table, seat, worth))
    add_rest(table, seat, out)


def add_rest(table: Table, seat: i64, out: Choices) -> None:
    """The computer, rage on the weakest card or on one that gives points, the console, and doing no more."""
    if can_computer(table, seat):
        add_once(out, USE_COMPUTER)
    if can_rage(table, seat):
        add_once(out, with_card(REMOVE, table.box.number[weakest(table, seat)]))
        card = weakest_with_pile(table, seat)
        if card != NONE:
            add_once(out, with_card(REMOVE, table.box.number[card]))
    if table.phase == REST and is_open(table, seat, CONSOLE):
        card = strongest(table, seat)
        if card != NONE and affords(table, seat, CONSOLE, table.box.level[card]):
            add_once(out, with_card(USE_CONSOLE, table.box.number[card]))
    add_once(out, DONE)


def weakest_with_pile(table: Table, seat: i64) -> i64:
    """The weakest card of the line that is no Tamarin; NONE when all are."""
    best: i64 = NONE
    place: i64 = 0
    while place < table.places(seat):
        card = table.card_at(seat, place)
        if card != NONE and table.box.level[card] > 0:
            if best == NONE or table.box.power[card] < table.box.power[best]:
                best = card
        place += 1
    return best


# Who will win.


def prospect(table: Table, board: i64) -> i64:
    """The points that a player can hope for when the game ends, in hundredths: those he has, what he owns, and what his
    cards will bring in the rounds that are left."""
    worth = worths(table)
    value: i64 = 0
    kind: i64 = 0
    while kind < GAIN_KINDS:
        value += table.at(board, kind) * worth[kind]
        kind += 1
    return value + mean_power(table, board) * table.box.line * rounds_left(table) * PROSPECT // 100


def share(table: Table, seat: i64) -> float:
    """The seat's chance: the more its prospects are above the best of the others, the surer."""
    mine = prospect(table, seat)
    best: i64 = 0
    board: i64 = 0
    while board * ROW < len(table.boards):
        if board != seat:
            theirs = prospect(table, board)
            best = max(best, theirs)
        board += 1
    lead = float(mine - best) / SURENESS
    return 1.0 / (1.0 + exp(-lead))
