"""Auto-pass: what people have said in advance about windows, "pass unless…". Nothing in it looks at a hand."""

from collections.abc import Sequence

from msgspec import json

from vervet.core.state import State
from vervet.server.match.messages import Standing, StandingInfo
from vervet.server.match.rows import SeatRow, StandingRow


class AutoPasses:
    """What each seat has said in advance (the message `standing`), on disk with the seat and known to nobody else."""

    def __init__(self) -> None:
        self.orders: dict[int, Standing] = {}
        # The round in which each was given.
        self.since: dict[int, int] = {}

    def fill(self, seats: Sequence[SeatRow]) -> None:
        """Take over what is on disk."""
        found = {row.seat: json.decode(row.standing, type=StandingRow) for row in seats if row.standing}
        self.orders = {seat: Standing(0, seat, kept.lasts, kept.only, kept.unless) for seat, kept in found.items()}
        self.since = {seat: kept.since for seat, kept in found.items()}

    def set(self, order: Standing, state: State) -> None:
        if order.lasts == "off":
            self.orders.pop(order.seat, None)
            return
        self.orders[order.seat] = order
        self.since[order.seat] = int(state.stretch())

    def of(self, seat: int, state: State) -> Standing | None:
        """What is in force for a seat; an order for a round ends with it."""
        order = self.orders.get(seat)
        if order is None or (order.lasts == "round" and self.since[seat] != int(state.stretch())):
            return None
        return order

    def covers(self, seat: int, state: State) -> bool:
        """Whether the seat has said that this window can do without it."""
        order = self.of(seat, state)
        if order is None:
            return False
        words = set(state.occasion(seat))
        return (not order.only or bool(words & set(order.only))) and not words & set(order.unless)

    def told(self, held: Sequence[int], state: State) -> list[StandingInfo]:
        """What a client is told: the orders of its own seats."""
        orders = [order for seat in held if (order := self.of(seat, state)) is not None]
        return [StandingInfo(order.seat, order.lasts, order.only, order.unless) for order in orders]


def kept_text(order: Standing, state: State) -> str | None:
    """How an order is stored; None where there is none any more."""
    if order.lasts == "off":
        return None
    return json.encode(StandingRow(order.lasts, order.only, order.unless, int(state.stretch()))).decode()
