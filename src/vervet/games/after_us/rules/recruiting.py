"""New monkeys from the common piles, by token or by moped, so that the order of requests never matters.

Every seat has its own card in every pile by its rank at the reveal (AU-35). Where the pile is too short for that, the
paid request waits; when the phase ends, what is left is dealt out, and whoever gets nothing may choose again (AU-51).
"""

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.after_us.actions import DONE, RECRUIT, kind_of, level_of, moped, recruit, resource_of, species_of
from vervet.games.after_us.box.box import NONE, PILES, pile_at, pile_level, pile_species
from vervet.games.after_us.box.words import ENERGY, MOPED
from vervet.games.after_us.rules.objects import affords, pay
from vervet.games.after_us.rules.table import (
    FIRST,
    MOPED_PILE,
    RECRUIT_FOOD,
    RECRUIT_PILE,
    TOKEN,
    Table,
)
from vervet.games.after_us.rules.telling import tell_recruit, tell_refund, tell_serve

# The means of a request: the columns of its pile and card.
MEANS = (RECRUIT_PILE, MOPED_PILE)
FOODS = 3
ANY_FOOD = -1


def food_fits(table: Table, seat: i64, food: i64) -> bool:
    """AU-32: each species is paid with a food of its own, the chimpanzee with any one."""
    wanted = table.box.token_food[table.at(seat, TOKEN)]
    return wanted in (ANY_FOOD, food)


def list_recruits(table: Table, seat: i64, out: Choices) -> None:
    """AU-32: by token, level 1 or 2, once; the pile may be empty (AU-51)."""
    if table.at(seat, RECRUIT_PILE) != NONE:
        return
    level: i64 = 1
    while level <= 2:
        list_foods(table, seat, level, out)
        level += 1


def list_foods(table: Table, seat: i64, level: i64, out: Choices) -> None:
    """A recruit of this level for every food that is enough and fits."""
    food: i64 = 0
    while food < FOODS:
        if table.at(seat, food) >= table.box.recruit_price[level] and food_fits(table, seat, food):
            out.add(recruit(level, food))
        food += 1


def ask_by_token(table: Table, seat: i64, action: i64) -> None:
    level = level_of(action)
    food = resource_of(action)
    table.spend(seat, food, table.box.recruit_price[level])
    table.put(seat, RECRUIT_FOOD, food)
    request(table, seat, RECRUIT_PILE, pile_at(table.at(seat, TOKEN), level))


def ask_by_moped(table: Table, seat: i64, action: i64) -> None:
    level = level_of(action)
    pay(table, seat, MOPED, level)
    request(table, seat, MOPED_PILE, pile_at(species_of(action), level))


def request(table: Table, seat: i64, means: i64, pile: i64) -> None:
    """AU-35: the seat's own card if the pile is long enough, otherwise a place in the queue."""
    other = table.at(seat, MOPED_PILE if means == RECRUIT_PILE else RECRUIT_PILE)
    nth: i64 = 1 if other == pile else 0
    if nth == 0:
        table.put(seat, FIRST, means)
    table.put(seat, means, pile)
    table.put(seat, means + 1, NONE)
    card = table.promised_card(seat, pile, nth)
    if card != NONE:
        hand_over(table, seat, means, card)
    if table.listening:
        tell_recruit(table, seat, pile, card, means == MOPED_PILE)


def hand_over(table: Table, seat: i64, means: i64, card: i64) -> None:
    """AU-33: face down on top of one's deck; one may look at it."""
    table.take_from_pile(table.at(seat, means), card)
    table.put_on_deck(seat, card)
    table.known[card] |= i64(1) << seat
    table.put(seat, means + 1, card)
    table.teach(seat)


def is_waiting(table: Table, seat: i64, means: i64) -> bool:
    return table.at(seat, means) != NONE and table.at(seat, means + 1) == NONE


def is_second(table: Table, seat: i64, means: i64) -> bool:
    """Whether the request is the seat's second one from its pile."""
    other = MOPED_PILE if means == RECRUIT_PILE else RECRUIT_PILE
    return table.at(seat, other) == table.at(seat, means) and table.at(seat, FIRST) != means


