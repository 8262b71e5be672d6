"""A match as it was stored: its rows, with all columns that there ever were."""

from msgspec import json
from msgspec.structs import replace

from vervet import catalog
from vervet.server.disk.change import deal_text
from vervet.server.match.promise import promise_of
from vervet.server.match.rows import MatchRow, SeatRow
from vervet.server.match.setup import match_row
from vervet.server.web.token import digest

PLAYED = 5


def row_of(promised: bool) -> MatchRow:
    """With a deal that was promised, or from before there were any."""
    game = catalog.game("itchy-monkey")
    held = [SeatRow(seat, "here", "", "", None, None) for seat in range(2)]
    row = match_row("old", game, game.options.read({}), 7, bytes(range(32)), held)
    return row if promised else replace(row, rules=1, deal=None)


def match(promised: bool) -> dict[str, object]:
    row = row_of(promised)
    return {
        "id": "old",
        "game": row.game,
        "rules": row.rules,
        "options": json.encode(row.options).decode(),
        "seed": row.seed,
        "deal": deal_text(row.deal),
        "created": 1,
        "hints": True,
    }


def seats() -> list[dict[str, object]]:
    plain: dict[str, object] = {"match": "old", "kind": "here", "name": "", "bot": ""}
    return [{**plain, "seat": seat, "token": digest(f"token {seat}"), "former": None} for seat in range(2)]


def entries(promised: bool) -> list[dict[str, object]]:
    """Each did the first thing that was legal."""
    row = row_of(promised)
    game = catalog.game(row.game)
    played = promise_of(row).match(game)
    lines: list[dict[str, object]] = []
    while len(lines) < PLAYED:
        (seat,) = played.state.asked_seats()
        action = played.state.legal_actions(seat)[0]
        played.act(seat, action)
        text = game.grammar.to_text(action)
        lines.append({"match": "old", "number": len(lines) + 1, "seat": seat, "action": text, "at": 1})
    return lines


def departures() -> list[dict[str, object]]:
    """Somebody let a bot play and came back."""
    gone = {"match": "old", "seat": 1, "entries": 3}
    return [
        {**gone, "number": 1, "how": "wished", "bot": "heuristic"},
        {**gone, "number": 2, "how": "back", "bot": ""},
    ]
