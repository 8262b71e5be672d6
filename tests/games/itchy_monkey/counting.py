"""Perft: how many different positions can be reached in one turn, and in two.

A turn is all the decisions of one player, from the first choice to the start of the next player's turn or the end of
the game. Positions differ by the board, the player to move, how the game ended, and in Clan mode the monkey just
moved.
"""

from collections.abc import Mapping

from vervet.core.json import Json
from vervet.core.state import State

from .clan_reference import ClanReference, read_clan
from .reference import Reference, read
from .scene import ITCHY, Scene


def named(facts: Mapping[str, Json]) -> str:
    """A name for a position, from its file or from a reference's summary."""
    board = facts["board"]
    assert isinstance(board, list)
    return " ".join(["/".join(map(str, board)), *(str(facts.get(name)) for name in ("active", "reason", "moved"))])


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
                ends[named(Scene(twin).position)] = twin
    return ends


def second_reading(position: Mapping[str, Json]) -> Reference | ClanReference:
    complete = Scene(ITCHY.load(position)).position
    return read_clan(complete) if position.get("mode") == "clan" else read(complete)


def reference_turn(position: Mapping[str, Json]) -> set[str]:
    """Every position after one turn, by the reference: all sequences of lines, each replayed from the beginning."""

    def replayed(lines: tuple[str, ...]) -> Reference | ClanReference:
        reference = second_reading(position)
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
            facts = after.summary()
            if after.phase == "over" or after.turns != turn:
                ends.add(named(facts))
            elif str(facts) not in seen:
                seen.add(str(facts))
                line.append((*lines, action))
    return ends


def counts(position: dict[str, Json], second: bool = True) -> tuple[int, int | None]:
    """How many positions there are after one turn and after two; a game that ended in the first still counts as one."""
    once = engine_turn(ITCHY.load(position))
    twice: set[str] = set()
    if not second:
        return len(once), None
    for name, state in once.items():
        twice |= set(engine_turn(state)) if state.asked() else {name}
    return len(once), len(twice)
