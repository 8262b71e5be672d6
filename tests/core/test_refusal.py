"""A refusal names its rule and reason, and pastes back."""

from hypothesis import given
from hypothesis import strategies as st

from vervet.core.refusal import IllegalAction, Refusal

details = st.dictionaries(st.sampled_from(["cell", "need", "have"]), st.integers() | st.text())


@given(st.text(), st.text(), details)
def test_a_repr_pastes_back(rule: str, reason: str, given_details: dict[str, int | str]) -> None:
    refusal = Refusal(rule, reason, **given_details)
    assert eval(repr(refusal)) == refusal


def test_refusals_are_equal_when_they_say_the_same() -> None:
    assert Refusal("T-1", "far", need=2) == Refusal("T-1", "far", need=2)
    assert Refusal("T-1", "far", need=2) != Refusal("T-1", "far", need=3)
    assert Refusal("T-1", "far") != "far"
    assert len({Refusal("T-1", "far"), Refusal("T-1", "far"), Refusal("T-2", "far")}) == 2


def test_the_document_holds_everything_a_text_needs() -> None:
    document = Refusal("T-1", "far", need=2, cell="d4").to_json()
    assert document == {"rule": "T-1", "reason": "far", "details": {"need": 2, "cell": "d4"}}


def test_an_illegal_action_carries_its_refusal() -> None:
    refusal = Refusal("T-1", "far")
    error = IllegalAction(refusal)
    assert error.refusal is refusal
    assert str(error) == "T-1: far"
