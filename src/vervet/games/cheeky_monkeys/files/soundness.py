"""What no game can reach, though every part of the position file is well-formed: refused, with the reason."""

from vervet.core.document import PositionError
from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_KINDS,
    ACTIONS,
    BREAK,
    CLOSED,
    DELIVERY,
    DESTROYER,
    DIGGER,
    EATER,
    ESCAPE,
    EXCHANGE,
    GROUNDING,
    HEAD,
    HEADSCRATCHER,
    MISFORTUNE,
    NO_WAY,
    SHAMAN,
    TAIL,
    TEMPTER,
    ZOMBIE_DECK,
    bit_count,
)
from vervet.games.cheeky_monkeys.rules.queue import BY_SHIFT, ON_SHIFT, ORDER_SHIFT
from vervet.games.cheeky_monkeys.rules.table import (
    ABOUT,
    ANNOUNCED,
    BETWEEN,
    CHECKING,
    CLOSING,
    DRAWING,
    GETTING,
    LAST_LIVING,
    LEGENDARY,
    MONKEY,
    NUMBER,
    OVER,
    PHASES,
    REASONS,
    REST,
    SECOND,
    SHOCK,
    STAGE,
    STAGES,
    STEP,
    TRAINER,
    WHAT,
    WHOSE,
    Table,
)
from vervet.games.cheeky_monkeys.rules.telling import entry_name

# What has several steps, and so a window between two of them (CM-Q2 c).
WITH_STEPS = (
    BREAK,
    EXCHANGE,
    MISFORTUNE,
    MONKEY + SHAMAN,
    MONKEY + TEMPTER,
    MONKEY + DESTROYER,
    MONKEY + DIGGER,
    MONKEY + EATER,
)
# In these phases things happen and nobody decides anything, not even with cards in the queue.
BUSY = (GETTING, DRAWING, CHECKING, CLOSING)


def check_soundness(table: Table) -> None:
    """Raises `PositionError`."""
    for index in range(table.depth):
        check_progress(table, index)
        if table.entry(index, WHAT) < ACTION_KINDS:
            check_targets(table, index)
    check_effects(table)
    check_numbers(table)
    if table.phase == OVER:
        check_end(table)
    else:
        check_course(table)


def place_of(table: Table, index: int) -> str:
    """What a file calls an entry: the newest is the first."""
    return f"queue, entry {table.depth - index}"


# The queue.


def check_progress(table: Table, index: int) -> None:
    """CM-Q1, CM-Q2: how far an entry has got."""
    what, stage = int(table.entry(index, WHAT)), int(table.entry(index, STAGE))
    step = int(table.entry(index, STEP))
    where = place_of(table, index)
    if stage == ANNOUNCED and step:
        raise PositionError(f"{where}: expected step 0 while announced, not {step}")
    if what == SHOCK and stage != ANNOUNCED:
        raise PositionError(f"{where}: expected a shock to be announced, not {STAGES[stage]}")
    if stage == BETWEEN and what not in WITH_STEPS:
        raise PositionError(f"{where}: {entry_name(what)} has only one step, so it is never between two")
    if what == SHOCK and table.entry(index, ABOUT) < 0 and not table.by_round:
        raise PositionError(f"{where}: expected the monkey whose arrival caused the shock")


