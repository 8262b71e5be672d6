"""When the seat of somebody who came by link may be given again, once the cards are dealt.

Nobody has an account, so nobody can tell whether whoever takes the new link is the one who lost the seat, or the very
person who sent it. Before the deal that does not matter. Afterwards whoever sits there plays for somebody else, and in
a game with secrets sees their hand; so it takes time, and others who agree.
"""

from collections.abc import Collection, Sequence

from msgspec import json

from vervet.server.match.draft import Agreement
from vervet.server.match.problem import ProblemError
from vervet.server.match.rows import AbsenceRow
from vervet.server.match.seating import Seating

# A connection that is back within so many seconds was no absence: nobody lets a bot play for whoever lost it.
BRIEFLY = 5.0


class Vouching:
    """Since when nobody has been at a seat, and what all others have agreed about that. On disk is what was agreed, and
    how long somebody had been away by then: so no connection that breaks costs a write, and a wait of which nobody has
    said anything begins anew where the server is killed."""

    def __init__(self, seating: Seating, secrets: bool, seconds: float, now: float) -> None:
        self.seating = seating
        self.secrets = secrets
        self.seconds = seconds
        self.since: dict[int, float] = {}
        # Since when the match is in memory: everybody has to come back to it first.
        self.begun = now

    def restore(self, now: float) -> None:
        """Take over what is on disk, in the seats; what is known here of when somebody went is newer."""
        for row in self.seating.seats:
            if row.absence is not None:
                kept = json.decode(row.absence, type=AbsenceRow)
                self.keep(Agreement(row.seat, kept))
                self.since.setdefault(row.seat, now - kept.seconds)

    def agreement(self, absent: int, agreed: Collection[int], vouched: Collection[int], now: float) -> Agreement:
        """What is to be written, and then kept."""
        seconds = round(now - self.since.get(absent, now), 1)
        return Agreement(absent, AbsenceRow(seconds, sorted(agreed), sorted(vouched)))

    def known(self, agreement: Agreement) -> bool:
        """Whether nothing new is agreed."""
        said, row = self.seating, agreement.row
        before = (sorted(each.get(agreement.absent, ())) for each in (said.agreed, said.vouched))
        return tuple(before) == (row.agreed, row.vouched)

    def keep(self, agreement: Agreement) -> None:
        """Take over what is on disk."""
        absent, row = agreement.absent, agreement.row
        for said, seats in ((self.seating.agreed, row.agreed), (self.seating.vouched, row.vouched)):
            said.pop(absent, None)
            if seats:
                said[absent] = set(seats)

    def follow_presence(self, present: Collection[int], now: float) -> None:
        """Whoever is here again has lost nothing."""
        for row in self.seating.seats:
            if row.seat in present:
                self.since.pop(row.seat, None)
                self.forget(row.seat)
            else:
                self.since.setdefault(row.seat, now)

    def check_gone(self, absent: int, now: float) -> None:
        """Whether somebody has been away for long enough that a bot may play for them."""
        if absent in self.since and now < max(self.since[absent], self.begun) + min(BRIEFLY, self.seconds):
            raise ProblemError("too-early", "whoever has just gone may be back in a moment")

    def vouch(self, seats: Sequence[int], absent: int, yes: bool) -> set[int]:
        """Somebody who holds these seats agrees that a lost one is given again; or would rather wait, and then nobody
        has agreed any more. The seats that agree now."""
        self.seating.check(seats[0])
        if absent not in self.since or self.seating.seats[absent].kind != "link":
            raise ProblemError("not-away", f"nobody who was invited is away from seat {absent}")
        return self.seating.vouched.get(absent, set()) | set(seats) if yes else set()

    def forget(self, absent: int) -> None:
        """What was agreed on is over: somebody came back, or has their link."""
        self.seating.vouched.pop(absent, None)

    def witnesses(self, absent: int) -> list[int]:
        """Everybody else who plays and did not make the match, whether they are there or not: seats at the screen where
        it was made have one person's word between them, and who made it asks."""
        seats = self.seating.seats
        return [seat for seat in self.seating.people() if seats[seat].kind == "link" and seat != absent]

    def check(self, absent: int, now: float) -> None:
        """Whether the seat may be given again; raises why not."""
        if self.seating.resigned(absent):
            raise ProblemError("resigned", f"seat {absent} has resigned")
        witnesses, vouched = self.witnesses(absent), self.seating.vouched.get(absent, set())
        if self.secrets and not witnesses:
            raise ProblemError(
                "no-witness", "whoever takes this seat sees its secrets, and nobody else can agree to that"
            )
        if now < self.since.get(absent, now) + self.seconds:
            raise ProblemError("too-early", f"a seat can be given again after {self.seconds:g} seconds away")
        missing = [str(seat) for seat in witnesses if seat not in vouched]
        if missing:
            raise ProblemError("not-agreed", f"everybody else who plays must agree first: seat {', '.join(missing)}")


def kept_absence(agreement: Agreement) -> str | None:
    """How it is stored; None where nothing is agreed any more."""
    row = agreement.row
    return json.encode(row).decode() if row.agreed or row.vouched else None
