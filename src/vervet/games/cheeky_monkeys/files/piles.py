"""The decks and discard piles of a position file: every card of the box is somewhere exactly once."""

from vervet.core.document import PositionError, Reader
from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_DECK,
    ACTION_KINDS,
    ACTIONS,
    DECKS,
    EXCHANGE,
    PILE,
    ZOMBIE_DECK,
    count_of,
)
from vervet.games.cheeky_monkeys.files.parts import read_cards, read_names
from vervet.games.cheeky_monkeys.knowledge.record_notation import played_last
from vervet.games.cheeky_monkeys.rules.table import KNOWN, REST, SECOND, WHAT, Table


def read_piles(table: Table, document: Reader) -> None:
    """Every card is somewhere exactly once; what is nowhere else lies at the bottom of its deck."""
    decks, piles, known = document.table("decks"), document.table("piles"), document.table("known")
    for part in (decks, piles, known):
        part.only(DECKS)
    for deck, name in enumerate(DECKS[:ACTION_DECK]):
        pile = read_cards(table, piles.get(name), piles.path(name))
        top = read_cards(table, decks.get(name), decks.path(name))
        lay_monkeys(table, deck, top, pile)
    actions = DECKS[ACTION_DECK]
    lay_actions(table, decks.items(actions), piles.get(actions))
    for deck, name in enumerate(DECKS):
        most = 0 if deck == ACTION_DECK else int(table.sizes[deck])
        table.sizes[KNOWN + deck] = known.number(name, 0, most, 0)


def lay_monkeys(table: Table, deck: int, top: list[int], pile: list[int]) -> None:
    name = DECKS[deck]
    listed = [*top, *pile, *on_the_way(table, deck)]
    for card in listed:
        if card >> 6 != deck or table.trainer(card) >= 0 or listed.count(card) > 1:
            raise PositionError(
                f"decks, piles, {name}: {table.box.names[card]} does not belong here, or is there twice"
            )
    count = int(table.box.monkeys if deck == 0 else table.box.zombies)
    everything = [card | deck << 6 for card in range(count)] if deck == 0 or table.rising else []
    if deck == ZOMBIE_DECK and not table.rising and (listed or any(table.row(seat, 1) for seat in range(table.seats))):
        raise PositionError("rows, decks, piles: expected no zombie cards without zombies")
    rest = [card for card in everything if card not in listed and table.trainer(card) < 0]
    for card in reversed([*top, *rest]):
        table.push_card(deck, card)
    for card in reversed(pile):
        table.push_card(deck + PILE, card)


def on_the_way(table: Table, deck: int) -> list[int]:
    """Monkeys that have left one row in an exchange and not yet reached the other (CM-Q39)."""
    found = []
    for index in range(table.depth):
        if table.entry(index, WHAT) == EXCHANGE and table.entry(index, REST):
            found.append(int(table.entry(index, SECOND)))
    return [card for card in found if card >> 6 == deck]


def lay_actions(table: Table, top: object, pile: object) -> None:
    left = [int(count_of(table.box.everything, kind)) for kind in range(ACTION_KINDS)]
    queued = [int(table.entry(index, WHAT)) for index in range(table.depth) if table.entry(index, WHAT) < ACTION_KINDS]
    deck_kinds = read_names(top, ACTIONS, "decks, actions")
    pile_kinds = played(table, queued) if pile is None else read_names(pile, ACTIONS, "piles, actions")
    for kind in [*queued, *deck_kinds, *pile_kinds]:
        left[kind] -= 1
    for seat in range(table.seats):
        for kind in range(ACTION_KINDS):
            left[kind] -= int(count_of(table.hand(seat), kind))
    for kind, count in enumerate(left):
        if count < 0:
            raise PositionError(f"hands, decks, piles, queue: {-count} more {ACTIONS[kind]} than the box holds")
    rest = [kind for kind, count in enumerate(left) for _ in range(count)]
    for kind in reversed([*deck_kinds, *rest]):
        table.push_card(ACTION_DECK, kind)
    for kind in reversed(pile_kinds):
        table.push_card(ACTION_DECK + PILE, kind)


def played(table: Table, queued: list[int]) -> list[int]:
    """The discard pile as the record has it: what was played since the last reshuffle, and has left the queue."""
    kinds = played_last(table)
    for kind in queued:
        if kind in kinds:
            kinds.remove(kind)
    return kinds
