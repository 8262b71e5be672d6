"""The buffer of legal actions behaves like a list."""

from hypothesis import given
from hypothesis import strategies as st

from vervet.core.choices import Choices

numbers = st.lists(st.integers(0, 2**62), max_size=400)


def filled(actions: list[int]) -> Choices:
    choices = Choices()
    for action in actions:
        choices.add(action)
    return choices


@given(numbers)
def test_what_was_added_is_listed_in_order_however_much_there_is(actions: list[int]) -> None:
    choices = filled(actions)
    assert choices.to_list() == actions
    assert choices.count == len(actions)
    assert [choices.at(index) for index in range(len(actions))] == actions


@given(numbers, st.integers(0, 2**62))
def test_it_has_exactly_what_was_added(actions: list[int], stranger: int) -> None:
    choices = filled(actions)
    assert all(choices.has(action) for action in actions)
    assert choices.has(stranger) == (stranger in actions)


@given(numbers, numbers)
def test_a_cleared_buffer_starts_anew(old: list[int], new: list[int]) -> None:
    choices = filled(old)
    choices.clear()
    assert choices.to_list() == []
    assert not choices.has(old[0] if old else 0)
    for action in new:
        choices.add(action)
    assert choices.to_list() == new
