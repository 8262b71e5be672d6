"""The engine and the slow second version of how a line is resolved agree on every legal action and on what it gives."""

from collections import Counter
from random import Random

import pytest

from .lines import random_line, random_stock, resolving
from .reference import CARDS, Reference
from .scene import AFTER, Scene


def compare(scene: Scene, reference: Reference) -> None:
    assert scene.legal() == reference.legal(), reference.history
    assert scene.stock() == reference.owned(), reference.history
    assert scene.cards("line") == reference.line, reference.history
    assert scene.frames() == [frame.name for frame in reference.closed()], reference.history


def play_along(seed: int) -> int:
    """Resolve a random line in both, comparing at every decision; returns how many there were."""
    rng = Random(seed)
    line: list[int | None] = [*random_line(rng)]
    if rng.random() < 0.2:
        line[rng.randrange(len(line))] = None
    stock, rage = random_stock(rng), rng.choice([0, 0, 3, 8, 12])
    state = resolving(line, stock, rage).state
    reference = Reference(line, Counter({**stock, "rage": rage}))
    decisions = 0
    while True:
        compare(Scene(state), reference)
        choices = sorted(reference.legal())
        keen = [choice for choice in choices if choice.startswith("activate")]
        choice = rng.choice(keen if keen and rng.random() < 0.7 else choices)
        if choice == "done":
            return decisions
        state.apply(0, AFTER.grammar.from_text(choice))
        reference.play(choice)
        decisions += 1


@pytest.mark.rule("AU-12", "AU-13", "AU-14", "AU-15", "AU-16", "AU-17", "AU-18", "AU-19", "AU-25", "AU-26", "AU-27")
@pytest.mark.parametrize("block", range(10))
def test_random_lines_are_resolved_alike(block: int) -> None:
    decisions = sum(play_along(seed) for seed in range(block * 100, block * 100 + 100))
    assert decisions > 600


@pytest.mark.rule("AU-13", "AU-14")
@pytest.mark.parametrize("share", range(8))
def test_pairs_of_neighbours_join_alike(share: int) -> None:
    numbers = sorted(card for card in CARDS if card <= 8 or card > 100)
    for left in numbers:
        for right in numbers[(left + share) % 40 :: 40]:
            if right != left:
                reference = Reference([left, right], Counter())
                engine = resolving([left, right], {})
                told = [(frame["name"], frame["pay"], frame["gain"], frame["sign"]) for frame in engine.frame_views()]
                assert told == [(each.name, each.pay, each.gain, each.sign) for each in reference.closed()]
