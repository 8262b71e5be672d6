"""What a seat may know in Cheeky Monkeys, as numbers: where each card lies, as far as `view` shows it."""

from typing import Final

from mypy_extensions import i64

from vervet.core.encoder import Sheet, beyond
from vervet.games.cheeky_monkeys.actions import DISCARD, GIVE, HAND
from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_DECK,
    ACTION_KINDS,
    DELIVERY,
    DESTROYER,
    EXCHANGE,
    MONKEY_DECK,
    NO_WAY,
    PILE,
    SOGGY,
    ZOMBIE_DECK,
    count_of,
)
from vervet.games.cheeky_monkeys.rules.choosing import choice_kind
from vervet.games.cheeky_monkeys.rules.inferences import kinds_of, least_of, most_of
from vervet.games.cheeky_monkeys.rules.memory import known, shown
from vervet.games.cheeky_monkeys.rules.record import (
    GIVES,
    SHUFFLED,
    card_of,
    is_open,
    number_of,
    receiver_of,
    seat_of,
    what_of,
)
from vervet.games.cheeky_monkeys.rules.table import (
    ABOUT,
    CHOICE,
    KNOWN,
    MONKEY,
    NUMBER,
    OVER,
    PACKET,
    PHASES,
    PILE_ROOM,
    REASONS,
    REST,
    ROW,
    SECOND,
    SHOCK,
    SPENT,
    STAGE,
    STAGES,
    STEP,
    TRAINER,
    TURN,
    WHAT,
    WHOSE,
    WINDOW,
    Table,
)

MOST_ROUNDS: Final = 255
MOST_HAND: Final = 63
MOST_ROOM: Final = 63
# An action card is known by its number in the order of play, which rises through the whole game.
MOST_NUMBER: Final = 1023
MOST_HINT: Final = 127
# How many there is room for: the newest entries of the queue, lasting effects, and hints about a hand.
ENTRIES: Final = 20
LASTING: Final = 16
HINTS: Final = 16
# The same for the newest entries of the record, each one number.
RECORD: Final = 256
MOST_ENTRY: Final = (4 * 6 * 6 + 64) * (ACTION_KINDS + 1)
CARD_BITS: Final = 62
CHOICES: Final = DISCARD - GIVE + 1


def write_table(table: Table, seat: i64, sheet: Sheet) -> None:
    """How far the round has got, and the decks."""
    over = table.phase == OVER
    sheet.put("round", table.round, MOST_ROUNDS)
    sheet.choose("phase", table.phase, len(PHASES))
    sheet.choose("active seat", beyond(seat, table.active, table.seats), table.seats)
    sheet.put("cut", 1 if table.cut else 0, 1)
    sheet.put("arrivals", table.arrivals, table.arrival_limit + 1)
    sheet.choose("winner", beyond(seat, table.winner, table.seats) if over else i64(-1), table.seats)
    sheet.choose("reason", table.reason if over else i64(0), len(REASONS))
    write_deck(table, MONKEY_DECK, table.box.monkeys, sheet)
    if table.rising:
        write_deck(table, ZOMBIE_DECK, table.box.zombies, sheet)
    sheet.put("action deck", table.sizes[ACTION_DECK], MOST_ROOM)
    lying = table.sizes[ACTION_DECK + PILE]
    at: i64 = 0
    while at < CARD_BITS and (at < lying or sheet.naming):
        card = table.cards[(ACTION_DECK + PILE) * PILE_ROOM + at] + 1 if at < lying else i64(0)
        sheet.put(sheet.numbered("action discarded + 1, place", at), card, ACTION_KINDS)
        at += 1
    sheet.leave_out(CARD_BITS - at)


def write_deck(table: Table, deck: i64, cards: i64, sheet: Sheet) -> None:
    """For every card, how deep in the deck it is known to lie, and its place in the discard pile, from the bottom."""
    sheet.go("deck", deck)
    sheet.put("cards", table.sizes[deck], MOST_ROOM)
    first = sheet.at
    if sheet.naming:
        name_cards(cards, sheet)
    else:
        sheet.leave_out(cards * 2)
    sheet.leave()
    card: i64 = 0
    depth: i64 = 0
    while depth < table.sizes[KNOWN + deck]:
        card = table.cards[deck * PILE_ROOM + table.sizes[deck] - 1 - depth] & 63
        depth += 1
        sheet.set(first + card * 2, depth)
    at: i64 = 0
    while at < table.sizes[deck + PILE]:
        card = table.cards[(deck + PILE) * PILE_ROOM + at] & 63
        at += 1
        sheet.set(first + card * 2 + 1, at)


