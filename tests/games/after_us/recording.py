"""Makes the golden games anew, after a deliberate change of rules. Run, from the root of the repository,

    python -m tests.games.after_us.recording        all games
    python -m tests.games.after_us.recording new    only missing games

and read the diff before you keep it. A match under way keeps the version of its rules, so raise that too.
"""

import re
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from mypy_extensions import i64

from vervet.bots.bot import Bot
from vervet.bots.roster import make_bot
from vervet.core.json import Json
from vervet.core.match import Match
from vervet.core.state import State

from ..golden import record, written
from .scene import AFTER

GAMES = Path(__file__).parent / "golden"

PHONE = "mobile-phone,mini-fridge,ghetto-blaster"
CONSOLE = "game-console,pinball,moped"
LAST = "mini-fridge,computer,moped"

# Seed, options, and a bot for each seat; together they have every number of players, object, action and ending.
RECORDED: Sequence[tuple[int, dict[str, object], str]] = [
    (1, {"players": 1, "objects": "first-game"}, "random"),
    (2, {"players": 1, "objects": "named", "named": CONSOLE}, "heuristic"),
    (3, {"players": 1, "objects": "named", "named": PHONE}, "heuristic"),
    (4, {"players": 2, "objects": "first-game"}, "random random"),
    (5, {"players": 2, "objects": "named", "named": PHONE}, "heuristic random"),
    (6, {"players": 2, "objects": "named", "named": CONSOLE}, "heuristic heuristic"),
    (7, {"players": 3, "objects": "named", "named": CONSOLE}, "random heuristic random"),
    (8, {"players": 4, "objects": "named", "named": PHONE}, "random random heuristic heuristic"),
    (9, {"players": 5, "objects": "named", "named": LAST}, "heuristic random heuristic random random"),
    (10, {"players": 6, "objects": "random"}, "random heuristic random heuristic random heuristic"),
    (11, {"players": 6, "objects": "first-game"}, "hoarder hoarder hoarder hoarder hoarder hoarder"),
    (12, {"players": 4, "objects": "first-game"}, "hoarder hoarder heuristic hoarder"),
    (13, {"players": 2, "objects": "named", "named": "mobile-phone,game-console,pinball"}, "tinkerer random"),
    (14, {"players": 1, "objects": "named", "named": "mini-fridge,pinball,moped"}, "tinkerer"),
]


class Tinkerer(Bot):
    """Takes energy for objects, uses them whenever it can, and is otherwise sensible."""

    def __init__(self, seed: int) -> None:
        self.otherwise = make_bot("heuristic", seed)

    def think(self, world: State, seat: i64) -> i64:
        lines = [AFTER.grammar.to_text(action) for action in world.legal_actions(seat)]
        if "token orangutan" in lines:
            return AFTER.grammar.from_text("token orangutan")
        objects = [line for line in lines if line.split()[0] in ("phone", "blaster", "pinball", "console", "moped")]
        return AFTER.grammar.from_text(objects[0]) if objects else self.otherwise.think(world, seat)


class Hoarder(Bot):
    """Takes grains, wants gorillas and shuns points, so that piles run out before anybody has 80 of them (AU-51)."""

    def think(self, world: State, seat: i64) -> i64:
        lines = [AFTER.grammar.to_text(action) for action in world.legal_actions(seat)]
        for wish in (r"recruit", r"token gorilla", r"activate \w+1", r"arrange", r"skip", r"done"):
            for line in lines:
                if re.match(wish, line):
                    return AFTER.grammar.from_text(line)
        return AFTER.grammar.from_text(lines[0])


def some_bot(name: str, seed: int) -> Bot:
    if name == "hoarder":
        return Hoarder()
    return Tinkerer(seed) if name == "tinkerer" else make_bot(name, seed)


def play(options: Mapping[str, object], names: Sequence[str], seed: int) -> dict[str, Json]:
    """The log of a game between bots, with its final hash and the digest of all hashes; the seats take turns."""
    match = Match(AFTER, AFTER.options.read(options), seed)
    bots = [some_bot(name, seed * 10 + seat) for seat, name in enumerate(names)]
    while asked := match.state.asked_seats():
        seat = asked[match.version % len(asked)]
        match.act(seat, int(bots[seat].choose(match.state.copy(), seat)))
    return written(match, bots=list(names))


def named(number: int, options: Mapping[str, object], bots: str) -> str:
    """`05-2-named-heuristic`: players, which objects, and the first bot."""
    return "-".join([f"{number:02}", str(options["players"]), str(options["objects"]), bots.split(maxsplit=1)[0]])


def record_games(only_new: bool) -> None:
    games = [
        (named(number, options, bots), partial(play, options, bots.split(), seed))
        for number, (seed, options, bots) in enumerate(RECORDED, 1)
    ]
    record(GAMES, games, only_new)


if __name__ == "__main__":
    record_games("new" in sys.argv)
