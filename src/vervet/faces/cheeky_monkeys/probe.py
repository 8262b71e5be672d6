"""Cheeky Monkeys for the lab: cards dealt and held, monkeys and zombies in front of a trainer, who is alive in each
round."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from vervet.core.document import ComponentError
from vervet.core.event import Event
from vervet.core.game import Game
from vervet.core.option import Options
from vervet.core.state import State
from vervet.faces.probe import OUT, ComponentsError, Counts, Group, Probe, Register, Use
from vervet.games.cheeky_monkeys.box.cards import ACTIONS, MONKEYS, ZOMBIES, count_of
from vervet.games.cheeky_monkeys.box.components import read_components
from vervet.games.cheeky_monkeys.game import CheekyMonkeys
from vervet.games.cheeky_monkeys.state import CheekyState

if TYPE_CHECKING:
    from vervet.texts import Texts

MONKEY_EVENTS = {"arrive": "arrived", "effect": "effect", "removed": "removed"}
KINDS = len(MONKEYS) + len(ZOMBIES)


class CheekyProbe(Probe):
    """The living are compared with the living, zombies with zombies: those who live longer hold more of everything."""

    score = "lab-score-living"
    ranked = False
    prefix = "cheeky"

    def __init__(self, game: Game, options: Options) -> None:
        super().__init__(game, options)
        box = cast(CheekyMonkeys, game).components.box
        self.masks = [int(box.masks[kind]) for kind in range(KINDS)]
        self.groups = (
            Group("cheeky-dealt", ACTIONS, "start", dealt=True),
            Group("cheeky-held", ACTIONS, "round"),
            Group("cheeky-monkeys", MONKEYS, "round"),
            *((Group("cheeky-zombies", ZOMBIES, "round"),) if options["zombies"] else ()),
        )

        kinds = (*MONKEYS, *ZOMBIES) if options["zombies"] else MONKEYS
        self.registers = (
            Register("cheeky-actions", ACTIONS, ("dealt", "played", "stopped"), "played"),
            Register("cheeky-monkeys", kinds, ("arrived", "effect", "removed"), "arrived"),
        )

    @classmethod
    def build(cls, components: str) -> Game:
        try:
            return CheekyMonkeys(read_components(components))
        except ComponentError as error:
            raise ComponentsError(str(error)) from None

    def hear(self, state: State, event: Event) -> Sequence[Use]:
        name, fields = event.name, event.fields
        if name in MONKEY_EVENTS:
            return [Use("cheeky-monkeys", str(fields["kind"]), MONKEY_EVENTS[name], cast(int, fields["seat"]))]
        if name in ("deal", "draw", "receive"):
            # Each is told once with the cards, and once without to those who may not know them.
            seat = cast(int, fields["other" if name == "receive" else "seat"])
            cards = fields.get("cards") or ({str(fields["card"]): 1} if fields.get("card") else {})
            amounts = cast("Mapping[str, int]", cards)
            return [Use("cheeky-actions", card, "dealt", seat, times) for card, times in amounts.items()]
        if name == "play":
            return [Use("cheeky-actions", str(fields["card"]), "played", cast(int, fields["seat"]))]
        if name == "stop":
            return [Use("cheeky-actions", str(fields["card"]), "stopped", cast(int, fields["other"]))]
        return ()

    def starter(self, state: State) -> int:
        return int(cast(CheekyState, state).active)

    def round(self, state: State) -> int:
        return int(cast(CheekyState, state).round)

    def scores(self, state: State) -> list[float]:
        living = int(cast(CheekyState, state).living)
        return [float(living >> seat & 1) for seat in range(int(state.seats))]

    def leagues(self, state: State) -> list[int]:
        table = cast(CheekyState, state)
        living, undead = int(table.living), int(table.undead)
        return [0 if living >> seat & 1 else 1 if undead >> seat & 1 else OUT for seat in range(int(table.seats))]

    def counts(self, state: State, group: Group) -> Counts:
        table = cast(CheekyState, state)
        seats = range(int(table.seats))
        if group.things is ACTIONS:
            hands = [int(table.hand(seat)) for seat in seats]
            return [[int(count_of(hand, kind)) for kind in range(len(ACTIONS))] for hand in hands]
        deck = int(group.name == "cheeky-zombies")
        masks = self.masks[len(MONKEYS) :] if deck else self.masks[: len(MONKEYS)]
        return [[(row & mask).bit_count() for mask in masks] for row in (int(table.row(seat, deck)) for seat in seats)]

    def label(self, texts: "Texts", group: Group, thing: str) -> str:
        return texts.say(f"cheeky-card-{thing}" if group.things is ACTIONS else f"cheeky-kind-{thing}")

    def named(self, texts: "Texts", register: Register, thing: str) -> str:
        return texts.say(f"cheeky-card-{thing}" if thing in ACTIONS else f"cheeky-kind-{thing}")

    def printed(self, register: Register, thing: str) -> str:
        components = cast(CheekyMonkeys, self.game).components
        return f"{components.counts[thing]} {components.classes.get(thing, '')}"
