"""After Us for the catalog: its options, and how a game begins."""

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.core.chance import Chance, Purpose
from vervet.core.document import open_position
from vervet.core.encoder import Encoder
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.old_chance import Branches
from vervet.core.option import Choice, Count, Options, OptionSet, Subset
from vervet.core.refusal import Refusal
from vervet.core.state import State
from vervet.games.after_us.actions import GRAMMAR
from vervet.games.after_us.box.box import PILES, Box
from vervet.games.after_us.box.components import Components, read_components
from vervet.games.after_us.box.words import OBJECTS
from vervet.games.after_us.files.reading import read_position
from vervet.games.after_us.learn.encoder import AfterUsEncoder
from vervet.games.after_us.rules.events import EVENTS
from vervet.games.after_us.rules.king import LAID_OUT, TOKEN_BITS, begin
from vervet.games.after_us.rules.rounds import begin_round
from vervet.games.after_us.rules.table import DECK_STREAM
from vervet.games.after_us.state import AfterUsState

RULES = (
    "AU-01 AU-02 AU-03 AU-04 AU-05 AU-06 AU-10 AU-11 AU-12 AU-13 AU-14 AU-15 AU-16 AU-17 AU-18 AU-19 AU-20 AU-25 AU-26 "
    "AU-27 AU-28 AU-29 AU-30 AU-31 AU-32 AU-33 AU-34 AU-35 AU-40 AU-41 AU-42 AU-43 AU-44 AU-45 AU-46 AU-47 AU-50 AU-51 "
    "AU-52 AU-60 AU-61 AU-62 AU-63 AU-64 AU-65 AU-66 AU-67 AU-68 AU-69"
)
CHOSEN_OBJECTS = 3
OBJECT_STREAM = Purpose("objects")
PILE_STREAM = Purpose("pile")
KING_STREAM = Purpose("king-tokens")
# From the weakest to the strongest (docs/players/ladder.md).
BOTS = ("random", "glance-2", "mcts-50", "heuristic", "mind-1")


def options_of() -> OptionSet:
    return OptionSet(
        Count("players", 2, 1, 6, "AU-01"),
        Choice("objects", "random", ("random", "first-game", "named"), "AU-04"),
        Subset("named", (), OBJECTS, "AU-04"),
        forbid=forbid,
    )


def forbid(options: Options) -> Refusal | None:
    """AU-04: three objects are named, if any are."""
    named = options["named"]
    assert isinstance(named, tuple)
    if options["objects"] == "named" and len(named) != CHOSEN_OBJECTS:
        return Refusal("AU-04", "after-three-objects", need=CHOSEN_OBJECTS, have=len(named))
    if options["objects"] != "named" and named:
        return Refusal("AU-04", "after-objects-not-named")
    return None


class AfterUs(Game):
    """The game with a given box."""

    def __init__(self, components: Components) -> None:
        rules = tuple(RULES.split())
        super().__init__("after-us", 2, (1, 6), options_of(), GRAMMAR, rules, bots=BOTS, events=EVENTS)
        self.components = components
        self.box = Box(components)

    def start(self, options: Options, chance: Chance) -> AfterUsState:
        """AU-01, AU-02, AU-04, AU-60: all is shuffled, and the first cards are drawn."""
        players = options["players"]
        assert isinstance(players, int)
        state = AfterUsState(players, self.box)
        state.lay_out()
        state.chance = chance
        state.objects = self.objects_for(options, chance)
        for board in range(players + (1 if players == 1 else 0)):
            deal_tamarins(state, board)
        for pile in range(PILES):
            fill_pile(state, pile)
        if state.solo:
            lay_king_tokens(state)
            begin(state)
        state.listen()
        begin_round(state)
        state.listening = False
        return state

    def old_chance(self, rules: int, seed: int) -> Chance | None:
        return Branches(seed) if rules == 1 else None

    def objects_for(self, options: Options, chance: Chance) -> int:
        """The bits of the three objects in play."""
        if options["objects"] == "first-game":
            return sum(1 << tile for tile in self.components.first_game)
        named = options["named"]
        assert isinstance(named, tuple)
        if options["objects"] == "named":
            return sum(1 << OBJECTS.index(name) for name in named)
        tiles = vec[i64](list(range(len(OBJECTS))))
        chance.shuffle(OBJECT_STREAM, tiles, 0, len(tiles))
        return sum(1 << int(tiles[place]) for place in range(CHOSEN_OBJECTS))

    def encoder(self, start: State) -> Encoder:
        assert isinstance(start, AfterUsState)
        return AfterUsEncoder(start)

    def load(self, position: Json) -> AfterUsState:
        document = open_position(position, self.name)
        state = AfterUsState(document.number("seats", 1, 6), self.box)
        read_position(state, document)
        return state


def deal_tamarins(state: AfterUsState, board: i64) -> None:
    """AU-01: the eight of the board's colour."""
    size: i64 = state.box.components.set_size
    cards = vec[i64]()
    card = board * size
    while card < (board + 1) * size:
        cards = append(cards, card)
        card += 1
    state.chance.shuffle(DECK_STREAM, cards, 0, len(cards), board)
    state.stack_deck(board, cards)


def fill_pile(state: AfterUsState, pile: i64) -> None:
    cards = vec[i64]()
    card: i64 = 0
    while card < state.box.cards:
        if state.box.pile_of(card) == pile:
            cards = append(cards, card)
        card += 1
    state.chance.shuffle(PILE_STREAM, cards, 0, len(cards), pile)
    at: i64 = 0
    while at < len(cards):
        state.put_under(pile, cards[at])
        at += 1


def lay_king_tokens(state: AfterUsState) -> None:
    tokens = vec[i64]([0, 1, 2, 3])
    state.chance.shuffle(KING_STREAM, tokens, 0, len(tokens))
    place: i64 = 0
    while place <= LAID_OUT:
        state.king_tokens |= tokens[place] << (place * TOKEN_BITS)
        place += 1


def from_box(text: str) -> AfterUs:
    """The game with the box that a `components.toml` describes."""
    return AfterUs(read_components(text))
