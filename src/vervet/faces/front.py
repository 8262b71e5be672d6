"""How a game shows itself in a terminal: the little that a front must know of one game."""

from collections.abc import Sequence

from rich.console import RenderableType

from vervet.core.event import Event, EventSet
from vervet.core.json import Json
from vervet.core.state import State
from vervet.faces.telling import event_words
from vervet.texts import Texts

# Okabe-Ito colours, and a mark for each seat that tells it without colour.
COLOURS = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00")
MARKS = ("●", "▲", "■", "◆", "★", "⬢")

# The seat that a line is about, if it is about one, and the line.
Line = tuple[int | None, str]


class Front:
    """A game's drawing; its event texts are `PREFIX-event-NAME`, its action texts `PREFIX-action-KIND`."""

    prefix = ""
    # What the game tells, as declared.
    events: EventSet = EventSet()
    # Commands at the table besides those of every game: `hint`, `go`, `wait`.
    commands: tuple[str, ...] = ()
    # The text for the winner when no player wins.
    nobody = "terminal-sim-draws"
    # Whether what bots do is told only when a person is asked again.
    patient = False

    def draw(
        self, view: Json, names: list[str], texts: Texts, low: bool = False, seat: int | None = None
    ) -> RenderableType:
        """The table as the view of a seat (None: a spectator) shows it; `low` asks for few lines."""
        raise NotImplementedError

    def prompt(self, view: Json, texts: Texts, seat: int | None = None) -> str:
        """What the player is asked for."""
        raise NotImplementedError

    def tell(self, events: Sequence[Event], names: list[str], texts: Texts, seat: int | None) -> list[Line]:
        """What happened, in sentences, as far as the seat (None: a spectator) may know."""
        seen = [event for event in events if event.visible_to(seat)]
        return [(seat_of(event), self.words_of(event, names, texts)) for event in seen]

    def words_of(self, event: Event, names: list[str], texts: Texts) -> str:
        """One event in a sentence."""
        return event_words(texts, self.prefix, self.events, event, names)

    def about(self, kind: str, texts: Texts) -> str:
        """What a kind of action does; nothing where the texts say nothing about it."""
        name = f"{self.prefix}-action-{kind}.about"
        return texts.say(name) if texts.has(name) else ""

    def expand(self, line: str, view: Json, seat: int) -> str:
        """The whole action that a short line stands for."""
        return line

    def hint(self, state: State, seat: int, texts: Texts) -> RenderableType:
        """What would be good to do, with its reason."""
        raise NotImplementedError

    def obvious(self, state: State, seat: int) -> int | None:
        """An action that nobody would skip, for the command `go`; None where there is something to decide."""
        return None

    def passing(self, state: State, seat: int, heedless: bool) -> int | None:
        """The action that lets happen what is about to happen, for the command `wait`; None where the seat must decide,
        and, unless it is `heedless`, where something that it could answer concerns it."""
        return None


def seat_of(event: Event) -> int | None:
    seat = event.fields.get("seat")
    return seat if isinstance(seat, int) else None
