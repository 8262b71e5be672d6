"""A match is its log: game, options, deal and actions; the state is a replay of it."""

from collections.abc import Mapping
from typing import SupportsIndex

from vervet.core.chain import entry_digest, head_of
from vervet.core.chance import Chance, Draw
from vervet.core.deal import Deal, Terms
from vervet.core.departure import Departure
from vervet.core.event import Event, audience
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.number import action_number, seat_number, seed_number, whole_number
from vervet.core.option import Options, options_json
from vervet.core.refusal import IllegalAction, Refusal
from vervet.core.seal import FIELD, seal_of
from vervet.core.start import Start, StartError, dealt_world, drawn_seed, first_state
from vervet.core.state import State
from vervet.core.step import Step, carry_out, made
from vervet.core.told import Told

FORMAT = 2
OLD_FORMAT = 1
# What is written for an undo.
UNDO = "undo"
# The field of those who left a seat; only where somebody did.
DEPARTURES = "departures"
# The field of where it began; only where that is not at the beginning.
BEGINNING = "start"
# The field of a changed box; only where it is not the game's own.
BOX = "box"
SNAPSHOT_EVERY = 32


def counted(actions: int) -> str:
    """How many actions, in words."""
    return "1 action" if actions == 1 else f"{actions} actions"


class LogError(ValueError):
    """A log that cannot be replayed; the message says which line and why, `refusal` why its options are refused."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class Entry:
    """A line of the log: an action, or nothing where the seat took its last action back."""

    def __init__(self, seat: int, action: int | None) -> None:
        self.seat = seat
        self.action = action


class Prepared:
    """An action that was made on a copy of the state: `before` is the state, `after` the copy, and what was drawn."""

    def __init__(self, before: State, after: State, step: Step, drawn: list[Draw]) -> None:
        self.before = before
        self.after = after
        self.step = step
        self.drawn = drawn


class Match:
    """One game being played: the log, and the state it leads to.

    `seed` deals it, and proves nothing; a server gives the `deal` that was promised, and the `terms` of it. `form` is
    that of the log: matches of format 1 go on as they began. `start` is where it begins, if not at the beginning (a
    server's is in its terms), and `world` the position that was dealt there, once it is.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seed: SupportsIndex | None = None,
        deal: Deal | None = None,
        terms: Terms | None = None,
        rules: int | None = None,
        form: int = FORMAT,
        start: Start | None = None,
        world: Mapping[str, Json] | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.rules = game.version if rules is None else rules
        self.form = form
        local = Terms("", game.name, self.rules, options_json(options), [], start)
        self.terms = local if terms is None else terms
        self.deal = Deal(0 if seed is None else seed_number(seed)) if deal is None else deal
        self.chance = self.drawing()
        # All that was done, undos included; the steps are what has not been taken back.
        self.entries: list[Entry] = []
        # Who left a seat meanwhile, and who came back: beside the entries, for the rules know nothing of it.
        self.departures: list[Departure] = []
        self.steps: list[Step] = []
        # The number of each step's entry, from 1.
        self.numbers: list[int] = []
        self.chance.listen()
        # The position that was dealt at its start; nothing where it began at the beginning.
        self.world: dict[str, Json] = {}
        self.state = self.first_state(world)
        # All that was drawn, with the number of the entry at which it was.
        self.draws: list[tuple[int, Draw]] = [(0, draw) for draw in self.chance.take()]
        # What happened before anybody decided anything, if the game tells of it.
        self.opening: list[Event] = self.state.take_events()
        self.told = Told(int(self.state.seats))
        self.snapshots: dict[int, State] = {0: self.state.copy()}

    def drawing(self) -> Chance:
        """What the match draws from; raises `LogError` for rules that nobody knows any more."""
        if self.form == FORMAT and self.rules == self.game.version:
            return self.deal.chance(self.terms)
        seed = self.deal.seed
        old = None if self.form == FORMAT or seed is None else self.game.old_chance(self.rules, seed)
        if old is None:
            known = f"these are rules {self.game.version}"
            raise LogError(f"the log follows rules {self.rules} of {self.game.name}; {known}")
        return old

    def first_state(self, world: Mapping[str, Json] | None) -> State:
        """The state before anybody has decided anything; raises `LogError` where no match can begin."""
        start = self.terms.start
        if start is None:
            return self.game.start(self.options, self.chance)
        seed = drawn_seed(self.chance)
        try:
            self.world = dealt_world(self.game, start, seed) if world is None else dict(world)
            return first_state(self.game, self.world, self.chance)
        except StartError as error:
            raise LogError(f"{BEGINNING}.{error}") from error

    def dealt_again(self) -> dict[str, Json]:
        """The world of its start, dealt once more from the same numbers."""
        start = self.terms.start
        assert start is not None
        return dealt_world(self.game, start, drawn_seed(self.chance))

    @property
    def seed(self) -> int | None:
        """The seed that the match was dealt from; None where it was dealt from a key."""
        return self.deal.seed

    def __repr__(self) -> str:
        dealt = "a promised deal" if self.seed is None else f"seed {self.seed}"
        return f"<Match: {self.game.name}, {dealt}, {counted(self.version)}>"

    @property
    def version(self) -> int:
        """How many actions have been made."""
        return len(self.steps)

    @property
    def actions(self) -> list[tuple[int, int]]:
        """Seat and action of every step."""
        return [(step.seat, step.action) for step in self.steps]

    def act(self, seat: SupportsIndex, action: SupportsIndex) -> list[Event]:
        """Carry out an action; returns what happened, or raises `IllegalAction` and changes nothing."""
        return self.make(seat_number(seat, self.state.seats), action_number(action))

    def make(self, seat: int, action: int) -> list[Event]:
        """The same with numbers that need no check."""
        self.chance.listen()
        try:
            step = carry_out(self.state, seat, action)
        finally:
            drawn = self.chance.take()
        self.enter(step, drawn)
        return step.events

    def enter(self, step: Step, drawn: list[Draw]) -> None:
        """Write down what was just made."""
        self.entries.append(Entry(step.seat, step.action))
        number = len(self.entries)
        if drawn:
            self.draws += [(number, draw) for draw in drawn]
        self.told.tell(number, step.eyes())
        self.keep(step, number)

    def prepare(self, seat: int, action: int) -> Prepared:
        """Make a legal action on a copy: it is seen where it leads, and nothing is done yet."""
        after = self.state.copy()
        self.chance.listen()
        try:
            step = made(after, seat, action)
        finally:
            drawn = self.chance.take()
        return Prepared(self.state, after, step, drawn)

    def carry_out(self, prepared: Prepared) -> Step:
        """Now it is done: what was the copy is the state. Whatever has happened in between is not lost."""
        step = prepared.step
        if prepared.before is not self.state:
            self.make(step.seat, step.action)
            return self.steps[-1]
        # The buffer is as good for the new one.
        prepared.after.menu, prepared.before.menu = prepared.before.menu, None
        self.state = prepared.after
        self.enter(step, prepared.drawn)
        return step

    def keep(self, step: Step, number: int) -> None:
        self.steps.append(step)
        self.numbers.append(number)
        if self.version % SNAPSHOT_EVERY == 0:
            self.snapshots[self.version] = self.state.copy()

    def last_of(self, seat: int) -> int:
        """The index of the seat's last step; -1 when it has made none."""
        index = len(self.steps) - 1
        while index >= 0 and self.steps[index].seat != seat:
            index -= 1
        return index

    def undoable(self, seat: SupportsIndex) -> bool:
        """Whether the seat may take its last action back (law 9)."""
        return self.without_last(seat_number(seat, self.state.seats)) is not None

    def undo(self, seat: SupportsIndex) -> int:
        """Take the seat's last action back, keeping what others did at the same time; returns the bits of those who can
        see it."""
        number = seat_number(seat, self.state.seats)
        rest = self.without_last(number)
        if rest is None:
            raise IllegalAction(Refusal("", "undo-impossible"))
        kept, later = rest
        gone, old, numbers = self.steps[kept], self.steps[kept + 1 :], self.numbers[kept + 1 :]
        self.truncate(kept)
        for (other, action), at in zip(later, numbers, strict=True):
            self.keep(carry_out(self.state, other, action), at)
        self.entries.append(Entry(number, None))
        return self.tell_undo(gone, old)

    def tell_undo(self, gone: Step, old: list[Step]) -> int:
        """Whoever saw what was taken back, or sees what came after it otherwise, is told of the undo; then of what they
        had not seen."""
        first = len(self.steps) - len(old)
        eyes, again = gone.eyes(), list(zip(old, self.steps[first:], self.numbers[first:], strict=True))
        for viewer in self.told.numbers:
            if any(before.shown(viewer) != after.shown(viewer) for before, after, _ in again):
                eyes |= int(audience(viewer))
        self.told.tell(len(self.entries), eyes)
        for before, after, number in again:
            self.told.tell(number, after.eyes() & ~before.eyes())
        return eyes

    def cut(self, kept: int) -> None:
        """Forget all but the given number of first actions, in the log too: only for a table that nobody else sees."""
        actions = self.actions[:kept]
        self.truncate(0)
        self.entries, self.draws, self.told = [], self.draws_of_opening(), Told(int(self.state.seats))
        for seat, action in actions:
            self.make(seat, action)

    def draws_of_opening(self) -> list[tuple[int, Draw]]:
        return [(number, draw) for number, draw in self.draws if number == 0]

    def truncate(self, kept: int) -> None:
        """Back to the state after some steps."""
        self.state = self.replayed(kept)
        del self.steps[kept:]
        del self.numbers[kept:]
        self.snapshots = {at: state for at, state in self.snapshots.items() if at <= kept}

    def without_last(self, seat: int) -> tuple[int, list[tuple[int, int]]] | None:
        """The log without the seat's last action: how much of it stays, and what comes after.

        None when what the seat did has taught anyone anything since, or when what others did since rests on it.
        """
        last = self.last_of(seat)
        if last < 0 or self.steps[last].lessons != int(self.state.lessons(seat)):
            return None
        later = [(step.seat, step.action) for step in self.steps[last + 1 :]]
        if not later:
            return last, later
        if last > 0 and not self.steps[last - 1].asked >> later[0][0] & 1:
            # Whoever came next was not asked before: nothing need be replayed to see that.
            return None
        state = self.replayed(last)
        for other, action in later:
            if action not in state.legal_actions(other):
                return None
            state.execute(other, action)
        return last, later

    def state_at(self, version: SupportsIndex) -> State:
        """The state after some actions, given by their number; replayed from the nearest snapshot."""
        made = self.version
        return self.replayed(whole_number(version, 0, made, f"a number of actions from 0 to {made}"))

    def replayed(self, version: int) -> State:
        """The same for a number that needs no check."""
        start = max(at for at in self.snapshots if at <= version)
        state = self.snapshots[start].copy()
        for step in self.steps[start:version]:
            state.execute(step.seat, step.action)
        return state

    def line(self, index: int) -> str:
        """A step as it is written in the log: seat and notation."""
        step = self.steps[index]
        return f"{step.seat} {self.game.grammar.to_text(step.action)}"

    def written(self, entry: Entry) -> str:
        """An entry as it is written in the log."""
        return f"{entry.seat} {UNDO if entry.action is None else self.game.grammar.to_text(entry.action)}"

    def log(self) -> dict[str, Json]:
        """The match as a document."""
        outcome = self.state.outcome()
        log: dict[str, Json] = {
            "vervet": self.form,
            "game": self.game.name,
            "rules": self.rules,
            "options": options_json(self.options),
        }
        if self.form == OLD_FORMAT:
            log["seed"] = self.seed
            log["actions"] = [self.line(index) for index in range(self.version)]
        else:
            log.update(self.proof())
            if self.game.changed_box:
                log[BOX] = self.game.changed_box
        log["outcome"] = outcome.to_json() if outcome else None
        if self.seed is None:
            log[FIELD] = seal_of(log, self.deal.secret)
        return log

    def proof(self) -> dict[str, Json]:
        """How the match was dealt, what was done, and the head of its chain; where the deal was promised, also all
        that was drawn, and where others were told of it, who was told what."""
        lines = [self.written(entry) for entry in self.entries]
        digests = [entry_digest(self.deal.secret, number, line) for number, line in enumerate(lines, 1)]
        proof: dict[str, Json] = {
            "match": self.terms.match,
            "seats": self.terms.seats,
            "deal": self.deal.document(),
            "actions": list(lines),
            "head": head_of(self.terms.digest(), self.deal.promise(), digests).hex(),
        }
        if self.deal.secret:
            proof["told"] = {viewer: list(numbers) for viewer, numbers in self.told.document().items()}
        start = self.terms.start
        if start is not None:
            proof[BEGINNING] = start.document(self.world)
        if self.departures:
            proof[DEPARTURES] = [each.document() for each in self.departures]
        if self.seed is None:
            proof["draws"] = [draw.document(number) for number, draw in self.draws]
        return proof
