"""A refusal cites a rule that the action really breaks: the second version of the rules says which."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from vervet.core.json import Json
from vervet.core.state import State

from ..boards import clan_position, random_position, spied_position
from ..broken import broken_clan_rules, broken_rules, writable
from ..clan_reference import ClanReference, read_clan
from ..reference import Reference, read
from ..scene import ITCHY, Scene

TRIED = 120


def cited(state: State, broken: Callable[[str], set[str]], seed: int, size: int) -> Counter[str]:
    """Try some of all actions that can be written; returns how often each rule was cited, rightly."""
    found: Counter[str] = Counter()
    lines = writable(size, most=3)
    rng = Random(seed)
    legal = {ITCHY.grammar.to_text(action) for action in state.legal_actions(state.actor())}
    for line in [*rng.sample(lines, TRIED), *lines[-2:]]:
        packed = ITCHY.grammar.from_text(line)
        rules = broken(line)
        assert (not rules) == (ITCHY.grammar.to_text(packed) in legal), line
        refusal = state.refusal(state.actor(), packed)
        assert (refusal is None) == (not rules)
        if refusal is not None:
            assert refusal.rule in rules, (Scene(state).board, line, refusal)
            found[refusal.rule] += 1
    return found


def size_of(position: dict[str, Json]) -> int:
    board = position["board"]
    assert isinstance(board, list)
    return len(board)


def base(position: dict[str, Json], seed: int) -> Counter[str]:
    state = ITCHY.load(position)
    table: Reference = read(Scene(state).position)
    return cited(state, partial(broken_rules, table), seed, size_of(position))


@pytest.mark.rule("IM-03", "IM-15", "IM-16", "IM-20", "IM-21", "IM-25", "IM-26", "IM-27", "IM-28", "IM-29", "IM-30")
@pytest.mark.rule("IM-40", "IM-41", "IM-43", "IM-45", "IM-50", "IM-51", "IM-53", "IM-55", "IM-60")
def test_every_refusal_cites_a_rule_that_the_action_breaks() -> None:
    found: Counter[str] = Counter()
    for seed in range(60):
        found += base(spied_position(seed), seed) + base({**random_position(seed + 500), "phase": "move"}, seed)
    named = "IM-03 IM-15 IM-16 IM-20 IM-25 IM-26 IM-27 IM-28 IM-29 IM-30 IM-40 IM-41 IM-50 IM-55 IM-60"
    assert set(named.split()) <= set(found)


@pytest.mark.rule("IM-60", "IM-61", "IM-63", "IM-64", "IM-65", "IM-26")
def test_every_refusal_in_clan_mode_cites_a_rule_that_the_action_breaks() -> None:
    found: Counter[str] = Counter()
    for seed in range(80):
        position = clan_position(seed)
        state = ITCHY.load(position)
        table: ClanReference = read_clan(Scene(state).position)
        found += cited(state, partial(broken_clan_rules, table), seed, size_of(position))
    assert {"IM-03", "IM-26", "IM-60", "IM-61", "IM-63", "IM-64", "IM-65"} <= set(found)
