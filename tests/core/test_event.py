"""An event reaches those who may know it."""

import pytest

from vervet.core.event import EVERYONE, SPECTATOR, Event, EventField, EventKind, EventSet, audience
from vervet.core.shape import Number, Seat, Word
from vervet.core.state import Outcome


def test_unless_said_otherwise_everybody_sees_an_event() -> None:
    event = Event("push", "T-1", {"seat": 0})
    assert all(event.visible_to(viewer) for viewer in (0, 1, 5, None))


@pytest.mark.parametrize(
    ("seats", "seen_by"),
    [
        (audience(1), [1]),
        (audience(0) | audience(2), [0, 2]),
        (audience(None), [None]),
        (EVERYONE & ~audience(1), [0, 2, None]),
        (EVERYONE & ~SPECTATOR, [0, 1, 2]),
    ],
)
def test_an_event_is_visible_to_its_audience_only(seats: int, seen_by: list[int | None]) -> None:
    event = Event("peek", "T-1", {}, seats)
    assert [viewer for viewer in (0, 1, 2, None) if event.visible_to(viewer)] == seen_by


def test_the_document_says_nothing_about_the_audience() -> None:
    document = Event("peek", "T-1", {"tile": 3}, audience(1)).to_json()
    assert document == {"event": "peek", "rule": "T-1", "tile": 3}


def test_reprs_paste_back() -> None:
    event = Event("peek", "T-1", {"tile": 3, "cells": ["a1", None]}, audience(1))
    outcome = Outcome((0, 2), "kinds", "T-5")
    assert repr(eval(repr(event))) == repr(event)
    assert repr(eval(repr(outcome))) == repr(outcome)


PUSH = EventKind(
    "push",
    "Somebody pushes something.",
    EventField("seat", Seat()),
    EventField("way", Word(("north", "east"))),
    EventField("steps", Number(1), optional=True),
)
EVENTS = EventSet(PUSH, EventKind("rest", "Nothing happens."))


@pytest.mark.parametrize(
    "event",
    [
        Event("push", "T-1", {"seat": 1, "way": "north"}),
        Event("push", "T-1", {"way": "east", "seat": 0, "steps": 2}),
        Event("rest", "T-2", {}),
    ],
    ids=repr,
)
def test_an_event_with_its_declared_fields_has_no_fault(event: Event) -> None:
    assert EVENTS.fault(event, 2) == ""


@pytest.mark.parametrize(
    ("event", "fault"),
    [
        (Event("pull", "T-1", {}), "pull is not declared"),
        (Event("push", "T-1", {"seat": 1}), "push does not tell way"),
        (Event("push", "T-1", {"seat": 1, "way": "north", "by": 0}), "push has no field by"),
        (Event("push", "T-1", {"seat": 2, "way": "north"}), "push: seat should be a seat; it is 2"),
        (Event("push", "T-1", {"seat": 1, "way": "up"}), "push: way should be one of north, east; it is 'up'"),
        (
            Event("push", "T-1", {"seat": 1, "way": "east", "steps": 0}),
            "push: steps should be a number from 1 on; it is 0",
        ),
        (Event("rest", "T-2", {"seat": 0}), "rest has no field seat"),
    ],
    ids=repr,
)
def test_an_event_that_is_not_as_declared_says_where(event: Event, fault: str) -> None:
    assert EVENTS.fault(event, 2) == fault


@pytest.mark.parametrize("name", ["seat", "event", "rule"])
def test_fields_have_names_of_their_own(name: str) -> None:
    with pytest.raises(ValueError, match="push: two fields share a name, or one is called event or rule"):
        EventKind("push", "Twice.", EventField("seat", Seat()), EventField(name, Number()))


def test_kinds_have_names_of_their_own() -> None:
    with pytest.raises(ValueError, match="two kinds of event share a name"):
        EventSet(PUSH, PUSH)
