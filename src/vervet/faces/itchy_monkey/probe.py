"""Itchy Monkey for the lab: where the first lice were placed, colonies by species, species picked in Clan mode."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from vervet.core.document import ComponentError
from vervet.core.event import Event
from vervet.core.game import Game
from vervet.core.option import Options
from vervet.core.state import State
from vervet.faces.probe import ComponentsError, Counts, Group, Probe, Register, Use
from vervet.games.itchy_monkey.actions import PLACE, cell_of
from vervet.games.itchy_monkey.box.board import SPACE_NAMES, SPECIES, species
from vervet.games.itchy_monkey.box.components import read_components, with_tamarins
from vervet.games.itchy_monkey.clan_state import ClanState
from vervet.games.itchy_monkey.game import ItchyMonkey
from vervet.games.itchy_monkey.rules.table import Table

if TYPE_CHECKING:
    from vervet.texts import Texts

KINDS = SPECIES[1:]
CELLS = {name: cell for cell, name in SPACE_NAMES.items()}
# What lice and players do to monkeys: the way, and the field that says where, unless the event names the species.
USES = {
    "place": ("reached", "cell"),
    "settle": ("reached", "cell"),
    "jump": ("reached", "to"),
    "cross": ("reached", "to"),
    "bump": ("bumped", "to"),
    "shove": ("bumped", "to"),
    "nitpick": ("nitpicked", "cell"),
    "leave": ("left", "cell"),
}


class ItchyProbe(Probe):
    """The battle, and below it Clan mode, where nothing belongs to anybody except a picked species."""

    score = "lab-score-colonies"
    prefix = "itchy"

    def __init__(self, game: Game, options: Options) -> None:
        super().__init__(game, options)
        players = options["players"]
        assert isinstance(players, int)
        rows = with_tamarins(cast(ItchyMonkey, game).components.layouts[players], str(options["tamarin"]))
        letters = [row.split() for row in rows]
        self.spaces = tuple(
            f"{'abcdefgh'[file]}{len(rows) - line}"
            for line, row in reversed(list(enumerate(letters)))
            for file, letter in enumerate(row)
            if letter != "."
        )
        self.clan = options["mode"] == "clan"
        self.score = "lab-score-safe" if self.clan else "lab-score-colonies"
        self.chosen: list[list[int]] = []
        self.species: list[list[int]] = []
        battle = (
            Group("itchy-start-species", KINDS, "end"),
            Group("itchy-start-space", self.spaces, "end"),
            Group("itchy-colonies", KINDS, "round"),
        )
        ways = ("reached", "bumped", "left") if self.clan else ("reached", "bumped", "nitpicked")
        self.letters = [letter for row in letters for letter in row]
        kinds = tuple(name for name in KINDS if name[0].upper() in self.letters)
        self.registers = (Register("itchy-monkeys", kinds, ways, "bumped" if self.clan else "reached"),)
        self.groups = (Group("itchy-picked", KINDS, "end"),) if self.clan else battle

    @classmethod
    def build(cls, components: str) -> Game:
        try:
            return ItchyMonkey(read_components(components))
        except ComponentError as error:
            raise ComponentsError(str(error)) from None

    def begin(self, state: State) -> None:
        self.chosen = [[0] * len(self.spaces) for _ in range(int(state.seats))]
        self.species = [[0] * len(KINDS) for _ in range(int(state.seats))]

    def starter(self, state: State) -> int:
        return int(cast(Table, state).first)

    def watch(self, state: State, seat: int, action: int) -> None:
        if action & 31 == PLACE:
            cell = int(cell_of(action))
            self.chosen[seat][self.spaces.index(SPACE_NAMES[cell])] = 1
            self.species[seat][int(species(cast(Table, state).board[cell])) - 1] = 1

    def hear(self, state: State, event: Event) -> Sequence[Use]:
        found = USES.get(event.name)
        seat = event.fields.get("seat")
        if found is None or not isinstance(seat, int):
            return ()
        way, where = found
        if "species" in event.fields:
            return [Use("itchy-monkeys", str(event.fields["species"]), way, seat)]
        cell = CELLS[str(event.fields[where])]
        kind = int(species(cast(Table, state).board[cell]))
        return [Use("itchy-monkeys", SPECIES[kind], way, seat)] if kind else ()

    def round(self, state: State) -> int:
        table = cast(Table, state)
        return int(table.turn) // int(table.seats)

    def scores(self, state: State) -> list[float]:
        if self.clan:
            safe = [int(keeper) for keeper in cast(ClanState, state).safe]
            return [float(safe.count(seat + 1)) for seat in range(2)]
        return [float(sum(row)) for row in self.colonies(cast(Table, state))]

    def colonies(self, table: Table) -> list[list[int]]:
        return [
            [int(table.colonies(seat, kind)) for kind in range(1, len(SPECIES))] for seat in range(int(table.seats))
        ]

    def counts(self, state: State, group: Group) -> Counts:
        if group.name == "itchy-start-space":
            return self.chosen
        if group.name == "itchy-start-species":
            return self.species
        if group.name == "itchy-colonies":
            return self.colonies(cast(Table, state))
        picks = [int(pick) for pick in cast(ClanState, state).picks]
        return [[int(pick == kind) for kind in range(1, len(SPECIES))] for pick in picks]

    def label(self, texts: "Texts", group: Group, thing: str) -> str:
        return thing if group.name == "itchy-start-space" else texts.say(f"itchy-species-{thing}")

    def named(self, texts: "Texts", register: Register, thing: str) -> str:
        return texts.say(f"itchy-species-{thing}")

    def printed(self, register: Register, thing: str) -> str:
        """How many of the species are on the board."""
        return str(self.letters.count(thing[0].upper()))
