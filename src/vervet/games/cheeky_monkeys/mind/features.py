"""What a network sees of Cheeky Monkeys: the danger that everybody is in, the cards that are left, and the queue.

It is seen from a seat: `ahead` 0 is that seat, 1 the next one. What others hold is seen as far as the seat knows it,
like answers in a window. Options are rows like all others, so that one network can learn several setups.
"""

from typing import Final

from mypy_extensions import i64

from vervet.core.encoder import beyond
from vervet.core.features import MOST_ROWS, SEATS, SecretFeatures
from vervet.core.state import State
from vervet.games.cheeky_monkeys.actions import DISCARD, HAND
from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_KINDS,
    ACTIONS,
    DELIVERY,
    DESTROYER,
    DIGGER,
    EATER,
    EXCHANGE,
    HEAD,
    HEADSCRATCHER,
    JUGGLER,
    KIND_NAMES,
    KINDS,
    MONKEY_DECK,
    PYROMANIAC,
    SHAMAN,
    SNATCHER,
    SNIPER,
    SOGGY,
    TEMPTER,
    UNDEAD_JUGGLER,
    UNDEAD_PYROMANIAC,
    ZOMBIE_DECK,
    bit_count,
    bit_of,
    count_of,
    size_of,
)
from vervet.games.cheeky_monkeys.knowledge.dealing import unseen_actions
from vervet.games.cheeky_monkeys.mind.action_features import ActionTables
from vervet.games.cheeky_monkeys.rules.choosing import choice_kind
from vervet.games.cheeky_monkeys.rules.explosions import at_risk, fuses_lit
from vervet.games.cheeky_monkeys.rules.memory import known
from vervet.games.cheeky_monkeys.rules.queue import impending_shock
from vervet.games.cheeky_monkeys.rules.table import (
    ABOUT,
    ANSWER,
    CHOICE,
    KNOWN,
    MONKEY,
    PACKET,
    PHASES,
    PILE_ROOM,
    ROW,
    SECOND,
    SHOCK,
    STAGE,
    STAGES,
    STEP,
    TRAINER,
    WHAT,
    WHOSE,
    WINDOW,
    Table,
)

PHASE_COUNT: Final = len(PHASES)
WAITS: Final = 4
LIVES: Final = 3
HANDS: Final = 13
FEW: Final = 3
SCRATCHERS: Final = 4
HELD: Final = 5
UNSEEN: Final = 9
LEFT: Final = 16
# Entries of the queue, newest first, of which a network sees details; what they are: action cards, monkeys, a shock.
PLACES: Final = 3
WHATS: Final = ACTION_KINDS + KINDS + 1
STAGE_COUNT: Final = len(STAGES)
STEPS: Final = 8
DEPTHS: Final = 8
ROUNDS: Final = 16
DECISIONS: Final = DISCARD + 1
OPTIONS: Final = 5
PLAIN_KINDS: Final = DESTROYER + 1

_ahead = ("ahead", SEATS)
_place = ("place", PLACES)
_kind = ("kind", KINDS)
_card = ("card", ACTION_KINDS)


