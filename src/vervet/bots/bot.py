"""What a bot is."""

from mypy_extensions import i64, mypyc_attr

from vervet.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the legal actions of a seat.

    The state it is handed must come from `determinize` where anything is hidden, so that it cannot cheat (law 5).
    """

    def choose(self, state: State, seat: i64) -> i64:
        raise NotImplementedError


class BotError(ValueError):
    """No such bot; the message says which there are."""
