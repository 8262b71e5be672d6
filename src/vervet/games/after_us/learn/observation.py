"""What a seat may know of After Us, as numbers: card by card where it lies, as far as `view` shows it."""

from typing import Final

from mypy_extensions import i64

from vervet.core.encoder import Sheet, beyond
from vervet.core.event import SPECTATOR
from vervet.games.after_us.box.box import NONE, PILES
from vervet.games.after_us.box.spots import PLACES, SPOTS
from vervet.games.after_us.box.words import OBJECTS, RESOURCES
from vervet.games.after_us.rules.king import LAID_OUT, king_token
from vervet.games.after_us.rules.line import closed_spots
from vervet.games.after_us.rules.rounds import replacing_seat
from vervet.games.after_us.rules.table import (
    ACTIVATED,
    AGAIN,
    COPIED,
    DECK,
    DECK_COUNT,
    DISCARD,
    FIXED,
    LIFE,
    LOOSE,
    LOST,
    MONKEYS,
    MOPED_CARD,
    MOPED_PILE,
    OVER,
    PHASES,
    POINTER,
    RANK,
    READY,
    REASONS,
    RECRUIT_CARD,
    RECRUIT_PILE,
    REPLACING,
    RETURNED,
    TOKEN,
    TOKENS,
    USED,
    Table,
)

MOST_ROUNDS: Final = 127
MOST_STOCK: Final = 63
MOST_POINTS: Final = 127
MOST_DECK: Final = 63
# Cards that lie on a deck at places everybody knows: those recruited and kept last round, three at most by the rules.
TOP: Final = 8


def write_common(table: Table, seat: i64, sheet: Sheet) -> None:
    """The round, the objects, the piles, and how the game ended."""
    sheet.put("round", table.round, MOST_ROUNDS)
    sheet.choose("phase", table.phase, len(PHASES))
    sheet.put("short", 1 if table.short else 0, 1)
    sheet.bits("object", table.objects, len(OBJECTS))
    sheet.choose("reason", table.reason if table.phase == OVER else i64(NONE), len(REASONS))
    replacing = replacing_seat(table) if table.phase == REPLACING else i64(NONE)
    sheet.choose("replacing seat", beyond(seat, replacing, table.seats), table.seats)
    pile: i64 = 0
    while pile < PILES:
        sheet.go("pile", pile)
        sheet.put("cards", table.pile_counts[pile], MOST_DECK)
        pile += 1
    sheet.leave()
    write_under(table, sheet)


def write_under(table: Table, sheet: Sheet) -> None:
    """Of every card with a pile how far from the bottom of it everybody knows it to lie; 0 for all others (AU-41)."""
    first = sheet.at
    skipped: i64 = 0
    card: i64 = 0
    while card < table.box.cards:
        if table.box.level[card] == 0:
            skipped += 1
        elif sheet.naming:
            sheet.go("card", table.box.number[card])
            sheet.put("under its pile", 0, MOST_DECK)
        card += 1
    if not sheet.naming:
        sheet.leave_out(table.box.cards - skipped)
    sheet.leave()
    pile: i64 = 0
    while pile < PILES:
        known: i64 = 0
        card = table.piles[pile]
        while card != NONE:
            known = known + 1 if table.known[card] & SPECTATOR != 0 else i64(0)
            card = table.below[card]
        passed = table.pile_counts[pile] - known
        card = table.piles[pile]
        while card != NONE:
            if passed <= 0:
                sheet.set(first + card - skipped, known + passed)
            passed -= 1
            card = table.below[card]
        pile += 1


def write_board(table: Table, seat: i64, board: i64, sheet: Sheet) -> None:
    """Stock, line, token and requests of a board."""
    write_stock(table, board, sheet)
    fixed = table.at(board, FIXED) != 0
    sheet.put("arranged", 1 if fixed else 0, 1)
    sheet.put("ready", 1 if is_ready(table, board) else 0, 1)
    token = table.at(board, TOKEN)
    hidden = table.phase == TOKENS and seat != board
    sheet.choose("token", NONE if hidden else token, 4)
    sheet.put("chosen", 1 if token != NONE else 0, 1)
    sheet.put("reactivation", 1 if table.at(board, AGAIN) != 0 else 0, 1)
    sheet.put("copied", 1 if table.at(board, COPIED) != 0 else 0, 1)
    sheet.bits("used", table.at(board, USED), len(OBJECTS))
    ranked = table.phase in (LIFE, MONKEYS, REPLACING)
    sheet.put("rank + 1", table.at(board, RANK) + 1 if ranked else i64(0), table.seats)
    eye = i64(1) << seat
    write_request("recruit", table, eye, table.at(board, RECRUIT_PILE), table.at(board, RECRUIT_CARD), sheet)
    write_request("moped", table, eye, table.at(board, MOPED_PILE), table.at(board, MOPED_CARD), sheet)
    returned = table.at(board, RETURNED)
    sheet.put("returned card", 0 if returned == NONE else table.box.number[returned], 255)
    write_frames(table, board, fixed, sheet)


