"""What a scene tells is what its game declares."""

from vervet.core.event import Event
from vervet.core.game import Game
from vervet.core.state import State


def told(game: Game, state: State) -> list[Event]:
    """The events since the last call, each as declared: random games seldom come to what scenes are made for."""
    events = state.take_events()
    faults = [game.events.fault(event, int(state.seats)) for event in events]
    assert not any(faults), faults
    assert {event.rule for event in events} <= set(game.rules)
    return events
