"""The contract: what every game's state can do. The eleven laws that it keeps are in `vervet.kit`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NoReturn, SupportsIndex, final

from mypy_extensions import i64, mypyc_attr

from vervet.core.chance import Chance
from vervet.core.choices import Choices
from vervet.core.event import EVERYONE, Event
from vervet.core.json import Json
from vervet.core.number import action_number, seat_number
from vervet.core.parts import Parts
from vervet.core.refusal import IllegalAction, Refusal
from vervet.core.rng import Random

if TYPE_CHECKING:  # they know what a state is
    from vervet.core.features import Features

# What a game writes in place of each checked method.
CHECKED: Final = {
    "legal_actions": "list_choices",
    "apply": "execute",
    "refusal": "explain",
    "view": "show",
    "determinize": "deal",
    "payoff": "pay",
    "advice": "advise",
}


class Outcome:
    """How a game ended: who won (several share it, nobody is a draw), why, and by which rule."""

    def __init__(self, winners: tuple[int, ...], reason: str, rule: str) -> None:
        self.winners = winners
        self.reason = reason
        self.rule = rule

    def to_json(self) -> dict[str, Json]:
        return {"winners": list(self.winners), "reason": self.reason, "rule": self.rule}

    def __repr__(self) -> str:
        return f"Outcome({self.winners!r}, {self.reason!r}, {self.rule!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A complete, mutable position of a game.

    A game derives from it and writes `asked`, `list_choices`, `execute`, `explain`, `copy`, `hash`, `pay`, `outcome`,
    `show`, `position`; where something is hidden or random, `deal`, `lessons` and `draw_from`; where not every
    action is secret, `witnesses`; where a clock may answer, `fallback`, `occasion`, `stretch`; what helps bots to play
    well, `suggest`, `list_sensible`, `is_vain`, `estimate` and `features`; and what helps people, `advise`.

    All others call `legal_actions`, `apply`, `refusal`, `view`, `determinize`, `payoff` and `advice`: they check
    the numbers they are given, and then ask the game's `list_choices`, `execute`, `explain`, `show`, `deal`, `pay` and
    `advise`, which trust theirs.
    """

    @classmethod
    def __init_subclass__(cls, **settings: object) -> None:
        """The checked methods are not a game's to write: `deal` is what bots get their worlds from (law 5)."""
        super().__init_subclass__(**settings)
        for name, instead in CHECKED.items():
            if name in vars(cls):
                raise TypeError(f"{cls.__name__} writes {name}(), which is checked for every game; write {instead}()")

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.listening: bool = False
        self.events: list[Event] = []
        self.menu: Choices | None = None

    # What a game must say.

    def asked(self) -> i64:
        """The bits of the seats that must decide now; 0 when the game is over."""
        raise NotImplementedError

    def list_choices(self, seat: i64, out: Choices) -> None:
        """Add every legal action of an asked seat to `out`, each once."""
        raise NotImplementedError

    def execute(self, seat: i64, action: i64) -> None:
        """Carry out a legal action, unchecked."""
        raise NotImplementedError

    def explain(self, seat: i64, action: i64) -> Refusal | None:
        """Why the action is not legal for the seat now; None when it is."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent copy that listens to nothing."""
        raise NotImplementedError

    def hash(self) -> i64:
        """63 bits that tell complete states apart."""
        raise NotImplementedError

    def pay(self, seat: i64) -> float:
        """The seat's share of the win, from 0 to 1, all seats together 1; only when the game is over.

        A lone player gets anything from 0 to 1: how well it went.
        """
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        raise NotImplementedError

    def show(self, seat: int | None) -> Json:
        """All that the seat (None: a spectator) may know, with perfect memory, and nothing else: an object."""
        raise NotImplementedError

    def show_again(self, seat: int | None, known: Parts) -> Json:
        """The same for somebody who keeps what they are shown and never changes it: a part that they have seen before
        may be the very same object. `known` is theirs, for the game to keep the parts of now in. None: a game need not
        have this; it only saves time."""
        return None

    def position(self) -> Json:
        """The complete state as a document that the game's `load` takes back."""
        raise NotImplementedError

    # What a game with secrets or chance also says.

    def deal(self, seat: i64, rng: Random) -> "State":
        """A copy in which all that the seat does not know is dealt anew; a plain copy where nothing is hidden."""
        return self.copy()

    def draw_from(self, chance: Chance) -> None:
        """From now on what is drawn comes from this chance; a game that draws nothing after its start need not write
        it."""

    def lessons(self, seat: i64) -> i64:
        """How often what this seat did taught anyone something hidden or random; its undo stops where this rises.

        Where one seat's action shows what several have decided, the counts of all of them rise.
        """
        return 0

    def witnesses(self, seat: i64, action: i64) -> i64:
        """The bits of those who may read an action that the seat is about to make; the seat itself always may."""
        return i64(1) << seat

    def waited_for(self, seat: int | None) -> i64:
        """The bits of the seats that the table waits for, as far as the seat (None: a spectator) may know."""
        return self.asked()

    # What a game says that asks everybody at once, whatever they hold, and lets a public clock end the waiting.
    # All this is known to all: in two states that look alike to somebody it is the same (law 4).

    def fallback(self, seat: i64) -> i64:
        """The action that is taken for an asked seat when the public clock runs out; -1: the table waits for it."""
        return -1

    def occasion(self, seat: i64) -> list[str]:
        """What a question with a fallback is about, in words by which the seat can say in advance when to leave it at
        that: the kind of question first, and whether it concerns the seat."""
        return []

    def stretch(self) -> i64:
        """The number of the round; what a seat says in advance "for this round" ends when this changes."""
        return 0

    # What helps bots. The first two depend on nothing but what the seat may know (law 5).

    def suggest(self, seat: i64, rng: Random) -> i64:
        """What a sensible player would do here; without a game's own idea, any legal action of the asked seat."""
        menu = self.choices(seat)
        assert menu.count > 0, f"seat {seat} is not asked"
        return menu.at(rng.below(menu.count))

    def list_sensible(self, seat: i64, out: Choices) -> None:
        """Add the legal actions of an asked seat that are worth thinking about to `out`, at least one, each once."""
        self.list_choices(seat, out)

    def is_vain(self, seat: i64, action: i64) -> bool:
        """Whether a legal action would have no effect but its price; no bot that thinks takes one if it can help it."""
        return False

    def estimate(self, seat: i64) -> float:
        """A guess at the seat's payoff from here, by everything that lies on this table, hidden or not: searches ask it
        only of worlds that were dealt for them, in which there is no secret to tell."""
        return self.pay(seat) if self.asked() == 0 else 1.0 / float(self.seats)

    def features(self) -> "Features | None":
        """New eyes for networks that play states like this one; None: no network can.

        What they see of a state depends on nothing but what the seat may know.
        """
        return None

    # What helps people, and programs that play for them. It is an opinion, so no rule and no event depends on it.

    def advise(self, seat: i64) -> Mapping[str, Json] | None:
        """What a good adviser would tell the seat now, as a document of the game's own shape; None: nothing.

        It depends on nothing but what the seat may know, and leaves no trace.
        """
        return None

    def foretells(self, seat: i64) -> bool:
        """Whether `advise` would only foretell now what the seat's own choices give: that is no hint, and people who
        play people need not agree on it. All may know the answer."""
        return False

    # What every game gets from these. The first seven are for everybody: what cannot be a seat or an action gets
    # a `NumberError` that says what was expected.

    @final
    def legal_actions(self, seat: SupportsIndex) -> list[int]:
        """The packed legal actions of a seat, none when it is not asked."""
        return self.choices(seat_number(seat, self.seats)).to_list()

    @final
    def apply(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """Carry out an action if it is legal; otherwise raise `IllegalAction` and change nothing (law 3)."""
        self.make(seat_number(seat, self.seats), action_number(action))

    @final
    def refusal(self, seat: SupportsIndex, action: SupportsIndex) -> Refusal | None:
        """Why the action is not legal for the seat now; None when it is."""
        return self.explain(seat_number(seat, self.seats), action_number(action))

    @final
    def payoff(self, seat: SupportsIndex) -> float:
        """The seat's share of the win, from 0 to 1, all seats together 1. It means something only once the game is
        over; before, `estimate` guesses."""
        return self.pay(seat_number(seat, self.seats))

    @final
    def view(self, seat: SupportsIndex | None) -> dict[str, Json]:
        """All that the seat (None: a spectator) may know, with perfect memory, and nothing else."""
        shown = self.show(None if seat is None else seat_number(seat, self.seats))
        assert isinstance(shown, dict), "a view is an object"
        return shown

    @final
    def view_again(self, seat: int | None, known: Parts) -> dict[str, Json] | None:
        """The same view, of which nothing may ever be changed; None where the game has only `view`."""
        shown = self.show_again(seat, known)
        return shown if isinstance(shown, dict) else None

    @final
    def determinize(self, seat: SupportsIndex, rng: Random) -> "State":
        """A world that the seat must think possible: a copy in which all that it does not know is dealt anew."""
        return self.deal(seat_number(seat, self.seats), rng)

    @final
    def advice(self, seat: SupportsIndex) -> Mapping[str, Json] | None:
        """What the game advises the seat to do (None: nothing), worked out when somebody asks. It is thought about in a
        world dealt for the seat, so that it cannot tell a secret."""
        number = seat_number(seat, self.seats)
        return self.deal(number, Random()).advise(number)

    def choices(self, seat: i64) -> Choices:
        """The legal actions in a buffer of the state's own, good until the next call."""
        menu = self.menu
        if menu is None:
            menu = Choices()
            self.menu = menu
        menu.count = 0
        if seat >= 0 and seat < self.seats and self.asked() & (i64(1) << seat) != 0:
            self.list_choices(seat, menu)
        return menu

    def make(self, seat: i64, action: i64) -> None:
        """What `apply` does, with numbers that need no check."""
        if not self.choices(seat).has(action):
            self.refuse(seat, action)
        self.execute(seat, action)

    def refuse(self, seat: i64, action: i64) -> NoReturn:
        """Raise the reason why an action is not legal."""
        refusal = self.explain(seat, action)
        assert refusal is not None, f"no reason given for refusing action {action} of seat {seat}"
        raise IllegalAction(refusal)

    def listen(self) -> None:
        """From now on record events."""
        self.listening = True
        self.events = []

    def take_events(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events

    def tell(self, name: str, rule: str, fields: dict[str, Json], seats: i64 = EVERYONE) -> None:
        self.events.append(Event(name, rule, fields, seats))

    def asked_seats(self) -> list[int]:
        asked = self.asked()
        return [seat for seat in range(self.seats) if asked >> seat & 1]

    def is_window(self) -> bool:
        """Whether there is a fallback for everybody who is asked: then nobody need wait for anybody."""
        asked = self.asked()
        seat: i64 = 0
        while seat < self.seats:
            if asked >> seat & 1 != 0 and self.fallback(seat) < 0:
                return False
            seat += 1
        return asked != 0

    def actor(self) -> i64:
        """The first of the asked seats; -1 when the game is over."""
        asked = self.asked()
        if asked == 0:
            return -1
        seat: i64 = 0
        while asked & 1 == 0:
            asked >>= 1
            seat += 1
        return seat
