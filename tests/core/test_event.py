"""An event reaches those who may know it."""

import pytest

from vervet.core.event import EVERYONE, SPECTATOR, Event, audience
from vervet.core.state import Outcome


def test_without_a_word_everybody_sees_an_event() -> None:
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


def test_the_document_says_nothing_of_the_audience() -> None:
    document = Event("peek", "T-1", {"tile": 3}, audience(1)).to_json()
    assert document == {"event": "peek", "rule": "T-1", "tile": 3}


def test_reprs_paste_back() -> None:
    event = Event("peek", "T-1", {"tile": 3, "cells": ["a1", None]}, audience(1))
    outcome = Outcome((0, 2), "kinds", "T-5")
    assert repr(eval(repr(event))) == repr(event)
    assert repr(eval(repr(outcome))) == repr(outcome)
