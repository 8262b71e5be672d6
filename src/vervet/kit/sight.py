"""What reaches a viewer (a seat, or None for a spectator), as the text that would be sent."""

import json
from collections.abc import Iterable

from vervet.core.choices import Choices
from vervet.core.event import Event, audience
from vervet.core.json import Json
from vervet.core.rng import Random
from vervet.core.state import State

Viewer = int | None

ENCODER = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def text(value: Json) -> str:
    """The bytes of a document: order counts, and what JSON cannot hold raises."""
    return ENCODER.encode(value)


def viewers(state: State) -> list[Viewer]:
    return [*range(state.seats), None]


def seen(state: State, viewer: Viewer) -> str:
    return text(state.view(viewer))


def heard(events: Iterable[Event], viewer: Viewer) -> str:
    return text([event.to_json() for event in events if event.visible_to(viewer)])


def read(action: int, witnesses: int, viewer: Viewer) -> str:
    """The action, to those who may read it; its notation is another face of the same (law 8)."""
    return str(action) if witnesses & audience(viewer) else ""


def waiting(state: State, viewer: Viewer) -> int:
    """The bits of the seats that the table waits for, as the viewer is told; about their own seat they are told the
    truth."""
    own = 0 if viewer is None else 1 << viewer
    return int(state.waited_for(viewer)) & ~own | int(state.asked()) & own


def offered(state: State, viewer: Viewer) -> str:
    """What is sent besides view, events and actions: the seat's legal actions, who is waited for, how it ended; if a
    clock runs, what it would do for the seat, and what it is about."""
    legal = [] if viewer is None else state.legal_actions(viewer)
    outcome = state.outcome()
    clock: list[Json] = [state.is_window(), int(state.stretch())]
    if viewer is not None:
        clock += [int(state.fallback(viewer)) if legal else -1, state.occasion(viewer)]
    return text([legal, waiting(state, viewer), outcome.to_json() if outcome else None, clock])


def sensible(state: State, seat: int) -> list[int]:
    out = Choices()
    state.list_sensible(seat, out)
    return out.to_list()


def rows_of(state: State, seat: int) -> list[Json]:
    """What a network would see of a state and of the seat's actions; nothing where the game declares no features."""
    features = state.features()
    if features is None:
        return []
    rows: list[Json] = [*features.setup(state), *sorted(features.seen(state, seat))]
    actions: list[Json] = [[*sorted(features.seen_in(state, seat, action))] for action in state.legal_actions(seat)]
    return [rows, actions]


def whole(state: State) -> str:
    """All that can be read off a state."""
    views = [state.view(viewer) for viewer in viewers(state)]
    legal = [state.legal_actions(seat) for seat in range(state.seats)]
    return text([state.hash(), lessons_of(state), state.asked(), views, legal, state.position()])


def lessons_of(state: State) -> list[int]:
    return [int(state.lessons(seat)) for seat in range(state.seats)]


def difference(one: str, other: str) -> str:
    """Where two texts part, shown with a little of each."""
    if one == other:
        return ""
    pairs = enumerate(zip(one, other, strict=False))
    at = next((index for index, (a, b) in pairs if a != b), min(len(one), len(other)))
    begin = max(0, at - 30)
    return f"…{one[begin : at + 40]}… / …{other[begin : at + 40]}…"


def unlike_json(value: object, place: str) -> str:
    """What in a value would not come back from JSON; empty when all would."""
    if value is None or isinstance(value, bool | int | str):
        return ""
    if isinstance(value, float):
        return "" if value - value == 0 else f"{place} is {value}, which is not JSON"
    if isinstance(value, dict):
        odd = [key for key in value if not isinstance(key, str)]
        faults = [f"{place} has the key {key!r}, which is not a string" for key in odd]
        faults += [unlike_json(part, f"{place}.{key}") for key, part in value.items()]
    elif isinstance(value, list | tuple):
        faults = [unlike_json(part, f"{place}[{index}]") for index, part in enumerate(value)]
    else:
        return f"{place} is a {type(value).__name__}, which is not JSON"
    return next(filter(None, faults), "")


class ActionFailed(Exception):
    """A listed action that apply did not accept: a breach of law 3, whatever law was looked at."""


def act(state: State, seat: int, action: int) -> None:
    """Make a listed action."""
    try:
        state.apply(seat, action)
    except Exception as error:
        raise ActionFailed(f"seat {seat} was offered action {action}, but apply raised {error!r}") from error


def some_move(state: State, rng: Random) -> tuple[int, int] | None:
    """A random decision of a random asked seat; None when nobody can decide anything."""
    moves: list[tuple[int, list[int]]] = []
    for seat in state.asked_seats():
        legal = state.legal_actions(seat)
        if legal:
            moves.append((seat, legal))
    if not moves:
        return None
    seat, legal = moves[rng.below(len(moves))]
    return seat, legal[rng.below(len(legal))]
