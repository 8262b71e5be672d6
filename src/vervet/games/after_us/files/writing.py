"""Writing positions: the complete table as a document, to be read by people too; `reading` takes it back.

Everything but `seats` may be left out of a file: an absent deck is what is left of the player's Tamarins, an absent
pile what is left of its cards, each by number; counts are 0, nobody has chosen or used anything. Cards are printed
numbers; decks, discards and piles go from the top down; `null` in a line is a gap; frames are named as in `spots`.
`loose` is how many cards at the bottom of the deck lie in an order that nobody knows. `known` names the seats that know
a card that lies face down, where that is not just the owner of the deck. `promised` is which cards of a pile the ranks
get: the twelve uppermost as they lay when the ranks were fixed, those that somebody has had since included.
"""

from mypy_extensions import i64

from vervet.core.event import EVERYONE
from vervet.core.json import Json
from vervet.games.after_us.box.box import NONE, PILES
from vervet.games.after_us.box.piles import PILES as PILE_NAMES
from vervet.games.after_us.box.spots import SPOT_NAMES, SPOTS
from vervet.games.after_us.box.words import OBJECTS, RESOURCES, SPECIES
from vervet.games.after_us.files.knowers import usual_knowers
from vervet.games.after_us.rules.king import LAID_OUT, king_token
from vervet.games.after_us.rules.table import (
    ACTIVATED,
    AGAIN,
    COPIED,
    DECK,
    DISCARD,
    FIRST,
    FIXED,
    LOOSE,
    LOST,
    MOPED_CARD,
    MOPED_PILE,
    PHASES,
    POINTER,
    PROMISES,
    RANK,
    READY,
    REASONS,
    RECRUIT_CARD,
    RECRUIT_FOOD,
    RECRUIT_PILE,
    RETURNED,
    SHUFFLES,
    TAUGHT,
    TOKEN,
    USED,
    Table,
)

MEANS = ("token", "moped")


def position_json(table: Table) -> Json:
    boards = table.seats + (1 if table.solo else 0)
    document: dict[str, Json] = {
        "seats": int(table.seats),
        "objects": [name for tile, name in enumerate(OBJECTS) if table.objects >> tile & 1],
        "round": int(table.round),
        "phase": PHASES[table.phase],
        "short": bool(table.short),
        "reason": REASONS[table.reason],
        "boards": [board_json(table, board) for board in range(boards)],
        "piles": {name: numbers(table, table.piles[pile]) for pile, name in enumerate(PILE_NAMES)},
        "promised": promised_json(table),
        "known": known_json(table),
        "random": table.chance.document(),
    }
    if table.solo:
        document["king"] = [SPECIES[king_token(table, place)] for place in range(LAID_OUT + 1)]
    return document


def numbers(table: Table, card: i64) -> list[Json]:
    """A chain of cards by their printed numbers, from the top on."""
    return [int(table.box.number[each]) for each in table.chain(card)]


def number_of(table: Table, card: i64) -> Json:
    return None if card == NONE else int(table.box.number[card])


def board_json(table: Table, board: int) -> Json:
    pointer = int(table.at(board, POINTER))
    first = table.at(board, FIRST)
    return {
        "points": int(table.points(board)),
        "rage": int(table.rage(board)),
        "stock": {name: int(table.at(board, kind)) for kind, name in enumerate(RESOURCES)},
        "deck": numbers(table, table.at(board, DECK)),
        "loose": int(table.at(board, LOOSE)),
        "discard": numbers(table, table.at(board, DISCARD)),
        "line": [number_of(table, table.card_at(board, place)) for place in range(table.places(board))],
        "arranged": bool(table.at(board, FIXED) != 0),
        "reached": None if pointer == SPOTS else SPOT_NAMES[pointer],
        "activated": [name for spot, name in enumerate(SPOT_NAMES) if table.at(board, ACTIVATED) >> spot & 1],
        "ready": bool(table.at(board, READY) != 0),
        "token": None if table.at(board, TOKEN) == NONE else SPECIES[table.at(board, TOKEN)],
        "reactivation": bool(table.at(board, AGAIN) != 0),
        "copied": bool(table.at(board, COPIED) != 0),
        "used": [name for tile, name in enumerate(OBJECTS) if table.at(board, USED) >> tile & 1],
        "recruit": request_json(table, board, RECRUIT_PILE, RECRUIT_CARD),
        "food": RESOURCES[table.at(board, RECRUIT_FOOD)],
        "moped": request_json(table, board, MOPED_PILE, MOPED_CARD),
        "first": None if first == 0 else MEANS[0 if first == RECRUIT_PILE else 1],
        "returned": number_of(table, table.at(board, RETURNED)),
        "removed": int(table.at(board, LOST)),
        "rank": int(table.at(board, RANK)),
        "shuffles": int(table.at(board, SHUFFLES)),
        "taught": int(table.at(board, TAUGHT)),
    }


def request_json(table: Table, board: int, pile_column: int, card_column: int) -> Json:
    """A pile and the card from it, None while it is waited for."""
    pile = table.at(board, pile_column)
    return None if pile == NONE else [PILE_NAMES[pile], number_of(table, table.at(board, card_column))]


def promised_json(table: Table) -> Json:
    """None outside the phases in which something is promised."""
    rows: dict[str, Json] = {}
    for pile in range(PILES):
        cards = [int(table.promised[pile * PROMISES + place]) for place in range(PROMISES)]
        if any(card != NONE for card in cards):
            rows[PILE_NAMES[pile]] = [number_of(table, card) for card in cards if card != NONE]
    return rows


def known_json(table: Table) -> Json:
    """The cards that are not known as usual: the seats that know them, or `all`."""
    listed: dict[str, Json] = {}
    for card, usual in enumerate(usual_knowers(table)):
        bits = int(table.known[card])
        if bits != usual:
            seats: list[Json] = [seat for seat in range(table.seats) if bits >> seat & 1]
            listed[str(int(table.box.number[card]))] = "all" if bits == EVERYONE else seats
    return listed
