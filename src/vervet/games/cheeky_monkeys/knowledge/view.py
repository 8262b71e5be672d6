"""What a seat may know, with perfect memory. Only this file, `dealing.py` and the audiences of events know secrets.

These are secret: the hands of others (except cards that one has given or received face down), the order of the decks
(except the cards that everybody saw laid on top), the answers of others in an open window, whether they have answered,
and how far a Destroyer's trainer has got with handing out cards.
"""

from vervet.core.json import Json
from vervet.games.cheeky_monkeys.actions import card_in
from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_DECK,
    ACTIONS,
    DECKS,
    EXCHANGE,
    HEAD,
    HEADSCRATCHER,
    KIND_NAMES,
    PARTS,
    PILE,
    SNIPER,
    SOGGY,
    ZOMBIE_DECK,
)
from vervet.games.cheeky_monkeys.knowledge.record_notation import record_words
from vervet.games.cheeky_monkeys.knowledge.shape import (
    CheekyView,
    ChoiceView,
    EntryView,
    HintView,
    LastingView,
    MonkeyView,
    PileView,
    PlayerView,
    SavingView,
    WindowView,
)
from vervet.games.cheeky_monkeys.rules.choosing import CHOICES, choice_kind
from vervet.games.cheeky_monkeys.rules.explosions import at_risk, fuses_lit, has_pair
from vervet.games.cheeky_monkeys.rules.inferences import NO_LIMIT, kinds_of, least_of, most_of
from vervet.games.cheeky_monkeys.rules.memory import known, shown
from vervet.games.cheeky_monkeys.rules.saving import doomed, savers
from vervet.games.cheeky_monkeys.rules.table import (
    ABOUT,
    ANSWER,
    CHOICE,
    KNOWN,
    NUMBER,
    OVER,
    PACKET,
    PHASES,
    PILE_ROOM,
    REASONS,
    REST,
    ROW,
    SECOND,
    SHOCK,
    SPENT,
    STAGE,
    STAGES,
    STEP,
    TRAINER,
    TURN,
    WHAT,
    WHOSE,
    WINDOW,
    Table,
)
from vervet.games.cheeky_monkeys.rules.telling import entry_name, hand_json, names_in, numbered_json, window_name
from vervet.games.cheeky_monkeys.rules.windows import first_asked


def view_json(table: Table, viewer: int | None) -> Json:
    return plain(table_view(table, viewer))


def table_view(table: Table, viewer: int | None) -> CheekyView:
    over = table.phase == OVER
    return {
        "game": "cheeky-monkeys",
        "seat": viewer,
        "round": int(table.round),
        "phase": PHASES[table.phase],
        "active": int(table.active),
        "cut": table.cut,
        "arrivals": int(table.arrivals),
        "played": int(table.number),
        "players": [player_view(table, seat, viewer) for seat in range(table.seats)],
        "hand": {} if viewer is None else hand_json(table.hand(viewer)),
        "record": record_words(table, -1 if viewer is None else viewer),
        "queue": [entry_view(table, index) for index in reversed(range(table.depth))],
        "lasting": [lasting_view(int(effect)) for effect in table.lasting],
        "window": window_view(table, viewer) if table.waits == WINDOW else None,
        "choice": choice_view(table, viewer) if table.waits == CHOICE else None,
        "turn": int(table.active) if table.waits == TURN else None,
        "decks": {name: pile_view(table, deck) for deck, name in enumerate(DECKS) if has_deck(table, deck)},
        "quick": sorted(hand_json(table.box.quick)),
        "settings": settings_view(table),
        "winner": int(table.winner) if over else None,
        "reason": REASONS[table.reason] if over else None,
    }


def has_deck(table: Table, deck: int) -> bool:
    return deck != ZOMBIE_DECK or table.rising


def settings_view(table: Table) -> dict[str, bool | int | str]:
    return {
        "zombies": table.rising,
        "grounding-lasts": "round" if table.by_round else "event",
        "misfortune-includes-caster": table.caster_too,
        "destroyer-gives-itself": table.gives_itself,
        "arrival-limit": int(table.arrival_limit),
        "windows": "able" if table.able else "all",
    }


