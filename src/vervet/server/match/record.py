"""A match in memory: what is on disk, replayed. It knows what may be done next, and nothing of the network."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Final, cast

from msgspec.json import Decoder

from vervet.core.action import ActionError, Grammar
from vervet.core.chance import BOT
from vervet.core.clients import BOT as BOT_KIND
from vervet.core.event import Event
from vervet.core.json import Json
from vervet.core.match import OLD_FORMAT, Match
from vervet.core.rng import Random, mix
from vervet.core.state import Outcome, State
from vervet.core.step import Step
from vervet.server.match.chains import Chains
from vervet.server.match.commands import Commands
from vervet.server.match.draft import Draft
from vervet.server.match.glance import Glances
from vervet.server.match.messages import Document
from vervet.server.match.problem import ProblemError
from vervet.server.match.rows import EntryRow
from vervet.server.match.sight import Sight

# Five cards have 120 orders.
MOST_WEIGHED = 200
ACTIONS: Final[Decoder[Document]] = Decoder(Document)
NO_COMMANDS: Final[Mapping[int, str]] = {}


class Record:
    """The log of a match and the state it leads to. `number` is that of the last entry; it never leaves the server,
    since it would tell of secret decisions. What clients count is in `sight`."""

    def __init__(self, match: Match, entries: Sequence[EntryRow]) -> None:
        self.match = match
        self.game = match.game
        self.options = match.options
        # Who sits there by the terms; a bot that plays on for a person is not among them.
        seats = [seat for seat in match.terms.seats if isinstance(seat, Mapping)]
        self.bots = {number for number, seat in enumerate(seats) if seat.get("kind") == BOT_KIND}
        self.sight = Sight()
        self.chains = Chains(self.match)
        self.glances = Glances(self.game)
        # What was advised and suggested since entry `advised_at`, by seat: each table is thought about once.
        self.advised: dict[int, Document | None] = {}
        self.suggested: dict[int, int | None] = {}
        self.advised_at = 0
        # How the match went, once somebody has asked; it is over then.
        self.story: dict[str, Json] | None = None
        self.commands = Commands()
        # What people took back, with the numbers of its entry and of the one that takes it back; what bots had done
        # since only followed from it.
        self.undone: list[tuple[int, int, Step]] = []
        # The seats asked after each entry, by its number.
        self.asked: list[int] = [int(self.match.state.asked())]
        self.catch_up(entries)

    def catch_up(self, entries: Sequence[EntryRow]) -> None:
        """Carry out what of a log, as it is on disk, has not been yet."""
        for entry in entries[self.number :]:
            if entry.action is None:
                self.take_back(entry.seat)
            else:
                self.put(entry.seat, self.game.grammar.from_text(entry.action))
            self.commands.keep(entry)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def steps(self) -> list[Step]:
        return self.match.steps

    @property
    def numbers(self) -> list[int]:
        """The number of each step's entry; those of undos, and of what was undone, are left out."""
        return self.match.numbers

    @property
    def number(self) -> int:
        return len(self.sight.seen)

    def bot_seed(self, seat: int) -> int:
        """What the thoughts of a bot follow from: the match, its seat, and how many moves it has made."""
        moves = sum(1 for step in self.steps if step.seat == seat)
        if self.match.seed is not None and self.match.form == OLD_FORMAT:
            return int(mix(self.match.seed ^ int(mix(moves << 8 | seat))))
        return int(self.match.chance.bits(BOT, seat, moves))

    # Changing: only with what is on disk. Both return the bits of those who can see it.

    def put(self, seat: int, action: int) -> int:
        """Carry out an action that has been checked and written."""
        self.match.act(seat, action)
        return self.see(self.steps[-1])

    def see(self, step: Step) -> int:
        """Count what was just made."""
        eyes = step.eyes()
        self.sight.add(eyes)
        self.asked.append(step.asked)
        return eyes

    def take_back(self, seat: int) -> int:
        """Carry out an undo that has been checked and written; what others did at the same time is told anew."""
        last = self.match.last_of(seat)
        made, gone = self.numbers[last], self.steps[last]
        eyes = self.match.undo(seat)
        for number, step in zip(self.numbers[last:], self.steps[last:], strict=True):
            self.sight.widen(number, step.eyes())
        self.sight.add(eyes, undo=True)
        if seat not in self.bots:
            self.undone.append((made, self.number, gone))
        self.asked.append(int(self.state.asked()))
        return eyes

    def carry_out(self, draft: Draft) -> int:
        eyes, prepared = 0, draft.prepared
        if prepared is not None:
            eyes = self.see(self.match.carry_out(prepared))
        else:
            for seat, action in draft.moves:
                eyes |= self.take_back(seat) if action is None else self.put(seat, action)
        for entry in draft.entries:
            self.commands.keep(entry)
        return eyes

    # Checking.

    def read(self, document: Document) -> int:
        """The packed action of a document; raises `malformed`."""
        try:
            return self.game.grammar.from_json(cast(Json, document))
        except ActionError as error:
            raise ProblemError("malformed", str(error)) from error

    def read_said(self, said: bytes) -> int:
        """The same of a document that is not decoded: mostly it is said just as it was offered."""
        action = self.glances.phrases.read(said)
        return action if action >= 0 else self.read(ACTIONS.decode(said))

    def check(self, seat: int, eyes: int, version: int, action: int) -> None:
        """Whether the seat may do this now, having seen the table of that version; raises what is wrong."""
        if self.state.asked() == 0:
            raise ProblemError("over", "the match is over")
        if version != self.sight.version(eyes) and not self.still_open(seat, eyes, version, action):
            raise self.stale(eyes, version)
        if not self.state.choices(seat).has(action):
            refusal = self.state.refusal(seat, action)
            raise ProblemError("illegal", "the rules do not allow this now", refusal)

    def stale(self, eyes: int, version: int) -> ProblemError:
        now = self.sight.version(eyes)
        return ProblemError("stale", f"the table has moved on: it is at version {now}, not {version}")

    def still_open(self, seat: int, eyes: int, version: int, action: int) -> bool:
        """Whether a decision made at an old table still stands.

        Where several seats decide at once (law 6), the others' decisions must not make this one stale. It stands if, at
        that version, several seats were asked and this one among them; if it has been asked ever since, has not acted
        itself and has seen nothing undone; and if the action is still legal. Any other old version is stale.
        """
        if version < self.sight.reset_at(eyes) or version > self.sight.version(eyes):
            return False
        number = self.sight.latest(eyes, version)
        asked, mine = self.asked[number], 1 << seat
        since = self.steps[bisect_right(self.numbers, number) :]
        always = asked & mine and all(step.asked & mine and step.seat != seat for step in since)
        return bool(always) and asked.bit_count() > 1 and action in self.state.legal_actions(seat)

    def undoable(self, seat: int) -> bool:
        """Whether the seat may take its last action back, if need be with what bots have answered."""
        return bool(self.undone_with(seat))

    def undone_with(self, seat: int) -> list[int]:
        """The seats whose last actions are taken back, one after the other, so that the seat's own is; none where it
        cannot be."""
        if self.state.asked() == 0:
            return []
        return [seat] if self.undoable_alone(seat) else self.undone_with_bots(seat)

    def undoable_alone(self, seat: int) -> bool:
        """It may not take back what opened a window, since that would depend on whether others have answered in it,
        which is nobody's business."""
        match = self.match
        if not match.undoable(seat):
            return False
        return not self.state.is_window() or match.state_at(match.last_of(seat)).is_window()

    def undone_with_bots(self, seat: int) -> list[int]:
        """Against bots alone, what they have answered is taken back as well, as long as nobody has learnt anything from
        all of it. Only where nothing is hidden: elsewhere it would tell what they have decided in secret."""
        if not self.bots or not self.game.open_information:
            return []
        match, last = self.match, self.match.last_of(seat)
        others = [each for each in range(int(self.state.seats)) if each != seat]
        if last < 0 or any(each not in self.bots for each in others):
            return []
        before = match.state_at(last)
        if any(before.lessons(each) != self.state.lessons(each) for each in (seat, *others)):
            return []
        return [step.seat for step in reversed(self.steps[last:])]

    def check_undo(self, seat: int, eyes: int, version: int) -> None:
        if self.state.asked() == 0:
            raise ProblemError("over", "the match is over: nothing can be taken back")
        if version != self.sight.version(eyes):
            raise self.stale(eyes, version)
        if not self.undoable(seat):
            raise ProblemError("illegal", "this seat has nothing to take back")

    def draft(self, moves: Sequence[tuple[int, int]], commands: Mapping[int, str] = NO_COMMANDS) -> Draft:
        """Legal actions as one change: those after one that ends the question are left out. `commands` are what the
        clients of these seats call them."""
        if len(moves) == 1:
            seat, action = moves[0]
            return self.draft_one(seat, action, commands.get(seat))
        made, outcome = self.rehearse(moves)
        to_text = self.game.grammar.to_text
        entries = [
            EntryRow(number, seat, to_text(action), commands.get(seat))
            for number, (seat, action) in enumerate(made, self.number + 1)
        ]
        return Draft(made, entries, None if outcome is None else outcome.to_json())

    def draft_one(self, seat: int, action: int, command: str | None) -> Draft:
        """A single one, as it mostly is."""
        entry = EntryRow(self.number + 1, seat, self.game.grammar.to_text(action), command)
        prepared = self.match.prepare(seat, action)
        outcome = prepared.after.outcome()
        return Draft([(seat, action)], [entry], None if outcome is None else outcome.to_json(), prepared)

    def draft_undo(self, seat: int, command: str = "") -> Draft:
        """What the seat itself did is taken back last, and that is what its command is kept with."""
        seats = self.undone_with(seat)
        named = [*[None] * (len(seats) - 1), command or None]
        entries = [
            EntryRow(number, each, None, name)
            for number, (each, name) in enumerate(zip(seats, named, strict=True), self.number + 1)
        ]
        return Draft([(each, None) for each in seats], entries)

    def rehearse(self, moves: Sequence[tuple[int, int]]) -> tuple[list[tuple[int, int]], Outcome | None]:
        """The moves that can be made one after the other as answers to the same question, and how the game will have
        ended with them (None if it goes on). The state stays as it is."""
        after = self.state.copy()
        made: list[tuple[int, int]] = []
        for seat, action in moves:
            asked = int(after.asked())
            after.execute(seat, action)
            made.append((seat, action))
            if int(after.asked()) != asked & ~(1 << seat):
                break
        return made, after.outcome()

    def trial(self, seat: int, action: int) -> list[Event]:
        """What a legal action would do, as far as the seat can know: nothing if it would teach anybody something.

        It is tried on a table dealt anew from what the seat knows, so that the answer cannot hold a secret.
        """
        return self.trials(seat, [action])[0]

    def trials(self, seat: int, actions: Sequence[int]) -> list[list[Event]]:
        """The same for several actions, each on its own copy of one such table."""
        guess = self.state.determinize(seat, Random(0))
        return [tried(guess.copy(), seat, action) for action in actions]

    def suggestion(self, seat: int) -> int | None:
        """What a sensible player would do; None where the seat is not asked. The same table gives the same answer."""
        self.forget_advice()
        if seat not in self.suggested:
            self.suggested[seat] = suggested(self.state, seat)
        return self.suggested[seat]

    def advice(self, seat: int) -> Document | None:
        """What the game advises a seat to do."""
        self.forget_advice()
        if seat not in self.advised:
            self.advised[seat] = advised(self.state, seat)
        return self.advised[seat]

    def forget_advice(self) -> None:
        """Whatever was said of an earlier table."""
        if self.advised_at != self.number:
            self.advised, self.suggested, self.advised_at = {}, {}, self.number


