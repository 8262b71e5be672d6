"""Position files of Cheeky Monkeys: a complete state as a document that people can read and write.

Monkeys are written by name (`sniper3`), hands as counts of action cards (`{"no-way": 2}`). Decks are written from the
top, discard piles from the newest card, the queue from the newest entry. All but `players` may be left out: cards that
are mentioned nowhere lie at the bottom of their decks, in the order of their numbers; action cards that the record says
were played lie on their pile, if that is left out.
"""

from collections.abc import Mapping

from librt.vecs import append

from vervet.core.chance_file import read_chance
from vervet.core.document import PositionError, Reader
from vervet.core.json import Json
from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_DECK,
    ACTIONS,
    CLOSED,
    DECKS,
    PILE,
    SOGGY,
    bit_of,
    size_of,
)
from vervet.games.cheeky_monkeys.files.asked import check_standing, take_up
from vervet.games.cheeky_monkeys.files.entries import entry_document, read_queue
from vervet.games.cheeky_monkeys.files.parts import (
    read_cards,
    read_for_seat,
    read_for_seats,
    read_hand,
    read_names,
    read_seats,
)
from vervet.games.cheeky_monkeys.files.piles import read_piles
from vervet.games.cheeky_monkeys.files.soundness import check_soundness
from vervet.games.cheeky_monkeys.knowledge.record_notation import check_record, read_record, whole_record
from vervet.games.cheeky_monkeys.knowledge.view import hint_view, lasting_view, pile_cards, plain, settings_view
from vervet.games.cheeky_monkeys.rules.inferences import NO_LIMIT, counted, hint_of
from vervet.games.cheeky_monkeys.rules.queue import add_lasting
from vervet.games.cheeky_monkeys.rules.table import (
    ANSWER,
    HELD,
    KNOWN,
    LESSONS,
    LYING,
    OVER,
    PACKET,
    PHASES,
    PLANNING,
    REASONS,
    ROW,
    SHOCKS,
    SHUFFLES,
    SIZE,
    SPENT,
    WINDOW,
    Table,
)
from vervet.games.cheeky_monkeys.rules.telling import hand_json, names_in

NAMES = (
    "game",
    "players",
    "settings",
    "living",
    "zombies",
    "rows",
    "grounded",
    "spent",
    "hands",
    "record",
    "hints",
    "decks",
    "known",
    "piles",
    "round",
    "phase",
    "active",
    "cursor",
    "cut",
    "arrivals",
    "number",
    "lasting",
    "queue",
    "asked",
    "answers",
    "packets",
    "lessons",
    "shuffles",
    "random",
    "winner",
    "reason",
)
MOST = 1_000_000_000
MOST_ACTION = (1 << 62) - 1


def position_json(table: Table) -> Json:
    seats = range(int(table.seats))
    over = table.phase == OVER
    return {
        "players": int(table.seats),
        "settings": settings_view(table),
        "living": [seat for seat in seats if table.living >> seat & 1],
        "zombies": [seat for seat in seats if table.undead >> seat & 1],
        "rows": [row_names(table, seat, LYING) for seat in seats],
        "grounded": names_in(table, table.grounded, 0),
        "spent": [row_names(table, seat, SPENT) for seat in seats],
        "hands": [hand_json(table.hand(seat)) for seat in seats],
        "record": whole_record(table),
        "hints": [hint_document(int(hint)) for hint in table.hints],
        "decks": {name: list(reversed(pile_names(table, deck))) for deck, name in enumerate(DECKS)},
        "known": {name: int(table.sizes[KNOWN + deck]) for deck, name in enumerate(DECKS)},
        "piles": {name: list(reversed(pile_names(table, deck + PILE))) for deck, name in enumerate(DECKS)},
        "round": int(table.round),
        "phase": PHASES[table.phase],
        "active": int(table.active),
        "cursor": int(table.cursor),
        "cut": table.cut,
        "arrivals": int(table.arrivals),
        "number": int(table.number),
        "lasting": [plain(lasting_view(int(effect))) for effect in table.lasting],
        "queue": [entry_document(table, index) for index in reversed(range(table.depth))],
        "asked": [seat for seat in seats if table.waits == WINDOW and table.present >> seat & 1],
        "answers": [int(table.stock[seat * ROW + ANSWER]) - 1 for seat in seats],
        "packets": [hand_json(table.stock[seat * ROW + PACKET]) for seat in seats],
        "lessons": [int(table.stock[seat * ROW + LESSONS]) for seat in seats],
        "shuffles": {name: int(table.sizes[SHUFFLES + deck]) for deck, name in enumerate(DECKS)},
        "random": table.chance.document(),
        "winner": int(table.winner) if over else None,
        "reason": REASONS[table.reason] if over else "",
    }


