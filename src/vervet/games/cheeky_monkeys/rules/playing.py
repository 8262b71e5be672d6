"""Playing an action card: what it can name, and the announcement (CM-10, CM-20 to CM-22, CM-Q4 to CM-Q6)."""

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.cheeky_monkeys.actions import GIVEN_SHIFT, card_in, given_in, seat_in, with_card, with_seat
from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_KINDS,
    CHECK,
    DELIVERY,
    ESCAPE,
    EXCHANGE,
    GROUNDING,
    NO_WAY,
    SOGGY,
    count_of,
)
from vervet.games.cheeky_monkeys.rules.explosions import all_at_risk
from vervet.games.cheeky_monkeys.rules.memory import lose
from vervet.games.cheeky_monkeys.rules.queue import last_action
from vervet.games.cheeky_monkeys.rules.table import NUMBER, TRAINER, Table, next_card
from vervet.games.cheeky_monkeys.rules.telling import tell_play


def list_plays(table: Table, seat: i64, quick_only: bool, out: Choices) -> None:
    """Every card of the hand with everything it could name; in a window only the quick ones (CM-21, CM-22)."""
    hand = table.hand(seat)
    if quick_only:
        hand &= table.box.quick
    if hand == 0:
        return
    kind: i64 = 0
    while kind < ACTION_KINDS:
        if count_of(hand, kind) > 0:
            list_kind(table, seat, kind, out)
        kind += 1


def list_kind(table: Table, seat: i64, kind: i64, out: Choices) -> None:
    """CM-Q6: a card that needs a target only with a legal one, a card without targets always."""
    if kind == NO_WAY:
        if last_action(table) > 0:
            out.add(NO_WAY)
    elif kind == GROUNDING:
        list_cards(all_at_risk(table), 0, GROUNDING, out)
    elif kind == SOGGY:
        list_seats(table.playing(), SOGGY, out)
    elif kind == ESCAPE:
        list_cards(table.row(seat, 0), 0, ESCAPE, out)
        list_cards(table.row(seat, 1), 1, ESCAPE, out)
    elif kind == EXCHANGE:
        list_exchanges(table, seat, out)
    elif kind == CHECK:
        owner: i64 = 0
        while owner < table.seats:
            list_cards(table.row(owner, 0), 0, CHECK, out)
            list_cards(table.row(owner, 1), 1, CHECK, out)
            owner += 1
    elif kind == DELIVERY:
        list_gifts(table, seat, table.row(seat, 0), 0, DELIVERY, out)
        list_gifts(table, seat, table.row(seat, 1), 1, DELIVERY, out)
    else:
        out.add(kind)


def list_cards(bits: i64, deck: i64, kind: i64, out: Choices) -> None:
    while bits != 0:
        out.add(with_card(kind, next_card(bits, deck)))
        bits &= bits - 1


def list_seats(bits: i64, kind: i64, out: Choices) -> None:
    seat: i64 = 0
    while bits != 0:
        if bits & 1 != 0:
            out.add(with_seat(kind, seat))
        bits >>= 1
        seat += 1


def receivers(table: Table, seat: i64) -> i64:
    """Who else may be given a monkey: everybody still playing who is not closed (CM-58)."""
    return table.playing() & ~table.closed & ~(i64(1) << seat)


def list_gifts(table: Table, seat: i64, bits: i64, deck: i64, kind: i64, out: Choices) -> None:
    """Each of these monkeys to each player who may receive it."""
    to = receivers(table, seat)
    while bits != 0:
        list_seats(to, with_card(kind, next_card(bits, deck)), out)
        bits &= bits - 1


def list_exchanges(table: Table, seat: i64, out: Choices) -> None:
    """CM-Q38: both monkeys are named; against a closed target only the one taken."""
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            deck: i64 = 0
            while deck < 2:
                bits = table.row(other, deck)
                while bits != 0:
                    taken = with_card(EXCHANGE, next_card(bits, deck))
                    if table.is_closed(other):
                        out.add(taken)
                    else:
                        list_given(table.row(seat, 0), 0, taken, out)
                        list_given(table.row(seat, 1), 1, taken, out)
                    bits &= bits - 1
                deck += 1
        other += 1


def list_given(bits: i64, deck: i64, taken: i64, out: Choices) -> None:
    while bits != 0:
        out.add(taken | (next_card(bits, deck) + 1) << GIVEN_SHIFT)
        bits &= bits - 1


def announce(table: Table, seat: i64, action: i64) -> None:
    """CM-41, CM-Q6: the card leaves the hand and goes, with all it names, on top of the queue."""
    kind = action & 31
    lose(table, seat, kind)
    about: i64 = -1
    second: i64 = -1
    if kind == NO_WAY:
        second = last_action(table)
    elif kind == SOGGY:
        second = seat_in(action)
    elif kind == DELIVERY:
        about = card_in(action)
        second = seat_in(action)
    elif kind == EXCHANGE:
        about = card_in(action)
        second = given_in(action)
    elif kind in (GROUNDING, ESCAPE, CHECK):
        about = card_in(action)
    table.number += 1
    table.push(kind, seat, about, second)
    table.set_top(NUMBER, table.number)
    if about >= 0:
        table.set_top(TRAINER, table.trainer(about))
    table.taught = True
    if table.listening:
        tell_play(table, seat, kind)


def answers(table: Table, seat: i64) -> i64:
    """The bits of the kinds with which a seat could answer now, if it held them."""
    bits: i64 = 0
    kind: i64 = 0
    while kind < ACTION_KINDS:
        if count_of(table.box.quick, kind) > 0 and playable(table, seat, kind):
            bits |= i64(1) << kind
        kind += 1
    return bits


def playable(table: Table, seat: i64, kind: i64) -> bool:
    """Whether a kind of card has something to name (CM-Q6)."""
    if kind == NO_WAY:
        return last_action(table) > 0
    if kind == GROUNDING:
        return all_at_risk(table) != 0
    if kind == ESCAPE:
        return table.has_monkeys(seat)
    if kind == DELIVERY:
        return table.has_monkeys(seat) and receivers(table, seat) != 0
    if kind not in (EXCHANGE, CHECK):
        return True
    owner: i64 = 0
    while owner < table.seats:
        if table.has_monkeys(owner):
            if kind == CHECK:
                return True
            if owner != seat and (table.is_closed(owner) or table.has_monkeys(seat)):
                return True
        owner += 1
    return False
