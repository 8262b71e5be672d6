"""Everything that can be seen of a match, step by step, as one number: two Pythons that agree on it agree on every byte
of every state, view and event.

As a program it answers each line of its input with one: `play NUMBER MOST` plays a match of at most so many entries and
gives its log and trace, `trace LOG` gives the trace of a log. It runs in the page's Python as well (`pyodide.mjs`).
"""

import json
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import count

from tests.proofs.played import played, setups
from vervet.catalog import game
from vervet.core.canonical import canonical
from vervet.core.event import Event
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.log import replay
from vervet.core.match import Match
from vervet.core.option import Options
from vervet.core.state import State

# Of so many matches that follow each other. Random play of After Us is thirty times as long as that of Itchy Monkey:
# ten thousand would take hours where all setups are played equally often.
SHARES = {"itchy-monkey": 42, "cheeky-monkeys": 7, "after-us": 1}


def trace(match: Match) -> dict[str, Json]:
    """A digest of all of it, how many bytes that were, and a short digest of each step, to find the first that
    differs."""
    state = match.state_at(0)
    seen, size = sha256(), 0
    steps: list[Json] = []
    for index, events in enumerate([match.opening, *(step.events for step in match.steps)]):
        if index:
            state.execute(match.steps[index - 1].seat, match.steps[index - 1].action)
        text = canonical([look(state), [told(event) for event in events]])
        seen.update(text)
        size += len(text)
        steps.append(sha256(text).hexdigest()[:12])
    seen.update(canonical(match.log()))
    return {"game": match.game.name, "digest": seen.hexdigest(), "bytes": size, "steps": steps}


def look(state: State) -> Json:
    """The position, what each seat and a spectator see of it, and its hash."""
    views: list[Json] = [dict(state.view(viewer)) for viewer in (None, *range(int(state.seats)))]
    return [dict(state.position()), views, int(state.hash())]


def told(event: Event) -> Json:
    return [event.to_json(), int(event.seats)]


@cache
def every_setup() -> list[tuple[Game, Options]]:
    return setups()


def setup_of(number: int) -> tuple[int, int]:
    """The setup of a match, by its place among all, and how many matches there were with it before: the setups of a
    game take turns."""
    row, slot = divmod(number, sum(SHARES.values()))
    for name, share in SHARES.items():
        if slot < share:
            own = places(name)
            before, turn = divmod(row * share + slot, len(own))
            return own[turn], before
        slot -= share
    raise AssertionError(number)


@cache
def places(name: str) -> list[int]:
    return [place for place, (one, _) in enumerate(every_setup()) if one.name == name]


def first_matches() -> Iterator[int]:
    """The first match with each setup."""
    left = set(range(len(every_setup())))
    for number in count():
        if not left:
            return
        place, _ = setup_of(number)
        if place in left:
            left.remove(place)
            yield number


def answer(line: str) -> dict[str, Json]:
    word, _, rest = line.partition(" ")
    if word == "play":
        number, most = map(int, rest.split())
        match = played(*every_setup()[setup_of(number)[0]], number, most)
        return {"log": match.log(), **trace(match)}
    log = json.loads(rest)
    return trace(replay(game(log["game"]), log))


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(line.strip())), flush=True)
