"""What a seat may know: the only file, with `dealing`, that knows what is secret.

Secret are a chosen token until the reveal (AU-30), a recruited card to all but its owner until it is drawn (AU-33), and
the order of whatever was shuffled. All else lies open, and memory is perfect: what was once seen stays known.
"""

from typing import Literal

from mypy_extensions import i64

from vervet.core.event import audience
from vervet.core.json import Json
from vervet.games.after_us.box.box import AGAIN as SIGN
from vervet.games.after_us.box.box import GAIN, NONE, PAY, PER_TAMARIN, PILES, SPECIES_NEEDED, pile_level, pile_species
from vervet.games.after_us.box.spots import JOINED, PER_PLACE, SPOT_NAMES, SPOTS, place_of, row_of
from vervet.games.after_us.box.words import COLOURS, OBJECTS, RESOURCES, SPECIES
from vervet.games.after_us.knowledge.shape import (
    AfterUsView,
    BackView,
    BoardView,
    FrameView,
    KingView,
    ObjectView,
    PileView,
    RequestView,
    Stage,
)
from vervet.games.after_us.rules.king import LAID_OUT, king_token, missing
from vervet.games.after_us.rules.line import (
    both,
    can_activate,
    can_pay,
    can_reactivate,
    first_half,
    has_sign,
    second_half,
)
from vervet.games.after_us.rules.rounds import goal_reached, replacing_seat
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
    NUMBERS,
    OVER,
    PHASES,
    POINTER,
    RANK,
    READY,
    RECRUIT_CARD,
    RECRUIT_PILE,
    REPLACING,
    RETURNED,
    TOKEN,
    TOKENS,
    USED,
    Table,
)
from vervet.games.after_us.rules.telling import amounts

RANKED = ("life", "monkeys", "replacing")


def knows(table: Table, seat: int | None, card: i64) -> bool:
    return table.known[card] & audience(seat) != 0


def number_for(table: Table, seat: int | None, card: i64) -> int | None:
    return int(table.box.number[card]) if knows(table, seat, card) else None


def back_view(table: Table, seat: int | None, card: i64) -> BackView:
    species, level = SPECIES[table.box.species[card]], int(table.box.level[card])
    return {"number": number_for(table, seat, card), "species": species, "level": level}


def top_view(table: Table, seat: int | None, board: i64) -> list[BackView]:
    placed = int(table.at(board, DECK_COUNT) - table.at(board, LOOSE))
    return [back_view(table, seat, card) for card in table.chain(table.at(board, DECK))[:placed]]


def loose_view(table: Table, board: i64) -> list[int]:
    """Whatever was shuffled had been seen by all."""
    placed = int(table.at(board, DECK_COUNT) - table.at(board, LOOSE))
    return sorted(int(table.box.number[card]) for card in table.chain(table.at(board, DECK))[placed:])


def discard_view(table: Table, board: i64) -> list[int]:
    """The last discarded first."""
    return [int(table.box.number[card]) for card in table.chain(table.at(board, DISCARD))]


def line_view(table: Table, board: i64) -> list[int | None]:
    cards = [int(table.card_at(board, place)) for place in range(table.places(board))]
    return [None if card == NONE else int(table.box.number[card]) for card in cards]


def stock_view(table: Table, board: i64) -> dict[str, int]:
    return {name: int(table.at(board, kind)) for kind, name in enumerate(RESOURCES)}


def frames_view(table: Table, board: i64) -> list[FrameView]:
    """AU-13: only closed frames; before the line is arranged there are none."""
    if not table.at(board, FIXED):
        return []
    targets = has_targets(table, board)
    closed = [spot for spot in range(SPOTS) if first_half(table, board, spot) != NONE]
    return [frame_view(table, board, spot, targets) for spot in closed]


def frame_view(table: Table, board: i64, spot: int, targets: bool) -> FrameView:
    place = int(place_of(spot))
    first, second = first_half(table, board, spot), second_half(table, board, spot)
    pointer = int(table.at(board, POINTER)) if table.phase == LIFE else SPOTS
    reached: Literal["before", "here", "ahead"] = "before" if spot < pointer else "here"
    if spot > pointer:
        reached = "ahead"
    return {
        "name": SPOT_NAMES[spot],
        "row": int(row_of(spot)) + 1,
        "cards": [place, place + 1] if spot % PER_PLACE == JOINED else [place],
        "pay": named([int(both(table, first, second, PAY + kind)) for kind in range(4)]),
        "gain": named([int(both(table, first, second, GAIN + kind)) for kind in range(6)]),
        "species": int(both(table, first, second, SPECIES_NEEDED)),
        "per_tamarin": bool(both(table, first, second, PER_TAMARIN) != 0),
        "sign": bool(both(table, first, second, SIGN) != 0),
        "reached": reached,
        "used": bool(table.at(board, ACTIVATED) >> spot & 1 != 0),
        "able": bool(can_activate(table, board, spot)),
        "target": targets and is_target(table, board, spot),
    }


def has_targets(table: Table, board: i64) -> bool:
    """AU-19, AU-31: whether there is a sign that can reactivate now, or in phase 2 perhaps a token."""
    if table.phase != LIFE:
        return table.phase == MONKEYS
    sign = table.at(board, POINTER)
    return sign != SPOTS and has_sign(table, board, sign) and can_pay(table, board, sign)


def is_target(table: Table, board: i64, spot: i64) -> bool:
    """What the sign that is reached can reactivate, or the token."""
    return can_reactivate(table, board, spot, table.at(board, POINTER) if table.phase == LIFE else NONE)


def named(numbers: list[int]) -> dict[str, int]:
    return {name: amount for name, amount in amounts(numbers).items() if isinstance(amount, int)}


