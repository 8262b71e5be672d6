"""Earlier tables of a match: each as its viewer saw it then, with what they knew then (law 4).

Only steps that the viewer was told of, and that were not taken back, have a table. What a viewer may know after such a
step follows from what they were told up to it: so whatever others did in secret meanwhile, the table is the same.
"""

from collections.abc import Iterator, Sequence

from vervet.core.event import SPECTATOR, audience
from vervet.core.state import State
from vervet.server.match.asking import waited_for
from vervet.server.match.display import outcome_info
from vervet.server.match.messages import PastTable
from vervet.server.match.problem import ProblemError
from vervet.server.match.record import Record
from vervet.server.match.sight import eyes_of

# As many as a scrubber wants at once; a view may have ten thousand characters.
MOST_TABLES = 32


def past_tables(record: Record, seat: int | None, held: Sequence[int], first: int, last: int) -> list[PastTable]:
    """The tables from one version to another, as a seat saw them; at most so many, and whoever wants the rest asks
    again."""
    wanted = [moment for moment in moments(record, seat, held) if first <= moment[0] <= last][:MOST_TABLES]
    return [
        PastTable(
            version=version,
            public=public,
            after=after,
            asked=waited_for(state, seat, held),
            view=dict(state.view(seat)),
            outcome=outcome_info(state.outcome()),
        )
        for (version, public, after, _), state in zip(
            wanted, states(record, [each[-1] for each in wanted]), strict=True
        )
    ]


def moments(record: Record, seat: int | None, held: Sequence[int]) -> Iterator[tuple[int, int, int, int]]:
    """Every table that a seat was shown: its version, that of a spectator at the same moment, how many tables the seat
    was shown since that last rose, and the number of steps made. The first is the table before any."""
    versions, public = record.sight.versions(eyes_of(held)), record.sight.versions(SPECTATOR)
    watched, after = 0, 0
    yield 0, 0, 0, 0
    for made, (step, number) in enumerate(zip(record.steps, record.numbers, strict=True), 1):
        if step.eyes() & audience(seat):
            after = after + 1 if public[number] == watched else 0
            watched = public[number]
            yield versions[number], watched, after, made


def moment_at(record: Record, seat: int | None, held: Sequence[int], version: int) -> tuple[int, str]:
    """How many steps had been made at a table that a seat was shown, and how its address calls the moment; raises
    `unknown-step`."""
    for known, public, after, made in moments(record, seat, held):
        if known == version:
            return made, f"{public}.{after}" if after else str(public)
    raise ProblemError("unknown-step", f"this match has no table of version {version} for this viewer")


def states(record: Record, made: Sequence[int]) -> Iterator[State]:
    """The states after so many steps, in rising order; what lies between two of them is carried out once. Each is a
    copy, since a view may refer to the state it is of."""
    if not made:
        return
    at = made[0]
    state = record.match.state_at(at)
    for wanted in made:
        for step in record.steps[at:wanted]:
            state.execute(step.seat, step.action)
        at = wanted
        yield state.copy()
