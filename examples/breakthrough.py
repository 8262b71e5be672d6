"""Breakthrough, a complete small game with open information: the first half of docs/researchers/add-a-game.md.

The rules (Dan Troyka, 2000), with the seats and the notation that OpenSpiel uses:

BT-1  2 players, a board of 8 rows and 8 columns (options: 4 to 8, and 2 to 8). Each fills two home rows with pieces,
      one on a board with fewer than 6 rows: seat 0 at the top, seat 1 at the bottom. Seat 0 begins; then they
      take turns.
BT-2  A piece moves one square forward, straight or diagonally, onto a square without a piece of its own side.
BT-3  It takes an opposing piece by moving onto its square, and only diagonally.
BT-4  Whoever reaches the row farthest from their own side wins.
BT-5  Whoever takes the last opposing piece wins.
"""

from typing import Final

from vervet.core.action import Field, Grammar, Kind
from vervet.core.chance import Chance
from vervet.core.choices import Choices
from vervet.core.document import PositionError, Reader, open_position
from vervet.core.event import EVERYONE, EventField, EventKind, EventSet
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.option import Count, Options, OptionSet
from vervet.core.refusal import Refusal
from vervet.core.rng import Random, mix
from vervet.core.shape import Seat, Word
from vervet.core.state import Outcome, State

# Components. Square 0 is a1, square 1 is b1, square 8 is a2, whatever the size of the board.

WIDTH: Final = 8
SQUARES: Final = tuple(f"{column}{row}" for row in range(1, WIDTH + 1) for column in "abcdefgh")
# From a square to the next one ahead, for each seat.
FORWARD: Final = (-WIDTH, WIDTH)
EMPTY: Final = 2
SIGNS: Final = "bw."
RULES: Final = ("BT-1", "BT-2", "BT-3", "BT-4", "BT-5")

# Actions, declared once. A packed action: kind in bits 0-4, where from in 5-10, where to in 11-16.

MOVE: Final = 0
GRAMMAR: Final = Grammar(Kind("move", MOVE, Field("from", 5, 6, SQUARES), Field("to", 11, 6, SQUARES)))


def move(start: int, end: int) -> int:
    return MOVE | start << 5 | end << 11


# Events, declared once.

STEP: Final = (EventField("seat", Seat()), EventField("from", Word(SQUARES)), EventField("to", Word(SQUARES)))
EVENTS: Final = EventSet(
    EventKind("move", "A piece moves to an empty square (BT-2).", *STEP),
    EventKind("take", "A piece takes another by moving onto its square (BT-3).", *STEP),
)


