"""What a seat may know. Itchy Monkey hides nothing, so everybody sees the same."""

from typing import Final, Literal, TypedDict, cast

from mypy_extensions import i64

from vervet.core.json import Json
from vervet.core.parts import Parts
from vervet.games.itchy_monkey.box.board import (
    MOST_SPECIES,
    SPACE_NAMES,
    SPECIES,
    WITHOUT_NUMBER,
    colonists,
    owner,
    power,
    queens,
    species,
    spies,
    spy_count,
    workers,
)
from vervet.games.itchy_monkey.rules.abilities import abilities_at
from vervet.games.itchy_monkey.rules.moving import nitpickable
from vervet.games.itchy_monkey.rules.table import OVER, PHASES, REASONS, Table

# So many kinds of monkeys are kept as they are shown: by far most of a view is what has been shown before.
MOST_KEPT: Final = 4_096
ABILITIES_SHIFT: Final = 20
# Enough for a space with its margin, and for lice of a kind.
PLACE_BITS: Final = 8
LICE_BITS: Final = 6


class MonkeyView(TypedDict):
    """A monkey: `owner` is the seat whose workers and queens are on it, `power` theirs, `spies` the seats with a spy
    here, `colonies` those with a colony, `counted` the workers that colonies and nitpicking count, `abilities` the
    species whose abilities it has now."""

    number: int
    cell: str
    species: str
    owner: int | None
    workers: int
    queens: int
    power: int
    spies: list[int]
    colony: bool
    colonies: list[int]
    counted: int
    nitpickable: bool
    abilities: list[str]


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
    spies: int
    colonies: int
    goals: list[GoalView]


class ItchyView(TypedDict):
    """Everything on the table."""

    game: str
    mode: Literal["battle"]
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


# By a monkey's lice and species, its abilities and whether it can be nitpicked; where it is is put in for each.
KEPT: Final[dict[int, MonkeyView]] = {}


def monkey_view(table: Table, index: int, key: int) -> MonkeyView:
    """Its lists are those of all monkeys that are alike."""
    cell = int(table.places[index])
    view = kept_kind(table, key, cell).copy()
    view["number"] = index
    view["cell"] = SPACE_NAMES[cell]
    return view


def kind_key(table: Table, cell: i64) -> i64:
    """What a monkey's view follows from, but for who and where it is."""
    monkey = table.board[cell]
    abilities, picked = abilities_at(table, cell), nitpickable(table, cell, monkey)
    return (abilities << 1 | (1 if picked else 0)) << ABILITIES_SHIFT | monkey & i64(WITHOUT_NUMBER)


def kept_kind(table: Table, key: int, cell: int) -> MonkeyView:
    known = KEPT.get(key)
    if known is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        abilities = key >> ABILITIES_SHIFT
        known = KEPT[key] = kind_view(int(table.board[cell]), abilities >> 1, bool(abilities & 1))
    return known


def kind_view(monkey: int, abilities: int, picked: bool) -> MonkeyView:
    """A monkey that is nowhere yet."""
    master = int(owner(monkey))
    return {
        "number": 0,
        "cell": "",
        "species": SPECIES[species(monkey)],
        "owner": master - 1 if master else None,
        "workers": int(workers(monkey)),
        "queens": int(queens(monkey)),
        "power": int(power(monkey)),
        "spies": seats_in(int(spies(monkey))),
        "colony": bool(colonists(monkey) != 0),
        "colonies": seats_in(int(colonists(monkey))),
        "counted": int(workers(monkey) + spy_count(monkey)),
        "nitpickable": picked,
        "abilities": [SPECIES[kind] for kind in range(1, MOST_SPECIES + 1) if abilities >> kind & 1],
    }


def seats_in(bits: int) -> list[int]:
    return [seat for seat in range(4) if bits >> seat & 1]


