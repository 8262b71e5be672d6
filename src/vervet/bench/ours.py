"""What is timed of our own games: random play, copies and search, for every game in the catalog.

Run as a module it prints its measures, so that no progress bar of another thread is counted as CPU time of ours.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from importlib.metadata import PackageNotFoundError, version

from vervet.bench.exercises import (
    FIRST,
    Start,
    choice_share,
    copy_and_keep,
    copy_inside,
    copy_outside,
    middle,
    play_inside,
    play_outside,
    search,
)
from vervet.bench.stopwatch import (
    COPY,
    LIBRARY,
    MIDDLE,
    PLAY,
    PYTHON,
    SEARCH,
    SEARCH_TO_THE_END,
    START,
    Measure,
    report,
)
from vervet.bots import arena
from vervet.bots.search import Search
from vervet.catalog import game, games
from vervet.core import state as contract
from vervet.faces.face import face_of
from vervet.faces.promise import USUAL, Promise

SUBJECT = "Vervet"
PURE_SUBJECT = "Vervet, uncompiled"

CHECKED = "every action checked"
UNCHECKED = "actions not checked"
DROPPED = "complete and independent, each dropped at once"
KEPT = "complete and independent, 1,000 kept at a time"
TO_THE_END = 1_000_000
LENGTH_GAMES = 10


@dataclass(frozen=True)
class Entry:
    """A game and what we promise for it."""

    game: str
    promise: Promise = USUAL


def compiled() -> bool:
    """Whether the engine that is running was compiled."""
    return not any((module.__file__ or "").endswith(".py") for module in (contract, arena))


def entries() -> list[Entry]:
    """One entry for each game there is."""
    return [Entry(name, face_of(name).promise) for name in games()]


def measures(whole: bool) -> list[Measure]:
    """All measures, or only those that a comparison of compiled and uncompiled needs."""
    return [measure for entry in entries() for measure in measures_of(entry, whole)]


def measures_of(entry: Entry, whole: bool) -> Iterator[Measure]:
    settings: list[dict[str, object]] = [{"players": number} for number in entry.promise.players] or [{}]
    name, start = variant(entry, settings[0])
    share = choice_share(start)
    yield Measure(name, PLAY, LIBRARY, START, partial(play_inside, start), goal=entry.promise.library, choices=share)
    yield Measure(name, PLAY, PYTHON, START, partial(play_outside, start, True), CHECKED, entry.promise.python, share)
    yield Measure(name, PLAY, PYTHON, START, partial(play_outside, start, False), UNCHECKED, choices=share)
    yield from copies_and_search(entry, name, start, whole)
    for options in settings[1:] if whole else ():
        name, start = variant(entry, options)
        share = choice_share(start)
        yield Measure(name, PLAY, LIBRARY, START, partial(play_inside, start), choices=share)
        yield Measure(name, PLAY, PYTHON, START, partial(play_outside, start, True), CHECKED, choices=share)


def variant(entry: Entry, options: dict[str, object]) -> tuple[str, Start]:
    """A game with some options: what it is called, and how it begins."""
    name = ", ".join([entry.game, *(f"{value} {option}" for option, value in options.items())])
    return name, lambda seed: game(entry.game).new(seed, **options)


def copies_and_search(entry: Entry, name: str, start: Start, whole: bool) -> Iterator[Measure]:
    yield Measure(name, COPY, LIBRARY, MIDDLE, partial(copy_inside, start), DROPPED, entry.promise.copies)
    yield Measure(name, COPY, PYTHON, MIDDLE, partial(copy_outside, start), DROPPED)
    yield Measure(name, COPY, PYTHON, MIDDLE, partial(copy_and_keep, start), KEPT)
    depth = int(Search(0, simulations=1).depth)
    usual = f"{depth} random decisions, then an estimate"
    yield Measure(name, SEARCH, LIBRARY, START, partial(search, start, depth), usual)
    yield Measure(name, SEARCH, LIBRARY, MIDDLE, partial(search, lambda _: middle(start), depth), usual)
    if whole:
        far = partial(search, depth=TO_THE_END)
        note = f"random decisions to the end, at most about {mean_length(start):,}"
        yield Measure(name, SEARCH_TO_THE_END, LIBRARY, START, partial(far, start), note)
        yield Measure(name, SEARCH_TO_THE_END, LIBRARY, MIDDLE, partial(far, lambda _: middle(start)), note)


def mean_length(start: Start) -> int:
    """The decisions of a random game, to two digits: what a simulation to the end costs."""
    mean = arena.random_decisions(start(FIRST), 1, LENGTH_GAMES) / LENGTH_GAMES
    return int(float(f"{mean:.2g}"))


def installed_version() -> str:
    try:
        return version("vervet")
    except PackageNotFoundError:
        return "from its sources"


if __name__ == "__main__":
    # Uncompiled, only what the ratio to compiled needs.
    report(SUBJECT if compiled() else PURE_SUBJECT, installed_version(), measures(whole=compiled()))
