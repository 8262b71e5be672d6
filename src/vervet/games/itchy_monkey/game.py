"""Itchy Monkey for the catalog: its options, and how a game begins."""

from vervet.core.game import Game, mapping
from vervet.core.json import Json
from vervet.core.option import Choice, Count, Options, OptionSet
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.games.itchy_monkey.actions import GRAMMAR
from vervet.games.itchy_monkey.components import Components, replaceable, with_tamarins
from vervet.games.itchy_monkey.positions import fill_board, number, prepare, read_position, read_rows
from vervet.games.itchy_monkey.state import ItchyState

RULES = (
    "IM-01 IM-02 IM-03 IM-10 IM-11 IM-12 IM-15 IM-16 IM-17 IM-20 IM-21 IM-25 IM-26 IM-27 IM-28 IM-29 IM-30 IM-35 IM-36"
)


def options_of(components: Components) -> OptionSet:
    """The options that the box allows: the tamarins must be enough for the species they replace (IM-02)."""
    return OptionSet(
        Count("players", 2, 2, 4, "IM-01"),
        Choice("edition", "fr", ("fr", "en"), "IM-11"),
        Choice("tamarin", "none", ("none", *replaceable(components)), "IM-02"),
        Count("repetitions", 3, 2, 9, "IM-36", advanced=True),
        Count("rounds", 120, 1, 1000, "IM-36", advanced=True),
    )


class ItchyMonkey(Game):
    """The game with a given box."""

    def __init__(self, components: Components) -> None:
        options = options_of(components)
        super().__init__("itchy-monkey", 1, (2, 4), options, GRAMMAR, tuple(RULES.split()), open_information=True)
        self.components = components

    def start(self, options: Options, seed: int) -> State:
        """The board as printed, nobody placed yet; the seed draws the first player (IM-10)."""
        players = options["players"]
        rounds, repetitions = options["rounds"], options["repetitions"]
        assert isinstance(players, int) and isinstance(rounds, int) and isinstance(repetitions, int)
        state = ItchyState(players)
        rows = with_tamarins(self.components.layouts[players], str(options["tamarin"]))
        prepare(state, len(rows), self.components.workers, self.components.queens)
        fill_board(state, read_rows(state, rows), None)
        state.english = options["edition"] == "en"
        state.rounds = rounds
        state.repetitions = repetitions
        state.first = Random(seed).below(players)
        state.active = state.first
        return state

    def load(self, position: Json) -> State:
        state = ItchyState(number(mapping(position, "position"), "seats", 2, 2, 4))
        read_position(state, position)
        return state
