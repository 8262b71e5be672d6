"""A window: a question with a fallback for everybody who is asked. Its plan follows from what all may know, so that no
pause tells what anybody holds (docs/design.md, "Clocks and tells")."""

from collections.abc import Iterable, Sequence
from math import ceil

from msgspec import Struct

from vervet.bots.roster import thinking_seconds
from vervet.server.match.draft import Draft
from vervet.server.match.messages import Code, FromServer, Refused
from vervet.server.match.problem import ProblemError
from vervet.server.match.rows import SeatRow
from vervet.server.match.watcher import Watcher

# A window waits no longer than this for bots, however slow they are.
MOST_BOT_SECONDS = 2.0
# How many times as long a window stays open for each of several people at one screen.
PASSING = 3


class Early(Struct, frozen=True):
    """What a person answered before the moment: the action, and whom to tell under which number."""

    action: int
    watcher: Watcher
    id: int
    command: str = ""


class Settlement(Struct, frozen=True):
    """What a window comes to at its moment or deadline: the change, if any, and whom to answer."""

    draft: Draft | None
    early: dict[int, Early]


class Absent:
    """Whoever answered at another server, and has not come back yet: they are told when they do."""

    def __init__(self) -> None:
        self.held: list[int] = []

    def tell(self, message: FromServer) -> None:
        """They ask again, by the command of what they sent."""

    def show_deal(self) -> None:
        """They do not look."""

    def show(self) -> None:
        """They do not look."""


class Carried(Struct, frozen=True):
    """An open window, on its way to another server: what is left of its time, and what was answered in it, by seat."""

    asked: int
    gathering: bool
    moment: float
    deadline: float | None
    early: dict[int, tuple[int, str]]
    ready: dict[int, int]


class Plan(Struct, frozen=True):
    """The plan of every window of a match, in seconds from its opening: the moment at which everything answered by then
    is carried out at once, and when the clock runs out (None: never)."""

    moment: float
    limit: float | None


class Window:
    """An open window: the bits of those still asked, and what was answered before the moment."""

    def __init__(self, plan: Plan, now: float, asked: int, shared: int = 1) -> None:
        self.asked = asked
        self.moment = now + plan.moment
        # People who share a screen look at it one after the other, and pass it on in between.
        patience = 1 if shared < 2 else PASSING * shared
        self.deadline = None if plan.limit is None else now + plan.limit * patience
        self.gathering = True
        self.early: dict[int, Early] = {}
        self.ready: dict[int, int] = {}
        # The bots that have begun to think; each does so once.
        self.thinking: set[int] = set()

    def left(self, now: float) -> float | None:
        """The seconds until the clock runs out, as clients are told."""
        return None if self.deadline is None else round(max(0.0, self.deadline - now), 3)

    def packed(self, now: float) -> Carried:
        early = {seat: (each.action, each.command) for seat, each in self.early.items()}
        deadline = None if self.deadline is None else self.deadline - now
        return Carried(self.asked, self.gathering, self.moment - now, deadline, early, dict(self.ready))

    def go_on(self, carried: Carried, now: float) -> None:
        """With the time that is left, and what was answered. Bots that had not made up their minds think again."""
        self.gathering = carried.gathering
        self.moment = now + carried.moment
        self.deadline = None if carried.deadline is None else now + carried.deadline
        self.early = {seat: Early(action, Absent(), 0, name) for seat, (action, name) in carried.early.items()}
        self.ready = dict(carried.ready)
        self.thinking = set(self.ready)

    def may_think(self, seat: int) -> bool:
        return self.gathering and seat not in self.thinking

    def keep(self, seat: int, answer: Early) -> None:
        """Keep what a person answers until the moment comes; raises `stale` for a second answer. The same one, sent
        again over another connection, is answered there."""
        before = self.early.get(seat)
        if before is not None and not (answer.command and answer.command == before.command):
            raise ProblemError("stale", "this seat has answered already")
        self.early[seat] = answer

    def goes_on(self, asked: int, seats: Sequence[int], undo: bool) -> bool:
        """Whether this is still the same window, now that these seats have answered, or taken an answer back."""
        bits = sum(1 << seat for seat in seats)
        return asked != 0 and asked == (self.asked | bits if undo else self.asked & ~bits)

    def close(self) -> None:
        """It is over: what is still kept is not carried out."""
        refuse_all(self.early.values(), "stale", "the table has moved on")


def refuse_all(answers: Iterable[Early], code: Code, detail: str) -> None:
    for each in answers:
        each.watcher.tell(Refused(each.id, code, detail))


class Pace(Struct, frozen=True):
    """What the settings say about time: how long a window stays open (0: for ever), when bots answer in it and on which
    beat they move elsewhere, how many of them think at once, how long a number of the deal is waited for, and how
    long somebody must have been away before their seat is given again."""

    window_seconds: float
    bot_seconds: float
    bot_workers: int
    reveal_seconds: float = 30.0
    away_seconds: float = 60.0


def plan_of(pace: Pace, seats: Sequence[SeatRow]) -> Plan:
    """The same at every table with the same bots: each needs the time that its name says, one after the other. Where
    one person plays bots, nobody waits for them: there is no clock, and reading the rules meanwhile costs no answer."""
    thinking = sum(thinking_seconds(row.bot) for row in seats if row.kind == "bot") / max(1, pace.bot_workers)
    moment = min(pace.bot_seconds + thinking, max(pace.bot_seconds, MOST_BOT_SECONDS))
    alone = sum(row.kind != "bot" for row in seats) == 1
    return Plan(moment, max(pace.window_seconds, moment) if pace.window_seconds > 0 and not alone else None)


def next_beat(begun: float, beat: float, now: float) -> float:
    """The first moment from now on that is a whole number of beats, at least one, after the beginning."""
    return begun + beat * max(1, ceil((now - begun) / beat - 1e-9))
