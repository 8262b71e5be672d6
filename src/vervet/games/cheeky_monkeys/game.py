"""Cheeky Monkeys for the catalog: its options, and how a game begins."""

from vervet.core.chance import Chance, Purpose
from vervet.core.document import open_position
from vervet.core.encoder import Encoder
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.old_chance import Row
from vervet.core.option import Choice, Count, Flag, Options, OptionSet
from vervet.core.refusal import Refusal
from vervet.core.state import State
from vervet.games.cheeky_monkeys.actions import grammar_of
from vervet.games.cheeky_monkeys.box.cards import ACTION_DECK, ACTION_KINDS, MONKEY_DECK, ZOMBIE_DECK, count_of
from vervet.games.cheeky_monkeys.box.components import MOST_ARRIVALS, Components, read_components
from vervet.games.cheeky_monkeys.files.positions import read_position
from vervet.games.cheeky_monkeys.learn.encoder import CheekyEncoder
from vervet.games.cheeky_monkeys.rules.decks import shuffle_deck, take_top
from vervet.games.cheeky_monkeys.rules.events import EVENTS
from vervet.games.cheeky_monkeys.rules.memory import gain
from vervet.games.cheeky_monkeys.rules.rounds import advance, begin_round
from vervet.games.cheeky_monkeys.rules.telling import tell_deal
from vervet.games.cheeky_monkeys.state import CheekyState

RULES = (
    tuple(f"CM-{number}" for number in range(1, 74) if number not in (2, 7, 23))
    + tuple(f"CM-Q{number}" for number in range(1, 60))
    + tuple(f"CM-H{number}" for number in range(1, 10))
)
DEALT = 3
FIRST_SEAT = Purpose("first-seat")
# From the weakest to the strongest (docs/players/ladder.md). A search that knows only the rules loses to plain habits.
BOTS = ("random", "mcts-10", "mcts-200", "heuristic", "mind-1")


def options_of(components: Components) -> OptionSet:
    """The settings of section 5d, with the defaults from the file."""
    defaults = components.settings
    limit = defaults["arrival-limit"]
    assert isinstance(limit, int)
    return OptionSet(
        Count("players", 4 if defaults["zombies"] else 2, 2, 6, "CM-3"),
        Flag("zombies", defaults["zombies"], "CM-67"),
        Choice("grounding-lasts", str(defaults["grounding-lasts"]), ("event", "round"), "CM-Q20"),
        Flag("misfortune-includes-caster", defaults["misfortune-includes-caster"], "CM-Q41"),
        Flag("destroyer-gives-itself", defaults["destroyer-gives-itself"], "CM-Q28"),
        Choice("windows", str(defaults["windows"]), ("all", "able"), "CM-Q3"),
        Count("arrival-limit", limit, 1, MOST_ARRIVALS, "CM-Q8", advanced=True),
        forbid=forbid,
    )


def forbid(options: Options) -> Refusal | None:
    """CM-Q48: with two players, the first explosion would already leave only one alive."""
    return Refusal("CM-Q48", "cheeky-zombies-need-three") if options["zombies"] and options["players"] == 2 else None


class CheekyMonkeys(Game):
    """The game with a given box."""

    def __init__(self, components: Components) -> None:
        grammar = grammar_of(components.box)
        options = options_of(components)
        super().__init__("cheeky-monkeys", 2, (2, 6), options, grammar, RULES, bots=BOTS, paced=True, events=EVENTS)
        self.components = components

    def start(self, options: Options, chance: Chance) -> CheekyState:
        """CM-4, CM-5, CM-Q50: decks shuffled, three action cards each, and a starter drawn by lot."""
        players, limit = options["players"], options["arrival-limit"]
        assert isinstance(players, int) and isinstance(limit, int)
        state = CheekyState(players, self.components.box)
        state.lay_out()
        state.chance = chance
        state.rising = bool(options["zombies"])
        state.by_round = options["grounding-lasts"] == "round"
        state.caster_too = bool(options["misfortune-includes-caster"])
        state.gives_itself = bool(options["destroyer-gives-itself"])
        state.arrival_limit = limit
        state.able = options["windows"] == "able"
        fill_decks(state)
        state.active = chance.below(FIRST_SEAT, players)
        for card in range(DEALT * players):
            gain(state, (int(state.active) + card) % players, take_top(state, ACTION_DECK))
        state.listen()
        for place in range(players):
            tell_deal(state, state.after(state.active, place))
        begin_round(state)
        advance(state)
        state.listening = False
        return state

    def old_chance(self, rules: int, seed: int) -> Chance | None:
        return Row(seed) if rules == 1 else None

    def encoder(self, start: State) -> Encoder:
        assert isinstance(start, CheekyState)
        return CheekyEncoder(start)

    def load(self, position: Json) -> CheekyState:
        document = open_position(position, self.name)
        state = CheekyState(document.number("players", 2, 6), self.components.box)
        state.lay_out()
        read_position(state, document)
        return state


def fill_decks(state: CheekyState) -> None:
    """CM-4: each deck is shuffled on its own."""
    for card in range(state.box.monkeys):
        state.push_card(MONKEY_DECK, card)
    for card in range(state.box.zombies if state.rising else 0):
        state.push_card(ZOMBIE_DECK, card | ZOMBIE_DECK << 6)
    for kind in range(ACTION_KINDS):
        for _ in range(count_of(state.box.everything, kind)):
            state.push_card(ACTION_DECK, kind)
    for deck in (MONKEY_DECK, ZOMBIE_DECK, ACTION_DECK):
        shuffle_deck(state, deck)


def from_box(text: str) -> CheekyMonkeys:
    """The game with the box that a `components.toml` describes."""
    return CheekyMonkeys(read_components(text))
