"""python-chess: random chess, in Python."""

from importlib.metadata import version
from random import Random

import chess
from stopwatch import COPY, MIDDLE, PLAY, PYTHON, START, Measure, Work, report

COPIES = 100


def play_on(board: chess.Board, chance: Random, most: int | None = None) -> int:
    """Moves listed once each time; asking `is_game_over` as well would list them twice."""
    made = 0
    while made != most:
        moves = list(board.generate_legal_moves())
        if not moves or drawn(board):
            break
        board.push(moves[int(chance.random() * len(moves))])
        made += 1
    return made


def drawn(board: chess.Board) -> bool:
    """Draws that end a game without a claim."""
    return board.is_insufficient_material() or board.halfmove_clock >= 150 or board.is_fivefold_repetition()


def play() -> Work:
    chance = Random(1)
    return lambda: play_on(chess.Board(), chance)


def copies(stack: bool) -> Work:
    board = chess.Board()
    play_on(board, Random(1), 80)

    def work() -> float:
        for _ in range(COPIES):
            board.copy(stack=stack)
        return COPIES

    return work


MEASURES = (
    Measure("chess", PLAY, PYTHON, START, play, "actions not checked"),
    Measure("chess", COPY, PYTHON, MIDDLE, lambda: copies(True), "after 80 moves, with the history"),
    Measure("chess", COPY, PYTHON, MIDDLE, lambda: copies(False), "after 80 moves, without the history"),
)

if __name__ == "__main__":
    report("python-chess", version("chess"), MEASURES)
