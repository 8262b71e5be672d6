"""What both verifiers found, as a page of the documentation."""

from collections.abc import Iterator

from tests.proofs.alterations import PLACES
from tests.proofs.trial import Count, Result, total

HEAD = """\
# What the two verifiers find

*This page is written by `make proofs`; edit `tests/proofs/page.py`, not this file.*

`vervet verify` (Python, with the rules of the games) and “Check this deal” (TypeScript, written from
[the format](deals.md) alone) look at the same logs: promised matches of all three games, in every mode and with every
number of players, played by chance to their end, with actions taken back and seats left on the way, about every fourth
of them from a moment of another match. Each whole log must be proven by both. Then one thing in a log is altered, a
byte, a field, an entry, and both must say that it does not fit; an altered log that was only told to carry no proof
would have got through.

The seal of a log notices every byte, so each altered log is shown a second time, with a seal that fits again. Then only
Python, which knows the rules, can find everything: when something was drawn, who was told what, how the game ended. Who
left a seat is the server's word, which nothing but the seal holds, so that is not sealed again.

"""
TABLE = """
| altered | cases | found by Python | by TypeScript | sealed again | found by Python | by TypeScript |
|---|--:|--:|--:|--:|--:|--:|
"""
MOST_MISTAKES = 20


def page(result: Result) -> str:
    return HEAD + "".join([f"{line}\n" for line in summary(result)]) + TABLE + "".join(rows(result))


def summary(result: Result) -> Iterator[str]:
    whole, altered, forged = result.whole, total(result.places), total(result.forged)
    games = ", ".join([f"{count} of {name}" for name, count in result.games.items()])
    yield f"- **{whole.cases:,} logs** ({games}), with {result.entries:,} entries, {result.undos:,} of them undos,"
    yield f"  {result.departures:,} seats left or taken again, {result.played_on:,} matches played on from another one,"
    yield f"  and {result.numbers:,} random numbers in {result.draws:,} draws:"
    yield f"  {whole.python:,} proven by Python, {whole.typescript:,} by TypeScript."
    yield f"- **{altered.cases:,} alterations** in {len(result.places)} places:"
    yield f"  {altered.python:,} found by Python, {altered.typescript:,} by TypeScript."
    yield f"- **{forged.cases:,} of them sealed again**:"
    yield f"  {forged.python:,} found by Python, {forged.typescript:,} by TypeScript."
    yield f"- **{result.bytes.cases:,} bytes**, one after the other, in logs of three matches that have just begun:"
    yield f"  {result.bytes.python:,} found by Python, {result.bytes.typescript:,} by TypeScript."
    for mistake in result.mistakes[:MOST_MISTAKES]:
        yield f"- **Wrong:** {mistake}"


def rows(result: Result) -> Iterator[str]:
    """The places in the order in which a log has them."""
    for place in PLACES:
        counts = [result.places.get(place, Count()), result.forged.get(place, Count())]
        cells = [f"{each.cases:,} | {each.python:,} | {each.typescript:,}" for each in counts]
        yield f"| {place} | {' | '.join(cells)} |\n"
