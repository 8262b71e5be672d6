"""The actions in their three faces: one line, JSON, packed integer."""

import pytest

from vervet.core.action import ActionError
from vervet.core.json import Json

from .scene import ITCHY

BUMP: dict[str, Json] = {
    "kind": "bump",
    "cell": "d4",
    "way": "east",
    "distance": 3,
    "workers": 0,
    "queens": 0,
    "spies": 0,
    "shove": 0,
}
FACES: dict[str, dict[str, Json]] = {
    "place d4": {"kind": "place", "cell": "d4"},
    "spawn a1": {"kind": "spawn", "cell": "a1", "spies": 0},
    "spawn a1, 1 spy": {"kind": "spawn", "cell": "a1", "spies": 1},
    "settle h8": {"kind": "settle", "cell": "h8"},
    "jump b2 north queen": {"kind": "jump", "cell": "b2", "way": "north", "louse": "queen"},
    "jump b2 north spy": {"kind": "jump", "cell": "b2", "way": "north", "louse": "spy"},
    "bump d4 east 3": BUMP,
    "bump d4 west 1, 2 workers 1 queen": {**BUMP, "way": "west", "distance": 1, "workers": 2, "queens": 1},
    "bump d4 east 3, 1 spy": {**BUMP, "spies": 1},
    "bump d4 east 3, 1 worker 1 spy 1 shove": {**BUMP, "workers": 1, "spies": 1, "shove": 1},
    "nitpick c3": {"kind": "nitpick", "cell": "c3"},
    "exchange c3": {"kind": "exchange", "cell": "c3"},
    "skip": {"kind": "skip"},
    "end": {"kind": "end"},
    "pick lemur": {"kind": "pick", "species": "lemur"},
    "leave d4 north": {"kind": "leave", "cell": "d4", "way": "north"},
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
        ("b d4 e 3 1sp 1sh", "bump d4 east 3, 1 spy 1 shove"),
        ("sp d4 1s", "spawn d4, 1 spy"),
        ("j b2 n s", "jump b2 north spy"),
        ("pi cap", "pick capuchin"),
        ("l d4 n", "leave d4 north"),
    ],
)
def test_words_may_be_cut_short_as_long_as_they_stay_clear(short: str, line: str) -> None:
    assert ITCHY.grammar.to_text(ITCHY.grammar.from_text(short)) == line


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            "",
            "an action begins with one of place, spawn, settle, jump, bump, nitpick, exchange, skip, end, pick, leave",
        ),
        ("hop a1", "an action begins with one of place, .* not 'hop'"),
        ("s a1", "an action begins with one of place, .* not 's'"),
        ("spawn", "expected: spawn CELL"),
        ("spawn i9", "cell must be .*a1.*, not 'i9'"),
        ("jump a1 up worker", "way must be one of north, east, south, west, not 'up'"),
        ("jump a1 north nit", "louse must be one of worker, queen, spy, not 'nit'"),
        ("bump a1 north 0", "distance must be from 1 to 15, not 0"),
        ("bump a1 north 1, 2 nits", "expected: bump CELL WAY DISTANCE, N workers N queens 1 spy 1 shove"),
        ("bump a1 north 1, 2 spy", "spies must be from 0 to 1, not 2"),
        ("bump a1 north 1, 1s", "expected: bump CELL WAY DISTANCE"),
        ("pick louse", "species must be one of gorilla, baboon, lemur, capuchin, howler, tamarin, not 'louse'"),
        ("leave d4 up", "way must be one of north, east, south, west, not 'up'"),
    ],
)
def test_a_line_that_is_not_an_action_is_refused_saying_what_was_expected(line: str, message: str) -> None:
    with pytest.raises(ActionError, match=message):
        ITCHY.grammar.from_text(line)