def name_cards(cards: i64, sheet: Sheet) -> None:
    """Two numbers for every card of a deck, both zero."""
    card: i64 = 0
    while card < cards:
        sheet.go_in("card", card)
        sheet.put("known in the deck", 0, MOST_ROOM)
        sheet.put("in the pile", 0, MOST_ROOM)
        card += 1


def write_players(table: Table, seat: i64, sheet: Sheet) -> None:
    ahead: i64 = 0
    while ahead < table.seats:
        sheet.go("seat", ahead)
        write_player(table, seat, (seat + ahead) % table.seats, sheet)
        ahead += 1
    sheet.leave()


def write_player(table: Table, seat: i64, other: i64, sheet: Sheet) -> None:
    """The cards in front of a player, and what the seat knows about that player's hand."""
    sheet.put("living", table.living >> other & 1, 1)
    sheet.put("zombie", table.undead >> other & 1, 1)
    sheet.put("hand", table.hand_size(other), MOST_HAND)
    sheet.put("closed", table.closed >> other & 1, 1)
    sheet.put("soggy", table.soggy >> other & 1, 1)
    write_row(table, other, MONKEY_DECK, table.box.monkeys, sheet)
    if table.rising:
        write_row(table, other, ZOMBIE_DECK, table.box.zombies, sheet)
    mine = other == seat
    write_hand("held" if mine else "known", table.hand(seat) if mine else known(table, seat, other), sheet)
    if not mine:
        write_hand("known of mine", shown(table, seat, other), sheet)
    if table.able:
        write_hints(table, other, sheet)


def write_record(table: Table, seat: i64, sheet: Sheet) -> None:
    """What went from hand to hand since cards were first handed out, newest first (`record.py`)."""
    last: i64 = len(table.record) - 1
    sheet.put("record length", last + 1, MOST_NUMBER)
    at: i64 = 0
    while at < RECORD and (at <= last or sheet.naming):
        number = record_number(table, seat, table.record[last - at]) if at <= last else i64(0)
        sheet.put(sheet.numbered("record, entry", at), number, MOST_ENTRY)
        at += 1
    sheet.leave_out(RECORD - at)


def record_number(table: Table, seat: i64, entry: i64) -> i64:
    """What happened, to whom, with whom (or how often), and the card where the seat has seen it: a number above 0."""
    if what_of(entry) == SHUFFLED:
        return (4 * table.seats * table.seats + number_of(entry)) * (ACTION_KINDS + 1) + card_of(entry) + 2
    given = what_of(entry) == GIVES
    number = what_of(entry) * table.seats + beyond(seat, seat_of(entry), table.seats)
    number = number * table.seats + (beyond(seat, receiver_of(entry), table.seats) if given else i64(0))
    return number * (ACTION_KINDS + 1) + (card_of(entry) + 1 if is_open(entry, seat) else i64(0)) + 1


def write_row(table: Table, other: i64, deck: i64, cards: i64, sheet: Sheet) -> None:
    """For every card of a deck, whether it lies in front of the player, has a marker, and is spent (CM-Q20, CM-Q8)."""
    row = table.row(other, deck)
    sheet.bits("monkey" if deck == MONKEY_DECK else "zombie card", row, cards)
    if deck == MONKEY_DECK:
        sheet.bits("grounded", row & table.grounded, cards)
    sheet.bits(
        "spent monkey" if deck == MONKEY_DECK else "spent zombie card",
        row & table.stock[other * ROW + SPENT + deck],
        cards,
    )


def write_hand(name: str, hand: i64, sheet: Sheet) -> None:
    kind: i64 = 0
    while kind < ACTION_KINDS:
        sheet.put(sheet.numbered(name, kind), count_of(hand, kind), MOST_HAND)
        kind += 1


def write_hints(table: Table, other: i64, sheet: Sheet) -> None:
    """What everybody knows about a hand from seeing who was asked, at a table that asks only the able."""
    written: i64 = 0
    at: i64 = 0
    while at < len(table.hints):
        hint = table.hints[at]
        if hint & 7 == other and written < HINTS:
            write_hint(hint, written, sheet)
            written += 1
        at += 1
    while written < HINTS:
        write_hint(0, written, sheet)
        written += 1


def write_hint(hint: i64, place: i64, sheet: Sheet) -> None:
    sheet.bits(sheet.joined(sheet.numbered("hint", place), " about"), kinds_of(hint), ACTION_KINDS)
    sheet.put(sheet.numbered("hint at least, place", place), least_of(hint), 1)
    sheet.put(sheet.numbered("hint at most, place", place), most_of(hint), MOST_HINT)


