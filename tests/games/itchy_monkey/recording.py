"""Makes the golden data anew, after a deliberate change of rules. Run, from the root of the repository,

    python -m tests.games.itchy_monkey.recording          perft counts and golden games
    python -m tests.games.itchy_monkey.recording perft    only the counts, for the positions in `perft.json`
    python -m tests.games.itchy_monkey.recording games    only the games
    python -m tests.games.itchy_monkey.recording new      only missing games

and read the diff before you keep it. A match under way keeps the version of its rules, so raise that too.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from vervet.bots.roster import make_bot
from vervet.core.json import Json
from vervet.core.match import Match

from ..golden import record, written
from .counting import counts
from .scene import ITCHY

FOLDER = Path(__file__).parent
PERFT = FOLDER / "perft.json"
GAMES = FOLDER / "golden"

ALL_FIVE = "gorilla,baboon,lemur,capuchin,howler"
MIMICKED = "gorilla,lemur,capuchin,howler,tamarin"

# Seed, options, and a bot for each seat; the seeds are chosen so that every way a game can end is among them.
RECORDED: Sequence[tuple[int, dict[str, object], str]] = [
    (1, {"players": 2}, "random random"),
    (2, {"players": 2, "edition": "en"}, "random random"),
    (3, {"players": 3}, "random random random"),
    (4, {"players": 3, "edition": "en"}, "random random random"),
    (295, {"players": 4}, "random random random random"),
    (6, {"players": 4, "edition": "en"}, "random random random random"),
    (7, {"players": 2}, "mcts-200 mcts-50"),
    (8, {"players": 2, "edition": "en"}, "mcts-50 mcts-50"),
    (9, {"players": 2, "tamarin": "howler"}, "mcts-50 random"),
    (10, {"players": 3}, "mcts-50 mcts-50 mcts-50"),
    (11, {"players": 3, "edition": "en"}, "mcts-50 mcts-20 random"),
    (12, {"players": 4, "edition": "en"}, "mcts-50 mcts-50 mcts-50 mcts-50"),
    (13, {"players": 4, "rounds": 5}, "mcts-20 random mcts-20 random"),
    (258, {"players": 2, "repetitions": 2}, "random random"),
    (15, {"players": 2, "spies": True}, "mcts-20 mcts-20"),
    (16, {"players": 3, "spies": True, "edition": "en"}, "random random random"),
    (17, {"players": 4, "spies": True}, "random random random random"),
    (18, {"players": 2, "abilities": "gorilla,lemur"}, "mcts-20 mcts-20"),
    (19, {"players": 4, "abilities": ALL_FIVE}, "random random random random"),
    (20, {"players": 3, "tamarin": "lemur", "abilities": "gorilla,howler,tamarin"}, "random random random"),
    (21, {"players": 2, "tamarin": "howler", "abilities": "gorilla,lemur,tamarin"}, "random mcts-20"),
    (22, {"players": 2, "spies": True, "tamarin": "baboon", "abilities": MIMICKED, "edition": "en"}, "mcts-20 mcts-20"),
    (23, {"players": 3, "spies": True, "abilities": ALL_FIVE, "edition": "en"}, "random mcts-10 random"),
    (24, {"players": 4, "spies": True, "tamarin": "baboon", "abilities": MIMICKED}, "random random random random"),
    (25, {"players": 2, "mode": "clan"}, "random random"),
    (26, {"players": 2, "mode": "clan"}, "mcts-20 mcts-20"),
    (27, {"players": 2, "mode": "clan", "tamarin": "capuchin"}, "random random"),
    (28, {"players": 2, "mode": "clan"}, "random mcts-20"),
    (29, {"players": 2, "mode": "clan", "rounds": 8}, "random random"),
]


def play(options: Mapping[str, object], names: Sequence[str], seed: int) -> dict[str, Json]:
    """The log of a game between bots, with its final hash and the digest of all hashes."""
    match = Match(ITCHY, ITCHY.options.read(options), seed)
    bots = [make_bot(name, seed * 10 + seat) for seat, name in enumerate(names)]
    while (seat := int(match.state.actor())) >= 0:
        match.act(seat, int(bots[seat].choose(match.state.copy(), seat)))
    return written(match, bots=list(names))


def named(number: int, options: Mapping[str, object], bots: str) -> str:
    """`15-2-fr-spies-mcts-20`: players, edition, what is special, and the first bot."""
    words = [f"{number:02}", str(options["players"]), str(options.get("edition", "fr"))]
    words += [word for word in ("clan", "spies", "abilities") if options.get(word) or options.get("mode") == word]
    return "-".join([*words, bots.split(maxsplit=1)[0]])


def record_games(only_new: bool) -> None:
    games = [
        (named(number, options, bots), partial(play, options, bots.split(), seed))
        for number, (seed, options, bots) in enumerate(RECORDED, 1)
    ]
    record(GAMES, games, only_new)


def record_perft() -> None:
    cases = json.loads(PERFT.read_text("utf-8"))
    for case in cases:
        case["one"], case["two"] = counts(case["position"], case["two"] is not None)
        print(f"{case['name']}: {case['one']}, {case['two']}")
    PERFT.write_text(json.dumps(cases, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    if not {"games", "new"} & set(sys.argv):
        record_perft()
    if "perft" not in sys.argv:
        record_games("new" in sys.argv)