def row_names(table: Table, seat: int, field: int) -> list[str]:
    at = seat * ROW + field
    return names_in(table, table.stock[at], 0) + names_in(table, table.stock[at + 1], 1)


def pile_names(table: Table, pile: int) -> list[Json]:
    names = ACTIONS if pile % PILE == ACTION_DECK else table.box.names
    return [names[card] for card in pile_cards(table, pile)]


def hint_document(hint: int) -> Json:
    view = plain(hint_view(hint))
    assert isinstance(view, Mapping)
    return {"seat": hint & 7, **view}


# Reading.


def read_position(table: Table, document: Reader) -> None:
    """Fill a fresh table from a position file; raises `PositionError`."""
    document.only(NAMES)
    read_settings(table, document.table("settings"))
    everybody = (1 << int(table.seats)) - 1
    table.living = read_seats(table, document, "living") if document.has("living") else everybody
    table.undead = read_seats(table, document, "zombies") if document.has("zombies") else 0
    if table.living & table.undead or not table.living or (table.undead and not table.rising):
        raise PositionError(
            "living, zombies: expected different seats, at least one living, and zombies only if the settings have them"
        )
    read_players(table, document)
    read_queue(table, document)
    read_lasting(table, document)
    read_record(table, document)
    read_piles(table, document)
    check_record(table)
    read_hints(table, document)
    read_course(table, document)
    read_end(table, document)
    check_soundness(table)
    take_up(table, document)
    read_answers(table, document)
    check_standing(table)


def read_settings(table: Table, settings: Reader) -> None:
    view = settings_view(table)
    assert isinstance(view, Mapping)
    settings.only(tuple(view))
    table.rising = settings.flag("zombies")
    table.by_round = settings.word("grounding-lasts", ("event", "round"), "event") == 1
    table.caster_too = settings.flag("misfortune-includes-caster")
    table.gives_itself = settings.flag("destroyer-gives-itself")
    table.arrival_limit = settings.number("arrival-limit", 1, 10_000, 500)
    table.able = settings.word("windows", ("all", "able"), "all") == 1
    if table.rising and table.seats == 2:
        raise PositionError("settings: expected no zombies with two players")


def read_players(table: Table, document: Reader) -> None:
    """Rows, markers and hands."""
    seats = int(table.seats)
    rows, spent = read_for_seats(document, "rows", seats), read_for_seats(document, "spent", seats)
    hands = read_for_seats(document, "hands", seats)
    for seat in range(seats):
        for card in read_cards(table, rows[seat], f"rows, seat {seat}"):
            if table.trainer(card) >= 0:
                raise PositionError(f"rows, seat {seat}: {table.box.names[card]} is there twice")
            table.stock[seat * ROW + LYING + (card >> 6)] |= bit_of(card)
        for card in read_cards(table, spent[seat], f"spent, seat {seat}"):
            table.stock[seat * ROW + SPENT + (card >> 6)] |= bit_of(card)
        hand = read_hand(document, "hands", seat, hands[seat])
        table.stock[seat * ROW + HELD] = hand
        table.stock[seat * ROW + SIZE] = size_of(hand)
        if not table.plays(seat) and (hand or table.has_monkeys(seat)):
            raise PositionError(f"hands, rows: expected nothing for seat {seat}, who is out")
    for card in read_cards(table, document.get("grounded"), "grounded"):
        if card >> 6 or table.trainer(card) < 0 or table.box.names[card][:4] != "head":
            raise PositionError(f"grounded: expected headscratchers that lie in a row, not {table.box.names[card]}")
        table.grounded |= bit_of(card)


