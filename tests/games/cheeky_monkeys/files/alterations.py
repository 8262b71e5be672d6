"""Positions from games, altered in one to three places: some contradict themselves and are refused, the rest are sound.

    python -m tests.games.cheeky_monkeys.files.alterations --games 200

takes that many games, and says how many altered positions were refused and how many were played to the end.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator

from vervet.core.game import Game, PositionError
from vervet.core.json import Json
from vervet.core.rng import Random, mix
from vervet.core.state import State

from ..laws import FEW_ACTIONS, MANY_DESTROYERS
from ..scene import CHEEKY

Path = tuple[str | int, ...]
Document = dict[str, Json]

SETUPS: list[tuple[Game, dict[str, object]]] = [
    (CHEEKY, {"players": 3}),
    (CHEEKY, {"players": 4, "zombies": True}),
    (MANY_DESTROYERS, {"players": 4, "windows": "able"}),
    (CHEEKY, {"players": 3, "grounding-lasts": "round", "destroyer-gives-itself": True}),
    (FEW_ACTIONS, {"players": 5, "zombies": True, "grounding-lasts": "round", "windows": "able"}),
    (FEW_ACTIONS, {"players": 6}),
    (CHEEKY, {"players": 2}),
]
# Names of all sorts, and numbers that no seat has.
WORDS = ("sniper1", "headscratcher1", "shaman1", "destroyer2", "head1", "no-way", "grounding", "between", "over")
NUMBERS: tuple[Json, ...] = (2**63, -1, 0, 3, 500, None, True)
LONGEST_GAME = 1500
MOST_DECISIONS = 20_000
MOST_ALTERATIONS = 3


def positions(number: int, every: int = 9) -> Iterator[Document]:
    """Positions along a random game; the last is where it stopped."""
    game, options = SETUPS[number % len(SETUPS)]
    state, rng = game.new(number, **options), Random(mix(number))
    for decision in range(LONGEST_GAME):
        seat = state.actor()
        if decision % every == 0 or seat < 0:
            yield document(state)
        if seat < 0:
            return
        menu = state.legal_actions(seat)
        state.apply(seat, menu[rng.below(len(menu))])


def document(state: State) -> Document:
    position = json.loads(json.dumps(state.position()))
    assert isinstance(position, dict)
    return position


def places(value: Json, path: Path = ()) -> Iterator[Path]:
    """All places in a document."""
    yield path
    if isinstance(value, dict):
        for key, part in value.items():
            yield from places(part, (*path, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from places(part, (*path, index))


def found(value: Json, path: Path) -> Json:
    for key in path:
        value = value[key]  # type: ignore[index]
    return value


def replaced(value: Json, path: Path, part: Json) -> Json:
    """The document with another part at a place."""
    if not path:
        return part
    copy = json.loads(json.dumps(value))
    found(copy, path[:-1])[path[-1]] = part  # type: ignore[index]
    return copy  # type: ignore[no-any-return]


def altered(position: Document, others: list[Document], rng: Random) -> Document:
    """The position with up to three alterations, some of them taken from other positions."""
    for _ in range(1 + rng.below(MOST_ALTERATIONS)):
        keys = sorted(position)
        top = keys[rng.below(len(keys))]
        paths = list(places(position[top], (top,)))
        path = paths[rng.below(len(paths))]
        copy = replaced(position, path, alteration(found(position, path), path, others, rng))
        assert isinstance(copy, dict)
        position = copy
    return position


def alteration(value: Json, path: Path, others: list[Document], rng: Random) -> Json:
    """Something else for a place: nearly the same, or what is at such a place elsewhere."""
    way = rng.below(4)
    if way == 0:
        other = others[rng.below(len(others))]
        alike = [place for place in places(other.get(str(path[0])), path[:1]) if pattern(place) == pattern(path)]
        return found(other, alike[rng.below(len(alike))]) if alike else value
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.below(5) - 2 if way < 3 else NUMBERS[rng.below(len(NUMBERS))]
    if isinstance(value, str):
        return WORDS[rng.below(len(WORDS))]
    if isinstance(value, list) and value:
        one, other_place = rng.below(len(value)), rng.below(len(value))
        if way == 1:
            return value[:one] + value[one + 1 :]
        if way == 2:
            return [*value, value[one]]
        swapped = list(value)
        swapped[one], swapped[other_place] = swapped[other_place], swapped[one]
        return swapped
    if isinstance(value, dict) and value:
        gone = sorted(value)[rng.below(len(value))]
        return {key: part for key, part in value.items() if key != gone}
    return value


def pattern(path: Path) -> Path:
    return tuple(0 if isinstance(key, int) else key for key in path)


def outcome_of(game: Game, position: Document, rng: Random) -> str:
    """What becomes of an altered position: `refused`, or `played` to the end, with all that a sound one can do."""
    try:
        state = game.load(position)
    except PositionError:
        return "refused"
    assert_same(game, state)
    for seat in range(state.seats):
        world = state.determinize(seat, Random(rng.bits()))
        assert world.view(seat) == state.view(seat)
        assert_same(game, world)
    for decision in range(MOST_DECISIONS):
        seat = state.actor()
        if seat < 0:
            assert state.outcome() is not None
            return "played"
        menu = state.legal_actions(seat)
        state.apply(seat, menu[rng.below(len(menu))])
        if decision % 50 == 0:
            assert_same(game, state)
    raise AssertionError("it never ends")


def assert_same(game: Game, state: State) -> None:
    """A state writes a position that reads back as the same state."""
    position = state.position()
    loaded = game.load(position)
    assert loaded.position() == position
    assert loaded.hash() == state.hash()


def try_game(number: int, tries: int, others: list[Document]) -> Counter[str]:
    """Alter positions of one game; a position that fails is added to the error as a note."""
    results: Counter[str] = Counter()
    game = SETUPS[number % len(SETUPS)][0]
    own, rng = list(positions(number)), Random(mix(number ^ 99))
    for _ in range(tries):
        position = altered(own[rng.below(len(own))], others + own, rng)
        try:
            results[outcome_of(game, position, rng)] += 1
        except Exception as error:
            error.add_note(json.dumps(position))
            raise
    return results


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.cheeky_monkeys.files.alterations")
    parser.add_argument("--games", type=int, default=200, help="how many games (200)")
    parser.add_argument("--tries", type=int, default=60, help="altered positions of each (60)")
    parser.add_argument("--seed", type=int, default=0, help="where the random numbers begin (0)")
    wish = parser.parse_args()
    others = [position for number in range(len(SETUPS)) for position in positions(number, 40)]
    results: Counter[str] = Counter()
    for number in range(wish.seed, wish.seed + wish.games):
        results += try_game(number, wish.tries, others)
    print(dict(results))


if __name__ == "__main__":
    main()