def check_targets(table: Table, index: int) -> None:
    """What a card can name (CM-Q6, CM-Q20, CM-Q38, CM-H2, CM-H3)."""
    kind, seat = int(table.entry(index, WHAT)), int(table.entry(index, WHOSE))
    monkey, trainer = int(table.entry(index, ABOUT)), int(table.entry(index, TRAINER))
    second = int(table.entry(index, SECOND))
    where = place_of(table, index)
    if kind == GROUNDING and table.box.kinds[monkey] != HEADSCRATCHER:
        raise PositionError(f"{where}: expected grounding of a headscratcher, not of {table.box.names[monkey]}")
    if kind in (ESCAPE, DELIVERY) and trainer != seat:
        raise PositionError(f"{where}: expected one of the player's own monkeys, so trainer {seat}, not {trainer}")
    if kind == DELIVERY and second == seat:
        raise PositionError(f"{where}: expected a delivery to another player, not to seat {seat}")
    if kind == EXCHANGE and (trainer == seat or second == monkey):
        raise PositionError(f"{where}: expected an exchange with another trainer, for another monkey")
    if kind == EXCHANGE and table.entry(index, REST) and table.entry(index, STEP) != 1:
        raise PositionError(f"{where}: expected step 1 of an exchange whose monkey is under way")


def check_effects(table: Table) -> None:
    """CM-38, CM-Q8: a monkey has one effect, or one shock, at a time."""
    cards = [
        int(table.entry(index, ABOUT))
        for index in range(table.depth)
        if table.entry(index, WHAT) >= MONKEY and table.entry(index, ABOUT) >= 0
    ]
    for card in cards:
        if cards.count(card) > 1:
            raise PositionError(f"queue: {table.box.names[card]} is there twice")


def check_numbers(table: Table) -> None:
    """CM-Q9: action cards are numbered, and queued, in the order of play; No Way stops an earlier one."""
    newest = 0
    lasting = [int(effect >> ORDER_SHIFT) for effect in table.lasting]
    for index in range(table.depth):
        number = int(table.entry(index, NUMBER))
        if number:
            where = place_of(table, index)
            if number <= newest:
                raise PositionError(f"{where}: expected a number above {newest}, that of an older card, not {number}")
            if number in lasting:
                raise PositionError(f"{where}: expected a number other than that of a lasting card, {number}")
            if table.entry(index, WHAT) == NO_WAY and table.entry(index, SECOND) >= number:
                raise PositionError(f"{where}: expected no-way to stop a card played before it")
            newest = number
    if len(set(lasting)) < len(lasting):
        raise PositionError("lasting: expected a different number for each card")
    for effect in table.lasting:
        if effect & 15 == CLOSED and effect >> ON_SHIFT & 15 != effect >> BY_SHIFT & 15:
            raise PositionError(f"lasting: expected {ACTIONS[CLOSED]} on the player who played it")


# The players, and the end.


def has_all_parts(table: Table, seat: int) -> bool:
    """CM-72: whether five different parts lie in front of a seat."""
    row = table.row(seat, ZOMBIE_DECK)
    return all(row & table.box.masks[kind] for kind in range(HEAD, TAIL + 1))


def check_course(table: Table) -> None:
    """A game that is not over."""
    if table.phase in BUSY:
        raise PositionError(f"phase: nobody decides anything in {PHASES[table.phase]}")
    if table.cut and table.depth and table.living >> table.active & 1:
        raise PositionError("cut: expected an active player who has blown up")
    for seat in range(table.seats):
        if table.undead >> seat & 1 and has_all_parts(table, seat) and bit_count(table.living) > 1:
            raise PositionError(f"rows, seat {seat}: a zombie with all five parts has won, so the game should be over")


def check_end(table: Table) -> None:
    """CM-33, CM-73, CM-72: the winner must have won, and for the reason given."""
    winner, reason = int(table.winner), int(table.reason)
    if reason == LEGENDARY:
        if not table.undead >> winner & 1 or not has_all_parts(table, winner) or bit_count(table.living) < 2:
            raise PositionError(
                f"winner: expected a zombie with all five parts and two living opponents, not seat {winner}"
            )
    elif bit_count(table.living) != 1 or not table.living >> winner & 1:
        raise PositionError(f"winner: expected the only living player, not seat {winner}")
    elif table.rising != (reason == LAST_LIVING):
        raise PositionError(
            f"reason: expected {REASONS[LAST_LIVING]} with zombies and survivor without, not {REASONS[reason]}"
        )