def requests_view(table: Table, seat: int | None, board: i64) -> list[RequestView]:
    requests: list[RequestView] = []
    for column, card_column, means in ((RECRUIT_PILE, RECRUIT_CARD, "token"), (MOPED_PILE, MOPED_CARD, "moped")):
        pile, card = table.at(board, column), table.at(board, card_column)
        if pile != NONE:
            requests.append(
                {
                    "species": SPECIES[pile_species(pile)],
                    "level": int(pile_level(pile)),
                    "means": "token" if means == "token" else "moped",
                    "waiting": bool(card == NONE),
                    "number": None if card == NONE else number_for(table, seat, card),
                }
            )
    return requests


LATER: dict[str, Stage] = {"monkeys": "recruit", "rest": "rest", "last": "last"}


def stage_of(table: Table, board: i64) -> Stage:
    if table.phase == TOKENS:
        return "choose" if table.at(board, TOKEN) == NONE else "chosen"
    if table.phase == REPLACING:
        return "replace" if replacing_seat(table) == board else "ready"
    if table.phase == OVER or table.at(board, READY):
        return "ready"
    if table.phase != LIFE:
        return LATER[PHASES[table.phase]]
    if not table.at(board, FIXED):
        return "arrange"
    return "finish" if table.at(board, POINTER) == SPOTS else "resolve"


def token_view(table: Table, seat: int | None, board: i64) -> str | None:
    """AU-30: until the reveal only one's own."""
    token = table.at(board, TOKEN)
    if token == NONE or (table.phase == TOKENS and seat != board):
        return None
    return SPECIES[token]


def board_view(table: Table, seat: int | None, board: i64) -> BoardView:
    returned = table.at(board, RETURNED)
    return {
        "seat": int(board),
        "colour": COLOURS[board],
        "stage": stage_of(table, board),
        "points": int(table.points(board)),
        "rage": int(table.rage(board)),
        "stock": stock_view(table, board),
        "deck": int(table.at(board, DECK_COUNT)),
        "top": top_view(table, seat, board),
        "loose": loose_view(table, board),
        "discard": discard_view(table, board),
        "removed": int(table.at(board, LOST)),
        "line": line_view(table, board),
        "arranged": bool(table.at(board, FIXED) != 0),
        "frames": frames_view(table, board),
        "species": int(table.species_in_line(board)),
        "tamarins": int(table.tamarins(board)),
        "token": token_view(table, seat, board),
        "chosen": bool(table.at(board, TOKEN) != NONE),
        "reactivation": bool(table.at(board, AGAIN) != 0),
        "copied": bool(table.at(board, COPIED) != 0),
        "requests": requests_view(table, seat, board),
        "returned": None if returned == NONE else int(table.box.number[returned]),
        "used": [name for tile, name in enumerate(OBJECTS) if table.at(board, USED) >> tile & 1],
        "rank": int(table.at(board, RANK)) if PHASES[table.phase] in RANKED else None,
    }


def pile_view(table: Table, pile: int) -> PileView:
    cards = table.chain(table.piles[pile])
    under: list[int] = []
    while cards and knows(table, None, cards[-1]):
        under.insert(0, int(table.box.number[cards.pop()]))
    count = int(table.pile_counts[pile])
    return {"species": SPECIES[pile_species(pile)], "level": int(pile_level(pile)), "count": count, "under": under}


def object_views(table: Table) -> list[ObjectView]:
    tiles = table.box.components.objects
    return [
        {"name": name, "price": list(tiles[tile].price), "phases": list(tiles[tile].phases)}
        for tile, name in enumerate(OBJECTS)
        if table.objects >> tile & 1
    ]


def king_view(table: Table) -> KingView | None:
    if not table.solo:
        return None
    king = table.king()
    token = table.at(king, TOKEN)
    return {
        "colour": COLOURS[king],
        "points": int(table.points(king)),
        "rage": int(table.rage(king)),
        "stock": stock_view(table, king),
        "deck": int(table.at(king, DECK_COUNT)),
        "top": top_view(table, None, king),
        "loose": loose_view(table, king),
        "discard": discard_view(table, king),
        "removed": int(table.at(king, LOST)),
        "line": line_view(table, king),
        "tokens": [SPECIES[king_token(table, place)] for place in range(LAID_OUT)],
        "missing": SPECIES[missing(table)],
        "token": None if token == NONE else SPECIES[token],
    }


def prices(table: Table) -> dict[str, int]:
    box = table.box
    return {
        "level1": int(box.recruit_price[1]),
        "level2": int(box.recruit_price[2]),
        "copy": int(box.copy_price),
        "rage": int(box.rage_price),
        "rage_most": int(box.rage_most),
        "least_cards": int(box.least_cards),
    }


def table_view(table: Table, seat: int | None) -> AfterUsView:
    outcome = table.outcome()
    return {
        "game": "after-us",
        "round": int(table.round),
        "phase": PHASES[table.phase],
        "number": NUMBERS[table.phase],
        "goal": int(table.box.goal),
        "goal_reached": bool(goal_reached(table)),
        "short": bool(table.short),
        "replacing": int(replacing_seat(table)) if table.phase == REPLACING else None,
        "objects": object_views(table),
        "piles": [pile_view(table, pile) for pile in range(PILES)],
        "players": [board_view(table, seat, board) for board in range(table.seats)],
        "king": king_view(table),
        "prices": prices(table),
        "winners": list(outcome.winners) if outcome else None,
        "reason": outcome.reason if outcome else None,
    }


def view_json(table: Table, seat: int | None) -> Json:
    view: object = table_view(table, seat)
    assert isinstance(view, dict)
    return view
