"""The events of After Us: what happened, for logs, screens and ears; a secret goes only to its owner.

Amounts are objects that name only what there is: `{"flower": 2, "points": 1}`. `king` in an event of the human says how
much of a gain came from the King's stock (AU-64). Cards are printed numbers, frames are named as in `spots`.
"""

from typing import Final

from mypy_extensions import i64

from vervet.core.event import EVERYONE, audience
from vervet.core.json import Json
from vervet.games.after_us.box.box import NONE, pile_level, pile_species
from vervet.games.after_us.box.spots import SPOT_NAMES
from vervet.games.after_us.box.words import OBJECTS, RESOURCES, SPECIES
from vervet.games.after_us.rules.receipt import Receipt
from vervet.games.after_us.rules.table import NUMBERS, PHASES, PLACES, RANK, TOKEN, Table

AMOUNTS: Final = (*RESOURCES, "points", "rage")
OBJECT_RULES: Final = ("AU-41", "AU-42", "AU-43", "AU-44", "AU-45", "AU-46", "AU-47")


def amounts(numbers: list[int]) -> dict[str, Json]:
    return {AMOUNTS[kind]: number for kind, number in enumerate(numbers) if number}


def numbers_in(table: Table, board: i64) -> list[Json]:
    """The line by its printed numbers; None is a gap."""
    listed: list[Json] = []
    for place in range(table.at(board, PLACES)):
        card = table.card_at(board, place)
        listed.append(None if card == NONE else int(table.box.number[card]))
    return listed


def card_number(table: Table, card: i64) -> int:
    return int(table.box.number[card])


# The round.


def tell_round(table: Table) -> None:
    table.tell("round", "AU-05", {"round": int(table.round)})


def tell_phase(table: Table) -> None:
    rule = "AU-29" if PHASES[table.phase] == "last" else "AU-05"
    table.tell("phase", rule, {"phase": PHASES[table.phase], "number": NUMBERS[table.phase]})


def tell_rest(table: Table) -> None:
    table.tell("discard", "AU-40", {"round": int(table.round)})


def tell_done(table: Table, seat: i64) -> None:
    rule = "AU-51" if PHASES[table.phase] == "replacing" else "AU-05"
    table.tell("done", rule, {"seat": int(seat), "phase": PHASES[table.phase]})


def tell_early_end(table: Table) -> None:
    table.tell("short", "AU-51", {"round": int(table.round)})


def tell_over(table: Table) -> None:
    points: list[Json] = [int(table.points(seat)) for seat in range(table.seats)]
    king = int(table.points(table.king())) if table.solo else None
    outcome = table.outcome()
    assert outcome is not None
    fields: dict[str, Json] = {
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "points": points,
        "king": king,
    }
    table.tell("over", outcome.rule, fields)


# Phase 1.


def tell_draw(table: Table, seat: i64) -> None:
    table.tell("draw", "AU-10", {"seat": int(seat), "cards": numbers_in(table, seat)})


def tell_arrange(table: Table, seat: i64) -> None:
    table.tell("arrange", "AU-11", {"seat": int(seat), "cards": numbers_in(table, seat)})


def tell_activate(table: Table, seat: i64, spot: i64, receipt: Receipt, means: str = "") -> None:
    """`means` of a reactivation: the `sign` of a frame, the seat's own `token`, or the `copy` of a neighbour's."""
    fields: dict[str, Json] = {"seat": int(seat), "frame": SPOT_NAMES[spot]}
    add_receipt(fields, receipt)
    if means:
        table.tell("reactivate", "AU-19", {**fields, "means": means})
    else:
        table.tell("activate", "AU-16", fields)


def add_receipt(fields: dict[str, Json], receipt: Receipt) -> None:
    fields["pay"] = amounts(receipt.paid)
    fields["gain"] = amounts(receipt.gained)
    fields["king"] = amounts(receipt.from_king)


def tell_skip(table: Table, seat: i64, spot: i64) -> None:
    table.tell("skip", "AU-15", {"seat": int(seat), "frame": SPOT_NAMES[spot]})


def tell_remove(table: Table, seat: i64, card: i64, receipt: Receipt) -> None:
    fields: dict[str, Json] = {"seat": int(seat), "card": card_number(table, card)}
    add_receipt(fields, receipt)
    table.tell("remove", "AU-26", fields)


# Objects.


def tell_swap(table: Table, seat: i64, tile: i64, card: i64, drawn: i64) -> None:
    """A card comes into the line by an object, for another one or (pinball) in addition."""
    old = None if card == NONE else card_number(table, card)
    fields: dict[str, Json] = {"seat": int(seat), "object": OBJECTS[tile], "card": old}
    table.tell("swap", OBJECT_RULES[tile], {**fields, "drawn": card_number(table, drawn)})


def tell_fridge(table: Table, seat: i64, give: i64, get: i64, from_king: i64) -> None:
    fields: dict[str, Json] = {"seat": int(seat), "give": RESOURCES[give], "get": RESOURCES[get]}
    table.tell("fridge", "AU-42", {**fields, "king": int(from_king)})