class Breakthrough(State):
    """The board, and whose turn it is."""

    def __init__(self, rows: int, columns: int) -> None:
        super().__init__(2)
        self.rows = rows
        self.columns = columns
        # The seat whose piece stands on a square, or EMPTY.
        self.board: list[int] = [EMPTY] * (WIDTH * WIDTH)
        self.turn = 0
        self.winner = -1

    def set_up(self) -> None:
        """BT-1."""
        for column in range(self.columns):
            for row in (0, 1) if self.rows >= 6 else (0,):
                self.board[row * WIDTH + column] = 1
                self.board[(self.rows - 1 - row) * WIDTH + column] = 0

    # Who decides, and what.

    def asked(self) -> int:
        return 0 if self.winner >= 0 else 1 << self.turn

    def list_choices(self, seat: int, out: Choices) -> None:
        for start in range(WIDTH * self.rows):
            if self.board[start] == seat:
                for end in self.steps(seat, start):
                    out.add(move(start, end))

    def steps(self, seat: int, start: int) -> list[int]:
        """BT-2, BT-3: where a piece may go. There is always a row before it: whoever stands on the last has won."""
        ahead = start + FORWARD[seat]
        column = start % WIDTH
        ends = [ahead] if self.board[ahead] == EMPTY else []
        if column > 0 and self.board[ahead - 1] != seat:
            ends.append(ahead - 1)
        if column < self.columns - 1 and self.board[ahead + 1] != seat:
            ends.append(ahead + 1)
        return ends

    def explain(self, seat: int, action: int) -> Refusal | None:
        """The same rules once more, in the order in which a person would give the reasons."""
        if self.winner >= 0:
            return Refusal("BT-4", "over")
        if seat != self.turn:
            return Refusal("BT-1", "not-your-turn")
        start, end = action >> 5 & 63, action >> 11 & 63
        if action != move(start, end):
            return Refusal("BT-2", "no-such-action")
        if self.board[start] != seat:
            return Refusal("BT-2", "not-your-piece", square=SQUARES[start])
        if end in self.steps(seat, start):
            return None
        if end == start + FORWARD[seat] and self.board[end] == 1 - seat:
            return Refusal("BT-3", "takes-only-diagonally", square=SQUARES[end])
        return Refusal("BT-2", "not-one-step-forward", square=SQUARES[end])

    # What a decision does.

    def execute(self, seat: int, action: int) -> None:
        start, end = action >> 5 & 63, action >> 11 & 63
        taken = self.board[end] != EMPTY
        self.board[start] = EMPTY
        self.board[end] = seat
        if end // WIDTH == self.goal(seat) or (taken and 1 - seat not in self.board):
            self.winner = seat
        self.turn = 1 - seat
        if self.listening:
            rule = "BT-3" if taken else "BT-2"
            self.tell("take" if taken else "move", rule, {"seat": seat, "from": SQUARES[start], "to": SQUARES[end]})

    def goal(self, seat: int) -> int:
        """The row that wins."""
        return self.rows - 1 if seat == 1 else 0

    # How it ends.

    def outcome(self) -> Outcome | None:
        if self.winner < 0:
            return None
        if 1 - self.winner in self.board:
            return Outcome((self.winner,), "broke-through", "BT-4")
        return Outcome((self.winner,), "took-all", "BT-5")

    def pay(self, seat: int) -> float:
        return 1.0 if seat == self.winner else 0.0

    # What is known: everything, to everybody.

    def show(self, seat: int | None) -> Json:
        return self.position()

    def witnesses(self, seat: int, action: int) -> int:
        return EVERYONE

    # What helps bots.

    def suggest(self, seat: int, rng: Random) -> int:
        """Win if you can; else take what you can; else anything."""
        actions = self.legal_actions(seat)
        wins = [action for action in actions if (action >> 11) // WIDTH == self.goal(seat)]
        takes = [action for action in actions if self.board[action >> 11] != EMPTY]
        best = wins or takes or actions
        return best[rng.below(len(best))]

    def estimate(self, seat: int) -> float:
        """Whoever has more pieces is better off."""
        if self.winner >= 0:
            return self.payoff(seat)
        mine, theirs = self.board.count(seat), self.board.count(1 - seat)
        return mine / (mine + theirs)

    # Copies, files, hashes.

    def copy(self) -> "Breakthrough":
        other = Breakthrough(self.rows, self.columns)
        other.board = list(self.board)
        other.turn = self.turn
        other.winner = self.winner
        return other

    def row(self, row: int) -> str:
        return "".join(SIGNS[self.board[row * WIDTH + column]] for column in range(self.columns))

    def position(self) -> Json:
        """The board as one looks at it: seat 0 ("b") at the top."""
        return {
            "game": "breakthrough",
            "board": [self.row(row) for row in reversed(range(self.rows))],
            "turn": self.turn,
        }

    def hash(self) -> int:
        """The squares go in one by one; Python's own hash() differs between processes."""
        value = mix(self.rows * 32 + self.columns * 2 + self.turn)
        for square in self.board:
            value = mix(value ^ square)
        return value


class BreakthroughGame(Game):
    """How a game begins, and how a position file is read."""

    def __init__(self) -> None:
        options = OptionSet(
            Count("players", 2, 2, 2, "BT-1"),
            Count("rows", 8, 4, WIDTH, "BT-1"),
            Count("columns", 8, 2, WIDTH, "BT-1"),
        )
        super().__init__("breakthrough", 1, (2, 2), options, GRAMMAR, RULES, open_information=True, events=EVENTS)

    def start(self, options: Options, chance: Chance) -> Breakthrough:
        rows, columns = options["rows"], options["columns"]
        assert isinstance(rows, int) and isinstance(columns, int)
        state = Breakthrough(rows, columns)
        state.set_up()
        return state

    def load(self, position: Json) -> Breakthrough:
        """Every value is checked, so that a damaged file gets an error that says where."""
        document = open_position(position, self.name)
        lines = read_lines(document)
        state = Breakthrough(len(lines), len(lines[0]))
        for row, line in enumerate(reversed(lines)):
            for column, sign in enumerate(line):
                state.board[row * WIDTH + column] = SIGNS.index(sign)
        state.turn = document.number("turn", 0, 1)
        state.winner = winner_on(state)
        return state


def read_lines(document: Reader) -> list[str]:
    """The rows of a board, of equal length, of signs that are known."""
    rows = document.texts("board")
    lines = [row for row in rows if set(row) <= set(SIGNS) and 2 <= len(row) <= WIDTH]
    if len(lines) != len(rows) or len({len(line) for line in lines}) != 1 or not 4 <= len(lines) <= WIDTH:
        raise document.wrong("board", f"4 to 8 equal rows of 2 to 8 of the signs {SIGNS!r}")
    return lines


def winner_on(state: Breakthrough) -> int:
    """BT-4, BT-5: the seat that has won, -1 for none. It can only be the seat that has just moved."""
    won = [seat for seat in (0, 1) if 1 - seat not in state.board or SIGNS[seat] in state.row(state.goal(seat))]
    if won and won != [1 - state.turn]:
        raise PositionError(f"board: seat {won[0]} has won, but not by the last move")
    return won[0] if won else -1


GAME = BreakthroughGame()