def goals(table: Table, seat: int) -> list[GoalView]:
    """The three wins: gorillas, the best of the species, and different species."""
    counts = {SPECIES[kind]: int(table.colonies(seat, kind)) for kind in range(1, MOST_SPECIES + 1)}
    best = max(counts.values())
    return [
        {"goal": "gorillas", "have": counts["gorilla"], "need": int(table.gorillas_needed), "species": ["gorilla"]},
        {
            "goal": "species",
            "have": best,
            "need": int(table.monkeys_needed),
            "species": [name for name in counts if best and counts[name] == best],
        },
        {
            "goal": "kinds",
            "have": int(table.colony_kinds(seat)),
            "need": int(table.species_needed),
            "species": [name for name in counts if counts[name]],
        },
    ]


def monkeys_again(table: Table, known: Parts) -> list[MonkeyView]:
    """The same objects as before for all that are as they were; their places come after those of the players."""
    found: list[MonkeyView] = []
    places = table.places
    first = 2 * table.seats
    index: i64 = 0
    while index < len(places):
        cell = places[index]
        kind = kind_key(table, cell)
        key = kind << PLACE_BITS | cell
        seen = known.again(first + index, key)
        if seen is None:
            seen = cast(Json, monkey_view(table, int(index), int(kind)))
            known.keep(first + index, key, seen)
        found.append(cast(MonkeyView, seen))
        index += 1
    return found


def players_again(table: Table, known: Parts) -> list[PlayerView]:
    """Each player has two places: for the goals, which seldom change, and for all of it."""
    found: list[PlayerView] = []
    place: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        towards = colony_key(table, seat)
        wins = known.again(place, towards)
        if wins is None:
            wins = cast(Json, goals(table, int(seat)))
            known.keep(place, towards, wins)
        key = supply_key(table, seat, towards)
        seen = known.again(place + 1, key)
        if seen is None:
            seen = cast(Json, player_view(table, int(seat), cast(list[GoalView], wins)))
            known.keep(place + 1, key, seen)
        found.append(cast(PlayerView, seen))
        place += 2
        seat += 1
    return found


def player_view(table: Table, seat: int, wins: list[GoalView]) -> PlayerView:
    return {
        "seat": seat,
        "workers": int(table.supply(seat)),
        "queens": int(table.queen_supply(seat)),
        "spies": int(table.spy_supply(seat)),
        "colonies": sum(int(table.colonies(seat, kind)) for kind in range(1, MOST_SPECIES + 1)),
        "goals": wins,
    }


def colony_key(table: Table, seat: i64) -> i64:
    """What a player's goals follow from."""
    key: i64 = 0
    kind: i64 = 1
    while kind <= MOST_SPECIES:
        key = key << LICE_BITS | table.colonies(seat, kind)
        kind += 1
    return key


def supply_key(table: Table, seat: i64, towards: i64) -> i64:
    """What a player's view follows from."""
    supplies = (table.supply(seat) << LICE_BITS | table.queen_supply(seat)) << LICE_BITS | table.spy_supply(seat)
    return supplies << MOST_SPECIES * LICE_BITS | towards


def table_view(table: Table, known: Parts) -> ItchyView:
    """`known` are the parts that were shown before; afterwards, those that are shown now."""
    over = table.phase == OVER
    players = players_again(table, known)
    monkeys = monkeys_again(table, known)
    return {
        "game": "itchy-monkey",
        "mode": "battle",
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
        "monkeys": monkeys,
        "players": players,
        "winner": int(table.winner) if over and table.winner >= 0 else None,
        "reason": REASONS[table.reason] if over else None,
    }


def view_again(table: Table, known: Parts) -> Json:
    view: object = table_view(table, known)
    assert isinstance(view, dict)
    return view


def view_json(table: Table) -> Json:
    """For whoever may do with it what they like: no list is anybody else's."""
    view = table_view(table, Parts())
    for monkey in view["monkeys"]:
        monkey["spies"] = monkey["spies"].copy()
        monkey["colonies"] = monkey["colonies"].copy()
        monkey["abilities"] = monkey["abilities"].copy()
    return cast(Json, view)
