"""Numbers for a game that brings none: its actions as its grammar counts them, and a fingerprint of what a seat sees.

That is enough for whatever keeps a table (CFR, tabular Q), and for trying out an environment. A network learns nothing
from a fingerprint: for that a game writes an `Encoder` of its own.
"""

import json
from hashlib import sha256
from typing import Final

from vervet.core.action import KIND_MASK, Field, Kind
from vervet.core.encoder import Encoder, Sheet
from vervet.core.game import Game
from vervet.core.state import State

BITS: Final = 64
# More actions than this are no space that anybody can mask.
MOST_ACTIONS: Final = 1 << 18


class TooManyActions(TypeError):
    """A grammar with more actions than can be numbered."""


def reach(field: Field) -> int:
    """How many values a field can have."""
    return max(field.words) + 1 if field.words else field.mask + 1


class PlainEncoder(Encoder):
    """Every combination of a kind's fields has a number, whether it is ever legal or not."""

    def __init__(self, game: Game, start: State) -> None:
        super().__init__(False)
        self.kinds: dict[int, Kind] = {kind.code: kind for kind in game.grammar.kinds}
        self.firsts: dict[int, int] = {}
        for kind in game.grammar.kinds:
            fields = [(field.name, reach(field)) for field in kind.fields]
            self.firsts[kind.code] = int(self.block(kind.name, fields))
        if self.actions > MOST_ACTIONS:
            raise TooManyActions(
                f"{game.name} has {self.actions} possible actions, too many to be numbered one by one: expected a "
                "method encoder(start) that returns an Encoder"
            )
        self.begin(start)

    def number_of(self, state: State, seat: int, action: int) -> int:
        kind = self.kinds[action & KIND_MASK]
        number = 0
        for field in kind.fields:
            number = number * reach(field) + field.of(action)
        return self.firsts[kind.code] + number

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        view = json.dumps(state.view(seat), sort_keys=True)
        word = int.from_bytes(sha256(view.encode()).digest()[: BITS // 8], "big")
        for bit in range(BITS):
            sheet.put(sheet.numbered("fingerprint of the view, bit", bit), word >> bit & 1, 1)
