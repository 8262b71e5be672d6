"""`python -m tests.device`: the large run; `make same` writes its page."""

import argparse
import sys
import time
from collections import Counter, deque
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

from tests.device.ledger import Compared, Ledger, counts
from tests.device.same import WHOLE, compare, page_python
from tests.device.trace import every_setup, places, setup_of

PAGE = """\
# The same on every device

*This page is written by `make same`; edit `tests/device/__main__.py`, not this file.*

A page of the browser plays by the same rules as a server, but another Python runs them. `make same`
plays matches on one side, in every game and mode with every number of players, undos and departures
included, and tells each log again on the other. Compared byte by byte after every action, by their hashes: the
position, what each seat and a spectator see, every event with those who may know it, the hash of the state, and at the
end the log.

| matches | Itchy Monkey | After Us | Cheeky Monkeys |
|---|--:|--:|--:|
| played natively, told again in the page | {here} |
| played in the page, told again natively | {there} |
| modes and numbers of players | {setups} |

{matches:,} matches{wanted}, {steps:,} steps, {bytes:,} bytes: {differences}.

What was compared is kept in `build/same`, so a run that is broken off goes on where it was, until rules, logs or the
page’s Python change. Random play is much longer in After Us than in the other two: of fifty matches one is of After Us
and seven are of Cheeky Monkeys, in which all modes take turns. The games share the time of a run.
"""
GAMES = ("itchy-monkey", "after-us", "cheeky-monkeys")
MINUTE = 60


def page(found: list[Compared], wanted: int) -> str:
    sides = [counts(found, side) for side in ("here", "there")]
    differing = [each for each in found if each.differs]
    return PAGE.format(
        here=row(f"{sides[0][game]:,}" for game in GAMES),
        there=row(f"{sides[1][game]:,}" for game in GAMES),
        setups=row(setups_of(found, game) for game in GAMES),
        matches=len(found),
        wanted=f" of {wanted:,} that are wanted" if len(found) < wanted else "",
        steps=sum(each.steps for each in found),
        bytes=sum(each.bytes for each in found),
        differences=f"{len(differing)} matches differ" if differing else "no difference",
    )


def row(cells: Iterable[str]) -> str:
    return " | ".join(cells)


def setups_of(found: list[Compared], game: str) -> str:
    """How many modes with a number of players were played, of how many there are."""
    met = {setup_of(each.number)[0] for each in found if each.game == game}
    return f"{len(met)} of {len(places(game))}"


class Waiting:
    """Matches to be played; the games share the time, so that a run that is broken off has met all of them."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.rows: dict[str, deque[int]] = {}
        self.spent: Counter[str] = Counter()
        for number in numbers:
            game, _ = every_setup()[setup_of(number)[0]]
            self.rows.setdefault(game.name, deque()).append(number)

    def take(self) -> int | None:
        left = [game for game, row in self.rows.items() if row]
        return self.rows[min(left, key=lambda game: self.spent[game])].popleft() if left else None


def main() -> int:
    parser = argparse.ArgumentParser(description="Play matches here and in the page's Python, and compare everything.")
    parser.add_argument("--logs", type=int, default=10_000, help="how many matches are played")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--most", type=int, default=WHOLE, help="how many entries a match has at most")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes of the page's Python there are")
    parser.add_argument("--minutes", type=float, default=1e9, help="after so many, no further match is begun")
    parser.add_argument("--keep", type=Path, default=Path("build/same"), help="where it is kept what was compared")
    parser.add_argument("--page", type=Path, help="where the counts are written, in Markdown")
    given = parser.parse_args()
    ledger, lock = Ledger(given.keep, given.most), Lock()
    waiting = Waiting([each for each in range(given.first, given.first + given.logs) if each not in ledger.numbers])
    end = time.monotonic() + given.minutes * MINUTE

    def work(_: int) -> None:
        with page_python("tests.device.trace") as python:
            while time.monotonic() < end:
                with lock:
                    number = waiting.take()
                if number is None:
                    return
                begun = time.monotonic()
                found = compare(python, number, given.most)
                with lock:
                    waiting.spent[found.game] += time.monotonic() - begun
                    ledger.add(found)
                    if len(ledger.found) % 100 == 0:
                        print(f"{len(ledger.found)} matches are compared", file=sys.stderr, flush=True)

    with ThreadPoolExecutor(given.jobs) as pool:
        list(pool.map(work, range(given.jobs)))
    text = page(ledger.found, given.logs)
    print(text)
    differing = [each for each in ledger.found if each.differs]
    for each in differing[:50]:
        print(f"match {each.number}, played {each.where}: step {each.differs} differs")
    if given.page:
        given.page.write_text(text, "utf-8")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
