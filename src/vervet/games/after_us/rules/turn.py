"""One decision: what a seat may do now, and carrying it out."""

from mypy_extensions import i64

from vervet.core.choices import Choices
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
    kind_of,
    species_of,
)
from vervet.games.after_us.box.box import NONE
from vervet.games.after_us.rules.life import activate, arrange, list_life, skip
from vervet.games.after_us.rules.monkeys import choose, copy_neighbour, list_monkeys, list_tokens, reactivate_by_token
from vervet.games.after_us.rules.objects import (
    list_objects,
    use_blaster,
    use_computer,
    use_console,
    use_fridge,
    use_phone,
    use_pinball,
)
from vervet.games.after_us.rules.rage import list_rage, remove
from vervet.games.after_us.rules.recruiting import (
    ask_by_moped,
    ask_by_token,
    drop_requests,
    list_replacements,
    replace_request,
)
from vervet.games.after_us.rules.rounds import finish, go_on, replacing_seat
from vervet.games.after_us.rules.table import LIFE, MONKEYS, OVER, READY, REPLACING, TOKENS, Table
from vervet.games.after_us.rules.table import TOKEN as TOKEN_COLUMN
from vervet.games.after_us.rules.telling import tell_done


def asked_now(table: Table) -> i64:
    """AU-05: everybody who has not finished the phase, all at the same time; only AU-51 has turns."""
    phase = table.phase
    if phase == OVER:
        return 0
    if phase == REPLACING:
        return i64(1) << replacing_seat(table)
    bits: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        waiting = table.at(seat, TOKEN_COLUMN) == NONE if phase == TOKENS else table.at(seat, READY) == 0
        if waiting:
            bits |= i64(1) << seat
        seat += 1
    return bits


def list_turn(table: Table, seat: i64, out: Choices) -> None:
    phase = table.phase
    if phase == REPLACING:
        list_replacements(table, seat, out)
        return
    if phase == LIFE:
        list_life(table, seat, out)
    elif phase == TOKENS:
        list_tokens(out)
    elif phase == MONKEYS:
        list_monkeys(table, seat, out)
    else:
        out.add(DONE)
    list_rage(table, seat, out)
    list_objects(table, seat, out)


def carry_out(table: Table, seat: i64, action: i64) -> None:
    kind = kind_of(action)
    if table.phase == REPLACING:
        replace_or_drop(table, seat, action)
    elif kind == ARRANGE:
        arrange(table, seat, action)
    elif kind == ACTIVATE:
        activate(table, seat, action)
    elif kind == SKIP:
        skip(table, seat)
    elif kind == DONE:
        if table.listening:
            tell_done(table, seat)
        finish(table, seat)
    elif kind == REMOVE:
        remove(table, seat, table.box.index(card_of(action)))
    elif kind == TOKEN:
        choose(table, seat, species_of(action))
    elif kind == RECRUIT:
        ask_by_token(table, seat, action)
    elif kind == COPY:
        copy_neighbour(table, seat, action)
    elif kind == REACTIVATE:
        reactivate_by_token(table, seat, action)
    else:
        use_object(table, seat, kind, action)
    go_on(table)


def replace_or_drop(table: Table, seat: i64, action: i64) -> None:
    if kind_of(action) == DONE:
        if table.listening:
            tell_done(table, seat)
        drop_requests(table, seat)
    else:
        replace_request(table, seat, action)


def use_object(table: Table, seat: i64, kind: i64, action: i64) -> None:
    if kind == USE_PHONE:
        use_phone(table, seat, table.box.index(card_of(action)), action)
    elif kind == USE_FRIDGE:
        use_fridge(table, seat, action)
    elif kind == USE_BLASTER:
        use_blaster(table, seat, table.box.index(card_of(action)))
    elif kind == USE_CONSOLE:
        use_console(table, seat, table.box.index(card_of(action)))
    elif kind == USE_PINBALL:
        use_pinball(table, seat)
    elif kind == USE_COMPUTER:
        use_computer(table, seat)
    elif kind == USE_MOPED:
        ask_by_moped(table, seat, action)
