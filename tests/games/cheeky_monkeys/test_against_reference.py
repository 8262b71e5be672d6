"""The engine beside a second, slow version of the rules: the same table after every decision of random games.

`python -m tests.games.cheeky_monkeys.test_against_reference 200` plays that many games of each setup.
"""

import sys
from collections import Counter
from collections.abc import Mapping

import pytest

from vervet.core.json import Json
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.games.cheeky_monkeys.game import CheekyMonkeys

from .laws import SETUPS
from .reference import Reference
from .scene import CHEEKY, Scene, maps

assert isinstance(CHEEKY, CheekyMonkeys)
NUMBERS = CHEEKY.components.box.numbers
COMPARED = [name for name, setup in SETUPS.items() if setup.options.get("windows") != "able"]
MONKEYS = sorted(NUMBERS, key=NUMBERS.__getitem__)


def reference_table(reference: Reference) -> dict[str, object]:
    return {
        "rows": [sorted(row, key=NUMBERS.__getitem__) for row in reference.rows],
        "hands": [+hand for hand in reference.hands],
        "queue": [f"{entry.seat} {entry.what} {entry.monkey}" for entry in reversed(reference.queue)],
        "decks": {name: list(cards) for name, cards in reference.decks.items()},
        "piles": {name: list(reversed(cards)) for name, cards in reference.piles.items()},
        "grounded": sorted(reference.grounded, key=NUMBERS.__getitem__),
        "lasting": [f"{effect.card} {effect.on}" for effect in reference.lasting],
        "living": sorted(reference.living),
        "zombies": sorted(reference.zombies),
        "active": reference.active,
        "arrivals": reference.arrivals,
    }


def engine_table(state: State) -> dict[str, object]:
    position = position_of(state)
    queue, lasting, hands = maps(position["queue"]), maps(position["lasting"]), maps(position["hands"])
    return {
        **{name: position[name] for name in ("rows", "decks", "piles", "grounded", "living", "zombies", "active")},
        "hands": [Counter({card: int(str(count)) for card, count in hand.items()}) for hand in hands],
        "queue": [f"{entry['seat']} {entry['what']} {entry.get('monkey')}" for entry in queue],
        "lasting": [f"{effect['card']} {effect['seat']}" for effect in lasting],
        "arrivals": position["arrivals"],
    }


def position_of(state: State) -> Mapping[str, Json]:
    position = state.position()
    assert isinstance(position, Mapping)
    return position


def asked(state: State) -> tuple[str, list[int]]:
    scene = Scene(state)
    if scene.window is not None:
        return "window", scene.order
    if scene.choice is not None:
        return scene.choice.split()[1], scene.asked
    return "turn", scene.asked


def compare(options: Mapping[str, object], seed: int) -> int:
    """Play a random game on both; returns the number of decisions."""
    state: State = CHEEKY.begin(CHEEKY.options.read(options), seed)
    reference = Reference(position_of(state), MONKEYS)
    course = reference.run()
    ask = next(course)
    rng = Random(seed)
    decisions = 0
    while state.asked():
        assert ask == asked(state)
        assert reference_table(reference) == engine_table(state)
        answers: dict[int, str] = {}
        for seat in state.asked_seats():
            lines = [CHEEKY.grammar.to_text(action) for action in state.legal_actions(seat)]
            if ask[0] in ("window", "turn"):
                idle = "pass" if ask[0] == "window" else "done"
                assert set(lines) == reference.plays(seat, ask[0] == "window") | {idle}
            answers[seat] = lines[rng.below(len(lines))]
        for seat, line in answers.items():
            state.apply(seat, CHEEKY.grammar.from_text(line))
            decisions += 1
        try:
            ask = course.send(answers)
        except StopIteration:
            break
    assert state.asked() == 0
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (reference.winner,)
    return decisions


@pytest.mark.rule("CM-24", "CM-36", "CM-37", "CM-Q1", "CM-Q2", "CM-Q3", "CM-Q7", "CM-Q42", "CM-Q44")
@pytest.mark.parametrize("setup", COMPARED)
def test_the_engine_agrees_with_a_second_version_of_the_rules(setup: str) -> None:
    decisions = sum(compare(SETUPS[setup].options, seed) for seed in range(2))
    assert decisions > 100


if __name__ == "__main__":
    for name in COMPARED:
        total = sum(compare(SETUPS[name].options, 1000 + seed) for seed in range(int(sys.argv[1])))
        print(f"{name}: {sys.argv[1]} games, {total} decisions, the same table after each", flush=True)