# Players.


def status(table: Table, seat: int) -> str:
    return "living" if table.living >> seat & 1 else "zombie" if table.undead >> seat & 1 else "out"


def monkey_view(table: Table, seat: int, card: int) -> MonkeyView:
    deck, bit = card >> 6, 1 << (card & 63)
    return {
        "monkey": table.box.names[card],
        "kind": KIND_NAMES[table.box.kinds[card]],
        "deck": DECKS[deck],
        "grounded": deck == 0 and bool(table.grounded & bit),
        "spent": bool(table.stock[seat * ROW + SPENT + deck] & bit),
    }


def row_cards(table: Table, seat: int) -> list[int]:
    found: list[int] = []
    for deck in range(2):
        left = int(table.row(seat, deck))
        while left:
            lowest = left & -left
            found.append(lowest.bit_length() - 1 | deck << 6)
            left ^= lowest
    return found


def player_view(table: Table, seat: int, viewer: int | None) -> PlayerView:
    stranger = viewer is None or viewer == seat
    zombies = int(table.row(seat, ZOMBIE_DECK))
    return {
        "seat": seat,
        "status": status(table, seat),
        "cards": int(table.hand_size(seat)),
        "monkeys": [monkey_view(table, seat, card) for card in row_cards(table, seat)],
        "closed": table.is_closed(seat),
        "soggy": bool(table.soggy >> seat & 1),
        "pair": has_pair(table, seat),
        "lit": fuses_lit(table, seat),
        "shock": table.of_kind(seat, SNIPER) != 0 and table.of_kind(seat, HEADSCRATCHER) & ~table.grounded != 0,
        "parts": [name for kind, name in enumerate(PARTS, HEAD) if zombies & table.box.masks[kind]],
        "known": {} if stranger or viewer is None else hand_json(known(table, viewer, seat)),
        "knows": {} if stranger or viewer is None else hand_json(shown(table, viewer, seat)),
        "hints": [hint_view(int(hint)) for hint in table.hints if hint & 7 == seat],
    }


def hint_view(hint: int) -> HintView:
    most = int(most_of(hint))
    kinds = int(kinds_of(hint))
    return {
        "cards": [name for kind, name in enumerate(ACTIONS) if kinds >> kind & 1],
        "least": int(least_of(hint)),
        "most": most if most < NO_LIMIT else None,
    }


def plain(view: object) -> Json:
    """A typed view as JSON."""
    assert isinstance(view, dict)
    return view


# The queue.


def card_name(table: Table, card: int) -> str | None:
    return table.box.names[card] if card >= 0 else None


def entry_view(table: Table, index: int) -> EntryView:
    what, second = int(table.entry(index, WHAT)), int(table.entry(index, SECOND))
    stopped: dict[str, Json] = {}
    name = entry_name(what)
    if name == "no-way":
        stopped = numbered_json(table, second)
    other = stopped.get("other") if stopped else second if name in ("soggy-fuses", "special-delivery") else None
    stops = stopped.get("stops")
    trainer = int(table.entry(index, TRAINER))
    rest: list[str] = []
    if name == "destroyer":
        rest = names_in(table, table.entry(index, REST), 0) + names_in(table, table.entry(index, REST + 1), 1)
    return {
        "what": name,
        "seat": int(table.entry(index, WHOSE)),
        "stage": STAGES[table.entry(index, STAGE)],
        "step": int(table.entry(index, STEP)),
        "left": steps_left(table, index),
        "monkey": card_name(table, int(table.entry(index, ABOUT))),
        "trainer": trainer if trainer >= 0 else None,
        "given": card_name(table, second) if what == EXCHANGE else None,
        "under_way": what == EXCHANGE and table.entry(index, REST) != 0,
        "other": other if isinstance(other, int) else None,
        "stops": stops if isinstance(stops, str) else None,
        "rest": rest,
        "risk": names_in(table, at_risk(table, index), 0) if what == SHOCK else [],
        "number": int(table.entry(index, NUMBER)) or None,
    }