def suggested(state: State, seat: int) -> int | None:
    if seat not in state.asked_seats():
        return None
    rng = Random(0)
    action = int(state.determinize(seat, rng).suggest(seat, rng))
    return action if action in state.legal_actions(seat) else None


def advised(state: State, seat: int) -> Document | None:
    advice = state.advice(seat)
    return None if advice is None else dict(advice)


def actions_of(grammar: Grammar, state: State, seat: int, kind: str) -> list[int]:
    """The legal actions of a kind, at most this many; raises `malformed` for a kind that the game does not have."""
    names = [each.name for each in grammar.kinds]
    if kind not in names:
        raise ProblemError("malformed", f"kind must be one of {', '.join(names)}, not {kind[:40]!r}")
    legal = state.legal_actions(seat)
    return [action for action in legal if grammar.kind(action).name == kind][:MOST_WEIGHED]


def tried(guess: State, seat: int, action: int) -> list[Event]:
    """The events of an action that the seat may see; none if it would teach anybody something."""
    lessons = int(guess.lessons(seat))
    guess.listen()
    guess.execute(seat, action)
    if int(guess.lessons(seat)) != lessons:
        return []
    return [event for event in guess.take_events() if event.visible_to(seat)]


def not_taken_back(entries: Sequence[EntryRow]) -> list[EntryRow]:
    """The actions of a log that were not taken back."""
    kept: list[EntryRow] = []
    for entry in entries:
        if entry.action is not None:
            kept.append(entry)
            continue
        last = max(index for index, other in enumerate(kept) if other.seat == entry.seat)
        del kept[last]
    return kept
