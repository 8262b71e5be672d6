"""Actions have three faces, and each gives back the others."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.toy import CELL, EXTRA, GRAMMAR, SIDE, STEPS, WAY, WORKERS
from vervet.core.action import ActionError, Field, Grammar, Kind
from vervet.core.json import Json

pushes = st.builds(
    lambda cell, way, steps, workers, queens: GRAMMAR.pack(
        "push", cell=cell, way=way, steps=steps, workers=workers, queens=queens
    ),
    st.integers(1, 63),
    st.integers(0, 2),
    st.integers(1, 15),
    st.integers(0, 31),
    st.integers(0, 3),
)
others = st.sampled_from([GRAMMAR.pack("skip"), GRAMMAR.pack("skip-all"), GRAMMAR.pack("pull", cell=9)])
lays = st.builds(
    lambda steps, extra, side: GRAMMAR.pack("lay", steps=steps, extra=extra, side=side if extra else 0),
    st.integers(1, 15),
    st.integers(0, 15),
    st.integers(0, 2),
)
actions = st.one_of(
    pushes, others, lays, st.builds(lambda count: GRAMMAR.pack("breed", workers=count), st.integers(0, 31))
)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["kind", "cell", "way", "x"]), inner),
    max_leaves=6,
)


@given(actions)
def test_notation_gives_back_the_packed_action(action: int) -> None:
    assert GRAMMAR.from_text(GRAMMAR.to_text(action)) == action


@given(actions)
def test_json_gives_back_the_packed_action(action: int) -> None:
    assert GRAMMAR.from_json(json.loads(json.dumps(GRAMMAR.to_json(action)))) == action


@given(st.integers(-(2**63), 2**63 - 1))
def test_any_number_is_an_action_with_faces_or_an_error(number: int) -> None:
    with suppress(ActionError):
        assert GRAMMAR.from_text(GRAMMAR.to_text(number)) == number == GRAMMAR.from_json(GRAMMAR.to_json(number))


@given(st.text(max_size=40))
def test_any_text_is_an_action_or_a_clear_error(text: str) -> None:
    with suppress(ActionError):
        assert GRAMMAR.kind(GRAMMAR.from_text(text))


@given(json_values)
def test_any_document_is_an_action_or_a_clear_error(document: Json) -> None:
    with suppress(ActionError):
        assert GRAMMAR.kind(GRAMMAR.from_json(document))


def test_an_action_reads_like_a_sentence() -> None:
    action = GRAMMAR.pack("push", cell=27, way=1, steps=3, workers=2, queens=1)
    assert GRAMMAR.to_text(action) == "push d4 east 3, 2 workers 1 queen"
    assert GRAMMAR.to_json(action) == {
        "kind": "push",
        "cell": "d4",
        "way": "east",
        "steps": 3,
        "workers": 2,
        "queens": 1,
    }


def test_counts_of_zero_are_not_written() -> None:
    assert GRAMMAR.to_text(GRAMMAR.pack("push", cell=27, way=1, steps=3)) == "push d4 east 3"


@pytest.mark.parametrize(
    "text",
    [
        "push d4 east 3, 2 workers 1 queen",
        "push d4 east 3 2 workers 1 queen",
        "PUSH D4 East 3, 1 Queen, 2 Workers",
        "pus d4 e 3 2w 1q",
        "  push   d4 east 3,2 workers,1 queens ",
    ],
)
def test_a_line_may_be_written_in_many_ways(text: str) -> None:
    assert GRAMMAR.from_text(text) == GRAMMAR.pack("push", cell=27, way=1, steps=3, workers=2, queens=1)


def test_a_whole_word_is_preferred_to_the_beginning_of_another() -> None:
    assert GRAMMAR.from_text("skip") == GRAMMAR.pack("skip")
    assert GRAMMAR.from_text("skip-") == GRAMMAR.pack("skip-all")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an action begins with one of push, pull, skip, skip-all, breed, lay"),
        ("jump d4", "an action begins with one of push, pull, skip, skip-all, breed, lay, not 'jump'"),
        ("pu d4", "an action begins with one of .*, not 'pu'"),
        ("push d4", "expected: push CELL WAY STEPS, N workers N queens"),
        ("push d4 up 3", "way must be one of north, east, south, not 'up'"),
        ("push z9 east 3", "cell must be one of b1, …, h8, not 'z9'"),
        ("push d4 east x", "steps must be a whole number, not 'x'"),
        ("push d4 east 0", "steps must be from 1 to 15, not 0"),
        ("push d4 east 3, 2", "expected: push CELL WAY STEPS, N workers N queens"),
        ("push d4 east 3, 2 spies", "expected: push"),
        ("push d4 east 3, 2 workers 3 workers", "expected: push"),
        ("push d4 east 3, 99 workers", "workers must be from 0 to 31, not 99"),
        ("push d4 east " + "9" * 5000, "steps must be a whole number"),
        ("pull d4 south 1", "expected: pull CELL"),
        ("skip d4", "expected: skip"),
        ("lay", r"expected: lay STEPS \[EXTRA\] \[SIDE\]"),
        ("lay 3 4 left 1", r"expected: lay STEPS \[EXTRA\] \[SIDE\]"),
        ("lay 3 left", "extra must be a whole number, not 'left'"),
        ("lay 3 0", "extra must be from 1 to 15, not 0"),
    ],
)
def test_a_line_that_is_not_an_action_is_told_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(ActionError, match=message):
        GRAMMAR.from_text(text)


@pytest.mark.parametrize(
    ("document", "message"),
    [
        (None, "an action is an object with a kind, not None"),
        ([1], "an action is an object with a kind"),
        ({}, "an action begins with one of .*, not 'None'"),
        ({"kind": "jump"}, "an action begins with one of .*, not 'jump'"),
        ({"kind": "pull"}, r"pull takes cell, not \['kind'\]"),
        ({"kind": "pull", "cell": "d4", "way": "east"}, "pull takes cell, not"),
        ({"kind": "skip", "cell": "d4"}, "skip takes no fields, not"),
        ({"kind": "pull", "cell": 27}, "cell must be one of b1, …, h8, not 27"),
        ({"kind": "pull", "cell": "D4"}, "cell must be one of"),
        ({"kind": "breed", "workers": "2"}, "workers must be a whole number, not '2'"),
        ({"kind": "breed", "workers": True}, "workers must be a whole number, not True"),
        ({"kind": "breed", "workers": 2.0}, "workers must be a whole number, not 2.0"),
        ({"kind": "breed", "workers": -1}, "workers must be from 0 to 31, not -1"),
        ({"kind": "breed", "workers": 10**30}, "workers must be from 0 to 31"),
        ({"kind": "lay"}, r"lay takes extra, side, steps, not \['kind'\]"),
        ({"kind": "lay", "steps": None}, "steps must be a whole number, not None"),
        ({"kind": "lay", "steps": 3, "side": "left"}, "lay with side needs extra too"),
        ({"kind": "lay", "steps": 3, "extra": 0}, "extra must be from 1 to 15, not 0"),
        ({"kind": "lay", "steps": 3, "extra": 4, "side": ""}, "side must be one of left, right, not ''"),
    ],
)
def test_a_document_that_is_not_an_action_is_told_what_was_expected(document: Json, message: str) -> None:
    with pytest.raises(ActionError, match=message):
        GRAMMAR.from_json(document)


def test_json_takes_whole_words_only() -> None:
    with pytest.raises(ActionError, match="way must be one of north, east, south, not 'ea'"):
        GRAMMAR.from_json({"kind": "push", "cell": "d4", "way": "ea", "steps": 1})


def test_counts_may_be_left_out_of_json() -> None:
    assert GRAMMAR.from_json({"kind": "breed"}) == GRAMMAR.pack("breed")


@pytest.mark.parametrize("number", [-1, 31, 1 << 40, 1, 2 | 1 << 8])
def test_a_number_that_is_not_an_action_has_no_faces(number: int) -> None:
    """A negative one, an unknown kind, strange bits, a cell without a name, bits where the kind has none."""
    for face in (GRAMMAR.to_text, GRAMMAR.to_json):
        with pytest.raises(ActionError):
            face(number)


def test_packing_names_what_is_wrong() -> None:
    with pytest.raises(ActionError, match="pull has no speed"):
        GRAMMAR.pack("pull", cell=27, speed=1)
    with pytest.raises(ActionError, match="cell has no value 0"):
        GRAMMAR.pack("pull")


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ((Field("a", 5, 4), Field("b", 8, 4)), "the bits of b are taken"),
        ((Field("a", 4, 4),), "the bits of a are taken"),
        ((Field("a", 60, 4),), "beyond the 62"),
        ((Field("a", 5, 4), Field("a", 9, 4)), "share a name"),
        ((Field("kind", 5, 4),), "share a name"),
    ],
)
def test_a_kind_whose_fields_overlap_is_refused(fields: tuple[Field, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Kind("move", 0, *fields)


@pytest.mark.parametrize("word", ["", "North", "north west", "north,west", "1st", "2w"])
def test_a_word_that_notation_cannot_give_back_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="cannot be written in a line"):
        Field("way", 5, 2, ("south", word))


def test_words_that_do_not_fit_or_are_not_unique_are_refused() -> None:
    with pytest.raises(ValueError, match="the bits hold only 0 to 1"):
        Field("way", 5, 1, ("a", "b", "c"))
    with pytest.raises(ValueError, match="the same word"):
        Field("way", 5, 2, ("a", "b", "a"))


def test_kinds_that_share_a_name_or_a_code_are_refused() -> None:
    with pytest.raises(ValueError, match="share a name or a code"):
        Grammar(Kind("push", 0), Kind("push", 1))
    with pytest.raises(ValueError, match="share a name or a code"):
        Grammar(Kind("push", 0), Kind("pull", 0))


def test_rules_written_for_speed_agree_with_the_declaration() -> None:
    action = GRAMMAR.pack("push", cell=27, way=2, steps=5)
    assert (action & 31, action >> 8 & 3, action >> 10 & 63, action >> 16 & 15) == (0, 2, 27, 5)
    assert (WAY.of(action), CELL.of(action), STEPS.of(action)) == (2, 27, 5)


@pytest.mark.parametrize(
    ("text", "document"),
    [
        ("lay 3", {"kind": "lay", "steps": 3}),
        ("lay 3 4", {"kind": "lay", "steps": 3, "extra": 4}),
        ("lay 3 4 left", {"kind": "lay", "steps": 3, "extra": 4, "side": "left"}),
    ],
)
def test_what_is_absent_is_not_written(text: str, document: dict[str, Json]) -> None:
    action = GRAMMAR.from_text(text)
    assert GRAMMAR.from_json(document) == action
    assert GRAMMAR.to_text(action) == text
    assert GRAMMAR.to_json(action) == document


def test_null_means_absent() -> None:
    action = GRAMMAR.from_json({"kind": "lay", "steps": 3, "extra": None, "side": None})
    assert action == GRAMMAR.pack("lay", steps=3)


def test_a_field_after_an_absent_one_makes_no_action() -> None:
    gap = GRAMMAR.pack("lay", steps=3) | 1 << SIDE.shift
    for face in (GRAMMAR.to_text, GRAMMAR.to_json, GRAMMAR.kind):
        with pytest.raises(ActionError, match="lay with side needs extra too"):
            face(gap)
    with pytest.raises(ActionError, match="lay with side needs extra too"):
        GRAMMAR.pack("lay", steps=3, side=1)


def test_an_optional_word_cannot_mean_nothing() -> None:
    with pytest.raises(ValueError, match="0 means that an optional field is absent; it cannot be 'left'"):
        Field("side", 5, 2, ("left", "right"), optional=True)


def test_optional_fields_come_last_and_without_counts() -> None:
    for fields in ((EXTRA, STEPS), (STEPS, EXTRA, WORKERS)):
        with pytest.raises(ValueError, match="lay: optional fields come last"):
            Kind("lay", 5, *fields)


@pytest.mark.parametrize("damaged", ["x" * 5000, {"kind": "x" * 5000}, ["x" * 5000], {"kind": ["x" * 5000]}])
def test_no_message_repeats_a_long_action(damaged: Json) -> None:
    with pytest.raises(ActionError) as raised:
        GRAMMAR.from_json(damaged)
    assert "x" * 61 not in str(raised.value)
    with pytest.raises(ActionError) as raised:
        GRAMMAR.from_text("x" * 5000)
    assert "x" * 61 not in str(raised.value)
