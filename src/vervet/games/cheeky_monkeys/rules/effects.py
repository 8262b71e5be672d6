"""What the steps of action cards do (CM section 4, CM-H1 to CM-H4)."""

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import (
    BREAK,
    CHECK,
    CLOSED,
    DELIVERY,
    ESCAPE,
    EXCHANGE,
    GROUNDING,
    MISFORTUNE,
    MONKEY_DECK,
    NO_WAY,
    SOGGY,
    bit_of,
    deck_of,
)
from vervet.games.cheeky_monkeys.rules.arrivals import arrive, leave, move, receive, remove
from vervet.games.cheeky_monkeys.rules.decks import available, draw_card, put_on_top, take_top
from vervet.games.cheeky_monkeys.rules.queue import add_lasting, stop
from vervet.games.cheeky_monkeys.rules.table import (
    ABOUT,
    BEHIND,
    NUMBER,
    REST,
    SECOND,
    STAGE,
    STEP,
    TRAINER,
    WHAT,
    WHOSE,
    Table,
)
from vervet.games.cheeky_monkeys.rules.telling import tell_closed, tell_fizzle, tell_grounded, tell_on_deck, tell_soggy


def act(table: Table, step: i64) -> None:
    """A step of the newest entry, an action card. The entry is marked first: what the step sets off goes above it."""
    table.set_top(STEP, step + 1)
    table.set_top(STAGE, BEHIND)
    kind = table.top(WHAT)
    seat = table.top(WHOSE)
    if kind == NO_WAY:
        stop(table, table.top(SECOND), seat)
    elif kind == GROUNDING:
        ground(table)
    elif kind == CLOSED:
        close(table, seat)
    elif kind == SOGGY:
        soak(table, seat)
    elif kind == ESCAPE:
        escape(table)
    elif kind == EXCHANGE:
        exchange(table, step)
    elif kind == CHECK:
        check(table)
    elif kind == MISFORTUNE:
        receive(table, table.after(seat, step + 1), MONKEY_DECK, "misfortune")
    elif kind == DELIVERY:
        deliver(table)
    elif kind == BREAK:
        draw_card(table, seat, "CM-H4")


def still_there(table: Table) -> bool:
    """CM-Q6: whether the monkey named is still with the trainer it was named with."""
    trainer = table.top(TRAINER)
    return trainer >= 0 and table.has_card(trainer, table.top(ABOUT))


def ground(table: Table) -> None:
    """CM-61, CM-Q20: the Headscratcher gets a marker."""
    card = table.top(ABOUT)
    if still_there(table):
        table.grounded |= bit_of(card)
        if table.listening:
            tell_grounded(table, card)
    elif table.listening:
        tell_fizzle(table, GROUNDING, "CM-Q6")


def close(table: Table, seat: i64) -> None:
    """CM-58: from now to the end of the round; over at once for a player who is out (CM-Q43)."""
    if table.plays(seat):
        add_lasting(table, CLOSED, seat, seat, table.top(NUMBER))
        if table.listening:
            tell_closed(table, seat)


def soak(table: Table, by: i64) -> None:
    """CM-H1."""
    on = table.top(SECOND)
    if table.plays(on):
        add_lasting(table, SOGGY, on, by, table.top(NUMBER))
        if table.listening:
            tell_soggy(table, on, by)


def escape(table: Table) -> None:
    """CM-H2."""
    if still_there(table):
        remove(table, table.top(TRAINER), table.top(ABOUT), "CM-H2")
    elif table.listening:
        tell_fizzle(table, ESCAPE, "CM-Q6")


def deliver(table: Table) -> None:
    """CM-H3: not to a player who is closed by now; then the monkey stays."""
    to = table.top(SECOND)
    if still_there(table) and table.plays(to) and not table.is_closed(to):
        move(table, table.top(TRAINER), table.top(ABOUT), to, "delivery")
    elif table.listening:
        tell_fizzle(table, DELIVERY, "CM-H3")


def exchange(table: Table, step: i64) -> None:
    """CM-59, CM-Q36 to CM-Q39: first both leave and the caster's new monkey arrives, then the target's."""
    caster = table.top(WHOSE)
    target = table.top(TRAINER)
    given = table.top(SECOND)
    if step == 1:
        table.set_top(REST, 0)
        arrive(table, target, given, "exchange", caster)
        return
    if not still_there(table) or (given >= 0 and not table.has_card(caster, given)) or not table.plays(caster):
        if table.listening:
            tell_fizzle(table, EXCHANGE, "CM-Q39")
        return
    taken = table.top(ABOUT)
    if given >= 0 and not table.is_closed(target):
        table.set_top(REST, 1)
        leave(table, caster, given, "CM-Q24")
    if not table.is_closed(caster):
        move(table, target, taken, caster, "exchange")


def check(table: Table) -> None:
    """CM-64 to CM-66, CM-Q40: the top card is set aside before the chosen one takes its place, so they never touch."""
    if not still_there(table):
        if table.listening:
            tell_fizzle(table, CHECK, "CM-Q6")
        return
    seat = table.top(TRAINER)
    card = table.top(ABOUT)
    deck = deck_of(card)
    # CM-60: a closed player gets nothing back, so the deck is not even touched.
    aside: i64 = -1
    if not table.is_closed(seat) and available(table, deck):
        aside = take_top(table, deck)
    leave(table, seat, card, "CM-38")
    put_on_top(table, deck, card)
    if table.listening:
        tell_on_deck(table, seat, card)
    if aside >= 0:
        arrive(table, seat, aside, "check", -1)
