"""Positions and play in notation, so that a test reads like a rulebook: a board, what is done, the board after it."""

from collections.abc import Mapping, Sequence

import pytest

from tests.games.told import told
from vervet.catalog import game
from vervet.core.event import Event
from vervet.core.json import Json
from vervet.core.refusal import IllegalAction, Refusal
from vervet.core.state import Outcome, State

ITCHY = game("itchy-monkey")


def rows(board: str) -> list[str]:
    """The rows of a board as position files write them, with one space between tokens."""
    return [" ".join(line.split()) for line in board.splitlines() if line.strip()]


class Scene:
    """A position that is played on line by line; every line is an action of the active player."""

    def __init__(self, state: State) -> None:
        self.state = state

    def play(self, *lines: str) -> "Scene":
        """The scene after these actions; this one stays as it is."""
        state = self.state.copy()
        state.listen()
        for line in lines:
            state.apply(state.actor(), ITCHY.grammar.from_text(line))
        told(ITCHY, state)
        state.listening = False
        return Scene(state)

    def hear(self, line: str) -> list[Event]:
        """What is told when the active player does this."""
        state = self.state.copy()
        state.listen()
        state.apply(state.actor(), ITCHY.grammar.from_text(line))
        return told(ITCHY, state)

    def legal(self, kind: str = "") -> set[str]:
        """The legal actions of the active player in notation; only those that begin with `kind`."""
        actions = self.state.legal_actions(self.state.actor())
        lines = [ITCHY.grammar.to_text(action) for action in actions]
        assert len(set(lines)) == len(lines), "an action is listed twice"
        return {line for line in lines if line.startswith(kind)}

    def refuses(self, action: str | int, seat: int | None = None) -> Refusal:
        """Why the active player, or another seat, may not do this; checks that the state stays untouched (law 3)."""
        packed = ITCHY.grammar.from_text(action) if isinstance(action, str) else action
        actor = int(self.state.actor()) if seat is None else seat
        before = self.state.position()
        with pytest.raises(IllegalAction) as raised:
            self.state.apply(actor, packed)
        assert self.state.position() == before
        assert raised.value.refusal == self.state.refusal(actor, packed)
        return raised.value.refusal

    @property
    def position(self) -> Mapping[str, Json]:
        position = self.state.position()
        assert isinstance(position, Mapping)
        return position

    @property
    def view(self) -> Mapping[str, Json]:
        view = self.state.view(None)
        assert isinstance(view, Mapping)
        return view

    @property
    def board(self) -> list[str]:
        board = self.position["board"]
        assert isinstance(board, Sequence)
        return [str(row) for row in board]

    @property
    def phase(self) -> str:
        return str(self.position["phase"])

    @property
    def active(self) -> int:
        return int(self.state.actor())

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def supply(self, seat: int) -> tuple[int, int]:
        """Workers and queens that the seat still has off the board."""
        players = self.view["players"]
        assert isinstance(players, Sequence)
        player = players[seat]
        assert isinstance(player, Mapping)
        workers, queens = player["workers"], player["queens"]
        assert isinstance(workers, int) and isinstance(queens, int)
        return workers, queens

    def monkey(self, cell: str) -> Mapping[str, Json]:
        """The monkey on a space as the view shows it."""
        monkeys = self.view["monkeys"]
        assert isinstance(monkeys, Sequence)
        return next(m for m in monkeys if isinstance(m, Mapping) and m["cell"] == cell)

    def shows(self, board: str) -> bool:
        """Whether the board is this one; pytest prints both when it is not."""
        assert self.board == rows(board)
        return True

    def ended(self) -> tuple[tuple[int, ...], str]:
        """Winners and reason of a game that is over."""
        assert self.outcome is not None, "the game goes on"
        return self.outcome.winners, self.outcome.reason


def on(board: str, **facts: Json) -> Scene:
    """The scene on a board as written, with other facts of a position file: `on(board, phase="move", edition="en")`."""
    return Scene(ITCHY.load({"seats": 2, "board": rows(board), **facts}))


def clan(board: str, **facts: Json) -> Scene:
    """A scene of Clan mode, where seat 0 has picked the lemurs and seat 1 the howlers unless said otherwise."""
    told: dict[str, Json] = {"mode": "clan", "board": rows(board), "phase": "move", "picks": ["lemur", "howler"]}
    return Scene(ITCHY.load({**told, **facts}))


def begin(seed: int = 0, **options: object) -> Scene:
    """The scene at the beginning of a match."""
    return Scene(ITCHY.new(seed, **options))


def take_turn(scene: Scene) -> Scene:
    """The scene after a turn in which the active player spawns, if possible, and bumps: the first in the alphabet."""
    for line in sorted(scene.legal("spawn"))[:1]:
        scene = scene.play(line)
    return scene.play(min(scene.legal("bump")))


def spying(board: str, **facts: Json) -> Scene:
    """A scene with three spies for everybody, in the phase Move unless said otherwise."""
    return on(board, **{"phase": "move", "spies": 3, **facts})


def written(refusal: Refusal) -> str:
    """A refusal as one line: rule, reason and details."""
    details = [f"{name}={value}" for name, value in refusal.details.items()]
    return " ".join([refusal.rule, refusal.reason, *details])
