"""What the lab wants to know of a game beyond the contract; a game says the rest in a small file of its own."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from vervet.core.event import Event
from vervet.core.game import Game
from vervet.core.option import Options
from vervet.core.state import State

if TYPE_CHECKING:
    # Only a name here: a server tells how a game went, and needs no words for it.
    from vervet.texts import Texts

# When what a seat has is counted: before anybody decides, at the beginning of every round, or when the game is over.
Moment = Literal["start", "round", "end"]
Counts = Sequence[Sequence[int]]

OUT = -1
# A group of more things than this is not looked at by thirds of a game.
MOST_PHASED = 40


class ComponentsError(ValueError):
    """A changed box that cannot be played with; the message says what is wrong."""


@dataclass(frozen=True)
class Group:
    """Things of one sort that a seat may have more or fewer of: cards, tokens, species.

    The texts are `lab-group-NAME` and its `.about`. `dealt` says that chance alone decides who has them, so that a
    shift of the chance to win is caused by them, and does not merely go with them.
    """

    name: str
    things: tuple[str, ...]
    moment: Moment
    dealt: bool = False

    @property
    def phased(self) -> bool:
        """Whether it is worth asking when in a game they were got: not of what is there from the start, and not of so
        many things that each third of a game would have next to nothing of each."""
        return self.moment != "start" and len(self.things) <= MOST_PHASED


@dataclass(frozen=True)
class Register:
    """Things of the box, and the ways in which a game can use them. Where nobody ever used a thing in the `main` way, a
    run says nothing about it. The texts are `lab-register-NAME` and, for each way, `lab-way-WAY`."""

    name: str
    things: tuple[str, ...]
    ways: tuple[str, ...]
    main: str


@dataclass(frozen=True)
class Use:
    """That a seat used a thing, so many times."""

    register: str
    thing: str
    way: str
    seat: int
    times: int = 1


class Probe:
    """One for each game; a fourth game derives from it, or makes do with what every game can tell."""

    # The text that says what the scores are; without one there are no score curves.
    score = ""
    # Whether the scores at the end say how well everybody did, and not only who is left.
    ranked = True
    # Whether somebody goes first; where all decide at once, a place at the table is a seat.
    in_turn = True
    # The beginning of the texts `PREFIX-outcome-REASON`.
    prefix = ""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.options = options
        self.groups: tuple[Group, ...] = ()
        self.registers: tuple[Register, ...] = ()

    @classmethod
    def build(cls, components: str) -> Game:  # noqa: ARG003
        """The game with another box; raises `ComponentsError`."""
        raise ComponentsError("this game has no box that can be changed")

    def begin(self, state: State) -> None:
        """A new game: forget what was noted."""

    def starter(self, state: State) -> int:
        """The seat that goes first, asked before anybody decides; places at the table count from there."""
        asked = state.asked_seats()
        return asked[0] if len(asked) == 1 else 0

    def watch(self, state: State, seat: int, action: int) -> None:
        """An action that is about to be carried out."""

    def hear(self, state: State, event: Event) -> Sequence[Use]:
        """What an event says was used; the state is the one after the action. Where an event is told differently to
        some, only one of them may count."""
        return ()

    def round(self, state: State) -> int:
        """A number that changes when a round ends."""
        return int(state.stretch())

    def scores(self, state: State) -> list[float]:
        """How far every seat is."""
        return []

    def leagues(self, state: State) -> list[int]:
        """Seats with the same number are compared with each other; `OUT` is for those who no longer play."""
        return [0] * int(state.seats)

    def counts(self, state: State, group: Group) -> Counts:
        """For each seat, how many of each thing of a group it has."""
        raise NotImplementedError

    def label(self, texts: "Texts", group: Group, thing: str) -> str:
        """A thing in words."""
        return thing

    def named(self, texts: "Texts", register: Register, thing: str) -> str:
        """A thing of a register in words."""
        return thing

    def printed(self, register: Register, thing: str) -> str:
        """What the box says of a thing, to find out which ones a change of the box concerns; nothing where it says
        nothing of its own."""
        return ""

    def ending(self, texts: "Texts", reason: str) -> str:
        """Why a game ended, in words."""
        name = f"{self.prefix}-outcome-{reason}"
        return texts.say(name) if texts.has(name) else reason
