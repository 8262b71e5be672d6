"""Why an action is not possible, by rule; asked only when somebody wants to know."""

from vervet.core.action import KIND_MASK, ActionError
from vervet.core.refusal import Refusal
from vervet.games.after_us.actions import (
    ACTIVATE,
    ARRANGE,
    COPY,
    DONE,
    GRAMMAR,
    REACTIVATE,
    RECRUIT,
    REMOVE,
    SKIP,
    TOKEN,
    USE_BLASTER,
    USE_COMPUTER,
    USE_CONSOLE,
    USE_FRIDGE,
    USE_MOPED,
    USE_PHONE,
    USE_PINBALL,
    card_of,
    level_of,
    phone_pile,
    placed,
    price_of,
    resource_of,
    side_of,
    species_of,
    spot_of,
    target_of,
)
from vervet.games.after_us.box.box import NONE, PAY, SPECIES_NEEDED, pile_at
from vervet.games.after_us.box.spots import PLACES as MOST_PLACES
from vervet.games.after_us.box.spots import SPOT_NAMES, SPOTS
from vervet.games.after_us.box.words import (
    BLASTER,
    CONSOLE,
    ENERGY,
    FRIDGE,
    MOPED,
    OBJECTS,
    PHONE,
    PINBALL,
    RESOURCES,
    SPECIES,
)
from vervet.games.after_us.rules.line import any_target, can_pay, first_half, has_sign, is_met, number
from vervet.games.after_us.rules.monkeys import neighbour
from vervet.games.after_us.rules.objects import cards_to_draw, is_in_play, is_its_moment, is_used, price
from vervet.games.after_us.rules.recruiting import food_fits, is_waiting
from vervet.games.after_us.rules.rounds import replacing_seat
from vervet.games.after_us.rules.table import (
    AGAIN,
    COPIED,
    FIXED,
    LAST,
    LIFE,
    MONKEYS,
    MOPED_PILE,
    OVER,
    PHASES,
    PLACES,
    POINTER,
    RECRUIT_PILE,
    REPLACING,
    REST,
    TOKENS,
    Table,
)
from vervet.games.after_us.rules.table import TOKEN as TOKEN_COLUMN
from vervet.games.after_us.rules.telling import OBJECT_RULES

TILE_OF = {
    USE_PHONE: PHONE,
    USE_FRIDGE: FRIDGE,
    USE_BLASTER: BLASTER,
    USE_CONSOLE: CONSOLE,
    USE_PINBALL: PINBALL,
    USE_COMPUTER: 5,
    USE_MOPED: MOPED,
}
# The phases in which other actions are possible at all, and the rule that says so.
PHASES_OF = {
    ARRANGE: ((LIFE,), "AU-11"),
    ACTIVATE: ((LIFE,), "AU-15"),
    SKIP: ((LIFE,), "AU-15"),
    TOKEN: ((TOKENS,), "AU-30"),
    RECRUIT: ((MONKEYS, REPLACING), "AU-32"),
    COPY: ((MONKEYS,), "AU-34"),
    REACTIVATE: ((MONKEYS,), "AU-31"),
    REMOVE: ((LIFE, TOKENS, MONKEYS, REST, LAST), "AU-26"),
    DONE: ((LIFE, MONKEYS, REPLACING, REST, LAST), "AU-30"),
}


def is_proper(action: int) -> bool:
    """Whether the packed integer is an action at all, with every field in its bounds and no bit besides."""
    try:
        return GRAMMAR.from_json(GRAMMAR.to_json(action)) == action
    except (ActionError, KeyError):
        return False


def explain(table: Table, seat: int, action: int) -> Refusal:
    """The first rule, in the order a player would ask, that forbids an illegal action."""
    if table.phase == OVER:
        return Refusal("AU-50", "after-over")
    if not is_proper(action):
        return Refusal("AU-05", "after-no-such-action")
    if not table.asked() >> seat & 1:
        return explain_waiting(table)
    kind = action & KIND_MASK
    if kind in TILE_OF:
        return explain_object(table, seat, action, TILE_OF[kind])
    phases, rule = PHASES_OF[kind]
    if table.phase not in phases:
        return Refusal(rule, "after-wrong-phase", action=GRAMMAR.kind(action).name, phase=PHASES[table.phase])
    return explain_kind(table, seat, action)


def explain_waiting(table: Table) -> Refusal:
    """Somebody who is not asked."""
    if table.phase == REPLACING:
        return Refusal("AU-52", "after-others-choose", seat=int(replacing_seat(table)))
    if table.phase == TOKENS:
        return Refusal("AU-30", "after-chosen")
    return Refusal("AU-05", "after-finished")


def explain_kind(table: Table, seat: int, action: int) -> Refusal:
    kind = action & KIND_MASK
    if kind == ARRANGE:
        return explain_arrange(table, seat, action)
    if kind in (ACTIVATE, SKIP):
        return explain_frame(table, seat, action)
    if kind == REMOVE:
        return explain_remove(table, seat, action)
    if kind == RECRUIT:
        return explain_recruit(table, seat, action)
    if kind == COPY:
        return explain_copy(table, seat, action)
    if kind == REACTIVATE:
        return explain_reactivate(table, seat, action)
    return explain_done(table, seat)


