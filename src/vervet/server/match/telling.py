"""A step in words for one viewer: who did what, as far as they may read it, and the events they may see (law 4)."""

from collections.abc import Sequence
from typing import cast

from vervet.core.event import Event
from vervet.core.game import Game
from vervet.core.step import Step
from vervet.server.match.messages import Document
from vervet.server.match.messages import Step as StepInfo


def step_info(game: Game, step: Step, version: int, seat: int | None) -> StepInfo:
    """Whose action it was is told to those who may read it; for the others, the events say what there is to say."""
    events = shown_events(step.events, seat)
    if step.readable(seat):
        return StepInfo(version, step.seat, game.grammar.to_text(step.action), events)
    return StepInfo(version, None, None, events)


def shown_events(events: Sequence[Event], seat: int | None) -> list[Document]:
    return [cast(Document, event.to_json()) for event in events if event.visible_to(seat)]
