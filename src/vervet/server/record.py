"""A match in memory: what is on disk, replayed. It knows what may be done next, and nothing of the network."""

from collections.abc import Sequence
from typing import cast

from msgspec import Struct

from vervet.core.action import ActionError
from vervet.core.event import Event
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.match import Match
from vervet.core.option import Options
from vervet.core.rng import Random
from vervet.core.state import Outcome, State
from vervet.server.messages import Document
from vervet.server.problem import ProblemError
from vervet.server.store import EntryRow

# All orders of five cards are 120.
MOST_WEIGHED = 200


class Told(Struct, frozen=True):
    """An action that was carried out, with its events and the seats asked after it (as bits)."""

    number: int
    seat: int
    action: int
    events: list[Event]
    asked: int


class Record:
    """The log of a match and the state it leads to.

    `version` is the number of the last entry: actions and undos alike have one, so that no two tables share a version.
    """

    def __init__(self, game: Game, options: Options, seed: int, entries: Sequence[EntryRow]) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.version = 0
        self.reset_at = 0
        self.told: list[Told] = []
        self.match = Match(game, options, seed)
        self.asked_first = int(self.match.state.asked())
        for entry in standing(entries):
            self.put(entry.number, entry.seat, game.grammar.from_text(entry.action or ""))
        if entries:
            self.version = entries[-1].number
            self.reset_at = max((entry.number for entry in entries if entry.action is None), default=0)

    @property
    def state(self) -> State:
        return self.match.state

    # Changing: only with what is on disk.

    def put(self, number: int, seat: int, action: int) -> None:
        """Carry out an action that has been checked and written."""
        events = self.match.act(seat, action)
        self.told.append(Told(number, seat, action, events, int(self.state.asked())))
        self.version = number

    def take_back(self, number: int, seat: int) -> None:
        """Carry out an undo that has been checked and written; what others did at the same time is told anew."""
        last = max(index for index, told in enumerate(self.told) if told.seat == seat)
        kept = self.told[:last] + self.told[last + 1 :]
        self.told = []
        self.match = Match(self.game, self.options, self.seed)
        for told in kept:
            self.put(told.number, told.seat, told.action)
        self.version = number
        self.reset_at = number

    # Checking.

    def read(self, document: Document) -> int:
        """The packed action of a document; raises `malformed`."""
        try:
            return self.game.grammar.from_json(cast(Json, document))
        except ActionError as error:
            raise ProblemError("malformed", str(error)) from error

    def check(self, seat: int, version: int, action: int) -> None:
        """Whether the seat may do this now, having seen the table of that version; raises what is wrong."""
        if self.state.asked() == 0:
            raise ProblemError("over", "the match is over")
        if version != self.version and not self.still_open(seat, version, action):
            raise ProblemError("stale", f"the table has moved on: it is at version {self.version}, not {version}")
        if action not in self.state.legal_actions(seat):
            refusal = self.state.refusal(seat, action)
            raise ProblemError("illegal", "the rules do not allow this now", refusal)

    def still_open(self, seat: int, version: int, action: int) -> bool:
        """Whether a decision made at an old table still stands.

        Where several seats decide at once (law 6), the others' decisions must not make this one stale. It stands if, at
        that version, several seats were asked and this one among them; if it has been asked ever since, has not acted
        itself and nothing was undone; and if the action is still legal. Any other old version is stale.
        """
        if version < self.reset_at or version > self.version:
            return False
        asked = self.asked_at(version)
        if asked is None or asked.bit_count() < 2:
            return False
        since = [told for told in self.told if told.number > version]
        mine = 1 << seat
        always = asked & mine and all(told.asked & mine and told.seat != seat for told in since)
        return bool(always) and action in self.state.legal_actions(seat)

    def asked_at(self, version: int) -> int | None:
        """The bits of the seats that were asked at a version; None when there was no such version."""
        if version == 0:
            return self.asked_first
        return next((told.asked for told in reversed(self.told) if told.number == version), None)

    def check_undo(self, seat: int, version: int) -> None:
        if self.state.asked() == 0:
            raise ProblemError("over", "the match is over: nothing can be taken back")
        if version != self.version:
            raise ProblemError("stale", f"the table has moved on: it is at version {self.version}, not {version}")
        if not self.match.undoable(seat):
            raise ProblemError("illegal", "there is nothing that this seat could take back")

    def outcome_after(self, seat: int, action: int) -> Outcome | None:
        """How the game will have ended with this action; None if it goes on. The state stays as it is."""
        after = self.state.copy()
        after.execute(seat, action)
        return after.outcome()

    def trial(self, seat: int, action: int) -> list[Event]:
        """What a legal action would do, as far as the seat can know: nothing if it would teach anybody something.

        It is tried on a table dealt anew from what the seat knows, so that the answer cannot hold a secret.
        """
        return self.trials(seat, [action])[0]

    def trials(self, seat: int, actions: Sequence[int]) -> list[list[Event]]:
        """The same for several actions, each on its own copy of one such table."""
        guess = self.state.determinize(seat, Random(0))
        return [tried(guess.copy(), seat, action) for action in actions]

    def actions_of(self, seat: int, kind: str) -> list[int]:
        """The legal actions of a kind, at most so many; raises `malformed` for a kind that the game does not have."""
        grammar = self.game.grammar
        names = [each.name for each in grammar.kinds]
        if kind not in names:
            raise ProblemError("malformed", f"kind must be one of {', '.join(names)}, not {kind[:40]!r}")
        legal = self.state.legal_actions(seat)
        return [action for action in legal if grammar.kind(action).name == kind][:MOST_WEIGHED]


def tried(guess: State, seat: int, action: int) -> list[Event]:
    """The events of an action that the seat may see; none if it would teach anybody something."""
    lessons = int(guess.lessons(seat))
    guess.listen()
    guess.execute(seat, action)
    if int(guess.lessons(seat)) != lessons:
        return []
    return [event for event in guess.take_events() if event.visible_to(seat)]


def standing(entries: Sequence[EntryRow]) -> list[EntryRow]:
    """The actions of a log that were not taken back."""
    kept: list[EntryRow] = []
    for entry in entries:
        if entry.action is not None:
            kept.append(entry)
            continue
        last = max(index for index, other in enumerate(kept) if other.seat == entry.seat)
        del kept[last]
    return kept