def serve_waiting(table: Table) -> None:
    """AU-35: what is left goes to first requests before second ones, by rank."""
    nth: i64 = 0
    while nth < 2:
        rank: i64 = 0
        while rank < table.seats:
            seat = table.seat_of_rank(rank)
            serve(table, seat, RECRUIT_PILE, nth)
            serve(table, seat, MOPED_PILE, nth)
            rank += 1
        nth += 1


def serve(table: Table, seat: i64, means: i64, nth: i64) -> None:
    if not is_waiting(table, seat, means):
        return
    second: i64 = 1 if is_second(table, seat, means) else 0
    card = table.piles[table.at(seat, means)]
    if second == nth and card != NONE:
        hand_over(table, seat, means, card)
        table.teach_all()
        if table.listening:
            tell_serve(table, seat, table.at(seat, means), card, means == MOPED_PILE)


def refund_unserved(table: Table) -> None:
    """AU-51: there were not enough cards; what was paid comes back, and the game ends with the round."""
    seat: i64 = 0
    while seat < table.seats:
        for means in MEANS:
            if is_waiting(table, seat, means):
                table.short = True
                refund(table, seat, means)
        seat += 1


def refund(table: Table, seat: i64, means: i64) -> None:
    pile = table.at(seat, means)
    level = pile_level(pile)
    if means == RECRUIT_PILE:
        food = table.at(seat, RECRUIT_FOOD)
        table.add(seat, food, table.box.recruit_price[level])
    else:
        table.add(seat, ENERGY, table.box.object_price[MOPED * 3 + level])
    if table.listening:
        tell_refund(table, seat, pile, means == MOPED_PILE)


# Choosing again.


def list_replacements(table: Table, seat: i64, out: Choices) -> None:
    """AU-51: by the same means the top card of a pile that still has one, or nothing."""
    if is_waiting(table, seat, RECRUIT_PILE):
        list_other_recruits(table, seat, out)
    if is_waiting(table, seat, MOPED_PILE):
        list_other_mopeds(table, seat, out)
    out.add(DONE)


def list_other_recruits(table: Table, seat: i64, out: Choices) -> None:
    level: i64 = 1
    while level <= 2:
        if table.piles[pile_at(table.at(seat, TOKEN), level)] != NONE:
            list_foods(table, seat, level, out)
        level += 1


def list_other_mopeds(table: Table, seat: i64, out: Choices) -> None:
    pile: i64 = 0
    while pile < PILES:
        if table.piles[pile] != NONE and affords(table, seat, MOPED, pile_level(pile)):
            out.add(moped(pile_species(pile), pile_level(pile)))
        pile += 1


def replace_request(table: Table, seat: i64, action: i64) -> None:
    """AU-51: paid anew, and served at once."""
    level = level_of(action)
    by_token = kind_of(action) == RECRUIT
    means = RECRUIT_PILE if by_token else MOPED_PILE
    if by_token:
        table.spend(seat, resource_of(action), table.box.recruit_price[level])
        table.put(seat, means, pile_at(table.at(seat, TOKEN), level))
    else:
        table.spend(seat, ENERGY, table.box.object_price[MOPED * 3 + level])
        table.put(seat, means, pile_at(species_of(action), level))
    card = table.piles[table.at(seat, means)]
    hand_over(table, seat, means, card)
    if table.listening:
        tell_recruit(table, seat, table.at(seat, means), card, not by_token)


def drop_requests(table: Table, seat: i64) -> None:
    """Whatever still waits is given up."""
    for means in MEANS:
        if is_waiting(table, seat, means):
            table.put(seat, means, NONE)


def can_replace(table: Table, seat: i64, out: Choices) -> bool:
    """Whether the seat has a request to replace and a way to do it."""
    if not is_waiting(table, seat, RECRUIT_PILE) and not is_waiting(table, seat, MOPED_PILE):
        return False
    out.count = 0
    list_replacements(table, seat, out)
    return out.count > 1
