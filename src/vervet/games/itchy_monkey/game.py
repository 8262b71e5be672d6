"""Itchy Monkey for the catalog: its options, and how a game begins."""

from vervet.core.chance import Chance, Purpose
from vervet.core.document import open_position
from vervet.core.encoder import Encoder
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.old_chance import Row
from vervet.core.option import Choice, Count, Flag, Options, OptionSet, Subset
from vervet.core.refusal import Refusal
from vervet.core.state import State
from vervet.games.itchy_monkey.actions import GRAMMAR
from vervet.games.itchy_monkey.box.board import SPECIES
from vervet.games.itchy_monkey.box.components import Components, read_components, replaceable, with_tamarins
from vervet.games.itchy_monkey.clan_state import ClanState
from vervet.games.itchy_monkey.files.clan_positions import fill_clan, read_clan_position, read_clan_rows
from vervet.games.itchy_monkey.files.positions import (
    ability_bits,
    fill_board,
    prepare,
    read_position,
    read_rows,
    stock_spies,
)
from vervet.games.itchy_monkey.learn.clan_encoder import ClanEncoder
from vervet.games.itchy_monkey.learn.encoder import BattleEncoder
from vervet.games.itchy_monkey.rules.abilities import switch_on
from vervet.games.itchy_monkey.rules.events import EVENTS
from vervet.games.itchy_monkey.state import ItchyState

RULES = (
    "IM-01 IM-02 IM-03 IM-10 IM-11 IM-12 IM-15 IM-16 IM-17 IM-20 IM-21 IM-25 IM-26 IM-27 IM-28 IM-29 IM-30 IM-35 IM-36 "
    "IM-40 IM-41 IM-42 IM-43 IM-44 IM-45 IM-50 IM-51 IM-52 IM-53 IM-54 IM-55 IM-56 IM-57 "
    "IM-60 IM-61 IM-62 IM-63 IM-64 IM-65 IM-66 IM-67"
)
FIRST_SEAT = Purpose("first-seat")
# From the weakest to the strongest (docs/players/ladder.md).
BOTS = ("random", "glance-2", "glance-100", "mind-1", "mind-20", "mind-200", "mind-5000")


def options_of(components: Components) -> OptionSet:
    """The options, and what the box or the rules forbid of them."""

    def forbid(options: Options) -> Refusal | None:
        return forbid_tamarin(options, components) or forbid_clan(options)

    return OptionSet(
        Count("players", 2, 2, 4, "IM-01"),
        Choice("mode", "battle", ("battle", "clan"), "IM-60"),
        Flag("spies", False, "IM-50"),
        Subset("abilities", (), SPECIES[1:], "IM-40"),
        Choice("tamarin", "none", ("none", *SPECIES[1:6]), "IM-02"),
        Choice("edition", "fr", ("fr", "en"), "IM-11"),
        Count("repetitions", 3, 2, 9, "IM-36", advanced=True),
        Count("rounds", 120, 1, 1000, "IM-36", advanced=True),
        forbid=forbid,
    )


def forbid_tamarin(options: Options, components: Components) -> Refusal | None:
    """IM-02: never for a gorilla, only with enough tokens, and no ability for a species that is not on the board."""
    players, replaced, abilities = options["players"], options["tamarin"], options["abilities"]
    assert isinstance(players, int) and isinstance(replaced, str) and isinstance(abilities, tuple)
    if replaced == "gorilla":
        return Refusal("IM-02", "itchy-tamarin-for-gorilla")
    if replaced != "none" and replaced not in replaceable(components):
        return Refusal("IM-02", "itchy-tamarin-too-few", species=replaced)
    letters = "".join(with_tamarins(components.layouts[players], replaced))
    absent = [name for name in abilities if name[0].upper() not in letters]
    return Refusal("IM-02", "itchy-ability-absent", species=absent[0]) if absent else None


def forbid_clan(options: Options) -> Refusal | None:
    """IM-60: Clan mode is for two, without spies and abilities."""
    if options["mode"] != "clan":
        return None
    if options["players"] != 2:
        return Refusal("IM-60", "itchy-clan-two-players")
    if options["spies"]:
        return Refusal("IM-60", "itchy-clan-without-spies")
    return Refusal("IM-60", "itchy-clan-without-abilities") if options["abilities"] else None


class ItchyMonkey(Game):
    """The game with a given box."""

    def __init__(self, components: Components) -> None:
        options = options_of(components)
        rules = tuple(RULES.split())
        super().__init__(
            "itchy-monkey", 2, (2, 4), options, GRAMMAR, rules, open_information=True, bots=BOTS, events=EVENTS
        )
        self.components = components

    def start(self, options: Options, chance: Chance) -> State:
        """The board as printed; the first player is drawn (IM-10, IM-60)."""
        players = options["players"]
        assert isinstance(players, int)
        rows = with_tamarins(self.components.layouts[players], str(options["tamarin"]))
        first = int(chance.below(FIRST_SEAT, players))
        if options["mode"] == "clan":
            return start_clan(rows, options, first)
        return self.start_battle(rows, options, first)

    def old_chance(self, rules: int, seed: int) -> Chance | None:
        return Row(seed) if rules == 1 else None

    def start_battle(self, rows: list[str], options: Options, first: int) -> State:
        """Nobody has placed yet."""
        players, abilities = options["players"], options["abilities"]
        assert isinstance(players, int) and isinstance(abilities, tuple)
        state = ItchyState(players)
        prepare(state, len(rows), self.components.workers, self.components.queens)
        stock_spies(state, self.components.spies if options["spies"] else 0)
        switch_on(state, ability_bits(abilities))
        fill_board(state, read_rows(state, rows), None)
        self.set_goals(state)
        state.english = options["edition"] == "en"
        state.rounds, state.repetitions = limits(options)
        state.first = first
        state.active = first
        return state

    def set_goals(self, state: ItchyState) -> None:
        """IM-35, as the box has it."""
        state.gorillas_needed, state.monkeys_needed, state.species_needed = self.components.goals

    def encoder(self, start: State) -> Encoder:
        if isinstance(start, ClanState):
            return ClanEncoder(start)
        assert isinstance(start, ItchyState)
        return BattleEncoder(start)

    def load(self, position: Json) -> State:
        document = open_position(position, self.name)
        if document.word("mode", ("battle", "clan"), "battle") == 1:
            clan = ClanState()
            read_clan_position(clan, document)
            return clan
        state = ItchyState(document.number("seats", 2, 4, 2))
        self.set_goals(state)
        read_position(state, document)
        return state


def start_clan(rows: list[str], options: Options, first: int) -> State:
    """IM-60: a worker on every monkey; the second player picks first."""
    state = ClanState()
    infested = [" ".join(letter if letter == "." else f"{letter}:1w" for letter in row.split()) for row in rows]
    prepare(state, len(rows), 0, 0)
    fill_clan(state, read_clan_rows(infested), None, [])
    state.rounds, state.repetitions = limits(options)
    state.first = first
    state.active = 1 - first
    return state


def limits(options: Options) -> tuple[int, int]:
    """IM-36: the last round, and how often a position may come."""
    rounds, repetitions = options["rounds"], options["repetitions"]
    assert isinstance(rounds, int) and isinstance(repetitions, int)
    return rounds, repetitions


def from_box(text: str) -> ItchyMonkey:
    """The game with the box that a `components.toml` describes."""
    return ItchyMonkey(read_components(text))
