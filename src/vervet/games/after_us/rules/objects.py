"""The seven objects: each once a round for each player, in its phase, for energy (AU-41 to AU-47)."""

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.core.event import EVERYONE
from vervet.games.after_us.actions import (
    USE_BLASTER,
    USE_COMPUTER,
    USE_CONSOLE,
    USE_PINBALL,
    fridge,
    get_of,
    moped,
    phone,
    phone_pile,
    resource_of,
    with_card,
)
from vervet.games.after_us.box.box import NONE, PILES, pile_at, pile_level, pile_species
from vervet.games.after_us.box.words import BLASTER, COMPUTER, CONSOLE, ENERGY, FRIDGE, MOPED, PHONE, PINBALL, POINTS
from vervet.games.after_us.rules.line import RESOURCE_KINDS
from vervet.games.after_us.rules.table import (
    DECK_COUNT,
    DISCARD_COUNT,
    FIXED,
    LAST,
    LIFE,
    LINE,
    MONKEYS,
    PLACES,
    REST,
    RETURNED,
    TOKENS,
    USED,
    Table,
)
from vervet.games.after_us.rules.telling import tell_computer, tell_console, tell_fridge, tell_swap

SPECIES_WITH_PILES = 4


def is_in_play(table: Table, tile: i64) -> bool:
    """AU-04."""
    return table.objects >> tile & 1 != 0


def is_used(table: Table, seat: i64, tile: i64) -> bool:
    return table.at(seat, USED) >> tile & 1 != 0


def is_its_moment(table: Table, seat: i64, tile: i64) -> bool:
    """Whether the object's phase is on: three of them before the line is fixed, the moped after the reveal."""
    phase = table.phase
    if tile in (PHONE, BLASTER, PINBALL):
        return phase == LIFE and not table.at(seat, FIXED)
    if tile == FRIDGE:
        return phase in (LIFE, TOKENS, MONKEYS)
    if tile == CONSOLE:
        return phase == REST
    if tile == MOPED:
        return phase == MONKEYS
    return phase in (LIFE, TOKENS, MONKEYS, REST, LAST)


def price(table: Table, tile: i64, level: i64) -> i64:
    return table.box.object_price[tile * 3 + level]


def is_open(table: Table, seat: i64, tile: i64) -> bool:
    """Whether the seat could use the object now, if it has the energy."""
    return is_in_play(table, tile) and not is_used(table, seat, tile) and is_its_moment(table, seat, tile)


def affords(table: Table, seat: i64, tile: i64, level: i64) -> bool:
    return table.energy(seat) >= price(table, tile, level)


def list_objects(table: Table, seat: i64, out: Choices) -> None:
    """Everything that the objects allow the seat now, the moped included (see `recruiting`)."""
    if table.objects == 0 or table.energy(seat) == 0:
        return
    if is_open(table, seat, PHONE):
        list_phone(table, seat, out)
    if is_open(table, seat, FRIDGE) and affords(table, seat, FRIDGE, 0):
        list_fridge(table, seat, out)
    if is_open(table, seat, BLASTER) and affords(table, seat, BLASTER, 0):
        list_cards(table, seat, out, USE_BLASTER, 0)
    if is_open(table, seat, CONSOLE):
        list_console(table, seat, out)
    if can_pinball(table, seat):
        out.add(USE_PINBALL)
    if can_computer(table, seat):
        out.add(USE_COMPUTER)
    if is_open(table, seat, MOPED):
        list_moped(table, seat, out)


def can_computer(table: Table, seat: i64) -> bool:
    return is_open(table, seat, COMPUTER) and affords(table, seat, COMPUTER, 0)


def can_pinball(table: Table, seat: i64) -> bool:
    """AU-45: there must be a card to draw, and a place for it."""
    if not is_open(table, seat, PINBALL) or not affords(table, seat, PINBALL, 0):
        return False
    return cards_to_draw(table, seat) > 0 and table.at(seat, PLACES) < table.box.line_most


def cards_to_draw(table: Table, seat: i64) -> i64:
    return table.at(seat, DECK_COUNT) + table.at(seat, DISCARD_COUNT)


def list_cards(table: Table, seat: i64, out: Choices, kind: i64, least_level: i64) -> None:
    """The action with each card of the line from a level on."""
    place: i64 = 0
    while place < table.at(seat, PLACES):
        card = table.card_at(seat, place)
        if card != NONE and table.box.level[card] >= least_level:
            out.add(with_card(kind, table.box.number[card]))
        place += 1


