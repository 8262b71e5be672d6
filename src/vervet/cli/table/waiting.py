"""What a person has said in advance: to let pass what does not concern them, or everything for a while."""

from vervet.core.state import State
from vervet.faces.front import Front

# Until something concerns them; until the round is over; from now on; no longer.
ORDERS = ("once", "round", "always", "never")


class Waiting:
    """One order at a time. Whatever is passed this way was a secret answer before and still is."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self.order = "never"
        self.since = 0

    def begin(self, order: str, state: State) -> None:
        self.order = order
        self.since = int(state.stretch())

    def action(self, state: State, seat: int) -> int | None:
        """What the order says for the decision that the seat has to make; None where it must be asked."""
        if self.order == "round" and int(state.stretch()) != self.since:
            self.order = "never"
        if self.order == "never":
            return None
        action = self.front.passing(state, seat, self.order == "round")
        if action is None and self.order == "once":
            self.order = "never"
        return action