def steps_left(table: Table, index: int) -> list[str]:
    """The steps to come, in words, if nothing else happens: `monkey`, `card`, `give 2`, `hand`, `gift`, …"""
    name, step = entry_name(table.entry(index, WHAT)), int(table.entry(index, STEP))
    seat, seats = int(table.entry(index, WHOSE)), int(table.seats)
    if name == "shaman":
        return ["monkey", "monkey", "card", "card"][step:]
    if name == "digger":
        return ["zombie", "zombie"][step:]
    if name == "banana-break":
        return ["card", "card"][step:]
    if name == "tactical-exchange":
        return (["take", "give"] if table.entry(index, SECOND) >= 0 else ["take"])[step:]
    if name in ("tempter", "eater", "common-misfortune"):
        word = {"tempter": "give", "eater": "discard", "common-misfortune": "monkey"}[name]
        last = seats if name == "common-misfortune" and table.caster_too else seats - 1
        others = [(seat + offset + 1) % seats for offset in range(step, last)]
        return [f"{word} {other}" for other in others if table.plays(other)]
    if name == "destroyer":
        gifts = names_in(table, table.entry(index, REST), 0) + names_in(table, table.entry(index, REST + 1), 1)
        itself = ["gift"] if table.gives_itself else []
        return ([] if step else ["hand"]) + ["gift"] * len(gifts) + itself
    return [] if step else ["effect"]


def lasting_view(effect: int) -> LastingView:
    return {"card": ACTIONS[effect & 15], "seat": effect >> 4 & 15, "by": effect >> 8 & 15, "number": effect >> 12}


# Who is asked.


def window_view(table: Table, viewer: int | None) -> WindowView:
    name = window_name(table)
    start = int(first_asked(table))
    order = [(start + step) % int(table.seats) for step in range(table.seats)]
    said = 0 if viewer is None else int(table.stock[viewer * ROW + ANSWER])
    opener = int(table.top(WHOSE)) if table.depth else int(table.active)
    dead = int(doomed(table))
    return {
        "window": name,
        "order": [seat for seat in order if table.present >> seat & 1],
        "opener": opener,
        "endangered": opener if name in ("shock", "end") else None,
        "doomed": dead if dead >= 0 else None,
        "saving": saving_view(table, dead) if dead >= 0 and dead == viewer else [],
        "answered": said > 0,
        "answer": said - 1 if said else None,
    }


def saving_view(table: Table, seat: int) -> list[SavingView]:
    """Each way once: like cards in a hand are all the same."""
    return [
        {
            "card": ACTIONS[action & 31],
            "monkey": None if action & 31 == SOGGY else card_name(table, int(card_in(action))),
        }
        for action in savers(table, seat)
    ]


def choice_view(table: Table, viewer: int | None) -> ChoiceView:
    """Who must choose what; how far they have got with handing out cards is their secret."""
    kind = CHOICES[int(choice_kind(table))]
    chooser = int(table.chooser)
    packets: list[dict[str, int]] = []
    if kind == "hand" and viewer == chooser:
        packets = [hand_json(table.stock[seat * ROW + PACKET]) for seat in range(table.seats)]
    return {"choice": kind, "seat": chooser, "packets": packets}


# Decks.


def pile_view(table: Table, deck: int) -> PileView:
    size, known = int(table.sizes[deck]), int(table.sizes[KNOWN + deck])
    discards = [int(card) for card in pile_cards(table, deck + PILE)]
    top = [int(table.cards[deck * PILE_ROOM + size - 1 - at]) for at in range(known)]
    if deck == ACTION_DECK:
        return {"size": size, "top": [], "pile": [ACTIONS[kind] for kind in discards]}
    names = table.box.names
    return {"size": size, "top": [names[card] for card in top], "pile": [names[card] for card in discards]}


def pile_cards(table: Table, pile: int) -> list[int]:
    """The cards of a deck or discard pile, top card last."""
    return [int(table.cards[pile * PILE_ROOM + at]) for at in range(table.sizes[pile])]