# Phase 1.


def explain_arrange(table: Table, seat: int, action: int) -> Refusal:
    if table.at(seat, FIXED):
        return Refusal("AU-11", "after-line-fixed")
    for place in range(MOST_PLACES):
        card = placed(action, place)
        if card and not in_line(table, seat, card):
            return Refusal("AU-11", "after-card-not-drawn", card=int(card))
    return Refusal("AU-11", "after-all-cards-once", count=int(table.at(seat, PLACES)))


def in_line(table: Table, seat: int, card_number: int) -> bool:
    card = table.box.index(card_number)
    return card != NONE and table.place_of_card(seat, card) != NONE


def explain_frame(table: Table, seat: int, action: int) -> Refusal:
    spot = spot_of(action)
    if not table.at(seat, FIXED):
        return Refusal("AU-11", "after-arrange-first")
    pointer = int(table.at(seat, POINTER))
    if pointer == SPOTS:
        return Refusal("AU-15", "after-line-resolved")
    if first_half(table, seat, spot) == NONE:
        return Refusal("AU-13", "after-not-closed", frame=SPOT_NAMES[spot])
    if spot != pointer:
        rule = "AU-15" if spot < pointer else "AU-12"
        return Refusal(rule, "after-other-frame", frame=SPOT_NAMES[spot], here=SPOT_NAMES[pointer])
    if not can_pay(table, seat, spot):
        return explain_cost(table, seat, spot)
    return explain_sign(table, seat, spot, target_of(action))


def explain_cost(table: Table, seat: int, spot: int, before: int = NONE) -> Refusal:
    """AU-16, AU-17: what is missing for a frame."""
    if not is_met(table, seat, spot):
        need = int(number(table, seat, spot, SPECIES_NEEDED))
        return Refusal("AU-17", "after-few-species", need=need, have=int(table.species_in_line(seat)))
    for kind, name in enumerate(RESOURCES):
        need = int(number(table, seat, spot, PAY + kind))
        need += int(number(table, seat, before, PAY + kind)) if before != NONE else 0
        have = int(table.at(seat, kind))
        if need > have:
            return Refusal("AU-16", "after-too-little", resource=name, need=need, have=have)
    return Refusal("AU-16", "after-no-such-action")


def explain_sign(table: Table, seat: int, spot: int, target: int) -> Refusal:
    if not has_sign(table, seat, spot):
        return Refusal("AU-19", "after-no-sign", frame=SPOT_NAMES[spot])
    if not any_target(table, seat, spot):
        return Refusal("AU-19", "after-no-target")
    if target == NONE:
        return Refusal("AU-19", "after-choose-target")
    return explain_target(table, seat, target, spot)


def explain_target(table: Table, seat: int, target: int, before: int = NONE) -> Refusal:
    if target == before:
        return Refusal("AU-19", "after-not-itself")
    if first_half(table, seat, target) == NONE:
        return Refusal("AU-13", "after-not-closed", frame=SPOT_NAMES[target])
    if has_sign(table, seat, target):
        return Refusal("AU-19", "after-target-has-sign", frame=SPOT_NAMES[target])
    return explain_cost(table, seat, target, before)


def explain_remove(table: Table, seat: int, action: int) -> Refusal:
    card = int(card_of(action))
    if not in_line(table, seat, card):
        return Refusal("AU-26", "after-card-not-in-line", card=card)
    if table.rage(seat) < table.box.rage_price:
        return Refusal("AU-26", "after-little-rage", need=int(table.box.rage_price), have=int(table.rage(seat)))
    return Refusal("AU-28", "after-few-cards", least=int(table.box.least_cards))


def explain_done(table: Table, seat: int) -> Refusal:
    if not table.at(seat, FIXED):
        return Refusal("AU-11", "after-arrange-first")
    return Refusal("AU-15", "after-frames-left", frame=SPOT_NAMES[table.at(seat, POINTER)])


# Phase 2.


def explain_recruit(table: Table, seat: int, action: int) -> Refusal:
    level, food = int(level_of(action)), int(resource_of(action))
    species = int(table.at(seat, TOKEN_COLUMN))
    if table.phase == REPLACING and not is_waiting(table, seat, RECRUIT_PILE):
        return Refusal("AU-51", "after-nothing-to-replace")
    if table.phase == MONKEYS and table.at(seat, RECRUIT_PILE) != NONE:
        return Refusal("AU-32", "after-recruited")
    if level > 2:
        return Refusal("AU-32", "after-no-such-level", level=level)
    if not food_fits(table, seat, food):
        wanted = RESOURCES[table.box.token_food[species]]
        return Refusal("AU-32", "after-wrong-food", species=SPECIES[species], food=wanted)
    need, have = int(table.box.recruit_price[level]), int(table.at(seat, food))
    if have < need:
        return Refusal("AU-32", "after-too-little", resource=RESOURCES[food], need=need, have=have)
    return Refusal("AU-51", "after-pile-empty", species=SPECIES[species], level=level)


