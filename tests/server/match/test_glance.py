"""What a game shows again and again, as the very same parts, is what it would show anew; and what was kept stays."""

from random import Random as Dice
from typing import Any

import pytest
from msgspec import json

from vervet import catalog
from vervet.core.chance import Seeded
from vervet.core.parts import Parts

PLAYED = [
    ("itchy-monkey", {"players": 2}),
    ("itchy-monkey", {"players": 4, "spies": True, "abilities": ["lemur", "howler", "tamarin"], "tamarin": "baboon"}),
    ("itchy-monkey", {"mode": "clan"}),
]
DECISIONS = 250


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_a_view_of_parts_that_were_seen_before_is_the_view(name: str, options: dict[str, object], seed: int) -> None:
    game, dice = catalog.games()[name], Dice(seed)
    state = game.start(game.options.read(options), Seeded(seed))
    known = Parts()
    kept: list[tuple[object, bytes]] = []
    for _ in range(DECISIONS):
        view = state.view_again(None, known)
        if view is not None:
            assert json.encode(view) == json.encode(state.view(None))
            kept.append((view, json.encode(view)))
        asked = list(state.asked_seats())
        if not asked:
            break
        state.apply(asked[0], dice.choice(state.legal_actions(asked[0])))
    assert len(known.shown) < 50, "only what is on the table now is known"
    assert all(json.encode(view) == said for view, said in kept)


def test_whoever_changes_a_view_changes_nobody_elses() -> None:
    game = catalog.games()["itchy-monkey"]
    state = game.start(game.options.read({}), Seeded(1))
    said, known = json.encode(state.view(None)), Parts()
    again = json.encode(state.view_again(None, known))
    spoiled: Any = state.view(None)
    for monkey in spoiled["monkeys"]:
        for part in ("spies", "colonies", "abilities"):
            monkey[part].append("spoiled")
        monkey["power"] = 99
    spoiled["players"][0]["goals"].clear()
    assert json.encode(state.view(None)) == said
    assert json.encode(state.view_again(None, known)) == again == said
