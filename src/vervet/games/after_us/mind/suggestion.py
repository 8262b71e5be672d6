"""Sensible play: order the line for value, recruit with a plan, and take the last points when the game ends.

Everything here reads only what the seat may know; its opinions on value are in `values` and `offers`.
"""

from librt.vecs import vec
from mypy_extensions import i64

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
    token,
    with_card,
    with_target,
)
from vervet.games.after_us.box.box import NONE
from vervet.games.after_us.box.spots import SPOTS
from vervet.games.after_us.box.words import COMPUTER, CONSOLE, PINBALL, POINTS
from vervet.games.after_us.mind.forecast import SKIPPED, TAKEN, Plan
from vervet.games.after_us.mind.offers import best_copy, best_moped, best_recruit, best_token
from vervet.games.after_us.mind.orders import Orders
from vervet.games.after_us.mind.spare_cards import strongest, weakest, weakest_with_pile
from vervet.games.after_us.mind.values import worths
from vervet.games.after_us.rules.line import GAIN_KINDS
from vervet.games.after_us.rules.objects import affords, can_computer, can_pinball, is_in_play, is_open, price
from vervet.games.after_us.rules.rage import can_rage
from vervet.games.after_us.rules.table import AGAIN, FIXED, LAST, LIFE, MONKEYS, POINTER, REPLACING, REST, TOKENS, Table


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
    return table.energy(seat) >= price(table, PINBALL, 0) + reserve


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


def in_replacing() -> i64:
    """AU-51: the game ends with this round, so that no new card will ever be drawn."""
    return DONE


# Phase 3.


def last_points(table: Table, seat: i64) -> i64:
    """When the game ends with this phase, or could be won with it, everything that gives points at once; else NONE."""
    ends = table.phase == LAST or table.best_points() >= table.box.goal or (table.short and table.phase == REST)
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
    return points >= table.box.goal and points > table.best_points()


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
