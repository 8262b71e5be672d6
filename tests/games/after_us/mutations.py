"""Positions of whole games, damaged so that they still look like positions: cards doubled, moved and exchanged,
counters and words changed. Whatever loads must be as good as a position reached by playing:

    python -m tests.games.after_us.mutations --count 5000

tries 5000 and prints those that are not.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeVar

from vervet.core.game import PositionError
from vervet.core.json import Json
from vervet.core.log import replay
from vervet.core.rng import Random
from vervet.core.state import State

from ..golden import load
from .recording import GAMES
from .scene import AFTER, fields, listed, served_late

Item = TypeVar("Item")
Path = tuple[str | int, ...]
Document = dict[str, Json]

LYING = {"deck", "discard", "line", "returned", "piles"}
CARDS = LYING | {"promised", "recruit", "moped"}
# All states of the phases that a game seldom comes to are taken, and some of the others.
RARE = {"replacing", "last", "rest", "over"}
SAMPLE = 60
# Random play from a damaged position comes to an end within this many decisions.
LONGEST = 12_000
LOOKS = (0, 1, 3, 9, 27, 81)


def saved_positions(names: tuple[str, ...] = ()) -> list[Document]:
    """Positions of every phase, from recorded games whose file names begin with these (with none, from all games), and
    from a pile that ran out."""
    found: list[Document] = []
    for path in sorted(GAMES.glob("*.json")):
        if names and not path.name.startswith(names):
            continue
        match = replay(AFTER, load(path))
        state = AFTER.begin(match.options, match.seed)
        rng = Random(match.seed)
        for seat, action in match.actions:
            state.execute(seat, action)
            position = state.position()
            assert isinstance(position, dict)
            if position["phase"] in RARE or rng.below(SAMPLE) == 0:
                found.append(position)
    late = [served_late(players) for players in range(3, 7)]
    return found + [dict(scene.position) for scene in [*late, late[-1].play("2 recruit 2 grain")]]


def leaves(value: Json, path: Path = ()) -> Iterator[tuple[Path, Json]]:
    if isinstance(value, dict):
        for name, part in value.items():
            yield from leaves(part, (*path, name))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from leaves(part, (*path, index))
    else:
        yield path, value


def key_of(path: Path) -> str:
    """What a leaf is about, wherever it is: the names on the way to it, without numbers."""
    return " ".join(step for step in path if isinstance(step, str))


def holder(document: Json, path: Path) -> dict[str, Json] | list[Json]:
    for step in path[:-1]:
        document = document[step]  # type: ignore[index]
    assert isinstance(document, dict | list)
    return document


def put(document: Document, path: Path, value: Json) -> None:
    holder(document, path)[path[-1]] = value  # type: ignore[index]


class Mutator:
    """Changes a position a little, using values that other positions have at the same place."""

    def __init__(self, positions: list[Document], seed: int) -> None:
        self.positions = positions
        self.rng = Random(seed)
        values: dict[str, dict[str, Json]] = {}
        for position in positions:
            for path, value in leaves(position):
                values.setdefault(key_of(path), {})[json.dumps(value)] = value
        self.values = {key: list(met.values()) for key, met in values.items()}

    def next(self) -> Document:
        document: Document = json.loads(json.dumps(self.pick(self.positions)))
        for _ in range(1 + self.rng.below(2)):
            self.pick([self.change, self.change, self.exchange, self.move, self.know, self.request])(document)
        return document

    def pick(self, items: Sequence[Item]) -> Item:
        return items[self.rng.below(len(items))]

    def cards(self, document: Document) -> list[tuple[Path, Json]]:
        return [(path, value) for path, value in leaves(document) if CARDS & set(path) and isinstance(value, int)]

    def change(self, document: Document) -> None:
        """A value becomes another one that occurs at such a place."""
        places: dict[str, list[Path]] = {}
        for path, _ in leaves(document):
            places.setdefault(key_of(path), []).append(path)
        key = self.pick(sorted(places))
        put(document, self.pick(places[key]), self.pick(self.values.get(key, [None])))

    def exchange(self, document: Document) -> None:
        """Two cards change places, or one of them replaces the other."""
        cards = self.cards(document)
        (one, first), (other, second) = self.pick(cards), self.pick(cards)
        put(document, one, second)
        if self.rng.below(3):
            put(document, other, first)

    def move(self, document: Document) -> None:
        """A card leaves its list for another one, or the game."""
        cards = [path for path, _ in self.cards(document) if isinstance(path[-1], int)]
        path = self.pick(cards)
        source, target = holder(document, path), holder(document, self.pick(cards))
        assert isinstance(source, list) and isinstance(target, list)
        assert isinstance(path[-1], int)
        card = source.pop(path[-1])
        if self.rng.below(4):
            target.insert(self.rng.below(len(target) + 1), card)

    def know(self, document: Document) -> None:
        """Other seats know a card."""
        _, card = self.pick(self.cards(document))
        knowers: list[Json] = ["all", [], [0], [*range(int(str(document["seats"])))]]
        document["known"] = {**fields(document["known"]), str(card): self.pick(knowers)}

    def request(self, document: Document) -> None:
        """Somebody has asked for a card, for another one, or not at all."""
        board = self.pick(listed(document["boards"]))
        piles = fields(document["piles"])
        pile = self.pick(sorted(piles))
        _, card = self.pick(self.cards(document))
        wishes: list[Json] = [None, [pile, None], [pile, card], [pile, *listed(piles[pile])[:1]]]
        assert isinstance(board, dict)
        board[self.pick(["recruit", "moped"])] = self.pick(wishes)


def fault(document: Document, rng: Random) -> str | None:
    """What is wrong with a document that loads; empty when nothing is, None when it is refused."""
    try:
        state = AFTER.load(json.loads(json.dumps(document)))
    except PositionError as error:
        return None if str(error) else "a PositionError says nothing"
    for decision in range(LONGEST):
        if decision in LOOKS:
            found = fault_here(state, rng)
            if found:
                return f"{found}, {decision} decisions later"
        asked = state.asked_seats()
        if not asked:
            return ""
        seat = asked[rng.below(len(asked))]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return "random play does not end"


def fault_here(state: State, rng: Random) -> str:
    """A state can be written and read back, holds no card twice, and deals worlds that do the same and look alike."""
    found = fault_of_file(state)
    for seat in range(state.seats):
        world = state.determinize(seat, Random(rng.bits()))
        found = found or fault_of_file(world)
        if world.view(seat) != state.view(seat):
            found = found or "a world looks different"
    return found


def fault_of_file(state: State) -> str:
    position = state.position()
    try:
        again = AFTER.load(json.loads(json.dumps(position)))
    except PositionError as error:
        return f"refuses its own file ({error})"
    if again.position() != position or again.hash() != state.hash():
        return "its file loses something"
    lying = Counter(value for path, value in leaves(position) if set(path) & LYING and value is not None)
    return "a card is there twice" if lying and max(lying.values()) > 1 else ""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.after_us.mutations")
    parser.add_argument("--count", type=int, default=5000, help="damaged positions to try (5000)")
    parser.add_argument("--seed", type=int, default=1, help="where the random numbers begin (1)")
    wish = parser.parse_args()
    mutator = Mutator(saved_positions(), wish.seed)
    met: Counter[str] = Counter()
    for number in range(wish.count):
        document = mutator.next()
        found = fault(document, Random(number))
        met["refused" if found is None else found or "sound"] += 1
        if found:
            print(f"{found}: {json.dumps(document)}", flush=True)
    print(dict(met))


if __name__ == "__main__":
    main()