def is_ready(table: Table, board: i64) -> bool:
    """Whether the seat has finished the phase, where each finishes the phase alone."""
    return table.phase not in (TOKENS, REPLACING, OVER) and table.at(board, READY) != 0


def write_stock(table: Table, board: i64, sheet: Sheet) -> None:
    """Resources, points and rage, and how many cards there are."""
    kind: i64 = 0
    while kind < len(RESOURCES):
        sheet.put(RESOURCES[kind], table.at(board, kind), MOST_STOCK)
        kind += 1
    sheet.put("points", table.points(board), MOST_POINTS)
    sheet.put("rage", table.rage(board), table.box.rage_most)
    sheet.put("deck", table.at(board, DECK_COUNT), MOST_DECK)
    sheet.put("removed", table.at(board, LOST), MOST_DECK)
    sheet.put("places", table.places(board), PLACES)


def write_request(means: str, table: Table, eye: i64, pile: i64, card: i64, sheet: Sheet) -> None:
    """A monkey asked for: its pile, whether it is still waited for, and its number where the viewer knows it."""
    sheet.choose(sheet.joined(means, " from pile"), pile, PILES)
    sheet.put(sheet.joined(means, " waits"), 1 if pile != NONE and card == NONE else 0, 1)
    sheet.put(sheet.joined(means, " card"), known_number(table, eye, card) if pile != NONE else i64(0), 255)


def known_number(table: Table, eye: i64, card: i64) -> i64:
    """The printed number of a card; 0 for none, and where the viewer, by its bit, does not know it."""
    if card == NONE or table.known[card] & eye == 0:
        return 0
    return table.box.number[card]


def write_frames(table: Table, board: i64, fixed: bool, sheet: Sheet) -> None:
    """0 for no frame; 1 it is ahead, 2 reached, 3 passed; 3 more when it was activated in its turn."""
    first = sheet.at
    spot: i64 = 0
    while sheet.naming and spot < SPOTS:
        sheet.put(sheet.numbered("frame", spot), 0, 6)
        spot += 1
    if sheet.naming:
        return
    sheet.leave_out(SPOTS)
    if not fixed:
        return
    pointer = table.at(board, POINTER) if table.phase == LIFE else i64(SPOTS)
    activated = table.at(board, ACTIVATED)
    closed = closed_spots(table, board)
    spot = 0
    while closed != 0:
        if closed & 1 != 0:
            reached: i64 = 1
            if spot == pointer:
                reached = 2
            elif spot < pointer:
                reached = 3
            sheet.set(first + spot, reached + (3 if activated & 1 != 0 else 0))
        closed >>= 1
        activated >>= 1
        spot += 1


def write_cards(table: Table, eye: i64, board: i64, sheet: Sheet) -> None:
    """Of every card whether and where it lies on this board, and the backs of those on the deck that are unknown."""
    first = sheet.at
    if sheet.naming:
        name_cards(table, sheet)
    else:
        sheet.leave_out(table.box.cards * 4)
    card: i64 = NONE
    place: i64 = 0
    while place < table.places(board):
        card = table.card_at(board, place)
        if card != NONE:
            sheet.set(first + card * 4, place + 1)
        place += 1
    depth: i64 = 0
    card = table.at(board, DISCARD)
    while card != NONE:
        depth += 1
        sheet.set(first + card * 4 + 1, depth if depth < MOST_DECK else i64(MOST_DECK))
        card = table.below[card]
    write_deck(table, eye, board, first, sheet)


def name_cards(table: Table, sheet: Sheet) -> None:
    """Four numbers for every card, all zeros."""
    card: i64 = 0
    while card < table.box.cards:
        sheet.go_in("card", table.box.number[card])
        sheet.put("in the line", 0, PLACES)
        sheet.put("in the discard", 0, MOST_DECK)
        sheet.put("on the deck", 0, TOP)
        sheet.put("in the deck", 0, 1)
        card += 1
    sheet.leave_part()


def write_deck(table: Table, eye: i64, board: i64, first: i64, sheet: Sheet) -> None:
    backs = sheet.at
    depth: i64 = 0
    while depth < TOP:
        sheet.put(sheet.numbered("back on the deck", depth), 0, PILES)
        depth += 1
    placed = table.at(board, DECK_COUNT) - table.at(board, LOOSE)
    depth = 0
    card = table.at(board, DECK)
    while card != NONE:
        if depth >= placed:
            sheet.set(first + card * 4 + 3, 1)
        elif depth < TOP:
            if known_number(table, eye, card) != 0:
                sheet.set(first + card * 4 + 2, depth + 1)
            else:
                sheet.set(backs + depth, table.box.pile_of(card) + 1)
        depth += 1
        card = table.below[card]


def write_king(table: Table, sheet: Sheet) -> None:
    """AU-60: the King's stock, his cards as any spectator sees them, and his tokens."""
    king = table.king()
    sheet.go("king", 0)
    write_stock(table, king, sheet)
    place: i64 = 0
    while place <= LAID_OUT:
        sheet.choose(sheet.numbered("token laid out", place), king_token(table, place), 4)
        place += 1
    sheet.choose("token", table.at(king, TOKEN), 4)
    write_cards(table, SPECTATOR, king, sheet)
    sheet.leave()
