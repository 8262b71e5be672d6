"""What everybody sees in Clan mode, where nothing is hidden either."""

from typing import Literal, TypedDict

from vervet.core.json import Json
from vervet.games.itchy_monkey.box.board import SPECIES, power, queens, space_name, species, workers
from vervet.games.itchy_monkey.rules.clan_table import NOWHERE, ClanTable
from vervet.games.itchy_monkey.rules.table import OVER, PHASES, REASONS


class ClanMonkeyView(TypedDict):
    """A monkey on the board; its lice belong to nobody. `resting` is the one that was moved in the last turn."""

    number: int
    cell: str
    species: str
    workers: int
    queens: int
    power: int
    resting: bool
    broken_out: bool


class SafeMonkeyView(TypedDict):
    """A monkey kept in safety by a player."""

    number: int
    species: str


class ClanPlayerView(TypedDict):
    """A player's species, the lice still on it, and the monkeys it keeps in safety."""

    seat: int
    species: str | None
    lice: int
    safe: list[SafeMonkeyView]


class ClanView(TypedDict):
    """Everything on the table in Clan mode."""

    game: str
    mode: Literal["clan"]
    size: int
    phase: str
    active: int
    first: int
    turn: int
    round: int
    rounds: int
    repetitions: int
    seen: int
    monkeys: list[ClanMonkeyView]
    players: list[ClanPlayerView]
    winner: int | None
    reason: str | None


def clan_monkey_view(table: ClanTable, index: int) -> ClanMonkeyView:
    cell = int(table.places[index])
    monkey = int(table.board[cell])
    return {
        "number": index,
        "cell": space_name(cell),
        "species": SPECIES[species(monkey)],
        "workers": int(workers(monkey)),
        "queens": int(queens(monkey)),
        "power": int(power(monkey)),
        "resting": bool(cell == table.moved),
        "broken_out": bool(table.marks >> index & 1),
    }


def clan_player_view(table: ClanTable, seat: int) -> ClanPlayerView:
    picked = int(table.picks[seat])
    safe: list[SafeMonkeyView] = [
        {"number": index, "species": SPECIES[table.kinds[index]]}
        for index in range(len(table.safe))
        if table.safe[index] == seat + 1
    ]
    return {
        "seat": seat,
        "species": SPECIES[picked] if picked else None,
        "lice": int(table.infested[picked]),
        "safe": safe,
    }


def clan_view(table: ClanTable) -> ClanView:
    over = table.phase == OVER
    return {
        "game": "itchy-monkey",
        "mode": "clan",
        "size": int(table.size),
        "phase": "pick" if PHASES[table.phase] == "place" else PHASES[table.phase],
        "active": int(table.active),
        "first": int(table.first),
        "turn": int(table.turn),
        "round": int(table.turn // 2) + 1,
        "rounds": int(table.rounds),
        "repetitions": int(table.repetitions),
        "seen": int(table.seen()),
        "monkeys": [clan_monkey_view(table, at) for at in range(len(table.places)) if table.places[at] != NOWHERE],
        "players": [clan_player_view(table, seat) for seat in range(2)],
        "winner": int(table.winner) if over and table.winner >= 0 else None,
        "reason": REASONS[table.reason] if over else None,
    }


def clan_view_json(table: ClanTable) -> Json:
    view: object = clan_view(table)
    assert isinstance(view, dict)
    return view