def tell_computer(table: Table, seat: i64) -> None:
    table.tell("computer", "AU-46", {"seat": int(seat), "points": int(table.box.computer_points)})


def tell_console(table: Table, seat: i64, card: i64) -> None:
    table.tell("console", "AU-44", {"seat": int(seat), "card": card_number(table, card)})


# Phase 2.


def tell_choose(table: Table, seat: i64, species: i64) -> None:
    """Law 4: the others hear only that a choice was made."""
    mine: i64 = audience(int(seat))
    table.tell("choose", "AU-30", {"seat": int(seat), "token": SPECIES[species]}, mine)
    table.tell("choose", "AU-30", {"seat": int(seat), "token": None}, EVERYONE & ~mine)


def tell_reveal(table: Table) -> None:
    tokens: list[Json] = [SPECIES[table.at(seat, TOKEN)] for seat in range(table.seats)]
    ranks: list[Json] = [int(table.at(seat, RANK)) for seat in range(table.seats)]
    table.tell("reveal", "AU-30", {"tokens": tokens, "ranks": ranks})


def tell_bonus(table: Table, seat: i64, species: i64, receipt: Receipt) -> None:
    fields: dict[str, Json] = {"seat": int(seat), "token": SPECIES[species]}
    add_receipt(fields, receipt)
    table.tell("bonus", "AU-31", fields)


def tell_copy(table: Table, seat: i64, other: i64, price: i64) -> None:
    """`other` is a seat, or None for the King (AU-66)."""
    king = table.solo
    fields: dict[str, Json] = {"seat": int(seat), "other": None if king else int(other)}
    fields["token"] = SPECIES[table.at(other, TOKEN)]
    fields["pay"] = {RESOURCES[price]: int(table.box.copy_price)}
    table.tell("copy", "AU-66" if king else "AU-34", fields)


def tell_recruit(table: Table, seat: i64, pile: i64, card: i64, by_moped: bool) -> None:
    """Everybody sees from which pile; `card` is for the owner's eyes, and None for all while the request waits."""
    rule = "AU-47" if by_moped else "AU-32"
    fields = pile_fields(seat, pile, by_moped)
    fields["waiting"] = card == NONE
    tell_to_owner(table, "recruit", rule, seat, fields, card)


def tell_serve(table: Table, seat: i64, pile: i64, card: i64, by_moped: bool) -> None:
    """A request that waited gets its card."""
    tell_to_owner(table, "serve", "AU-35", seat, pile_fields(seat, pile, by_moped), card)


def pile_fields(seat: i64, pile: i64, by_moped: bool) -> dict[str, Json]:
    fields: dict[str, Json] = {"seat": int(seat), "species": SPECIES[pile_species(pile)]}
    fields["level"] = int(pile_level(pile))
    fields["means"] = "moped" if by_moped else "token"
    return fields


def tell_to_owner(table: Table, name: str, rule: str, seat: i64, fields: dict[str, Json], card: i64) -> None:
    mine: i64 = audience(int(seat))
    number = None if card == NONE else card_number(table, card)
    table.tell(name, rule, {**fields, "card": number}, mine)
    table.tell(name, rule, {**fields, "card": None}, EVERYONE & ~mine)


def tell_refund(table: Table, seat: i64, pile: i64, by_moped: bool) -> None:
    table.tell("refund", "AU-51", pile_fields(seat, pile, by_moped))


# The King.


def tell_king_income(table: Table, receipt: Receipt) -> None:
    table.tell("king-income", "AU-63", {"gain": amounts(receipt.gained)})


def tell_king_card(table: Table, card: i64, receipt: Receipt) -> None:
    species = SPECIES[table.box.species[card]]
    fields: dict[str, Json] = {
        "card": card_number(table, card),
        "species": species,
        "level": int(table.box.level[card]),
    }
    table.tell("king-card", "AU-63", {**fields, "gain": amounts(receipt.gained)})


def tell_king_token(table: Table, species: i64, level: i64, food: i64) -> None:
    """Why this one: it recruits the highest `level` that he can pay, or (0) it is simply the leftmost."""
    fields: dict[str, Json] = {"token": SPECIES[species], "level": int(level)}
    table.tell("king-token", "AU-65", {**fields, "pay": {RESOURCES[food]: int(table.box.recruit_price[level])}})


def tell_king_bonus(table: Table, species: i64, receipt: Receipt) -> None:
    table.tell("king-bonus", "AU-65", {"token": SPECIES[species], "gain": amounts(receipt.gained)})


def tell_king_recruit(table: Table, species: i64, level: i64, food: i64) -> None:
    """Level 0: he could pay for none."""
    price = int(table.box.recruit_price[level])
    fields: dict[str, Json] = {"species": SPECIES[species], "level": int(level), "pay": {RESOURCES[food]: price}}
    table.tell("king-recruit", "AU-65", fields)


def tell_king_remove(table: Table, card: i64, receipt: Receipt) -> None:
    table.tell("king-remove", "AU-67", {"card": card_number(table, card), "gain": amounts(receipt.gained)})


def tell_king_computer(table: Table) -> None:
    table.tell("king-computer", "AU-67", {"points": int(table.box.computer_points)})
