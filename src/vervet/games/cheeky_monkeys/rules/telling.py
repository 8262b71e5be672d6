"""The events of Cheeky Monkeys: what happened, for logs, screens and ears, each to those who may know it.

A monkey is given by its name (`sniper3`) and its kind (`sniper`), an action card by its name (`no-way`), a player by
their seat. Only `deal`, `draw` and `receive` are told differently to some; answers in windows are told to nobody.
"""

from typing import Final

from mypy_extensions import i64

from vervet.core.event import EVERYONE, audience
from vervet.core.json import Json
from vervet.games.cheeky_monkeys.box.cards import ACTION_KINDS, ACTIONS, DECKS, KIND_NAMES, count_of
from vervet.games.cheeky_monkeys.rules.table import (
    ABOUT,
    ENDING,
    MONKEY,
    NUMBER,
    PARTS,
    PHASES,
    REASONS,
    SECOND,
    SHOCK,
    STAGE,
    STAGES,
    TRAINER,
    WHAT,
    WHOSE,
    WINNING_RULES,
    Table,
)

# What brings a monkey to a trainer, and by which rule.
CAUSES = {
    "turn": "CM-11",
    "zombie": "CM-69",
    "shaman": "CM-46",
    "tempter": "CM-49",
    "destroyer": "CM-53",
    "exchange": "CM-Q39",
    "check": "CM-65",
    "misfortune": "CM-Q41",
    "delivery": "CM-H3",
    "digger": "CM-H6",
    "snatcher": "CM-H7",
}
# The rules of the action cards, and of what monkeys do on arriving.
CARD_RULES = ("CM-54", "CM-61", "CM-58", "CM-H1", "CM-H2", "CM-59", "CM-64", "CM-43", "CM-H3", "CM-H4")
EFFECT_RULES = {4: "CM-46", 5: "CM-49", 6: "CM-52", 12: "CM-H6", 13: "CM-H7", 14: "CM-H8"}
# Those of the windows, the dullest first; and the words for an occasion that concerns the player who is asked, that is
# about a card of their own, or on which somebody's life may hang.
WINDOW_RULES = {
    "phase": "CM-Q2",
    "end": "CM-Q18",
    "announced": "CM-Q2",
    "arrival": "CM-Q2",
    "step": "CM-Q2",
    "shock": "CM-31",
}
MINE: Final = "mine"
OWN: Final = "own"
LIFE: Final = "life"
# An effect or a card that has done all it had to do leaves the queue by these rules; any other leaves before its time.
EFFECT_ENDED: Final = "CM-25"
CARD_ENDED: Final = "CM-26"


def name_of(table: Table, card: i64) -> str:
    return table.box.names[card]


def kind_name(table: Table, card: i64) -> str:
    return KIND_NAMES[table.box.kinds[card]]


def names_in(table: Table, bits: i64, deck: i64) -> list[str]:
    """The names of the cards of a row."""
    return [table.box.names[at | deck << 6] for at in range(63) if bits >> at & 1]


def hand_json(hand: i64) -> dict[str, int]:
    """A hand as counts by name, without the kinds that are not there."""
    return {ACTIONS[kind]: int(count_of(hand, kind)) for kind in range(ACTION_KINDS) if count_of(hand, kind)}


def entry_name(what: i64) -> str:
    """What an entry of the queue is: an action card, a monkey's effect, or a shock."""
    if what == SHOCK:
        return "shock"
    return KIND_NAMES[what - MONKEY] if what >= MONKEY else ACTIONS[what]


def window_name(table: Table) -> str:
    """CM-Q2: which of the windows is open, or would be."""
    if table.depth > 0:
        if STAGES[table.top(STAGE)] == "between":
            return "step"
        what = table.top(WHAT)
        return "shock" if what == SHOCK else "arrival" if what >= MONKEY else "announced"
    return "end" if table.phase == ENDING else "phase"


# The round.


def tell_turn(table: Table) -> None:
    table.tell("turn", "CM-15", {"seat": int(table.active), "round": int(table.round)})


def tell_done(table: Table, phase: i64) -> None:
    """Planning or Training is finished (CM-10, CM-14)."""
    rule = "CM-10" if PHASES[phase] == "planning" else "CM-14"
    table.tell("done", rule, {"seat": int(table.active), "phase": PHASES[phase]})


def tell_passed(table: Table) -> None:
    """A window is over: all have passed since it last opened."""
    name = window_name(table)
    fields: dict[str, Json] = {"window": name}
    if name == "phase":
        fields["phase"] = PARTS[table.phase]
    table.tell("passed", "CM-Q3", fields)


def tell_lapse(table: Table) -> None:
    """CM-Q18: what lasted to the end of the round is over."""
    closed: list[Json] = [seat for seat in range(table.seats) if table.closed >> seat & 1]
    soggy: list[Json] = [seat for seat in range(table.seats) if table.soggy >> seat & 1]
    table.tell("lapse", "CM-Q33", {"closed": closed, "soggy": soggy})


