"""After Us for the lab: cards and species of the tribe, tokens chosen, objects used, points by round."""

from typing import TYPE_CHECKING, cast

from vervet.core.document import ComponentError
from vervet.core.game import Game
from vervet.core.option import Options
from vervet.core.state import State
from vervet.faces.probe import ComponentsError, Counts, Group, Probe
from vervet.games.after_us.actions import SPECIES_SHIFT, TOKEN, USE_MOPED, USE_PHONE
from vervet.games.after_us.box.components import read_components
from vervet.games.after_us.box.words import OBJECTS, SPECIES
from vervet.games.after_us.game import AfterUs
from vervet.games.after_us.rules.table import DECK, DISCARD
from vervet.games.after_us.state import AfterUsState

if TYPE_CHECKING:
    from vervet.texts import Texts

TOKENS = SPECIES[:4]


class AfterUsProbe(Probe):
    """Cards by their printed numbers; a Tamarin is like any other Tamarin."""

    score = "lab-score-points"
    prefix = "after"

    def __init__(self, game: Game, options: Options) -> None:
        super().__init__(game, options)
        box = cast(AfterUs, game).box
        cards = range(int(box.cards))
        self.species = [int(box.species[card]) for card in cards]
        self.numbers = [int(box.number[card]) for card in cards]
        recruits = [card for card in cards if int(box.level[card]) > 0]
        self.place = {card: at for at, card in enumerate(recruits)}
        self.names = {str(self.numbers[card]): (SPECIES[self.species[card]], int(box.level[card])) for card in recruits}
        self.tokens: list[list[int]] = []
        self.uses: list[list[int]] = []
        alone = options["players"] == 1
        self.groups = (
            Group("after-cards", tuple(str(self.numbers[card]) for card in recruits), "end"),
            Group("after-species", SPECIES, "end"),
            Group("after-tokens", TOKENS, "end"),
            Group("after-objects", OBJECTS, "end"),
            *((Group("after-in-play", OBJECTS, "start", dealt=True),) if alone else ()),
        )

    @classmethod
    def build(cls, components: str) -> Game:
        try:
            return AfterUs(read_components(components))
        except ComponentError as error:
            raise ComponentsError(str(error)) from None

    def begin(self, state: State) -> None:
        self.tokens = [[0] * len(TOKENS) for _ in range(int(state.seats))]
        self.uses = [[0] * len(OBJECTS) for _ in range(int(state.seats))]

    def watch(self, state: State, seat: int, action: int) -> None:
        kind = action & 31
        if kind == TOKEN:
            self.tokens[seat][action >> SPECIES_SHIFT & 3] += 1
        elif USE_PHONE <= kind <= USE_MOPED:
            self.uses[seat][kind - USE_PHONE] += 1

    def round(self, state: State) -> int:
        return int(cast(AfterUsState, state).round)

    def scores(self, state: State) -> list[float]:
        table = cast(AfterUsState, state)
        return [float(table.points(seat)) for seat in range(int(table.seats))]

    def counts(self, state: State, group: Group) -> Counts:
        table = cast(AfterUsState, state)
        if group.name == "after-tokens":
            return self.tokens
        if group.name == "after-objects":
            return self.uses
        seats = range(int(table.seats))
        if group.name == "after-in-play":
            return [[int(table.objects) >> tile & 1 for tile in range(len(OBJECTS))] for _ in seats]
        tribes = [self.tribe(table, seat) for seat in seats]
        if group.name == "after-species":
            return [[sum(self.species[card] == kind for card in tribe) for kind in range(5)] for tribe in tribes]
        rows = [[0] * len(self.place) for _ in seats]
        for row, tribe in zip(rows, tribes, strict=True):
            for card in tribe:
                if card in self.place:
                    row[self.place[card]] = 1
        return rows

    def tribe(self, table: AfterUsState, seat: int) -> list[int]:
        """All cards of a seat: deck, discard and line (AU-28)."""
        line = [int(table.card_at(seat, place)) for place in range(int(table.places(seat)))]
        hidden = table.chain(table.at(seat, DECK)) + table.chain(table.at(seat, DISCARD))
        return hidden + [card for card in line if card >= 0]

    def label(self, texts: "Texts", group: Group, thing: str) -> str:
        if group.name == "after-cards":
            species, level = self.names[thing]
            return texts.say("lab-after-card", number=thing, species=texts.say(f"after-species-{species}"), level=level)
        if group.name in ("after-objects", "after-in-play"):
            return texts.say(f"after-object-{thing}")
        return texts.say(f"after-species-{thing}")
