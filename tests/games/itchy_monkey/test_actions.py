"""The actions in their three faces: one line, JSON, packed integer."""

import pytest

from vervet.core.action import ActionError
from vervet.core.json import Json

from .scene import ITCHY

FACES: dict[str, dict[str, Json]] = {
    "place d4": {"kind": "place", "cell": "d4"},
    "spawn a1": {"kind": "spawn", "cell": "a1"},
    "settle h8": {"kind": "settle", "cell": "h8"},
    "jump b2 north queen": {"kind": "jump", "cell": "b2", "way": "north", "louse": "queen"},
    "bump d4 east 3": {"kind": "bump", "cell": "d4", "way": "east", "distance": 3, "workers": 0, "queens": 0},
    "bump d4 west 1, 2 workers 1 queen": {
        "kind": "bump",
        "cell": "d4",
        "way": "west",
        "distance": 1,
        "workers": 2,
        "queens": 1,
    },
    "nitpick c3": {"kind": "nitpick", "cell": "c3"},
    "exchange c3": {"kind": "exchange", "cell": "c3"},
    "skip": {"kind": "skip"},
    "end": {"kind": "end"},
}


@pytest.mark.parametrize("line", FACES)
def test_a_line_and_its_json_are_the_same_action(line: str) -> None:
    packed = ITCHY.grammar.from_text(line)
    assert ITCHY.grammar.to_json(packed) == FACES[line]
    assert ITCHY.grammar.from_json(FACES[line]) == packed
    assert ITCHY.grammar.to_text(packed) == line


@pytest.mark.parametrize(
    ("short", "line"),
    [
        ("pl d4", "place d4"),
        ("j b2 n q", "jump b2 north queen"),
        ("b d4 w 1 2w 1q", "bump d4 west 1, 2 workers 1 queen"),
        ("BUMP D4 East 3, 1 queen 2 workers", "bump d4 east 3, 2 workers 1 queen"),
    ],
)
def test_words_may_be_cut_short_while_they_stay_clear(short: str, line: str) -> None:
    assert ITCHY.grammar.to_text(ITCHY.grammar.from_text(short)) == line


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "an action begins with one of place, spawn, settle, jump, bump, nitpick, exchange, skip, end"),
        ("hop a1", "an action begins with one of place, .* not 'hop'"),
        ("s a1", "an action begins with one of place, .* not 's'"),
        ("spawn", "expected: spawn CELL"),
        ("spawn i9", "cell must be .*a1.*, not 'i9'"),
        ("jump a1 up worker", "way must be one of north, east, south, west, not 'up'"),
        ("jump a1 north spy", "louse must be one of worker, queen, not 'spy'"),
        ("bump a1 north 0", "distance must be from 1 to 15, not 0"),
        ("bump a1 north 1, 2 spies", "expected: bump CELL WAY DISTANCE, N workers N queens"),
    ],
)
def test_a_line_that_is_no_action_is_refused_with_what_was_expected(line: str, message: str) -> None:
    with pytest.raises(ActionError, match=message):
        ITCHY.grammar.from_text(line)
