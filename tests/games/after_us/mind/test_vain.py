"""No bot that thinks does what has no effect: a fruit changed into a fruit, or a bonus paid for in vain."""

from random import Random

import pytest

from vervet.bots.roster import make_bot
from vervet.core.match import Match
from vervet.core.rng import Random as Chance
from vervet.core.state import State

from ..scene import AFTER, Scene, table, tribe

THINKING = ("heuristic", "glance-2", "glance-30", "mcts-10", "foresight-4")


def vain(scene: Scene, seat: int = 0) -> set[str]:
    state = scene.state
    return {AFTER.grammar.to_text(action) for action in state.legal_actions(seat) if state.is_vain(seat, action)}


def tables(count: int) -> list[State]:
    """Tables with the fridge, met in random games, where the seat to act could do something without effect."""
    found: list[State] = []
    options = AFTER.options.read({"players": 2, "objects": "named", "named": ["mini-fridge", "moped", "pinball"]})
    for seed in range(100):
        match = Match(AFTER, options, seed)
        rng = Random(seed)
        while match.state.asked() and len(match.actions) < 120:
            seat = int(match.state.actor())
            legal = match.state.legal_actions(seat)
            if rng.random() < 0.05 and any(match.state.is_vain(seat, action) for action in legal):
                found.append(match.state.copy())
                if len(found) == count:
                    return found
            match.act(seat, rng.choice(legal))
    raise AssertionError("no such tables")


@pytest.mark.rule("AU-42")
def test_a_resource_changed_into_itself_or_into_the_fee_is_without_effect() -> None:
    for state in tables(12):
        seat = int(state.actor())
        texts = [AFTER.grammar.to_text(action).split() for action in state.legal_actions(seat)]
        swaps = [(words[1], words[2]) for words in texts if words[0] == "fridge"]
        idle = {f"fridge {give} {get}" for give, get in swaps if get in (give, "energy")}
        assert idle == {text for text in vain(Scene(state), seat) if text.startswith("fridge")}


@pytest.mark.rule("AU-34", "AU-25")
def test_rage_beyond_the_end_of_its_track_is_worth_no_price() -> None:
    mine, other = tribe([7, 6], token="mandrill", rage=12, grain=2), tribe([5, 8], token="gorilla")
    full = table(mine, other, phase="monkeys")
    assert vain(full) >= {"copy left grain"}
    assert AFTER.grammar.to_text(full.state.suggest(0, Chance(1))) == "done"


@pytest.mark.parametrize("name", THINKING)
def test_no_bot_that_thinks_does_anything_without_effect(name: str) -> None:
    for at, state in enumerate(tables(12)):
        seat = int(state.actor())
        action = make_bot(name, at).choose(state.copy(), seat)
        assert not state.is_vain(seat, action), AFTER.grammar.to_text(action)


def test_a_bot_at_random_does_such_things() -> None:
    states = tables(12)
    chosen = [
        state.is_vain(int(state.actor()), make_bot("random", seed).choose(state.copy(), int(state.actor())))
        for state in states
        for seed in range(40)
    ]
    assert any(chosen)
