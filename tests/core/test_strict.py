"""JSON that two programs might read in two ways is refused, and never with a traceback."""

import json

import pytest

from vervet.core.strict import MOST_DEPTH, StrictError, check_plain, strict_json


def test_plain_documents_are_read_as_they_are() -> None:
    document = {"a": [1, -7, 0, True, False, None, "é\n"], "b": {"": {}}, "seed": 2**63 - 1}
    assert strict_json(json.dumps(document)) == document


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"a": 1, "a": 1}', "'a' stands twice in one object"),
        ('{"a": {"b": 1, "\\u0062": 2}}', "'b' stands twice in one object"),
        ("[1.0]", "expected whole numbers of at most 19 digits, not '1.0'"),
        ("[1e2]", "expected whole numbers"),
        ("[1E400]", "expected whole numbers"),
        ("[-0]", "not '-0'"),
        ("[NaN]", "not 'NaN'"),
        ("[-Infinity]", "not '-Infinity'"),
        ("[" + "9" * 20 + "]", "not '99999"),
        ("[" + "9" * 100_000 + "]", "not '99999"),
        ("[01]", "Expecting"),
        ('{"a": 1,}', "Expecting|Illegal trailing comma"),
        ("{", "Expecting"),
        ("", "Expecting value"),
        ("\ufeff{}", "BOM"),
        ("{} {}", "Extra data"),
        ('["\n"]', "control character"),
        ('["\\ud800"]', "half a character"),
        ('{"\\udfff": 1}', "half a character"),
        ("[" * 100_000, "nested more than 20 deep"),
        ("[" * (MOST_DEPTH + 2) + "]" * (MOST_DEPTH + 2), "nested more than 20 deep"),
        ('{"a":' * 900 + "1" + "}" * 900, "nested more than 20 deep"),
    ],
)
def test_what_could_be_read_in_two_ways_is_refused(text: str, message: str) -> None:
    with pytest.raises(StrictError, match=message):
        strict_json(text)


@pytest.mark.parametrize("document", [{1: 2}, [1.0], {"a": {3}}, b"x", {"a": (1,)}])
def test_what_json_cannot_hold_is_refused(document: object) -> None:
    with pytest.raises(StrictError, match="expected"):
        check_plain(document, MOST_DEPTH)
