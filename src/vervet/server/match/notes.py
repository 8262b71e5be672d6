"""What happened around the game and not in it: who left a seat and came back, and what was taken back.

It follows from what is on disk, so whoever loads the page anew reads it again. Nobody is told more than they were then.
"""

from collections.abc import Sequence
from typing import Final

from vervet.core.departure import AWAY, BACK, RESIGNED, WISHED, Departure
from vervet.core.event import audience
from vervet.server.match.messages import NoteInfo, NoteWord
from vervet.server.match.record import Record
from vervet.server.match.telling import step_info

# The last of them; whoever takes back without end does not fill everybody's tables.
MOST_NOTES: Final = 40
WORDS: Final[dict[str, NoteWord]] = {WISHED: "bot", AWAY: "bot", BACK: "own", RESIGNED: "resigned"}


def notes_of(
    record: Record, departures: Sequence[Departure], seat: int | None, versions: Sequence[int]
) -> list[NoteInfo]:
    """In the order in which it happened, for one viewer; `versions` are those of the tables that they saw."""
    if not record.undone and not departures:
        return []
    found = undone(record, seat, versions)
    found += [(gone.at, NoteInfo(versions[gone.at], gone.seat, WORDS[gone.how])) for gone in departures[-MOST_NOTES:]]
    return [note for _, note in sorted(found, key=lambda each: each[0])][-MOST_NOTES:]


def undone(record: Record, seat: int | None, versions: Sequence[int]) -> list[tuple[int, NoteInfo]]:
    """What was taken back of that which the viewer had been told, with the number of the entry that says so."""
    seen = [each for each in record.undone if each[2].eyes() & audience(seat)][-MOST_NOTES:]
    notes = []
    for made, number, step in seen:
        told = step_info(record.game, step, versions[made], seat)
        notes.append((number, NoteInfo(versions[number], told.seat, "undone", told)))
    return notes