def read_lasting(table: Table, document: Reader) -> None:
    for effect in document.tables("lasting", "entry", 1):
        effect.only(("card", "seat", "by", "number"))
        kind = CLOSED if effect.word("card", (ACTIONS[CLOSED], ACTIONS[SOGGY])) == 0 else SOGGY
        on = effect.number("seat", 0, int(table.seats) - 1, 0)
        by = effect.number("by", 0, int(table.seats) - 1, on)
        add_lasting(table, kind, on, by, effect.number("number", 1, MOST, 1))
        if not table.plays(on):
            raise PositionError(f"lasting: expected nothing on seat {on}, who is out")


def read_hints(table: Table, document: Reader) -> None:
    """What everybody knows about hands from seeing who was asked, which must be true."""
    if document.items("hints") and not table.able:
        raise document.wrong("hints", "none where all are asked")
    for item in document.tables("hints", "entry", 1):
        item.only(("seat", "cards", "least", "most"))
        seat = item.number("seat", 0, int(table.seats) - 1)
        kinds = sum(1 << kind for kind in set(read_names(item.get("cards"), ACTIONS, item.path("cards"))))
        least = item.number("least", 0, 1, 0)
        most = NO_LIMIT if item.get("most") is None else item.number("most", 0, NO_LIMIT - 1)
        if not least <= counted(table.hand(seat), kinds) <= most:
            raise PositionError(f"hints: what is said about the hand of seat {seat} is not true")
        table.hints = append(table.hints, hint_of(seat, kinds, least, most))


# The course of the game.


def read_course(table: Table, document: Reader) -> None:
    table.round = document.number("round", 1, MOST, 1)
    table.phase = document.word("phase", PHASES, PHASES[PLANNING])
    table.active = document.number("active", 0, int(table.seats) - 1, 0)
    table.cursor = document.number("cursor", 0, int(table.seats), 0)
    table.cut = document.flag("cut")
    table.arrivals = document.number("arrivals", 0, MOST, 0)
    newest = max(
        [int(effect >> 12) for effect in table.lasting] + [int(table.entry(i, 8)) for i in range(table.depth)] + [0]
    )
    table.number = document.number("number", newest, MOST, newest)
    table.chance = read_chance(document)
    shuffles = document.table("shuffles") if document.has("shuffles") else None
    for deck, name in enumerate(DECKS):
        table.sizes[SHUFFLES + deck] = 0 if shuffles is None else shuffles.number(name, 0, MOST, 0)
    lessons = read_for_seats(document, "lessons", int(table.seats))
    for seat in range(table.seats):
        table.stock[seat * ROW + LESSONS] = read_for_seat(document, "lessons", seat, lessons[seat] or 0, 0, MOST)
    if table.phase == SHOCKS and not table.by_round:
        raise PositionError("phase: expected shocks at the start of a round only where Grounding lasts a round")


def read_end(table: Table, document: Reader) -> None:
    """How the game ended."""
    table.reason = document.word("reason", REASONS, "")
    if (table.phase == OVER) != (table.reason != 0):
        raise PositionError("reason: a game that is over has one, any other has none")
    winner = document.get("winner")
    if (table.phase == OVER) != (winner is not None):
        raise PositionError("winner: a game that is over has one, any other has none")
    table.winner = -1 if winner is None else document.number("winner", 0, int(table.seats) - 1, 0)


def read_answers(table: Table, document: Reader) -> None:
    """Secret answers in the open window: packed actions, -1 for none."""
    answers = read_for_seats(document, "answers", int(table.seats))
    packets = read_for_seats(document, "packets", int(table.seats))
    for seat in range(table.seats):
        given = -1 if answers[seat] is None else answers[seat]
        said = read_for_seat(document, "answers", seat, given, -1, MOST_ACTION)
        if said >= 0:
            if table.waits != WINDOW or not table.choices(seat).has(said):
                raise PositionError(f"answers: seat {seat} could not answer {said} here")
            table.stock[seat * ROW + ANSWER] = said + 1
        table.stock[seat * ROW + PACKET] = read_hand(document, "packets", seat, packets[seat])
    for seat in range(table.seats):
        if table.stock[seat * ROW + ANSWER]:
            table.asking &= ~(1 << seat)
