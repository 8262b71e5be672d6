"""The games as they are tried here: every mode and number of players."""

from collections.abc import Iterator

import pytest

from vervet.catalog import game, games
from vervet.core.option import Options
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.kit.variants import variants

ALL_ABILITIES = ("gorilla", "baboon", "lemur", "capuchin", "howler")
COMBINED: dict[str, list[dict[str, object]]] = {
    "itchy-monkey": [
        {"players": 2, "spies": True, "abilities": ALL_ABILITIES},
        {"players": 4, "spies": True, "abilities": ("gorilla", "lemur", "tamarin"), "tamarin": "baboon"},
    ],
    "after-us": [
        {"players": 2, "objects": "named", "named": ("mobile-phone", "game-console", "pinball")},
        {"players": 3, "objects": "named", "named": ("mobile-phone", "mini-fridge", "moped")},
    ],
    "cheeky-monkeys": [
        {"players": 4, "zombies": True, "windows": "able", "destroyer-gives-itself": True},
        {"players": 6, "zombies": True, "misfortune-includes-caster": True, "grounding-lasts": "round"},
    ],
}
# One setup of each kind, for tests that take long.
FEW: list[tuple[str, dict[str, object]]] = [
    ("itchy-monkey", {}),
    ("itchy-monkey", {"players": 4, "spies": True}),
    ("itchy-monkey", {"mode": "clan"}),
    ("after-us", {"players": 1}),
    ("after-us", {"players": 3}),
    ("cheeky-monkeys", {"players": 2}),
    ("cheeky-monkeys", {"players": 5, "zombies": True}),
]
SIMULTANEOUS = [(name, options) for name, options in FEW if name != "itchy-monkey"]


def setups() -> list[tuple[str, Options]]:
    """Every game with every number of players and every value of each single option, and some combinations."""
    found: list[tuple[str, Options]] = []
    for name, rules in games().items():
        combined = [rules.options.read(given) for given in COMBINED[name]]
        found += [(name, options) for options in [*variants(rules), *combined]]
    return found


def title(setup: tuple[str, dict[str, object]]) -> str:
    name, options = setup
    usual = game(name).options.read({})
    words = [f"{key}={value}" for key, value in options.items() if key == "players" or usual[key] != value]
    return " ".join([name, *words])


def each(listed: list[tuple[str, dict[str, object]]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("name", "options"), listed, ids=[title(setup) for setup in listed])


def keywords(options: dict[str, object]) -> dict[str, object]:
    """Options under names that Python can write."""
    return {name.replace("-", "_"): value for name, value in options.items()}


def wander(name: str, options: Options, seed: int) -> Iterator[State]:
    """The states of a random game, in which any of the asked seats may act first."""
    state, rng = game(name).begin(options, seed), Random(seed)
    yield state
    while state.asked():
        asked = state.asked_seats()
        seat = asked[rng.below(len(asked))]
        legal = state.legal_actions(seat)
        state.execute(seat, legal[rng.below(len(legal))])
        yield state
