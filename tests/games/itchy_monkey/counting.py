"""Perft: how many different positions can be reached in one turn, and in two.

A turn is all decisions of one player, from the first choice to the start of the next player's turn or the end of the
game. Positions are told apart by the board, the player to move and how the game ended.
"""

from vervet.core.json import Json
from vervet.core.state import State

from .reference import Reference, read
from .scene import ITCHY, Scene


def named(board: list[str], active: int, reason: str) -> str:
    return "/".join(board) + f" {active} {reason}"


def engine_name(state: State) -> str:
    position = Scene(state).position
    return named(Scene(state).board, int(str(position["active"])), str(position["reason"]))


def engine_turn(start: State) -> dict[str, State]:
    """Every position after one turn, by the engine."""
    ends: dict[str, State] = {}
    seen: set[int] = set()
    line = [start]
    turn = Scene(start).position["turn"]
    while line:
        state = line.pop()
        for action in state.legal_actions(state.actor()):
            twin = state.copy()
            twin.execute(twin.actor(), action)
            if int(twin.hash()) in seen:
                continue
            seen.add(int(twin.hash()))
            if twin.asked() and Scene(twin).position["turn"] == turn:
                line.append(twin)
            else:
                ends[engine_name(twin)] = twin
    return ends


def reference_turn(position: dict[str, Json]) -> set[str]:
    """Every position after one turn, by the reference: all sequences of lines, each replayed from the beginning."""

    def replayed(lines: tuple[str, ...]) -> Reference:
        reference = read(Scene(ITCHY.load(position)).position)
        for line in lines:
            reference.play(line)
        return reference

    ends: set[str] = set()
    seen: set[str] = set()
    line: list[tuple[str, ...]] = [()]
    turn = replayed(()).turns
    while line:
        lines = line.pop()
        for action in replayed(lines).legal():
            after = replayed((*lines, action))
            if after.phase != "over" and after.turns == turn:
                mark = named(after.board(), after.active, after.phase)
                if mark not in seen:
                    seen.add(mark)
                    line.append((*lines, action))
            else:
                ends.add(named(after.board(), after.active, after.reason))
    return ends


def counts(position: dict[str, Json]) -> tuple[int, int]:
    """Positions after one turn and after two; a game that ended in the first counts on as itself."""
    once = engine_turn(ITCHY.load(position))
    twice: set[str] = set()
    for name, state in once.items():
        twice |= set(engine_turn(state)) if state.asked() else {name}
    return len(once), len(twice)
