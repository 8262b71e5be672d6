"""Actions put together from pieces are said as they are said one by one."""

from random import Random as Dice

import pytest
from msgspec import json

from vervet import catalog
from vervet.core.action import ActionError, Field, Grammar, Kind
from vervet.core.chance import Seeded
from vervet.core.choices import Choices
from vervet.core.phrases import Phrases

PLAYED = [
    ("itchy-monkey", {}),
    ("itchy-monkey", {"mode": "clan"}),
    ("cheeky-monkeys", {"players": 3}),
    ("after-us", {"players": 3}),
]
DECISIONS = 200
# A field with more bits than a group, and some that may be absent.
WIDE = Grammar(
    Kind("wide", 0, Field("many", 5, 20), Field("few", 25, 2, ("a", "b", "c"))),
    Kind("gap", 1, Field("first", 5, 3, optional=True), Field("second", 8, 3, optional=True)),
    Kind("bare", 2),
)


def listed(*actions: int) -> Choices:
    choices = Choices()
    for action in actions:
        choices.add(action)
    return choices


@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_the_actions_of_a_game_are_said_as_they_are_one_by_one(name: str, options: dict[str, object]) -> None:
    game, dice = catalog.games()[name], Dice(3)
    state = game.start(game.options.read(options), Seeded(3))
    phrases, kinds = Phrases(game.grammar), set[str]()
    for _ in range(DECISIONS):
        asked = list(state.asked_seats())
        if not asked:
            break
        actions = state.legal_actions(asked[0])
        documents = [game.grammar.to_json(action) for action in actions]
        assert phrases.listed(state.choices(asked[0])) == json.encode(documents)
        assert phrases.said(actions[-1]) == json.encode(documents[-1])
        kinds |= {str(document["kind"]) for document in documents}
        state.apply(asked[0], dice.choice(actions))
    assert len(kinds) > 2


def test_wide_fields_absent_ones_and_no_fields_at_all() -> None:
    phrases = Phrases(WIDE)
    actions = [WIDE.pack("wide", many=many, few=few) for many in (0, 1, 70_000, (1 << 20) - 1) for few in range(3)] + [
        WIDE.pack("gap"),
        WIDE.pack("gap", first=2),
        WIDE.pack("gap", first=2, second=7),
        WIDE.pack("bare"),
    ]
    assert phrases.listed(listed(*actions)) == json.encode([WIDE.to_json(action) for action in actions])
    assert phrases.listed(listed()) == b"[]"


@pytest.mark.parametrize("wrong", [-1, 3, 2 | 1 << 5, 3 << 25, 1 | 1 << 8])
def test_what_is_no_action_is_not_said(wrong: int) -> None:
    """An unknown kind, bits that mean nothing, a value without a word, a gap."""
    with pytest.raises(ActionError):
        WIDE.to_json(wrong)
    with pytest.raises(ActionError):
        Phrases(WIDE).listed(listed(wrong))
