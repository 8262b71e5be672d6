"""Who left a seat, and what became of it: no rule of a game, but a fact of the match, beside its entries.

The terms say who sits where when the cards are dealt. Later a bot may play on for somebody, who may come back; and
somebody may resign. None of that changes an entry, so the rules know nothing of it; the log tells it in a field of its
own, which the seal covers like all the rest (docs/programmers/deals.md).
"""

from collections.abc import Sequence
from typing import Final

from vervet.core.json import Json

# How a seat is left: a bot plays on because its player wished so, or because the others did while the player was away;
# the player takes the seat again; or gives the game up.
WISHED: Final = "wished"
AWAY: Final = "away"
BACK: Final = "back"
RESIGNED: Final = "resigned"
WAYS: Final = (WISHED, AWAY, BACK, RESIGNED)
# With so many seats or fewer, a resignation ends the game; with more a bot plays on.
MOST_ENDED: Final = 2
FIELDS: Final = ("at", "seat", "how", "bot")


class Departure:
    """After `at` entries a seat was left, or taken again; `bot` plays on for it, none where nobody does."""

    def __init__(self, at: int, seat: int, how: str, bot: str) -> None:
        self.at = at
        self.seat = seat
        self.how = how
        self.bot = bot

    def document(self) -> dict[str, Json]:
        return {"at": self.at, "seat": self.seat, "how": self.how, "bot": self.bot}

    def ends(self) -> bool:
        """Whether the game is over with it."""
        return self.how == RESIGNED and self.bot == ""

    def fault(self, before: Sequence["Departure"], kinds: Sequence[str]) -> str:
        """The name of the field that cannot be after those before, at a table with these kinds of seats; empty where
        all of it can."""
        if before and self.at < before[-1].at:
            return "at"
        if not 0 <= self.seat < len(kinds) or kinds[self.seat] == "bot" or (before and before[-1].ends()):
            return "seat"
        last = last_of(before, self.seat)
        left = last in (WISHED, AWAY)
        if self.how not in WAYS or last == RESIGNED or (left and self.how in (WISHED, AWAY)):
            return "how"
        if self.how == BACK and not left:
            return "how"
        played_on = self.how in (WISHED, AWAY) or (self.how == RESIGNED and len(kinds) > MOST_ENDED)
        return "" if (self.bot != "") == played_on else "bot"


def last_of(departures: Sequence[Departure], seat: int) -> str:
    """How a seat was left last; empty where it never was."""
    how = ""
    for each in departures:
        if each.seat == seat:
            how = each.how
    return how


def ended_by(departures: Sequence[Departure]) -> Departure | None:
    """The resignation that ended the game, if one did."""
    last = departures[-1] if departures else None
    return last if last is not None and last.ends() else None
