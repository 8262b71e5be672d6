"""A scene tells only what its game declares."""

from vervet.core.event import Event
from vervet.core.game import Game
from vervet.core.state import State


def told(game: Game, state: State) -> list[Event]:
    """The events since the last call, checked against their declarations: scenes show what random games seldom do."""
    events = state.take_events()
    faults = [game.events.fault(event, int(state.seats)) for event in events]
    assert not any(faults), faults
    assert {event.rule for event in events} <= set(game.rules)
    return events
