"""Changes that are not of the table that a client has: none is made half, and none passes as if it fitted."""

from typing import Any

import pytest

from vervet.client.tables import LostTrack, Tables, patched

VIEW: dict[str, Any] = {"a": [1, 2], "b": {"c": 3}, "d": None}
TABLE = {"type": "table", "seat": 0, "version": 1, "reset": True, "view": VIEW, "steps": [], "trail": []}
WRONG: list[dict[str, Any]] = [
    {"at": ["z"], "to": 1},
    {"at": ["a", 2], "to": 1},
    {"at": ["a", -1], "to": 1},
    {"at": ["a", "b"], "to": 1},
    {"at": ["b", 0], "to": 1},
    {"at": ["d", "c"], "to": 1},
    {"at": ["b", "c", "d"], "to": 1},
    {"at": ["a"], "cut": [1, 2], "put": []},
    {"at": ["a"], "cut": [3, 0], "put": [1]},
    {"at": ["b"], "cut": [0, 0], "put": [1]},
]


@pytest.mark.parametrize("edit", WRONG)
def test_an_edit_of_what_is_not_there_is_noticed(edit: dict[str, Any]) -> None:
    with pytest.raises(LostTrack):
        patched(VIEW, [edit])
    tables = Tables()
    tables.whole(TABLE)
    with pytest.raises(LostTrack):
        tables.whole({"type": "change", "version": 2, "view": [{"at": ["b", "c"], "to": 4}, edit]})
    assert tables.last is TABLE and tables.views == {0: VIEW} and tables.steps == {0: []}


def test_a_change_needs_a_table_and_another_seats_view_a_whole_one() -> None:
    with pytest.raises(LostTrack):
        Tables().whole({"type": "change", "version": 2})
    tables = Tables()
    tables.whole(TABLE)
    with pytest.raises(LostTrack):
        tables.whole({"type": "change", "version": 2, "seat": 1, "view": [{"at": ["a", 0], "to": 4}]})
    with pytest.raises(LostTrack):
        tables.whole({"type": "change", "version": 2, "seat": 1})
