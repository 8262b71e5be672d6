"""The Monkey King, the opponent in solo: he decides nothing, and plays each phase before the human (AU-60 to AU-67)."""

from librt.vecs import vec
from mypy_extensions import i64

from vervet.games.after_us.box.box import NONE, pile_at
from vervet.games.after_us.box.words import CHIMPANZEE, COMPUTER, ENERGY, POINTS, RAGE
from vervet.games.after_us.rules.life import draw_line
from vervet.games.after_us.rules.line import GAIN_KINDS, RESOURCE_KINDS
from vervet.games.after_us.rules.receipt import Receipt
from vervet.games.after_us.rules.table import FIXED, LINE, LOST, PLACES, TOKEN, Table
from vervet.games.after_us.rules.telling import (
    tell_king_bonus,
    tell_king_card,
    tell_king_computer,
    tell_king_income,
    tell_king_recruit,
    tell_king_remove,
    tell_king_token,
)

LAID_OUT = 3
TOKEN_BITS = 2


def king_token(table: Table, place: i64) -> i64:
    """The token at a place from the left; the fourth is the one that left the game (AU-60)."""
    return table.king_tokens >> (place * TOKEN_BITS) & 3


def missing(table: Table) -> i64:
    return king_token(table, LAID_OUT)


def king_food(table: Table, species: i64) -> i64:
    """AU-61, AU-65: what he pays for a species with; for a chimpanzee the food of the species that is missing."""
    return table.box.token_food[missing(table) if species == CHIMPANZEE else species]


def begin(table: Table) -> None:
    """AU-61: he starts with two resources that match his leftmost token."""
    table.add(table.king(), king_food(table, king_token(table, 0)), table.box.components.king_start)


def take(table: Table, kind: i64, amount: i64, receipt: Receipt | None) -> None:
    """The King's gains come from the supply."""
    king = table.king()
    before = table.at(king, kind)
    if kind == RAGE:
        table.gain_rage(king, amount)
    else:
        table.add(king, kind, amount)
    if receipt is not None:
        receipt.gained[kind] += int(table.at(king, kind) - before)


# Phase 1.


def play_life(table: Table) -> None:
    """AU-63: his income, then four cards that are never arranged."""
    receipt = Receipt() if table.listening else None
    kind: i64 = 0
    while kind < RESOURCE_KINDS:
        take(table, kind, table.box.components.king_income[kind], receipt)
        kind += 1
    if receipt is not None:
        tell_king_income(table, receipt)
    king = table.king()
    draw_line(table, king)
    table.put(king, FIXED, 1)
    place: i64 = 0
    while place < table.at(king, PLACES):
        reap(table, table.card_at(king, place))
        place += 1


def reap(table: Table, card: i64) -> None:
    """What a revealed card gives him: its bonus or points by level, and what its species is good for."""
    receipt = Receipt() if table.listening else None
    box = table.box
    species = box.species[card]
    if box.is_tamarin(card):
        take_bonus_of(table, card, receipt)
    else:
        take(table, POINTS, box.components.king_points[box.level[card]], receipt)
        if species == CHIMPANZEE:
            take_tamarin_bonuses(table, receipt)
        else:
            bonus = box.components.king_bonus[species]
            for kind in range(GAIN_KINDS):
                if bonus[kind]:
                    take(table, kind, bonus[kind], receipt)
    if receipt is not None:
        tell_king_card(table, card, receipt)


def take_bonus_of(table: Table, card: i64, receipt: Receipt | None) -> None:
    """The card's rage bonus."""
    take_row(table, table.box.bonus, card, receipt)


def take_row(table: Table, bonuses: vec[i64], row: i64, receipt: Receipt | None) -> None:
    """All that a row of bonuses gives."""
    kind: i64 = 0
    while kind < GAIN_KINDS:
        amount = bonuses[row * GAIN_KINDS + kind]
        if amount > 0:
            take(table, kind, amount, receipt)
        kind += 1


def take_tamarin_bonuses(table: Table, receipt: Receipt | None) -> None:
    """The rage bonuses of all Tamarins that he revealed this round."""
    king = table.king()
    place: i64 = 0
    while place < table.at(king, PLACES):
        card = table.card_at(king, place)
        if card != NONE and table.box.is_tamarin(card):
            take_bonus_of(table, card, receipt)
        place += 1


# Phase 2.


def reach(table: Table, species: i64) -> i64:
    """The highest level of a species that he can pay now and that is there; 0 for none."""
    stock = table.at(table.king(), king_food(table, species))
    level: i64 = 2
    while level > 0:
        if stock >= table.box.recruit_price[level] and table.piles[pile_at(species, level)] != NONE:
            return level
        level -= 1
    return 0


def play_monkeys(table: Table) -> None:
    """AU-65: the token that recruits the highest level, the leftmost of equals; its bonus; then the recruit."""
    best: i64 = 0
    place: i64 = 1
    while place < LAID_OUT:
        if reach(table, king_token(table, place)) > reach(table, king_token(table, best)):
            best = place
        place += 1
    species = king_token(table, best)
    table.put(table.king(), TOKEN, species)
    if table.listening:
        tell_king_token(table, species, reach(table, species), king_food(table, species))
    take_king_bonus(table, species)
    recruit_for_king(table, species)


def take_king_bonus(table: Table, species: i64) -> None:
    receipt = Receipt() if table.listening else None
    if species == CHIMPANZEE:
        take_tamarin_bonuses(table, receipt)
    else:
        take_row(table, table.box.token_bonus, species, receipt)
    if receipt is not None:
        tell_king_bonus(table, species, receipt)


def recruit_for_king(table: Table, species: i64) -> None:
    """Face down onto his deck: nobody has seen it (AU-33)."""
    king = table.king()
    level = reach(table, species)
    food = king_food(table, species)
    if level > 0:
        pile = pile_at(species, level)
        table.spend(king, food, table.box.recruit_price[level])
        card = table.piles[pile]
        table.take_from_pile(pile, card)
        table.put_on_deck(king, card)
    if table.listening:
        tell_king_recruit(table, species, level, food)


# Phase 3.


def play_rest(table: Table) -> None:
    """AU-67: rage, then the computer once."""
    king = table.king()
    box = table.box
    while table.rage(king) >= box.rage_price and table.owned(king) > box.least_cards and table.line_cards(king) > 0:
        remove_for_king(table)
    price = box.object_price[COMPUTER * 3]
    if table.at(king, ENERGY) >= price:
        table.spend(king, ENERGY, price)
        table.add(king, POINTS, box.computer_points)
        if table.listening:
            tell_king_computer(table)


def remove_for_king(table: Table) -> None:
    """Tamarins first, then level 1, then level 2; of equals the last drawn."""
    king = table.king()
    chosen: i64 = NONE
    place: i64 = 0
    while place < table.at(king, PLACES):
        card = table.card_at(king, place)
        if card != NONE and (chosen == NONE or table.box.level[card] <= table.box.level[table.card_at(king, chosen)]):
            chosen = place
        place += 1
    card = table.card_at(king, chosen)
    table.put(king, LINE + chosen, NONE)
    table.spend(king, RAGE, table.box.rage_price)
    table.add(king, LOST, 1)
    receipt = Receipt() if table.listening else None
    take_bonus_of(table, card, receipt)
    if receipt is not None:
        tell_king_remove(table, card, receipt)