class CheekyFeatures(SecretFeatures):
    """The game for two to six, with and without zombies."""

    def __init__(self) -> None:
        super().__init__("cheeky-monkeys")
        self.options = self.table("option", [("which", OPTIONS)], "zombies and the table's other settings, if on")
        self.phase = self.table(
            "phase",
            [("phase", PHASE_COUNT), ("waits", WAITS), _ahead],
            "how far the round of a seat has got, and whether a turn, a window or a choice is waited for",
        )
        self.answer = self.table("answer", [("kind", DECISIONS)], "what the seat has said in the open window")
        self.standing = self.table(
            "standing",
            [_ahead, ("life", LIVES), ("closed", 2), ("soggy", 2), ("active", 2)],
            "living, zombie or out; closed for holiday; soggy fuses; whether it is their round",
        )
        self.hand = self.table("hand", [_ahead, ("size", HANDS)], "how many action cards a seat holds")
        self.danger = self.table(
            "danger",
            [_ahead, ("pyromaniacs", FEW), ("jugglers", FEW), ("snipers", FEW), ("headscratchers", SCRATCHERS)],
            "the monkeys of a seat that can blow it up together",
            [
                ("ahead", "pyromaniacs", "jugglers", "snipers"),
                ("ahead", "snipers", "headscratchers"),
                ("ahead", "pyromaniacs", "jugglers", "snipers", "headscratchers"),
            ],
        )
        self.fuses = self.table(
            "fuses", [_ahead, ("active", 2), ("phase", PHASE_COUNT)], "a seat whose fuses burn, and when"
        )
        self.others = self.table(
            "others", [_ahead, ("shamans", FEW), ("tempters", FEW), ("destroyers", FEW)], "its other monkeys, if any"
        )
        self.parts = self.table("parts", [_ahead, ("parts", 32)], "the parts of the legendary zombie, if any")
        self.graves = self.table(
            "graves", [_ahead, ("diggers", 2), ("snatchers", 2), ("eaters", 2)], "its other zombie cards, if any"
        )
        self.held = self.table("held", [_card, ("count", HELD)], "the action cards in the seat's own hand")
        self.declare_rest()
        self.acting = ActionTables(self)

    def declare_rest(self) -> None:
        """What is nobody's, and what is under way."""
        self.living = self.table("living", [("count", SEATS + 1)], "how many are alive")
        self.lasting = self.table("round", [("pair", ROUNDS)], "how long the game has lasted, by two rounds")
        self.depth = self.table("depth", [("entries", DEPTHS)], "how many effects are in the queue")
        self.entry = self.table(
            "entry",
            [_place, ("what", WHATS), _ahead, ("stage", STAGE_COUNT)],
            "an effect in the queue, whose it is and how far it has got, the newest first",
            [("place", "what", "ahead"), ("place", "what", "stage")],
        )
        self.about = self.table(
            "about", [_place, _kind, ("trainer", SEATS + 1)], "the monkey that it is about, and whose that was"
        )
        self.second = self.table("second", [_place, _ahead], "the seat that it names")
        self.given = self.table("given", [_place, _kind], "the monkey that it gives in exchange")
        self.step = self.table("step", [_place, ("step", STEPS)], "how many steps of it are done")
        self.risk = self.table("risk", [_ahead, ("count", SCRATCHERS)], "who is about to suffer a shock")
        self.choice = self.table("choice", [("kind", DECISIONS), _ahead], "who must choose what")
        self.packet = self.table("packet", [_ahead, ("count", HELD)], "how much the seat has put aside for another")
        self.top = self.table("top", [_kind], "the card on the monkey deck, if everybody knows it")
        self.deck = self.table(
            "deck", [("kind", PLAIN_KINDS), ("count", LEFT)], "how many monkeys of a kind are left in the deck"
        )
        self.unseen = self.table(
            "unseen", [_card, ("count", UNSEEN)], "how many action cards of a kind are in the deck or in other hands"
        )
        self.known = self.table("known", [_ahead, _card], "a card that the seat knows to be in another hand")

    def lap(self, state: State) -> i64:
        return state.stretch()

    def setup(self, state: State) -> list[str]:
        """Players, settings, and what is in the box."""
        assert isinstance(state, Table)
        box = state.box
        words = [f"players {state.seats}"]
        words += [f"{bit_count(box.masks[kind])} x {KIND_NAMES[kind]}" for kind in range(PLAIN_KINDS)]
        words += [f"{count_of(box.everything, kind)} x {ACTIONS[kind]}" for kind in range(ACTION_KINDS)]
        if state.rising:
            words += [f"{bit_count(box.masks[kind])} x {KIND_NAMES[kind]}" for kind in range(PLAIN_KINDS, KINDS)]
        words += [f"quick {ACTIONS[kind]}" for kind in range(ACTION_KINDS) if count_of(box.quick, kind) > 0]
        settings = (state.by_round, state.caster_too, state.gives_itself, state.able)
        names = ("grounding-lasts round", "misfortune-includes-caster", "destroyer-gives-itself", "windows able")
        return words + [name for name, on in zip(names, settings, strict=True) if on]

    def write(self, state: State, seat: i64) -> None:
        assert isinstance(state, Table)
        self.put_players(state)
        self.write_options(state)
        active = beyond(seat, state.active, state.seats)
        self.put(self.phase + (state.phase * WAITS + state.waits) * SEATS + active)
        if state.waits == WINDOW and state.stock[seat * ROW + ANSWER] != 0:
            self.put(self.answer + (state.stock[seat * ROW + ANSWER] - 1 & 31))
        ahead: i64 = 0
        while ahead < state.seats:
            self.write_player(state, (seat + ahead) % state.seats, ahead)
            ahead += 1
        self.put(self.living + bit_count(state.living))
        self.put(self.lasting + min(state.round // 2, ROUNDS - 1))
        self.write_hand(state, seat)
        self.write_queue(state, seat)
        self.write_decks(state)
        self.write_known(state, seat)

    def write_options(self, table: Table) -> None:
        if table.rising:
            self.put(self.options)
        if table.by_round:
            self.put(self.options + 1)
        if table.caster_too:
            self.put(self.options + 2)
        if table.gives_itself:
            self.put(self.options + 3)
        if table.able:
            self.put(self.options + 4)

    def write_player(self, table: Table, seat: i64, ahead: i64) -> None:
        """How a seat stands, and the cards in front of it."""
        life: i64 = 0 if table.living >> seat & 1 != 0 else 1 if table.undead >> seat & 1 != 0 else 2
        own_round: i64 = 1 if table.active == seat else 0
        row = (ahead * LIVES + life) * 2 + (table.closed >> seat & 1)
        self.put(self.standing + (row * 2 + (table.soggy >> seat & 1)) * 2 + own_round)
        if life == 2:
            return
        self.put(self.hand + ahead * HANDS + min(table.hand_size(seat), HANDS - 1))
        masks = table.box.masks
        monkeys = table.row(seat, MONKEY_DECK)
        zombies = table.row(seat, ZOMBIE_DECK)
        row = ahead * FEW + few(monkeys & masks[PYROMANIAC] | zombies & masks[UNDEAD_PYROMANIAC])
        row = row * FEW + few(monkeys & masks[JUGGLER] | zombies & masks[UNDEAD_JUGGLER])
        row = row * FEW + few(monkeys & masks[SNIPER])
        self.put(self.danger + row * SCRATCHERS + min(bit_count(monkeys & masks[HEADSCRATCHER]), SCRATCHERS - 1))
        if fuses_lit(table, seat):
            self.put(self.fuses + (ahead * 2 + own_round) * PHASE_COUNT + table.phase)
        row = few(monkeys & masks[SHAMAN]) * FEW + few(monkeys & masks[TEMPTER])
        row = row * FEW + few(monkeys & masks[DESTROYER])
        if row != 0:
            self.put(self.others + ahead * FEW * FEW * FEW + row)
        if zombies != 0:
            self.write_zombie(table, zombies, ahead)

    def write_zombie(self, table: Table, zombies: i64, ahead: i64) -> None:
        masks = table.box.masks
        parts: i64 = 0
        at: i64 = 0
        while at < 5:
            if zombies & masks[HEAD + at] != 0:
                parts |= i64(1) << at
            at += 1
        if parts != 0:
            self.put(self.parts + ahead * 32 + parts)
        row: i64 = 4 if zombies & masks[DIGGER] != 0 else 0
        if zombies & masks[SNATCHER] != 0:
            row += 2
        if zombies & masks[EATER] != 0:
            row += 1
        if row != 0:
            self.put(self.graves + ahead * 8 + row)

    def write_hand(self, table: Table, seat: i64) -> None:
        hand = table.hand(seat)
        kind: i64 = 0
        while hand != 0 and kind < ACTION_KINDS:
            count = count_of(hand, kind)
            if count > 0:
                self.put(self.held + kind * HELD + min(count, HELD - 1))
            kind += 1

    def write_queue(self, table: Table, seat: i64) -> None:
        """The newest entries, and what they ask of whom."""
        self.put(self.depth + min(table.depth, DEPTHS - 1))
        place: i64 = 0
        while place < PLACES and place < table.depth:
            self.write_entry(table, seat, place, table.depth - 1 - place)
            place += 1
        shock = impending_shock(table)
        if shock >= 0:
            whose = beyond(seat, table.entry(shock, WHOSE), table.seats)
            count = bit_count(at_risk(table, shock))
            self.put(self.risk + whose * SCRATCHERS + min(count, SCRATCHERS - 1))
        if table.waits != CHOICE:
            return
        kind = choice_kind(table)
        self.put(self.choice + kind * SEATS + beyond(seat, table.chooser, table.seats))
        if kind == HAND and table.chooser == seat:
            ahead: i64 = 1
            while ahead < table.seats:
                packet = table.stock[(seat + ahead) % table.seats * ROW + PACKET]
                if packet != 0:
                    self.put(self.packet + ahead * HELD + min(size_of(packet), HELD - 1))
                ahead += 1

    def write_entry(self, table: Table, seat: i64, place: i64, index: i64) -> None:
        what = table.entry(index, WHAT)
        number = what_number(what)
        whose = beyond(seat, table.entry(index, WHOSE), table.seats)
        row = (place * WHATS + number) * SEATS + whose
        self.put(self.entry + row * STAGE_COUNT + table.entry(index, STAGE))
        about = table.entry(index, ABOUT)
        if about >= 0:
            trainer = 1 + beyond(seat, table.entry(index, TRAINER), table.seats)
            self.put(self.about + (place * KINDS + table.box.kinds[about]) * (SEATS + 1) + trainer)
        second = table.entry(index, SECOND)
        if what in (SOGGY, DELIVERY):
            self.put(self.second + place * SEATS + beyond(seat, second, table.seats))
        elif what == EXCHANGE and second >= 0:
            self.put(self.given + place * KINDS + table.box.kinds[second])
        if table.entry(index, STEP) > 0:
            self.put(self.step + place * STEPS + min(table.entry(index, STEP), STEPS - 1))

    def write_decks(self, table: Table) -> None:
        """What is left in the monkey deck, which follows from all that lies open."""
        size = table.sizes[MONKEY_DECK]
        start: i64 = MONKEY_DECK * PILE_ROOM
        if table.sizes[KNOWN + MONKEY_DECK] > 0:
            self.put(self.top + table.box.kinds[table.cards[start + size - 1]])
        bits: i64 = 0
        at: i64 = 0
        while at < size:
            bits |= bit_of(table.cards[start + at])
            at += 1
        kind: i64 = 0
        while kind < PLAIN_KINDS:
            self.put(self.deck + kind * LEFT + min(bit_count(bits & table.box.masks[kind]), LEFT - 1))
            kind += 1

    def write_known(self, table: Table, seat: i64) -> None:
        """What may be in other hands, and what certainly is, as long as there is room."""
        unseen = unseen_actions(table, seat)
        kind: i64 = 0
        while kind < ACTION_KINDS and self.count < MOST_ROWS:
            self.put(self.unseen + kind * UNSEEN + min(count_of(unseen, kind), UNSEEN - 1))
            kind += 1
        if len(table.memory) == 0:
            return
        ahead: i64 = 1
        while ahead < table.seats:
            cards = known(table, seat, (seat + ahead) % table.seats)
            kind = 0
            while cards != 0 and kind < ACTION_KINDS:
                if count_of(cards, kind) > 0 and self.count < MOST_ROWS:
                    self.put(self.known + ahead * ACTION_KINDS + kind)
                kind += 1
            ahead += 1

    def write_action(self, state: State, seat: i64, action: i64) -> None:
        assert isinstance(state, Table)
        self.acting.write(self, state, seat, action)


def few(bits: i64) -> i64:
    """None, one, or several."""
    if bits == 0:
        return 0
    return 1 if bits & (bits - 1) == 0 else 2


def what_number(what: i64) -> i64:
    """What an entry of the queue is: an action card, a monkey after those, or a shock."""
    if what == SHOCK:
        return WHATS - 1
    return ACTION_KINDS + what - MONKEY if what >= MONKEY else what
