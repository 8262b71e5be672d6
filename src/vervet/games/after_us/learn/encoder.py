"""After Us for learners: actions by the places of the line and the frame reached, never by printed numbers."""

from typing import Final

from mypy_extensions import i64

from vervet.core.encoder import Encoder, Sheet
from vervet.core.state import State
from vervet.games.after_us.actions import (
    ACTIVATE,
    ARRANGE,
    COPY,
    DONE,
    REACTIVATE,
    RECRUIT,
    REMOVE,
    SKIP,
    TOKEN,
    USE_BLASTER,
    USE_COMPUTER,
    USE_CONSOLE,
    USE_FRIDGE,
    USE_MOPED,
    USE_PHONE,
    USE_PINBALL,
    card_of,
    get_of,
    kind_of,
    level_of,
    phone_pile,
    placed,
    price_of,
    resource_of,
    side_of,
    species_of,
    spot_of,
    target_of,
)
from vervet.games.after_us.box.box import PILES, pile_at
from vervet.games.after_us.box.spots import PLACES, SPOTS
from vervet.games.after_us.learn.observation import write_board, write_cards, write_common, write_king
from vervet.games.after_us.state import AfterUsState

FOODS: Final = 3
KINDS: Final = 4
TARGETS: Final = SPOTS + 1
# Orders of nothing, of one card, of two … of five: where those of a length begin.
ORDERS: Final = 154


class AfterUsEncoder(Encoder):
    """One numbering for all numbers of players and all objects."""

    def __init__(self, start: AfterUsState) -> None:
        super().__init__(start.seats > 1)
        card = ("place", PLACES)
        target = ("target, 0 for none", TARGETS)
        self.arrange = self.block("arrange", [("order", ORDERS)])
        self.activate = self.block("activate the frame reached", [target])
        self.skip = self.block("skip the frame reached", [])
        self.remove = self.block("remove", [card])
        self.done = self.block("done", [])
        self.token = self.block("token", [("species", KINDS)])
        self.recruit = self.block("recruit", [("level - 1", 2), ("food", FOODS)])
        self.copied = self.block("copy", [("neighbour", 2), ("price", KINDS), target])
        self.again = self.block("reactivate", [("frame", SPOTS)])
        self.phone = self.block("phone", [card, ("species", KINDS)])
        self.fridge = self.block("fridge", [("give", KINDS), ("get", KINDS)])
        self.blaster = self.block("blaster", [card])
        self.console = self.block("console", [card])
        self.pinball = self.block("pinball", [])
        self.computer = self.block("computer", [])
        self.moped = self.block("moped", [("pile", PILES)])
        self.begin(start)

    def number_of(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, AfterUsState)
        kind = kind_of(action)
        if kind == ACTIVATE:
            return self.activate + target_of(action) + 1
        if kind == SKIP:
            return self.skip
        if kind == DONE:
            return self.done
        if kind == ARRANGE:
            return self.arrange + order_number(state, seat, action)
        if kind == TOKEN:
            return self.token + species_of(action)
        if kind == RECRUIT:
            return self.recruit + (level_of(action) - 1) * FOODS + resource_of(action)
        if kind == COPY:
            return self.copied + (side_of(action) * KINDS + price_of(action)) * TARGETS + target_of(action) + 1
        if kind == REACTIVATE:
            return self.again + spot_of(action)
        return self.other_number(state, seat, kind, action)

    def other_number(self, state: AfterUsState, seat: i64, kind: i64, action: i64) -> i64:
        """Rage and objects."""
        if kind == USE_FRIDGE:
            return self.fridge + resource_of(action) * KINDS + get_of(action)
        if kind == USE_PINBALL:
            return self.pinball
        if kind == USE_COMPUTER:
            return self.computer
        if kind == USE_MOPED:
            return self.moped + pile_at(species_of(action), level_of(action))
        place = state.place_of_card(seat, state.box.index(card_of(action)))
        if kind == REMOVE:
            return self.remove + place
        if kind == USE_PHONE:
            return self.phone + place * KINDS + phone_pile(action)
        if kind == USE_BLASTER:
            return self.blaster + place
        assert kind == USE_CONSOLE
        return self.console + place

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, AfterUsState)
        write_common(state, seat, sheet)
        ahead: i64 = 0
        while ahead < state.seats:
            sheet.go("seat", ahead)
            board = (seat + ahead) % state.seats
            write_board(state, seat, board, sheet)
            write_cards(state, i64(1) << seat, board, sheet)
            ahead += 1
        sheet.leave()
        if state.solo:
            write_king(state, sheet)


def order_number(state: AfterUsState, seat: i64, action: i64) -> i64:
    """An order of the cards in hand: shorter hands first, then by the places from which the cards come."""
    count = state.places(seat)
    total: i64 = 1
    first: i64 = 0
    length: i64 = 0
    while length < count:
        first += total
        length += 1
        total *= length
    index: i64 = 0
    taken: i64 = 0
    place: i64 = 0
    while place < count:
        come = state.place_of_card(seat, state.box.index(placed(action, place)))
        index = index * (count - place) + come - below(taken, come)
        taken |= i64(1) << come
        place += 1
    return first + index


def below(bits: i64, place: i64) -> i64:
    """How many bits are set under a place."""
    count: i64 = 0
    bits &= (i64(1) << place) - 1
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count
