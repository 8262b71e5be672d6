"""A match is its log: game, options, seed and actions; the state is a replay of it."""

from collections.abc import Mapping
from typing import SupportsIndex

from vervet.core.action import ActionError
from vervet.core.event import Event
from vervet.core.excerpt import shown
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.number import NumberError, action_number, seat_number, seed_number, whole_number
from vervet.core.option import OptionError, Options, options_json
from vervet.core.refusal import IllegalAction, Refusal
from vervet.core.state import State
from vervet.core.step import Step, carry_out

FORMAT = 1
# What a log must have; the outcome is checked where it has one.
FIELDS = ("vervet", "game", "rules", "options", "seed", "actions")
SNAPSHOT_EVERY = 32
MOST_SEED = 2**63 - 1
MOST_DIGITS = 3


def counted(actions: int) -> str:
    """How many actions, in words."""
    return "1 action" if actions == 1 else f"{actions} actions"


class LogError(ValueError):
    """A log that cannot be replayed; the message says which line and why, `refusal` why its options are refused."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class Match:
    """One game being played: the log, and the state it leads to."""

    def __init__(self, game: Game, options: Options, seed: SupportsIndex) -> None:
        self.game = game
        self.options = options
        self.seed = seed_number(seed)
        # The one record of what was done.
        self.steps: list[Step] = []
        self.state = game.start(options, self.seed)
        # What happened before anybody decided anything, if the game tells of it.
        self.opening: list[Event] = self.state.take_events()
        self.snapshots: dict[int, State] = {0: self.state.copy()}

    def __repr__(self) -> str:
        return f"<Match: {self.game.name}, seed {self.seed}, {counted(self.version)}>"

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
        step = carry_out(self.state, seat, action)
        self.steps.append(step)
        if self.version % SNAPSHOT_EVERY == 0:
            self.snapshots[self.version] = self.state.copy()
        return step.events

    def last_of(self, seat: int) -> int:
        """The index of the seat's last step; -1 when it has made none."""
        index = len(self.steps) - 1
        while index >= 0 and self.steps[index].seat != seat:
            index -= 1
        return index

    def undoable(self, seat: SupportsIndex) -> bool:
        """Whether the seat may take its last action back (law 9)."""
        return self.without_last(seat_number(seat, self.state.seats)) is not None

    def undo(self, seat: SupportsIndex) -> None:
        """Take the seat's last action back, keeping what others did at the same time."""
        rest = self.without_last(seat_number(seat, self.state.seats))
        if rest is None:
            raise IllegalAction(Refusal("", "undo-impossible"))
        kept, later = rest
        self.cut(kept)
        for other, action in later:
            self.make(other, action)

    def cut(self, kept: int) -> None:
        """Forget all but the given number of first actions."""
        self.state = self.replayed(kept)
        del self.steps[kept:]
        self.snapshots = {at: state for at, state in self.snapshots.items() if at <= kept}

    def without_last(self, seat: int) -> tuple[int, list[tuple[int, int]]] | None:
        """The log without the seat's last action: how much of it stays, and what comes after.

        None when what the seat did has taught anyone anything since, or when what others did since rests on it.
        """
        last = self.last_of(seat)
        if last < 0 or self.steps[last].lessons != int(self.state.lessons(seat)):
            return None
        later = [(step.seat, step.action) for step in self.steps[last + 1 :]]
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
        """An action of the log as it is written: seat and notation."""
        step = self.steps[index]
        return f"{step.seat} {self.game.grammar.to_text(step.action)}"

    def log(self) -> dict[str, Json]:
        """The match as a document."""
        outcome = self.state.outcome()
        return {
            "vervet": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "options": options_json(self.options),
            "seed": self.seed,
            "actions": [self.line(index) for index in range(self.version)],
            "outcome": outcome.to_json() if outcome else None,
        }


def read_line(game: Game, line: str) -> tuple[int, int]:
    """Seat and action of a line of a log."""
    seat, _, text = line.partition(" ")
    if not seat.isdecimal() or len(seat) > MOST_DIGITS:
        raise ActionError(f"a line of a log is a seat and an action, not {shown(line)}")
    return int(seat), game.grammar.from_text(text)


def replay(game: Game, log: Mapping[str, Json]) -> Match:
    """The match of a log, every action and the outcome checked; raises `LogError`."""
    seed, options, lines = log.get("seed"), log.get("options"), log.get("actions")
    missing = [name for name in FIELDS if name not in log]
    if missing:
        raise LogError(f"expected a log with {', '.join(FIELDS)}; {missing[0]} is missing")
    if log.get("vervet") != FORMAT or log.get("game") != game.name:
        found = f"{shown(log.get('game'))}, format {shown(log.get('vervet'))}"
        raise LogError(f"expected a log of {game.name}, format {FORMAT}, not of {found}")
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
        raise LogError(f"expected a seed from 0 to {MOST_SEED}, not {shown(seed)}")
    if log.get("rules") != game.version:
        raise LogError(
            f"the log follows rules {shown(log.get('rules'))} of {game.name}; these are rules {game.version}"
        )
    if not isinstance(options, Mapping):
        raise LogError(f"options: expected an object, not {shown(options)}")
    if not isinstance(lines, list):
        raise LogError(f"actions: expected a list of lines, seat and action, not {shown(lines)}")
    try:
        chosen = game.options.read(options)
    except OptionError as bad:
        raise LogError(f"options: {bad}", bad.refusal) from bad
    match = Match(game, chosen, seed)
    for number, line in enumerate(lines, 1):
        try:
            match.act(*read_line(game, line if isinstance(line, str) else shown(line)))
        except (ActionError, IllegalAction, NumberError) as error:
            raise LogError(f"action {number}, {shown(line)}: {error}") from error
    ending = match.state.outcome()
    outcome = ending.to_json() if ending else None
    if log.get("outcome", outcome) != outcome:
        raise LogError(f"the log ends with {shown(log.get('outcome'))}, but its actions lead to {shown(outcome)}")
    return match
