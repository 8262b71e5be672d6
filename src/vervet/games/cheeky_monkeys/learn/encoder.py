"""Cheeky Monkeys for learners: cards by their numbers in the box, and seats counted from the one who acts."""

from mypy_extensions import i64

from vervet.core.encoder import Encoder, Sheet, beyond
from vervet.core.state import State
from vervet.games.cheeky_monkeys.actions import (
    DISCARD,
    DONE,
    GIFT,
    GIVE,
    HAND,
    PASS,
    SNATCH,
    card_in,
    given_in,
    held_in,
    seat_in,
)
from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_KINDS,
    BREAK,
    CHECK,
    CLOSED,
    DECK_SHIFT,
    DELIVERY,
    ESCAPE,
    EXCHANGE,
    GROUNDING,
    MISFORTUNE,
    NO_WAY,
    SOGGY,
)
from vervet.games.cheeky_monkeys.learn.observation import write_pending, write_players, write_record, write_table
from vervet.games.cheeky_monkeys.rules.table import ANSWER, ROW, WINDOW, Table
from vervet.games.cheeky_monkeys.state import CheekyState


class CheekyEncoder(Encoder):
    """Cards are counted from 0, those of the zombie deck after the monkeys; without zombies there are only monkeys."""

    def __init__(self, start: CheekyState) -> None:
        super().__init__(True)
        self.monkeys: i64 = start.box.monkeys
        self.cards: i64 = start.box.monkeys + (start.box.zombies if start.rising else i64(0))
        monkey, seat = ("card", int(self.cards)), ("seats on", int(start.seats))
        held = ("action card", ACTION_KINDS)
        self.passing = self.block("pass", [])
        self.done = self.block("done", [])
        self.no_way = self.block("noway", [])
        self.ground = self.block("ground", [monkey])
        self.closing = self.block("close", [])
        self.soggy = self.block("soggy", [seat])
        self.escape = self.block("escape", [monkey])
        self.taking = self.block("exchange for nothing", [monkey])
        self.exchange = self.block("exchange", [("card taken", int(self.cards)), ("card given", int(self.cards))])
        self.check = self.block("check", [monkey])
        self.misfortune = self.block("misfortune", [])
        self.delivery = self.block("deliver", [monkey, seat])
        self.pause = self.block("break", [])
        self.give = self.block("give", [monkey])
        self.hand = self.block("hand", [held, seat])
        self.gift = self.block("gift", [monkey, seat])
        self.snatch = self.block("snatch", [monkey])
        self.discard = self.block("discard", [held])
        self.begin(start)

    def index(self, card: i64) -> i64:
        """A card's number across both decks."""
        return card if card >> DECK_SHIFT == 0 else self.monkeys + (card & 63)

    def number_of(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, CheekyState)
        kind = action & 31
        if kind == PASS:
            return self.passing
        if kind == DONE:
            return self.done
        if kind == NO_WAY:
            return self.no_way
        if kind == CLOSED:
            return self.closing
        if kind == MISFORTUNE:
            return self.misfortune
        if kind == BREAK:
            return self.pause
        if kind == DISCARD:
            return self.discard + held_in(action)
        ahead = beyond(seat, seat_in(action), state.seats)
        if kind == SOGGY:
            return self.soggy + ahead
        if kind == HAND:
            return self.hand + held_in(action) * state.seats + ahead
        return self.card_number(state, kind, self.index(card_in(action)), ahead, given_in(action))

    def card_number(self, state: CheekyState, kind: i64, card: i64, ahead: i64, given: i64) -> i64:
        """The number of an action that names a monkey or zombie card."""
        if kind == GROUNDING:
            return self.ground + card
        if kind == ESCAPE:
            return self.escape + card
        if kind == EXCHANGE:
            return self.taking + card if given < 0 else self.exchange + card * self.cards + self.index(given)
        if kind == CHECK:
            return self.check + card
        if kind == DELIVERY:
            return self.delivery + card * state.seats + ahead
        if kind == GIVE:
            return self.give + card
        if kind == GIFT:
            return self.gift + card * state.seats + ahead
        assert kind == SNATCH
        return self.snatch + card

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, CheekyState)
        write_table(state, seat, sheet)
        write_players(state, seat, sheet)
        write_record(state, seat, sheet)
        write_pending(state, seat, sheet)
        sheet.put("own answer + 1", self.answer(state, seat), self.actions)

    def answer(self, table: Table, seat: i64) -> i64:
        """The number of what the seat has said in the open window, plus one; 0 for nothing."""
        said = table.stock[seat * ROW + ANSWER] - 1
        return 0 if table.waits != WINDOW or said < 0 else self.number_of(table, seat, said) + 1
