"""What a network sees of a state: rows of declared tables that are on, and of an action rows of its own.

A row stands for one combination of the fields of its table, such as "monkey: whose 1, species 3, space 27, workers 4,
queens 0". A game declares its tables once. Players fill `rows` from them, people read them by `describe`, and training
splits a large table into the `parts` that it names: rows that were never seen then still say something, because their
parts were. Like an encoder's numbers, rows tell nothing that the seat may not know (law 4), and seats are counted from
the one that looks.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from vervet.core.canonical import digest_of
from vervet.core.encoder import Block
from vervet.core.json import Json
from vervet.core.state import State

# No state puts on more rows than this, and no action: sums of so many weights fit the network's lanes.
MOST_ROWS: Final = 96
MOST_ACTION_ROWS: Final = 8
# As many as a network has values for.
SEATS: Final = 6


class FeatureTable(Block):
    """A block of rows, what they mean, and by which groups of fields they are learnt."""

    def __init__(
        self, name: str, first: int, fields: list[tuple[str, int]], parts: list[tuple[str, ...]], note: str
    ) -> None:
        super().__init__(name, first, fields)
        self.parts = parts if parts else [tuple(field for field, _ in fields)]
        self.note = note

    def values(self, row: int) -> dict[str, int]:
        """The fields of a row, in their order."""
        rest = row - self.first
        found: list[tuple[str, int]] = []
        for name, count in reversed(self.fields):
            found.append((name, rest % count))
            rest //= count
        return dict(reversed(found))

    def row(self, values: dict[str, int]) -> int:
        """The row of these fields."""
        number = 0
        for name, count in self.fields:
            number = number * count + values[name]
        return self.first + number

    def to_json(self) -> dict[str, Json]:
        """The declaration as a document; the note is for readers and changes nothing."""
        fields: list[Json] = [[name, count] for name, count in self.fields]
        parts: list[Json] = [list(part) for part in self.parts]
        return {"name": self.name, "fields": fields, "parts": parts}


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """A game derives from it, declares its tables, and writes `write`, `write_action` and `setup`."""

    def __init__(self, game: str, hidden: bool = False) -> None:
        self.game = game
        # Whether seats know different things, or decide at the same time: then minds think in dealt worlds.
        self.hidden = hidden
        self.tables: list[FeatureTable] = []
        self.action_tables: list[FeatureTable] = []
        self.size: i64 = 0
        self.action_size: i64 = 0
        # The rows that are on, and how many: of a state, and of one action.
        self.rows: vec[i64] = vec[i64]([0 for _ in range(MOST_ROWS)])
        self.count: i64 = 0
        self.action_rows: vec[i64] = vec[i64]([0 for _ in range(MOST_ACTION_ROWS)])
        self.action_count: i64 = 0

    def table(
        self, name: str, fields: list[tuple[str, int]], note: str, parts: list[tuple[str, ...]] | None = None
    ) -> i64:
        """Declare rows of states; returns the first."""
        table = FeatureTable(name, int(self.size), fields, parts or [], note)
        self.tables.append(table)
        self.size += table.size
        return table.first

    def action_table(
        self, name: str, fields: list[tuple[str, int]], note: str, parts: list[tuple[str, ...]] | None = None
    ) -> i64:
        """Declare rows of actions; returns the first."""
        table = FeatureTable(name, int(self.action_size), fields, parts or [], note)
        self.action_tables.append(table)
        self.action_size += table.size
        return table.first

    # What a game says.

    def write(self, state: State, seat: i64) -> None:
        """Put on (`put`) the rows of what the seat may know."""
        raise NotImplementedError

    def write_action(self, state: State, seat: i64, action: i64) -> None:
        """Put on (`put_action`) the rows of a legal action of the seat."""
        raise NotImplementedError

    def setup(self, state: State) -> list[str]:
        """The setup that a state was begun with, in words such as `players 2`. A network plays where it knows all of
        them."""
        raise NotImplementedError

    def sides(self, state: State) -> i64:
        """Among how many the win is shared, as networks see it: the seats, and whoever else can win."""
        return state.seats

    def lap(self, state: State) -> i64:
        """A number that rises where it is good to judge a state: at the end of a round, say. Minds that think in dealt
        worlds play on until then."""
        return 0

    def symmetries(self, state: State) -> list[dict[str, list[int]]]:
        """What may be turned without changing the game: for each way, new values of the fields by their names."""
        return []

    def turn(self, table: FeatureTable, values: dict[str, int], symmetry: dict[str, list[int]]) -> dict[str, int]:
        """The values of a row's fields after a symmetry; a game writes it where a field does not always mean a place or
        a direction."""
        return {name: symmetry[name][value] if name in symmetry else value for name, value in values.items()}

    # What every game gets from these.

    def look(self, state: State, seat: i64) -> None:
        """Fill `rows` with what the seat may know."""
        self.count = 0
        self.write(state, seat)

    def look_at(self, state: State, seat: i64, action: i64) -> None:
        """Fill `action_rows` with what an action is."""
        self.action_count = 0
        self.write_action(state, seat, action)

    def put(self, row: i64) -> None:
        self.rows[self.count] = row
        self.count += 1

    def put_action(self, row: i64) -> None:
        self.action_rows[self.action_count] = row
        self.action_count += 1

    def seen(self, state: State, seat: i64) -> list[int]:
        """The rows of a state, as a list."""
        self.look(state, seat)
        return [int(self.rows[at]) for at in range(self.count)]

    def seen_in(self, state: State, seat: i64, action: i64) -> list[int]:
        """The rows of an action, as a list."""
        self.look_at(state, seat, action)
        return [int(self.action_rows[at]) for at in range(self.action_count)]

    def describe(self, row: int) -> str:
        """A row of states in words."""
        return describe_row(self.tables, row)

    def describe_action(self, row: int) -> str:
        """A row of actions in words."""
        return describe_row(self.action_tables, row)

    def digest(self) -> str:
        """What tells one declaration from another: weights fit the one that they were trained with."""
        tables: list[Json] = [table.to_json() for table in self.tables]
        actions: list[Json] = [table.to_json() for table in self.action_tables]
        return digest_of({"tables": tables, "actions": actions}).hex()


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretFeatures(Features):
    """Of a game with secrets, for up to six: it begins with the rows for how many play."""

    def __init__(self, game: str) -> None:
        super().__init__(game, hidden=True)
        self.always = self.table("always", [], "on in every state")
        self.players = self.table("players", [("count", SEATS + 1)], "how many began")

    def put_players(self, state: State) -> None:
        self.put(self.always)
        self.put(self.players + state.seats)


def describe_row(tables: list[FeatureTable], row: int) -> str:
    for table in tables:
        if table.first <= row < table.first + table.size:
            return table.describe(row)
    raise ValueError(f"expected a row from 0 to {sum(table.size for table in tables) - 1}, not {row}")
