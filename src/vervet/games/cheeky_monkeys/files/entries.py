"""The queue in a position file: an entry as a document, and back."""

from vervet.core.document import PositionError, Reader
from vervet.core.json import Json
from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_KINDS,
    ACTIONS,
    CHECK,
    DELIVERY,
    DESTROYER,
    DIGGER,
    EATER,
    ESCAPE,
    EXCHANGE,
    GROUNDING,
    HEADSCRATCHER,
    KIND_NAMES,
    NO_WAY,
    SHAMAN,
    SNATCHER,
    SNIPER,
    SOGGY,
    TEMPTER,
    bit_of,
)
from vervet.games.cheeky_monkeys.files.parts import read_cards
from vervet.games.cheeky_monkeys.rules.table import (
    ABOUT,
    ANNOUNCED,
    MONKEY,
    NUMBER,
    REST,
    SECOND,
    SHOCK,
    STAGE,
    STAGES,
    STEP,
    TRAINER,
    WHAT,
    WHOSE,
    Table,
)
from vervet.games.cheeky_monkeys.rules.telling import entry_name, names_in

EFFECTS = tuple(KIND_NAMES[kind] for kind in (SHAMAN, TEMPTER, DESTROYER, DIGGER, SNATCHER, EATER))
WHATS = (*ACTIONS, *EFFECTS, "shock")
NAMES = ("what", "seat", "stage", "step", "monkey", "trainer", "given", "under-way", "other", "stops", "rest", "number")
MOST = 1_000_000_000
DEEPEST = 1000
# A Shaman takes four steps, a Misfortune one for each seat.
MOST_STEPS = 4


def entry_document(table: Table, index: int) -> Json:
    """Only what the entry has; `left`, `risk` and the like are for views."""
    what, second = int(table.entry(index, WHAT)), int(table.entry(index, SECOND))
    entry: dict[str, Json] = {"what": entry_name(what), "seat": int(table.entry(index, WHOSE))}
    entry["stage"] = STAGES[table.entry(index, STAGE)]
    entry["step"] = int(table.entry(index, STEP))
    if table.entry(index, ABOUT) >= 0:
        entry["monkey"] = table.box.names[int(table.entry(index, ABOUT))]
    if table.entry(index, TRAINER) >= 0:
        entry["trainer"] = int(table.entry(index, TRAINER))
    if what == EXCHANGE and second >= 0:
        entry["given"] = table.box.names[second]
        entry["under-way"] = bool(table.entry(index, REST))
    if what in (SOGGY, DELIVERY):
        entry["other"] = second
    if what == NO_WAY:
        entry["stops"] = second
    if what == MONKEY + DESTROYER:
        entry["rest"] = names_in(table, table.entry(index, REST), 0) + names_in(table, table.entry(index, REST + 1), 1)
    if what < MONKEY:
        entry["number"] = int(table.entry(index, NUMBER))
    return entry


def read_queue(table: Table, document: Reader) -> None:
    if len(document.items("queue")) > DEEPEST:
        raise document.refuse("queue", f"expected at most {DEEPEST} entries, not {len(document.items('queue'))}")
    entries = document.tables("queue", "entry", 1)
    for entry in entries:
        entry.only(NAMES)
    for entry in reversed(entries):
        read_entry(table, entry, entry is entries[0])
    numbers = [int(table.entry(index, NUMBER)) for index in range(table.depth) if table.entry(index, NUMBER)]
    if len(set(numbers)) != len(numbers):
        raise PositionError("queue: expected a different number for each action card")


def read_entry(table: Table, entry: Reader, newest: bool) -> None:
    where = entry.where
    word = WHATS[entry.word("what", WHATS)]
    seat = entry.number("seat", 0, int(table.seats) - 1, 0)
    what = ACTIONS.index(word) if word in ACTIONS else SHOCK if word == "shock" else MONKEY + KIND_NAMES.index(word)
    table.push(what, seat, read_card(table, entry, "monkey"), -1)
    table.set_top(STAGE, entry.word("stage", STAGES, STAGES[ANNOUNCED]))
    table.set_top(STEP, entry.number("step", 0, max(int(table.seats), MOST_STEPS), 0))
    if STAGES[table.top(STAGE)] == "at-work" and not newest:
        raise PositionError(f"{where}: expected only the newest entry at work")
    if what < ACTION_KINDS:
        read_action(table, entry, where, what)
    else:
        check_owned(table, where, what, seat)
        if what == MONKEY + DESTROYER:
            read_rest(table, entry, where, seat)


def read_card(table: Table, entry: Reader, name: str) -> int:
    value = entry.get(name)
    return -1 if value is None else read_cards(table, [value], entry.path(name))[0]


def read_action(table: Table, entry: Reader, where: str, what: int) -> None:
    """An action card with all it names."""
    table.set_top(NUMBER, entry.number("number", 1, MOST, 1))
    needs_monkey = what in (GROUNDING, ESCAPE, EXCHANGE, CHECK, DELIVERY)
    if needs_monkey != (table.top(ABOUT) >= 0):
        raise PositionError(f"{where}: {ACTIONS[what]} {'needs a' if needs_monkey else 'names no'} monkey")
    if needs_monkey:
        table.set_top(TRAINER, entry.number("trainer", 0, int(table.seats) - 1))
    if what in (SOGGY, DELIVERY):
        table.set_top(SECOND, entry.number("other", 0, int(table.seats) - 1))
    if what == NO_WAY:
        table.set_top(SECOND, entry.number("stops", 1, MOST))
    if what == EXCHANGE:
        given = read_card(table, entry, "given")
        under_way = entry.flag("under-way")
        if under_way and (given < 0 or table.trainer(given) >= 0):
            raise PositionError(f"{where}: expected the monkey under way to be the one given, and to lie nowhere")
        table.set_top(SECOND, given)
        table.set_top(REST, int(under_way))


def check_owned(table: Table, where: str, what: int, seat: int) -> None:
    """The effect or shock of a monkey that lies in front of its trainer."""
    card = int(table.top(ABOUT))
    if not table.plays(seat):
        raise PositionError(f"{where}: expected a player who is not out")
    if what == SHOCK and card < 0:
        return
    kinds = (SNIPER, HEADSCRATCHER) if what == SHOCK else (what - MONKEY,)
    if card < 0 or not table.has_card(seat, card) or table.box.kinds[card] not in kinds:
        names = " or ".join(KIND_NAMES[kind] for kind in kinds)
        raise PositionError(f"{where}: expected a {names} in front of seat {seat}")


def read_rest(table: Table, entry: Reader, where: str, seat: int) -> None:
    """CM-Q29: what a Destroyer still gives; by default, all that lies there."""
    own = int(table.top(ABOUT))
    if not entry.has("rest"):
        table.set_top(REST, table.row(seat, 0) & ~bit_of(own))
        table.set_top(REST + 1, table.row(seat, 1))
        return
    for card in read_cards(table, entry.get("rest"), entry.path("rest")):
        if card == own or not table.has_card(seat, card):
            raise PositionError(f"{where}, rest: expected other monkeys in front of seat {seat}")
        table.set_top(REST + (card >> 6), table.top(REST + (card >> 6)) | bit_of(card))
