"""An altered position that can be read writes itself back, deals worlds that can be read, and plays to its end."""

from functools import cache

import pytest

from .alterations import SETUPS, Document, positions, try_game


@cache
def others() -> tuple[Document, ...]:
    return tuple(position for number in range(len(SETUPS)) for position in positions(number, 200))


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_an_altered_position_is_refused_or_sound(number: int) -> None:
    results = try_game(number, 12, list(others()))
    assert results["refused"] > 0
    assert results["played"] > 0
