"""What can be seen of a state as it is now, made once for all who see the same."""

from functools import lru_cache
from typing import Final, cast

from msgspec import Raw, to_builtins
from msgspec.json import Encoder

from vervet.core.action import Grammar
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.state import State
from vervet.server.match.delta import edits, renewed
from vervet.server.match.messages import Document, Edit, Step

ENCODER = Encoder()
NONE: Final = Raw(b"[]")
# Of a game's actions so many are kept as they are said.
MOST_PHRASES: Final = 20_000


class Glances:
    """Views, legal actions and what has changed in a view, for as long as a state stays as it is."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.at = -1
        self.state: State | None = None
        self.views: dict[int | None, Document] = {}
        # Those of the state before: most of them is still as it was.
        self.past: dict[int | None, Document] = {}
        # What views are made of, for games that show the same parts again.
        self.parts: dict[int | None, dict[int, Json]] = {}
        self.legal: dict[int, Raw] = {}
        self.changes: list[tuple[Document, Document, Raw | None]] = []
        self.steps: dict[tuple[int, int, int], Step] = {}
        # Whether everybody has the same view; asked once.
        self.common: bool | None = None

    def follow(self, state: State, number: int) -> None:
        """Forget what was seen of another state."""
        if state is not self.state or number != self.at:
            self.state, self.at = state, number
            self.past, self.views = self.views, {}
            self.legal, self.changes, self.steps = {}, [], {}

    def view(self, state: State, number: int, seat: int | None) -> Document:
        self.follow(state, number)
        viewer = None if self.alike(state) else seat
        found = self.views.get(viewer)
        if found is None:
            found = self.views[viewer] = self.look(state, viewer)
        return found

    def look(self, state: State, viewer: int | None) -> Document:
        """What a viewer sees, and what of it has changed. It is kept: so it is a copy, for a game may show lists of its
        own and go on changing them; unless the game promises that it does not."""
        past, lasting = self.past.get(viewer), state.view_again(viewer, self.parts.setdefault(viewer, {}))
        if past is None:
            return dict(to_builtins(state.view(viewer))) if lasting is None else cast(Document, lasting)
        if lasting is None:
            view, found = renewed(past, dict(state.view(viewer)))
        else:
            view = cast(Document, lasting)
            found = edits(past, view)
        self.changes.append((past, view, encoded(found)))
        return view

    def alike(self, state: State) -> bool:
        """Where nothing is hidden everybody has the same view, unless the game says in it whose it is."""
        if self.common is None:
            views = [state.view(seat) for seat in (None, *range(int(state.seats)))]
            self.common = self.game.open_information and all(view == views[0] for view in views)
        return self.common

    def actions(self, state: State, number: int, seat: int) -> Raw:
        """Every legal action of a seat that is asked, encoded."""
        self.follow(state, number)
        found = self.legal.get(seat)
        if found is None:
            found = self.legal[seat] = phrases_of(self.game.grammar).listed(state.legal_actions(seat))
        return found

    def step(self, what: tuple[int, int, int]) -> Step | None:
        """A step as it was told, by what decides how; until the next one."""
        return self.steps.get(what)

    def keep_step(self, what: tuple[int, int, int], told: Step) -> None:
        self.steps[what] = told

    def change(self, before: Document, after: Document) -> Raw | None:
        """How the one view becomes the other, encoded; None where they are the same."""
        if before is after:
            return None
        for old, new, known in self.changes:
            if old is before and new is after:
                return known
        made = encoded(edits(before, after))
        self.changes.append((before, after, made))
        return made

    def whole(self, view: Document) -> Raw:
        """A view in the place of whatever was there."""
        return Raw(ENCODER.encode([Edit([], to=view)]))


def encoded(found: list[Edit]) -> Raw | None:
    return Raw(ENCODER.encode(found)) if found else None


class Phrases:
    """Actions of a game as they are said to clients. The same ones come up at every table again and again."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.known: dict[int, bytes] = {}

    def listed(self, actions: list[int]) -> Raw:
        if not actions:
            return NONE
        # Looked up by C, with the very numbers that are there.
        found = list(map(self.known.get, actions))
        if None in found:
            found = [self.phrase(action) for action in actions]
        return Raw(b"[" + b",".join(cast(list[bytes], found)) + b"]")

    def phrase(self, action: int) -> bytes:
        found = self.known.get(action)
        if found is None:
            if len(self.known) >= MOST_PHRASES:
                self.known.clear()
            found = self.known[action] = ENCODER.encode(self.grammar.to_json(action))
        return found


@lru_cache(maxsize=64)
def phrases_of(grammar: Grammar) -> Phrases:
    return Phrases(grammar)
