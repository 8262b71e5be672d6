"""What can be seen of a state as it is now, made once for all who see the same."""

from functools import lru_cache
from typing import cast

from msgspec import Raw, to_builtins
from msgspec.json import Encoder

from vervet.core.action import Grammar
from vervet.core.game import Game
from vervet.core.parts import Parts
from vervet.core.phrases import NOTHING, Phrases
from vervet.core.state import State
from vervet.server.match.delta import Difference, differences, renewed, said
from vervet.server.match.messages import Document, Edit, Step

ENCODER = Encoder()


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
        self.parts: dict[int | None, Parts] = {}
        self.legal: dict[int, bytes] = {}
        self.phrases = phrases_of(game.grammar)
        self.changes: list[tuple[Document, Document, Raw | None]] = []
        self.steps: dict[tuple[int, int, int], Step] = {}
        # The step that was said last, and how.
        self.last: tuple[Step | None, bytes] = None, b""
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
        parts = self.parts.get(viewer)
        if parts is None:
            parts = self.parts[viewer] = Parts()
        past, lasting = self.past.get(viewer), state.view_again(viewer, parts)
        if past is None:
            return dict(to_builtins(state.view(viewer))) if lasting is None else cast(Document, lasting)
        if lasting is None:
            view, found = renewed(past, dict(state.view(viewer)))
        else:
            view = cast(Document, lasting)
            found = differences(past, view)
        self.changes.append((past, view, encoded(found)))
        return view

    def alike(self, state: State) -> bool:
        """Where nothing is hidden everybody has the same view, unless the game says in it whose it is."""
        if self.common is None:
            views = [state.view(seat) for seat in (None, *range(int(state.seats)))]
            self.common = self.game.open_information and all(view == views[0] for view in views)
        return self.common

    def actions(self, state: State, number: int, seat: int) -> bytes:
        """Every legal action of a seat that is asked, encoded."""
        self.follow(state, number)
        found = self.legal.get(seat)
        if found is None:
            choices = state.choices(seat)
            found = self.legal[seat] = self.phrases.listed(choices) if choices.count > 0 else NOTHING
        return found

    def step(self, what: tuple[int, int, int]) -> Step | None:
        """A step as it was told, by what decides how; until the next one."""
        return self.steps.get(what)

    def keep_step(self, what: tuple[int, int, int], told: Step) -> None:
        self.steps[what] = told

    def said(self, step: Step) -> bytes:
        """The only step that is told now, as it is sent."""
        known, text = self.last
        if known is not step:
            text = ENCODER.encode([step])
            self.last = step, text
        return text

    def change(self, before: Document, after: Document) -> Raw | None:
        """How the one view becomes the other, encoded; None where they are the same."""
        if before is after:
            return None
        for old, new, known in self.changes:
            if old is before and new is after:
                return known
        made = encoded(differences(before, after))
        self.changes.append((before, after, made))
        return made

    def whole(self, view: Document) -> Raw:
        """A view in the place of whatever was there."""
        return Raw(ENCODER.encode([Edit([], to=view)]))


def encoded(found: list[Difference]) -> Raw | None:
    return Raw(said(found)) if found else None


@lru_cache(maxsize=64)
def phrases_of(grammar: Grammar) -> Phrases:
    return Phrases(grammar)