# Action cards.


def tell_play(table: Table, seat: i64, kind: i64) -> None:
    """An action card is announced; it is the newest entry of the queue."""
    fields: dict[str, Json] = {"seat": int(seat), "card": ACTIONS[kind]}
    if table.top(ABOUT) >= 0:
        fields["monkey"] = name_of(table, table.top(ABOUT))
        fields["kind"] = kind_name(table, table.top(ABOUT))
        fields["trainer"] = int(table.top(TRAINER))
    name = ACTIONS[kind]
    if name == "tactical-exchange":
        given = table.top(SECOND)
        fields["given"] = name_of(table, given) if given >= 0 else None
        fields["given_kind"] = kind_name(table, given) if given >= 0 else None
    if name in ("soggy-fuses", "special-delivery"):
        fields["other"] = int(table.top(SECOND))
    if name == "no-way":
        fields.update(numbered_json(table, table.top(SECOND)))
    table.tell("play", CARD_RULES[kind], fields)


def numbered_json(table: Table, number: i64) -> dict[str, Json]:
    """The action card that a No Way stops: its name and who played it."""
    for index in range(table.depth):
        if table.entry(index, NUMBER) == number:
            return {"stops": entry_name(table.entry(index, WHAT)), "other": int(table.entry(index, WHOSE))}
    for effect in table.lasting:
        if effect >> 12 == number:
            return {"stops": ACTIONS[effect & 15], "other": int(effect >> 8 & 15)}
    return {}


def tell_stop(table: Table, index: i64, by: i64) -> None:
    """No Way takes an action card out of the queue."""
    card, player = entry_name(table.entry(index, WHAT)), int(table.entry(index, WHOSE))
    table.tell("stop", "CM-54", {"seat": int(by), "card": card, "other": player})


def tell_stopped_lasting(table: Table, effect: i64, by: i64) -> None:
    """No Way ends what would have lasted to the end of the round (CM-Q9)."""
    fields: dict[str, Json] = {"seat": int(by), "card": ACTIONS[effect & 15], "other": int(effect >> 8 & 15)}
    table.tell("stop", "CM-Q9", fields)


def tell_over(table: Table) -> None:
    """The newest entry leaves the queue because nothing is left to do."""
    tell_entry_over(table, table.depth - 1, EFFECT_ENDED if table.top(WHAT) >= MONKEY else CARD_ENDED)


def tell_struck(table: Table, index: i64, rule: str) -> None:
    """An effect leaves the queue because its monkey has left its trainer; so does a shock (CM-Q21)."""
    if table.entry(index, WHAT) == SHOCK:
        table.tell("spared", "CM-Q21", {"seat": int(table.entry(index, WHOSE))})
    else:
        tell_entry_over(table, index, rule)


def tell_entry_over(table: Table, index: i64, rule: str) -> None:
    what, about = table.entry(index, WHAT), table.entry(index, ABOUT)
    fields: dict[str, Json] = {"seat": int(table.entry(index, WHOSE)), "what": entry_name(what)}
    if what >= MONKEY and about >= 0:
        fields["monkey"] = name_of(table, about)
    table.tell("over", rule, fields)


def tell_closed(table: Table, seat: i64) -> None:
    table.tell("closed", "CM-58", {"seat": int(seat)})


def tell_soggy(table: Table, seat: i64, by: i64) -> None:
    table.tell("soggy", "CM-H1", {"seat": int(seat), "by": int(by)})


def tell_grounded(table: Table, card: i64) -> None:
    table.tell("grounded", "CM-61", {"seat": int(table.trainer(card)), "monkey": name_of(table, card)})


def tell_fizzle(table: Table, kind: i64, rule: str) -> None:
    """CM-Q6: a card does nothing, because its monkey has left its trainer or may not go where it should."""
    table.tell("fizzle", rule, {"seat": int(table.top(WHOSE)), "card": ACTIONS[kind]})


# Monkeys.


def tell_arrive(table: Table, seat: i64, card: i64, cause: str, other: i64) -> None:
    """A monkey now lies in front of a trainer; `other` is the seat it came from, if any."""
    fields: dict[str, Json] = {"seat": int(seat), "monkey": name_of(table, card), "kind": kind_name(table, card)}
    fields["cause"] = cause
    fields["other"] = int(other) if other >= 0 else None
    table.tell("arrive", CAUSES[cause], fields)


def tell_effect(table: Table, seat: i64, card: i64) -> None:
    """An arrival effect is announced (CM-24)."""
    rule = EFFECT_RULES[int(table.box.kinds[card])]
    table.tell("effect", rule, {"seat": int(seat), "monkey": name_of(table, card), "kind": kind_name(table, card)})


def tell_held_back(table: Table, seat: i64, card: i64) -> None:
    """CM-Q8: the effect does not come, because it has already come this round or the round is too long."""
    fields: dict[str, Json] = {"seat": int(seat), "monkey": name_of(table, card), "kind": kind_name(table, card)}
    table.tell("held-back", "CM-Q8", fields)


