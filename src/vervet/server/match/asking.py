"""Whom a table waits for. It is not compiled: a test puts a telltale in its place, and must find it out."""

from collections.abc import Sequence

from vervet.core.state import State


def waited_for(state: State, seat: int | None, held: Sequence[int]) -> list[int]:
    """The seats that the table waits for, as far as the seat may know; about the seats it holds, the client knows the
    truth."""
    told, asked = state.waited_for(seat), state.asked()
    if told == asked:
        # As mostly: then the state says it quicker.
        return state.asked_seats()
    told, asked = int(told), int(asked)
    return [each for each in range(int(state.seats)) if (asked if each in held else told) >> each & 1]
