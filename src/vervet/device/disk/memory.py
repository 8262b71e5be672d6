"""A match as its records tell it, one after the other."""

from collections.abc import Sequence
from typing import Any

from msgspec import convert

from vervet.server.match.rows import DealRow, DepartureRow, EntryRow, MatchRow, SeatRow, StartRow

from .change import Word
from .outage import NotWritten


class Memory:
    """What is known of a match after so many records."""

    def __init__(self) -> None:
        self.records = 0
        self.row: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.deal: object = None
        self.outcome: Any = None
        self.seats: list[dict[str, Any]] = []
        self.entries: list[EntryRow] = []
        self.times: list[int] = []
        self.departures: list[DepartureRow] = []

    def check(self, word: Word) -> None:
        """Raises `NotWritten` where what a word builds on is no longer so."""
        what = word["do"]
        if (what == "match") != (self.row is None):
            raise NotWritten("there is a match already, or none")
        if what == "rematch" and self.rematch is not None:
            raise NotWritten("another match follows already")
        if what == "deal" and word["before"] != self.deal:
            raise NotWritten("the deal has gone on")
        if what == "entries" and first_number(word) != len(self.entries) + 1:
            raise NotWritten("the match has gone on")
        if what == "seat" and "invitation" in word:
            seat = self.seats[as_int(word["seat"])]
            if seat["token"] is not None or seat["invitation"] != word["invitation"]:
                raise NotWritten("the invitation was used")

    def take(self, word: Word) -> None:
        """Carry out one word, which is on the shelf."""
        given: dict[str, Any] = word
        what = given["do"]
        if what == "match":
            self.begin(given["row"])
        elif what == "rematch":
            self.rematch = given["match"]
        elif what == "deal":
            self.deal = given["deal"]
        elif what == "entries":
            self.entries += [EntryRow(*line) for line in given["entries"]]
            self.times.append(given["at"])
        elif what == "departure":
            self.departures.append(convert(given["row"], DepartureRow))
        elif what == "seat":
            self.seats[given["seat"]].update(given["values"])
        if "outcome" in given:
            self.outcome = given["outcome"]
        self.records += 1

    def begin(self, row: dict[str, Any]) -> None:
        """A new match has no entries yet; one that was played elsewhere has all of them."""
        self.row = row
        self.deal, self.seats, self.outcome = row.get("deal"), [dict(seat) for seat in row["seats"]], row.get("outcome")
        self.entries = [convert(entry, EntryRow) for entry in row.get("entries", [])]
        self.departures = [convert(each, DepartureRow) for each in row.get("departures", [])]

    def seat_rows(self) -> list[SeatRow]:
        return [convert(seat, SeatRow) for seat in self.seats]

    def match_row(self) -> MatchRow | None:
        """The match as it is loaded; None where there is none."""
        if self.row is None:
            return None
        row, start = self.row, self.row.get("start")
        return MatchRow(
            id=row["id"],
            game=row["game"],
            rules=row["rules"],
            options=dict(row["options"]),
            seed=row["seed"],
            outcome=self.outcome,
            rematch=self.rematch,
            seats=self.seat_rows(),
            entries=list(self.entries),
            deal=None if self.deal is None else convert(self.deal, DealRow),
            departures=list(self.departures),
            hints=row["hints"],
            start=None if start is None else convert(start, StartRow),
        )

    def seconds(self) -> int:
        return max(self.times, default=0) - min(self.times, default=0)


def remembered(words: Sequence[Word]) -> Memory:
    memory = Memory()
    for word in words:
        memory.take(word)
    return memory


def first_number(word: Word) -> int:
    given: Any = word["entries"]
    return int(given[0][0])


def as_int(value: object) -> int:
    assert isinstance(value, int)
    return value
