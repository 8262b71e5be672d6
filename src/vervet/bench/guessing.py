"""What a player could learn of the deal by looking, beside what there is to guess: figures for a page of the docs.

`python -m vervet.bench.guessing --page docs/programmers/attacks.md` plays some games and writes them there.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from vervet.bench.sight import Seen, drawn, seen
from vervet.bots.roster import make_bot
from vervet.catalog import games
from vervet.core.match import Match
from vervet.core.rng import Random

GAMES = 20
OLD_SEED_BITS = 63
SEAT = 0
BOT = "heuristic"
# Which games, for how many.
TABLES = (
    ("itchy-monkey", 2),
    ("itchy-monkey", 4),
    ("after-us", 2),
    ("after-us", 4),
    ("cheeky-monkeys", 2),
    ("cheeky-monkeys", 4),
)
BEGIN = "<!-- written by python -m vervet.bench.guessing -->"
END = "<!-- end of what is written -->"


class Guess(NamedTuple):
    """One game: how much was drawn, how much of it one player saw, how much of that with the first table, and the round
    in which it became more than an old seed holds (None: never)."""

    drawn: Seen
    seen: Seen
    opening: Seen
    round: int | None


def guess(match: Match) -> Guess:
    version = enough(match)
    return Guess(
        drawn(match, match.version),
        seen(match, match.version, SEAT),
        seen(match, 0, SEAT),
        None if version is None else round_at(match, version),
    )


def enough(match: Match) -> int | None:
    """The first version at which the seat has seen as many bits as an old seed has."""
    low, high = 0, match.version
    if seen(match, high, SEAT).bits < OLD_SEED_BITS:
        return None
    while low < high:
        middle = (low + high) // 2
        if seen(match, middle, SEAT).bits < OLD_SEED_BITS:
            low = middle + 1
        else:
            high = middle
    return low


def round_at(match: Match, version: int) -> int:
    view = match.state_at(version).view(SEAT)
    assert isinstance(view, dict)
    number = view["round"]
    assert isinstance(number, int)
    return number


def played(name: str, players: int, seed: int) -> Match:
    """A whole game of sensible players."""
    game = games()[name]
    match = Match(game, game.options.read({"players": players}), seed)
    bots = [make_bot(BOT, seed * players + seat) for seat in range(players)]
    rng = Random(seed)
    while (seat := int(match.state.actor())) >= 0:
        match.make(seat, int(bots[seat].choose(match.state, seat, rng)))
    return match


def lines(count: int = GAMES) -> Iterator[str]:
    """The table of the page."""
    yield "| game | players | drawn | seen by one player | of these before the first move | 63 bits are seen |"
    yield "|---|---|---|---|---|---|"
    for name, players in TABLES:
        found = [guess(played(name, players, seed)) for seed in range(1, count + 1)]
        opening = counted(median(each.opening.bits for each in found), "bit")
        cells = [amount([each.drawn for each in found]), amount([each.seen for each in found]), opening, when(found)]
        yield f"| {name.replace('-', ' ').title()} | {players} | {' | '.join(cells)} |"


def when(found: list[Guess]) -> str:
    """The round in which an old seed would have been out, in how many of the games."""
    rounds = [each.round for each in found if each.round is not None]
    if not rounds:
        return "never"
    return f"in round {median(rounds):.0f}" + (
        "" if len(rounds) == len(found) else f" ({len(rounds)} of {len(found)} games)"
    )


def amount(all_seen: list[Seen]) -> str:
    numbers = counted(median(each.numbers for each in all_seen), "number")
    return f"{numbers}, {counted(median(each.bits for each in all_seen), 'bit')}"


def counted(value: float, word: str) -> str:
    return f"{value:.0f} {word}{'' if round(value) == 1 else 's'}"


def written(text: str, table: str) -> str:
    """A page with the table in its place."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"expected a page with {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{table}\n\n{END}{after}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--page", type=Path, help="write the table into this page")
    page = parser.parse_args(arguments).page
    table = "\n".join(lines())
    print(table)
    if page is not None:
        page.write_text(written(page.read_text("utf-8"), table), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
