"""A game as the rest of Vervet sees it."""

from typing import SupportsIndex

from mypy_extensions import mypyc_attr

from vervet.core.action import Grammar
from vervet.core.chance import Chance, Seeded
from vervet.core.document import PositionError
from vervet.core.encoder import Encoder
from vervet.core.event import EventSet
from vervet.core.json import Json
from vervet.core.number import seed_number
from vervet.core.old_chance import Row
from vervet.core.option import Options, OptionSet
from vervet.core.state import State

__all__ = ["BOTS", "Game", "PositionError"]

# A random player, and the search that plays every game, with more and more time.
BOTS = ("random", "mcts-50", "mcts-200", "mcts-1000", "mcts-5000")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Name, version of its rules, options, actions, events, and how a state begins.

    `version` rises with every change of rules that could change the course of a match; a match keeps its version.
    `open_information` says that nothing in the game is ever hidden: people may share a screen, and choose the seed.
    `bots` are those that a lobby offers, from the weakest on. `paced` says that a pause could tell what somebody holds:
    bots make their moves at fixed moments. `events` declares all that a state may `tell`; nothing where it is left out.
    `earlier` is the same game under rules from before this version: at least the last ones, so that a match goes on
    under those it was begun with when a server gets new ones.
    """

    def __init__(
        self,
        name: str,
        version: int,
        seats: tuple[int, int],
        options: OptionSet,
        grammar: Grammar,
        rules: tuple[str, ...],
        open_information: bool = False,
        bots: tuple[str, ...] = BOTS,
        paced: bool = False,
        events: EventSet | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.options = options
        self.grammar = grammar
        self.rules = rules
        self.open_information = open_information
        self.bots = bots
        self.paced = paced
        self.events = EventSet() if events is None else events
        self.earlier: tuple[Game, ...] = ()
        # The text of a box that somebody changed; empty for the game's own. Every log has it.
        self.changed_box = ""

    def under(self, rules: int) -> "Game | None":
        """The game under the rules of that version; None where they are not here."""
        if rules == self.version:
            return self
        for each in self.earlier:
            if rules == each.version:
                return each
        return None

    def start(self, options: Options, chance: Chance) -> State:
        """The first state of a match, from complete options; all that is random in it is drawn from `chance`."""
        raise NotImplementedError

    def old_chance(self, rules: int, seed: int) -> Chance | None:
        """What matches with logs of format 1 drew from, before there were streams, if no rule has changed since; None:
        they cannot be replayed."""
        return Row(seed) if rules == self.version else None

    def encoder(self, start: State) -> Encoder | None:
        """The numbers for learners, for all states of a game that begins like this one; None: there are none."""
        return None

    def load(self, position: Json) -> State:
        """The state that `State.position` wrote; raises `PositionError`."""
        raise NotImplementedError

    def new(self, seed: SupportsIndex = 0, **options: object) -> State:
        """A first state from a few words: `game.new(7, players=3)`."""
        return self.begin(self.options.read(options), seed_number(seed))

    def begin(self, options: Options, seed: int) -> State:
        """The first state of a match whose draws follow from a seed of 0 to 2**63 - 1."""
        return self.start(options, Seeded(seed))

    def describe(self) -> dict[str, Json]:
        """What a lobby needs to offer the game."""
        return {
            "name": self.name,
            "version": self.version,
            "seats": list(self.seats),
            "options": self.options.describe(),
            "rules": list(self.rules),
        }

    def __repr__(self) -> str:
        return f"<Game {self.name} {self.version}>"
