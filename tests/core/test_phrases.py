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
        said = [json.encode(document) for document in documents]
        assert [phrases.said(action) for action in actions] == said
        read = [phrases.read(each) for each in said]
        assert all(got in (action, -1) for got, action in zip(read, actions, strict=True))
        assert name == "after-us" or read == actions, "only where fields may be absent they are read as documents"
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
    for action in actions:
        said = json.encode(WIDE.to_json(action))
        # Numbers beyond a group are not kept, and what is absent leaves no trace to look for.
        assert phrases.read(said) in (action, -1)
        assert Phrases(WIDE).read(said) == -1, "nothing of it has been said before"


@pytest.mark.parametrize("wrong", [-1, 3, 2 | 1 << 5, 3 << 25, 1 | 1 << 8])
def test_what_is_no_action_is_not_said(wrong: int) -> None:
    """An unknown kind, bits that mean nothing, a value without a word, a gap."""
    with pytest.raises(ActionError):
        WIDE.to_json(wrong)
    with pytest.raises(ActionError):
        Phrases(WIDE).listed(listed(wrong))


@pytest.mark.parametrize("name", ["itchy-monkey", "cheeky-monkeys", "after-us"])
def test_what_is_read_is_what_was_said_and_nothing_else(name: str) -> None:
    """A word more or less, two actions in one, pieces of one kind behind those of another: to be read as a document."""
    game, dice = catalog.games()[name], Dice(7)
    state = game.start(game.options.read({}), Seeded(7))
    phrases, said = Phrases(game.grammar), dict[bytes, int]()
    for _ in range(150):
        asked = list(state.asked_seats())
        if not asked:
            break
        actions = state.legal_actions(asked[0])
        said.update({phrases.said(action): action for action in actions})
        state.apply(asked[0], dice.choice(actions))
    texts = list(said)
    for _ in range(3_000):
        one, other = dice.choice(texts), dice.choice(texts)
        cut, at = dice.randrange(len(one) + 1), dice.randrange(len(other) + 1)
        for wrong in (
            one[:cut] + other[at:],
            one[:cut] + b" " + one[cut:],
            one + other,
            one[:cut],
            one[:-1] + other[1:],
        ):
            read = phrases.read(wrong)
            # Pieces of two actions of one kind may well make a third.
            assert read == -1 or json.encode(game.grammar.to_json(read)) == wrong
    assert all(phrases.read(b'{"kind":"nothing",'[:length]) == -1 for length in range(18))
    assert phrases.read(b"") == phrases.read(b"{}") == phrases.read(b'{"kind":"nothing"}') == -1
