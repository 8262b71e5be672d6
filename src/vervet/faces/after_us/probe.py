"""After Us for the lab: cards and species of the tribe, tokens chosen, objects used, points by round."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from vervet.core.document import ComponentError
from vervet.core.event import Event
from vervet.core.game import Game
from vervet.core.option import Options
from vervet.core.state import State
from vervet.faces.probe import ComponentsError, Counts, Group, Probe, Register, Use
from vervet.games.after_us.actions import SPECIES_SHIFT, TOKEN, USE_MOPED, USE_PHONE
from vervet.games.after_us.box.components import card_text, read_components
from vervet.games.after_us.box.piles import PILES
from vervet.games.after_us.box.words import OBJECTS, SPECIES
from vervet.games.after_us.game import AfterUs
from vervet.games.after_us.rules.table import DECK, DISCARD
from vervet.games.after_us.state import AfterUsState

if TYPE_CHECKING:
    from vervet.texts import Texts

TOKENS = SPECIES[:4]
# What a card goes through: recruited by token or moped, drawn into a line, removed by rage.
CARD_WAYS = ("recruited", "drawn", "removed")
USED_BY = {"fridge": "mini-fridge", "console": "game-console", "computer": "computer"}


class AfterUsProbe(Probe):
    """Cards by their printed numbers; a Tamarin is like any other Tamarin."""

    score = "lab-score-points"
    prefix = "after"
    in_turn = False

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
        numbers = tuple(self.names)
        self.registers = (
            Register("after-piles", PILES, CARD_WAYS, "recruited"),
            Register("after-cards", numbers, CARD_WAYS, "recruited"),
            Register("after-tokens", TOKENS, ("chosen", "copied"), "chosen"),
            Register("after-objects", OBJECTS, ("in-play", "used"), "used"),
        )
        self.groups = (
            Group("after-cards", numbers, "end"),
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

    def hear(self, state: State, event: Event) -> Sequence[Use]:
        name, fields = event.name, event.fields
        if name == "reveal":
            tokens = cast("list[str]", fields["tokens"])
            return [Use("after-tokens", token, "chosen", seat) for seat, token in enumerate(tokens)]
        seat = fields.get("seat")
        if not isinstance(seat, int):
            return self.in_play(state) if name == "round" and fields["round"] == 1 else ()
        if name == "copy":
            return [Use("after-tokens", str(fields["token"]), "copied", seat)]
        if name == "draw":
            return self.cards_used(cast("list[object]", fields["cards"]), "drawn", seat)
        if name == "swap":
            return [Use("after-objects", str(fields["object"]), "used", seat)] + self.cards_used(
                [fields["drawn"]], "drawn", seat
            )
        if name in ("recruit", "serve"):
            by_moped = fields["means"] == "moped" and fields["card"] is not None
            found = self.cards_used([fields["card"]], "recruited", seat)
            return [*found, Use("after-objects", "moped", "used", seat)] if by_moped else found
        if name == "remove":
            return self.cards_used([fields["card"]], "removed", seat)
        return [Use("after-objects", USED_BY[name], "used", seat)] if name in USED_BY else ()

    def in_play(self, state: State) -> list[Use]:
        """The objects that the table has: everybody may use them."""
        table = cast(AfterUsState, state)
        tiles = [name for tile, name in enumerate(OBJECTS) if int(table.objects) >> tile & 1]
        return [Use("after-objects", name, "in-play", seat) for seat in range(int(table.seats)) for name in tiles]

    def cards_used(self, numbers: Sequence[object], way: str, seat: int) -> list[Use]:
        """Of each card that has a pile, it and its pile; Tamarins belong to everybody from the start."""
        found = []
        for number in map(str, numbers):
            if number in self.names:
                species, level = self.names[number]
                found.append(Use("after-cards", number, way, seat))
                found.append(Use("after-piles", f"{species}-{level}", way, seat))
        return found

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

    def named(self, texts: "Texts", register: Register, thing: str) -> str:
        if register.name == "after-cards":
            return self.label(texts, self.groups[0], thing)
        if register.name == "after-piles":
            species, _, level = thing.rpartition("-")
            return texts.say("lab-after-pile", species=texts.say(f"after-species-{species}"), level=int(level))
        if register.name == "after-objects":
            return texts.say(f"after-object-{thing}")
        return texts.say("lab-after-token", species=texts.say(f"after-species-{thing}"))

    def printed(self, register: Register, thing: str) -> str:
        components = cast(AfterUs, self.game).box.components
        if register.name == "after-objects":
            tile = components.objects[OBJECTS.index(thing)]
            return repr((tile.price, tile.phases, tile.points))
        if register.name == "after-tokens":
            species = SPECIES.index(thing)
            return repr((components.token_bonus[species], components.token_food[species]))
        wanted = {thing} if register.name == "after-cards" else self.pile(thing)
        return "\n".join(card_text(card) for card in components.cards if str(card.number) in wanted)

    def pile(self, name: str) -> set[str]:
        """The numbers of the cards of a pile."""
        return {number for number, (species, level) in self.names.items() if f"{species}-{level}" == name}