def write_pending(table: Table, seat: i64, sheet: Sheet) -> None:
    """The queue, newest entry first, what lasts, and who is waited for."""
    # Where there is none, its place is left out, as wide as the first one is.
    first = sheet.at
    depth: i64 = 0
    while depth < ENTRIES and (depth < table.depth or depth == 0 or sheet.naming):
        sheet.go("entry", depth)
        write_entry(table, seat, table.depth - 1 - depth, sheet)
        depth += 1
    sheet.leave_out((ENTRIES - depth) * ((sheet.at - first) // depth))
    first = sheet.at
    at: i64 = 0
    while at < LASTING and (at < len(table.lasting) or at == 0 or sheet.naming):
        sheet.go("lasting", at)
        write_lasting(table, seat, at, sheet)
        at += 1
    sheet.leave_out((LASTING - at) * ((sheet.at - first) // at))
    sheet.leave()
    sheet.put("turn", 1 if table.waits == TURN else 0, 1)
    sheet.put("window", 1 if table.waits == WINDOW else 0, 1)
    present = table.present if table.waits == WINDOW else i64(0)
    ahead: i64 = 0
    while ahead < table.seats:
        sheet.put(sheet.numbered("in the window: seat", ahead), present >> ((seat + ahead) % table.seats) & 1, 1)
        ahead += 1
    write_choice(table, seat, sheet)


def write_entry(table: Table, seat: i64, index: i64, sheet: Sheet) -> None:
    """An entry of the queue; zeros where there is none."""
    there = index >= 0
    what = table.entry(index, WHAT) if there else i64(-1)
    sheet.put("what + 1", what + 1, SHOCK + 1)
    sheet.choose("seat", beyond(seat, table.entry(index, WHOSE), table.seats) if there else i64(-1), table.seats)
    sheet.choose("stage", table.entry(index, STAGE) if there else i64(-1), len(STAGES))
    sheet.put("step", table.entry(index, STEP) if there else i64(0), 15)
    sheet.put("card + 1", table.entry(index, ABOUT) + 1 if there else i64(0), 128)
    trainer = beyond(seat, table.entry(index, TRAINER), table.seats) if there else i64(-1)
    sheet.put("trainer + 1", trainer + 1, table.seats)
    second = table.entry(index, SECOND) if there else i64(-1)
    named = second if what in (SOGGY, DELIVERY) else i64(-1)
    sheet.put("other seat + 1", beyond(seat, named, table.seats) + 1, table.seats)
    sheet.put("card given + 1", second + 1 if what == EXCHANGE else i64(0), 128)
    sheet.put("stops number", stopped(table, second) if what == NO_WAY else i64(0), MOST_NUMBER)
    under_way = what == EXCHANGE and table.entry(index, REST) != 0
    sheet.put("under way", 1 if under_way else 0, 1)
    sheet.put("number", table.entry(index, NUMBER) if there else i64(0), MOST_NUMBER)
    gives = what == MONKEY + DESTROYER
    sheet.pack("monkeys still given", table.entry(index, REST) if gives else i64(0), CARD_BITS)
    sheet.pack("zombie cards still given", table.entry(index, REST + 1) if gives else i64(0), CARD_BITS)


def stopped(table: Table, number: i64) -> i64:
    """The number of the card that a No Way stops; 0 when it is no longer there."""
    index: i64 = 0
    while index < table.depth:
        if table.entry(index, NUMBER) == number:
            return number
        index += 1
    index = 0
    while index < len(table.lasting):
        if table.lasting[index] >> 12 == number:
            return number
        index += 1
    return 0


def write_lasting(table: Table, seat: i64, at: i64, sheet: Sheet) -> None:
    there = at < len(table.lasting)
    effect = table.lasting[at] if there else i64(0)
    sheet.put("card + 1", (effect & 15) + 1 if there else i64(0), ACTION_KINDS)
    sheet.put("seat + 1", beyond(seat, effect >> 4 & 15, table.seats) + 1 if there else i64(0), table.seats)
    sheet.put("by seat + 1", beyond(seat, effect >> 8 & 15, table.seats) + 1 if there else i64(0), table.seats)
    sheet.put("number", effect >> 12, MOST_NUMBER)


def write_choice(table: Table, seat: i64, sheet: Sheet) -> None:
    """Who must choose what; only they know what they have put aside while handing out cards (CM-Q30)."""
    choosing = table.waits == CHOICE
    kind = choice_kind(table) if choosing else i64(-1)
    chooser = table.chooser if choosing else i64(-1)
    sheet.choose("choice", kind - GIVE if choosing else i64(-1), CHOICES)
    sheet.choose("chooser", beyond(seat, chooser, table.seats), table.seats)
    ahead: i64 = 0
    while ahead < table.seats:
        packet = table.stock[(seat + ahead) % table.seats * ROW + PACKET]
        write_hand(
            sheet.joined(sheet.numbered("put aside for seat", ahead), ", action card"),
            packet if kind == HAND and chooser == seat else i64(0),
            sheet,
        )
        ahead += 1
