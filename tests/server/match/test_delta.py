"""What changed: the edits between two documents, for any documents and through whole games."""

from random import Random as Dice

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json, to_builtins

from vervet import catalog
from vervet.client.tables import patched
from vervet.core.chance import Seeded
from vervet.core.state import State
from vervet.server.match.delta import edits
from vervet.server.match.messages import Edit

VALUES = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from(["a", "b"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3),
    max_leaves=20,
)
DOCUMENTS = st.dictionaries(st.sampled_from("klm"), VALUES, max_size=3)
# A game, its options, and how many decisions are looked at.
PLAYED = [
    ("itchy-monkey", {}, 150),
    ("itchy-monkey", {"mode": "clan"}, 80),
    ("cheeky-monkeys", {"players": 4}, 150),
    ("after-us", {"players": 3}, 150),
]


@given(DOCUMENTS, DOCUMENTS)
def test_edits_make_any_document_another(before: dict[str, object], after: dict[str, object]) -> None:
    copy = json.encode(before)
    made = patched(before, to_builtins(edits(before, after)))
    # Key by key: an object has no order, and lists do.
    assert made == after
    assert json.encode(before) == copy, "the old one stays as it was"


def test_nothing_is_said_of_what_stays() -> None:
    before = {"a": [1, 2, 3], "b": {"c": [{"d": 1}, {"d": 2}, {"d": 3}]}}
    assert edits(before, {"a": [1, 2, 3], "b": {"c": [{"d": 1}, {"d": 2}, {"d": 3}]}}) == []
    after = {"a": [1, 2, 3], "b": {"c": [{"d": 1}, {"d": 5}, {"d": 3}]}}
    assert to_builtins(edits(before, after)) == [{"at": ["b", "c", 1, "d"], "to": 5}]
    longer = {"a": [1, 9, 9, 2, 3], "b": before["b"]}
    assert edits(before, longer) == [Edit(["a"], cut=(1, 0), put=[9, 9])]


@pytest.mark.parametrize(("name", "options", "decisions"), PLAYED)
def test_through_a_game_every_view_is_the_one_before_and_its_edits(
    name: str, options: dict[str, object], decisions: int
) -> None:
    """To the byte, true and 1 apart; and what is sent is a small part of the view."""
    game, dice = catalog.games()[name], Dice(5)
    state = game.start(game.options.read(options), Seeded(5))
    viewers = (None, *range(int(state.seats)))
    known = {viewer: view_of(state, viewer) for viewer in viewers}
    sent = whole = 0
    for _ in range(decisions):
        asked = state.asked_seats()
        if not asked:
            break
        seat = dice.choice(asked)
        state.apply(seat, dice.choice(state.legal_actions(seat)))
        for viewer in viewers:
            view = view_of(state, viewer)
            told = json.encode(edits(known[viewer], view))
            known[viewer] = patched(known[viewer], json.decode(told))
            assert json.encode(known[viewer]) == json.encode(view)
            sent, whole = sent + len(told), whole + len(json.encode(view))
    assert sent * 4 < whole


def view_of(state: State, viewer: int | None) -> dict[str, object]:
    return dict(state.view(viewer))
