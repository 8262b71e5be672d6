"""What is worth thinking about: the suggestion first, then what could be better for reasons that it does not see."""

from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.after_us.actions import (
    DONE,
    REMOVE,
    USE_BLASTER,
    USE_COMPUTER,
    USE_CONSOLE,
    USE_PINBALL,
    phone,
    recruit,
    token,
    with_card,
)
from vervet.games.after_us.box.box import NONE, pile_at
from vervet.games.after_us.box.words import BLASTER, CONSOLE, PHONE
from vervet.games.after_us.mind.offers import SPECIES_WITH_TOKENS, best_copy, best_moped, best_token, cheapest_food
from vervet.games.after_us.mind.orders import Orders
from vervet.games.after_us.mind.spare_cards import strongest, weakest, weakest_with_pile
from vervet.games.after_us.mind.suggestion import in_life, in_monkeys, in_rest
from vervet.games.after_us.mind.values import worths
from vervet.games.after_us.rules.objects import affords, can_computer, can_pinball, is_open
from vervet.games.after_us.rules.rage import can_rage
from vervet.games.after_us.rules.table import FIXED, LIFE, MONKEYS, RECRUIT_PILE, REPLACING, REST, TOKEN, TOKENS, Table


def list_worthwhile(table: Table, seat: i64, out: Choices) -> None:
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
    first = in_life(table, seat, worth)
    out.add(first)
    if table.at(seat, FIXED):
        return
    if first == USE_PINBALL:
        orders = Orders()
        orders.search(table, seat, worth)
        out.add(orders.best)
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
    """The computer, rage on the weakest card or on one that gives points, the console, and stopping here."""
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