def explain_copy(table: Table, seat: int, action: int) -> Refusal:
    if table.at(seat, COPIED):
        return Refusal("AU-34", "after-copied")
    other = neighbour(table, seat, side_of(action))
    if other == NONE:
        return Refusal("AU-34", "after-one-neighbour")
    need, have = int(table.box.copy_price), int(table.at(seat, price_of(action)))
    if have < need:
        return Refusal("AU-34", "after-too-little", resource=RESOURCES[price_of(action)], need=need, have=have)
    return explain_copied_sign(table, seat, other, action)


def explain_copied_sign(table: Table, seat: int, other: int, action: int) -> Refusal:
    """A copied chimpanzee needs a target that can be paid after the price; any other token takes none."""
    target = int(target_of(action))
    if SPECIES[table.at(other, TOKEN_COLUMN)] != "chimpanzee":
        return Refusal("AU-34", "after-no-target-here")
    table.spend(seat, price_of(action), table.box.copy_price)
    refusal = Refusal("AU-34", "after-choose-target") if target == NONE else explain_target(table, seat, target)
    if not any_target(table, seat):
        refusal = Refusal("AU-34", "after-no-target")
    table.add(seat, price_of(action), table.box.copy_price)
    return refusal


def explain_reactivate(table: Table, seat: int, action: int) -> Refusal:
    if not table.at(seat, AGAIN):
        return Refusal("AU-31", "after-no-reactivation")
    return explain_target(table, seat, int(spot_of(action)))


# Objects.


def explain_object(table: Table, seat: int, action: int, tile: int) -> Refusal:
    rule, name = OBJECT_RULES[tile], OBJECTS[tile]
    if not is_in_play(table, tile):
        return Refusal("AU-04", "after-object-absent", object=name)
    if table.phase == REPLACING and tile == MOPED:
        return explain_other_moped(table, seat, action)
    if is_used(table, seat, tile):
        return Refusal(rule, "after-object-used", object=name)
    if not is_its_moment(table, seat, tile):
        return Refusal(rule, "after-object-moment", object=name)
    return explain_use(table, seat, action, tile) or explain_energy(table, seat, tile, level_for(table, action, tile))


def level_for(table: Table, action: int, tile: int) -> int:
    """The level by which the object's price goes."""
    if tile == MOPED:
        return int(level_of(action))
    if tile in (PHONE, CONSOLE):
        return int(table.box.level[table.box.index(card_of(action))])
    return 0


def explain_energy(table: Table, seat: int, tile: int, level: int) -> Refusal:
    need, have = int(price(table, tile, level)), int(table.energy(seat))
    if tile == FRIDGE and have >= need:
        need += 1
    return Refusal(OBJECT_RULES[tile], "after-too-little", resource=RESOURCES[ENERGY], need=need, have=have)


def explain_use(table: Table, seat: int, action: int, tile: int) -> Refusal | None:
    """What is wrong with this use of an object besides its price."""
    rule = OBJECT_RULES[tile]
    if tile in (PHONE, BLASTER, CONSOLE):
        card = int(card_of(action))
        if not in_line(table, seat, card):
            return Refusal(rule, "after-card-not-in-line", card=card)
        level = int(table.box.level[table.box.index(card)])
        if tile != BLASTER and level == 0:
            return Refusal(rule, "after-not-a-tamarin", object=OBJECTS[tile])
        if tile == PHONE:
            return explain_phone(table, seat, action, level)
    if tile == FRIDGE and table.at(seat, resource_of(action)) == 0:
        return Refusal(rule, "after-too-little", resource=RESOURCES[resource_of(action)], need=1, have=0)
    if tile == PINBALL and table.at(seat, PLACES) >= table.box.line_most:
        return Refusal(rule, "after-line-full", most=int(table.box.line_most))
    if tile == PINBALL and cards_to_draw(table, seat) == 0:
        return Refusal(rule, "after-nothing-to-draw")
    if tile == MOPED and level_of(action) > 2:
        return Refusal(rule, "after-no-such-level", level=int(level_of(action)))
    return None


def explain_phone(table: Table, seat: int, action: int, level: int) -> Refusal | None:
    species = int(phone_pile(action))
    if table.promised_card(seat, pile_at(species, level), 0) == NONE:
        return Refusal("AU-41", "after-pile-short", species=SPECIES[species], level=level)
    return None


def explain_other_moped(table: Table, seat: int, action: int) -> Refusal:
    level = int(level_of(action))
    if not is_waiting(table, seat, MOPED_PILE):
        return Refusal("AU-51", "after-nothing-to-replace")
    if level > 2:
        return Refusal("AU-47", "after-no-such-level", level=level)
    if table.piles[pile_at(species_of(action), level)] == NONE:
        return Refusal("AU-51", "after-pile-empty", species=SPECIES[species_of(action)], level=level)
    return explain_energy(table, seat, MOPED, level)
