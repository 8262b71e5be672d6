"""What a bot is."""

from typing import Final, SupportsIndex, final

from mypy_extensions import i64, mypyc_attr

from vervet.core.number import seat_number, seed_number
from vervet.core.rng import Random, mix
from vervet.core.state import State

# A bot's deals must not repeat what it thinks up from the same seed.
DEALS: Final = 0x1D4A_6C83_5B7E_90F2


class BotError(ValueError):
    """No such bot, or nothing for it to do; the message says what was expected."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among the legal actions of a seat, and cannot cheat (law 5).

    The author of a bot writes `think`, which returns one of `world.legal_actions(seat)`. It gets a world: a copy of the
    table in which all that the seat does not know was dealt anew. `self.rng` are random numbers from the bot's seed; a
    constructor of one's own calls this one for them. Everybody else calls `choose`, the only method that ever sees the
    true state. A bot that compares several worlds deals them from the one it has (`world.deal(seat, self.rng)`): states
    that look the same to a seat deal the same worlds (law 5), so the truth could tell it nothing more.
    """

    # Made when it is first needed: a bot with a constructor of its own need not call this one.
    deals: Random | None = None

    @classmethod
    def __init_subclass__(cls, **settings: object) -> None:
        """A bot that chose for itself would see the true state."""
        super().__init_subclass__(**settings)
        if "choose" in vars(cls):
            raise TypeError(f"{cls.__name__} writes choose(), which sees the true state; write think(world, seat)")

    def __init__(self, seed: SupportsIndex = 0) -> None:
        number = seed_number(seed)
        self.rng = Random(number)
        self.deals = Random(mix(number ^ DEALS))

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, a bot>"

    def think(self, world: State, seat: i64) -> i64:
        """One of the legal actions of the seat in a world that it must think possible."""
        raise NotImplementedError("a bot writes think(world, seat), which returns one of world.legal_actions(seat)")

    @final
    def choose(self, state: State, seat: SupportsIndex, luck: Random | None = None) -> i64:
        """What the bot does in this seat, by nothing but what the seat may know.

        `luck` are the random numbers that its world is dealt with; by default its own.
        """
        at: i64 = seat_number(seat, state.seats)
        if state.asked() >> at & 1 == 0:
            raise BotError(f"expected a seat that is asked to decide ({state.asked_seats()}), not {at}")
        return self.think(state.deal(at, luck or self.own_luck()), at)

    def own_luck(self) -> Random:
        deals = self.deals
        if deals is None:
            deals = Random(DEALS)
            self.deals = deals
        return deals