def list_phone(table: Table, seat: i64, out: Choices) -> None:
    """AU-41: a card that has a pile, against one of any pile of its level."""
    place: i64 = 0
    while place < table.at(seat, PLACES):
        card = table.card_at(seat, place)
        level = table.box.level[card]
        if level > 0 and affords(table, seat, PHONE, level):
            species: i64 = 0
            while species < SPECIES_WITH_PILES:
                if table.promised_card(seat, pile_at(species, level), 0) != NONE:
                    out.add(phone(table.box.number[card], species))
                species += 1
        place += 1


def list_fridge(table: Table, seat: i64, out: Choices) -> None:
    """AU-42: the fee comes first, so that giving energy takes more than the fee."""
    give: i64 = 0
    while give < RESOURCE_KINDS:
        fee = price(table, FRIDGE, 0) if give == ENERGY else i64(0)
        if table.at(seat, give) > fee:
            get: i64 = 0
            while get < RESOURCE_KINDS:
                out.add(fridge(give, get))
                get += 1
        give += 1


def list_console(table: Table, seat: i64, out: Choices) -> None:
    """AU-44: not a Tamarin."""
    place: i64 = 0
    while place < table.at(seat, PLACES):
        card = table.card_at(seat, place)
        if card != NONE:
            level = table.box.level[card]
            if level > 0 and affords(table, seat, CONSOLE, level):
                out.add(with_card(USE_CONSOLE, table.box.number[card]))
        place += 1


def list_moped(table: Table, seat: i64, out: Choices) -> None:
    """AU-47, AU-51: any pile, even an empty one."""
    pile: i64 = 0
    while pile < PILES:
        if affords(table, seat, MOPED, pile_level(pile)):
            out.add(moped(pile_species(pile), pile_level(pile)))
        pile += 1


def pay(table: Table, seat: i64, tile: i64, level: i64) -> None:
    """The energy, and the object is used for this round."""
    table.spend(seat, ENERGY, price(table, tile, level))
    table.put(seat, USED, table.at(seat, USED) | i64(1) << tile)


def use_phone(table: Table, seat: i64, card: i64, action: i64) -> None:
    """AU-41: the card given back waits beside until phase 1 ends, so that others' draws do not depend on it."""
    level = table.box.level[card]
    pile = pile_at(phone_pile(action), level)
    drawn = table.promised_card(seat, pile, 0)
    pay(table, seat, PHONE, level)
    table.take_from_pile(pile, drawn)
    table.known[drawn] = EVERYONE
    table.put(seat, RETURNED, card)
    replace(table, seat, card, drawn)
    if table.listening:
        tell_swap(table, seat, PHONE, card, drawn)


def use_blaster(table: Table, seat: i64, card: i64) -> None:
    """AU-43: discarded first, so that it may even come back."""
    pay(table, seat, BLASTER, 0)
    table.put_on_discard(seat, card)
    drawn = table.draw(seat)
    replace(table, seat, card, drawn)
    if table.listening:
        tell_swap(table, seat, BLASTER, card, drawn)


def replace(table: Table, seat: i64, card: i64, drawn: i64) -> None:
    table.put(seat, LINE + table.place_of_card(seat, card), drawn)
    table.teach(seat)


def use_pinball(table: Table, seat: i64) -> None:
    """AU-45."""
    pay(table, seat, PINBALL, 0)
    drawn = table.draw(seat)
    table.put(seat, LINE + table.at(seat, PLACES), drawn)
    table.add(seat, PLACES, 1)
    table.teach(seat)
    if table.listening:
        tell_swap(table, seat, PINBALL, NONE, drawn)


def use_fridge(table: Table, seat: i64, action: i64) -> None:
    """AU-42."""
    give = resource_of(action)
    get = get_of(action)
    pay(table, seat, FRIDGE, 0)
    table.spend(seat, give, 1)
    taken = table.gain(seat, get, 1)
    if table.listening:
        tell_fridge(table, seat, give, get, taken)


def use_computer(table: Table, seat: i64) -> None:
    """AU-46."""
    pay(table, seat, COMPUTER, 0)
    table.gain(seat, POINTS, table.box.computer_points)
    if table.listening:
        tell_computer(table, seat)


def use_console(table: Table, seat: i64, card: i64) -> None:
    """AU-44: the card goes on the deck instead of the discard; everybody has seen it."""
    pay(table, seat, CONSOLE, table.box.level[card])
    table.put(seat, LINE + table.place_of_card(seat, card), NONE)
    table.put_on_deck(seat, card)
    if table.listening:
        tell_console(table, seat, card)