def tell_removed(table: Table, seat: i64, card: i64, rule: str) -> None:
    """A monkey leaves play for its discard pile."""
    fields: dict[str, Json] = {"seat": int(seat), "monkey": name_of(table, card), "kind": kind_name(table, card)}
    table.tell("removed", rule, fields)


def tell_lost(table: Table, card: i64) -> None:
    """CM-Q39: a monkey under way will not arrive."""
    table.tell("lost", "CM-Q39", {"monkey": name_of(table, card), "kind": kind_name(table, card)})


def tell_on_deck(table: Table, seat: i64, card: i64) -> None:
    """CM-65: a monkey is the top card of its deck now."""
    deck = DECKS[card >> 6]
    fields: dict[str, Json] = {"seat": int(seat), "monkey": name_of(table, card), "kind": kind_name(table, card)}
    table.tell("on-deck", "CM-65", {**fields, "deck": deck})


def tell_no_card(table: Table, seat: i64, deck: i64) -> None:
    """CM-Q46: deck and discard pile are empty."""
    table.tell("no-card", "CM-Q46", {"seat": int(seat), "deck": DECKS[deck]})


def tell_barred(table: Table, seat: i64, phase: i64) -> None:
    """CM-Q34: a closed player turns up no monkey and draws no card in their own round."""
    table.tell("barred", "CM-Q34", {"seat": int(seat), "phase": PHASES[phase]})


# Action cards in hands.


def tell_deal(table: Table, seat: i64) -> None:
    """CM-5: the first cards of a hand; only their holder knows them."""
    own = audience(int(seat))
    fields: dict[str, Json] = {"seat": int(seat), "count": int(table.hand_size(seat))}
    table.tell("deal", "CM-5", {**fields, "cards": None}, EVERYONE & ~own)
    table.tell("deal", "CM-5", {**fields, "cards": hand_json(table.hand(seat))}, own)


def tell_draw(table: Table, seat: i64, kind: i64, rule: str) -> None:
    own = audience(int(seat))
    table.tell("draw", rule, {"seat": int(seat), "card": None}, EVERYONE & ~own)
    table.tell("draw", rule, {"seat": int(seat), "card": ACTIONS[kind]}, own)


def tell_reshuffle(table: Table, deck: i64) -> None:
    table.tell("reshuffle", "CM-27", {"deck": DECKS[deck], "cards": int(table.sizes[deck])})


def tell_hand_out(table: Table, seat: i64, other: i64, packet: i64, count: i64) -> None:
    """CM-Q30: face down; giver and receiver know the cards, the others only how many."""
    both = audience(int(seat)) | audience(int(other))
    fields: dict[str, Json] = {"seat": int(seat), "other": int(other), "count": int(count)}
    table.tell("receive", "CM-52", {**fields, "cards": None}, EVERYONE & ~both)
    table.tell("receive", "CM-52", {**fields, "cards": hand_json(packet)}, both)


def tell_discard(table: Table, seat: i64, kind: i64) -> None:
    table.tell("discard", "CM-H8", {"seat": int(seat), "card": ACTIONS[kind]})


# Explosions and the end.


def tell_shock(table: Table, seat: i64, risk: i64) -> None:
    fields: dict[str, Json] = {"seat": int(seat), "monkeys": names_in(table, risk, 0)}
    table.tell("shock", "CM-31", fields)


def tell_spared(table: Table, seat: i64) -> None:
    """CM-Q20, CM-Q21: no Headscratcher is at risk any longer."""
    table.tell("spared", "CM-61", {"seat": int(seat)})


def tell_fuses(table: Table, seat: i64, result: str) -> None:
    """The check at the end of a round, told if there is a pair: `lit`, `defused`, `soggy`."""
    rules = {"lit": "CM-29", "defused": "CM-Q16", "soggy": "CM-H1"}
    table.tell("fuses", rules[result], {"seat": int(seat), "result": result})


def tell_explode(table: Table, seat: i64, cause: str) -> None:
    """What goes to the discard piles is open (CM-32)."""
    monkeys = names_in(table, table.row(seat, 0), 0) + names_in(table, table.row(seat, 1), 1)
    fields: dict[str, Json] = {"seat": int(seat), "cause": cause, "monkeys": monkeys}
    fields["cards"] = hand_json(table.hand(seat))
    table.tell("explode", "CM-31" if cause == "shock" else "CM-29", fields)


def tell_fate(table: Table, seat: i64, again: bool) -> None:
    """Whoever blew up leaves the game, or goes on as a zombie."""
    if table.undead >> seat & 1:
        table.tell("zombie", "CM-71" if again else "CM-67", {"seat": int(seat)})
    else:
        table.tell("out", "CM-32", {"seat": int(seat)})


def tell_win(table: Table) -> None:
    table.tell("win", WINNING_RULES[table.reason], {"seat": int(table.winner), "reason": REASONS[table.reason]})
