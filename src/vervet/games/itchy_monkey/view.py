"""What a seat may know. Itchy Monkey hides nothing, so everybody sees the same."""

from typing import TypedDict

from vervet.core.json import Json
from vervet.games.itchy_monkey.board import (
    COLONY,
    MOST_SPECIES,
    SPECIES,
    owner,
    power,
    queens,
    space_name,
    species,
    workers,
)
from vervet.games.itchy_monkey.table import OVER, PHASES, REASONS, Table


class MonkeyView(TypedDict):
    """A monkey: `owner` is the seat whose lice are on it, `power` theirs, `colony` whether they are one."""

    number: int
    cell: str
    species: str
    owner: int | None
    workers: int
    queens: int
    power: int
    colony: bool


class GoalView(TypedDict):
    """How far a seat is on one of the three ways to win (IM-35)."""

    goal: str
    have: int
    need: int
    species: list[str]


class PlayerView(TypedDict):
    """A player's supply and how near each win is."""

    seat: int
    workers: int
    queens: int
    colonies: int
    goals: list[GoalView]


class ItchyView(TypedDict):
    """Everything on the table."""

    game: str
    size: int
    edition: str
    phase: str
    active: int
    first: int
    turn: int
    round: int
    rounds: int
    repetitions: int
    seen: int
    monkeys: list[MonkeyView]
    players: list[PlayerView]
    winner: int | None
    reason: str | None


def monkey_view(table: Table, index: int) -> MonkeyView:
    cell = int(table.places[index])
    monkey = int(table.board[cell])
    master = int(owner(monkey))
    return {
        "number": index,
        "cell": space_name(cell),
        "species": SPECIES[species(monkey)],
        "owner": master - 1 if master else None,
        "workers": int(workers(monkey)),
        "queens": int(queens(monkey)),
        "power": int(power(monkey)),
        "colony": bool(workers(monkey) >= COLONY),
    }


def goals(table: Table, seat: int) -> list[GoalView]:
    """The three wins: gorillas, the best of the species, and different species."""
    counts = {SPECIES[kind]: int(table.colonies(seat, kind)) for kind in range(1, MOST_SPECIES + 1)}
    best = max(counts.values())
    return [
        {"goal": "gorillas", "have": counts["gorilla"], "need": 3, "species": ["gorilla"]},
        {
            "goal": "species",
            "have": best,
            "need": 4,
            "species": [name for name in counts if best and counts[name] == best],
        },
        {
            "goal": "kinds",
            "have": int(table.colony_kinds(seat)),
            "need": 5,
            "species": [name for name in counts if counts[name]],
        },
    ]


def player_view(table: Table, seat: int) -> PlayerView:
    return {
        "seat": seat,
        "workers": int(table.supply(seat)),
        "queens": int(table.queen_supply(seat)),
        "colonies": sum(int(table.colonies(seat, kind)) for kind in range(1, MOST_SPECIES + 1)),
        "goals": goals(table, seat),
    }


def table_view(table: Table) -> ItchyView:
    over = table.phase == OVER
    return {
        "game": "itchy-monkey",
        "size": int(table.size),
        "edition": "en" if table.english else "fr",
        "phase": PHASES[table.phase],
        "active": int(table.active),
        "first": int(table.first),
        "turn": int(table.turn),
        "round": int(table.turn // table.seats) + 1,
        "rounds": int(table.rounds),
        "repetitions": int(table.repetitions),
        "seen": int(table.seen()),
        "monkeys": [monkey_view(table, index) for index in range(len(table.places))],
        "players": [player_view(table, seat) for seat in range(table.seats)],
        "winner": int(table.winner) if over and table.winner >= 0 else None,
        "reason": REASONS[table.reason] if over else None,
    }


def view_json(table: Table) -> Json:
    view: object = table_view(table)
    assert isinstance(view, dict)
    return view
