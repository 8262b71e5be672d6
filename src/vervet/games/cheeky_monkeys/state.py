"""Cheeky Monkeys behind the contract: its rules, under the names that everything else knows."""

from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.chance import Chance
from vervet.core.choices import Choices
from vervet.core.event import EVERYONE
from vervet.core.json import Json
from vervet.core.refusal import Refusal
from vervet.core.rng import Random, mix
from vervet.core.state import Outcome
from vervet.games.cheeky_monkeys.actions import DONE, HAND, PASS
from vervet.games.cheeky_monkeys.files.positions import position_json
from vervet.games.cheeky_monkeys.knowledge.dealing import deal_anew
from vervet.games.cheeky_monkeys.knowledge.view import view_json
from vervet.games.cheeky_monkeys.mind.features import CheekyFeatures
from vervet.games.cheeky_monkeys.mind.prospects import share
from vervet.games.cheeky_monkeys.mind.suggestion import list_wise, wise
from vervet.games.cheeky_monkeys.mind.vanity import is_vain
from vervet.games.cheeky_monkeys.rules.choosing import choose, list_choice
from vervet.games.cheeky_monkeys.rules.concerns import concerns, is_own, is_vital
from vervet.games.cheeky_monkeys.rules.playing import announce, list_plays
from vervet.games.cheeky_monkeys.rules.refusals import explain
from vervet.games.cheeky_monkeys.rules.rounds import advance, finish_phase
from vervet.games.cheeky_monkeys.rules.table import (
    CHOICE,
    LESSONS,
    NOBODY,
    OVER,
    PHASES,
    PILE_ROOM,
    PILES,
    REASONS,
    ROW,
    SHUFFLES,
    TURN,
    WIDTH,
    WINDOW,
    WINNING_RULES,
    Table,
)
from vervet.games.cheeky_monkeys.rules.telling import LIFE, MINE, OWN, window_name
from vervet.games.cheeky_monkeys.rules.windows import answer


class CheekyState(Table):
    """A position of Cheeky Monkeys."""

    # Who decides, and what.

    def asked(self) -> i64:
        waits = self.waits
        if waits == WINDOW:
            return self.asking
        if waits == TURN:
            return i64(1) << self.active
        if waits == CHOICE:
            return i64(1) << self.chooser
        return 0

    def waited_for(self, seat: int | None) -> i64:
        """Nobody else knows who has answered in a window (CM-Q3)."""
        if self.waits != WINDOW:
            return self.asked()
        if seat is None:
            return self.present
        return self.present & (~(i64(1) << seat) | self.asking)

    def fallback(self, seat: i64) -> i64:
        """CM-Q3: whoever says nothing in a window passes."""
        return PASS if self.waits == WINDOW else -1

    def occasion(self, seat: i64) -> list[str]:
        """The kind of window (CM-Q2 a to f); `mine` if it concerns this player, `own` if it is about a card of theirs,
        `life` if it is about another's card while somebody is about to blow up."""
        if self.waits != WINDOW:
            return []
        words = [window_name(self)]
        if concerns(self, seat):
            words.append(MINE)
        if is_own(self, seat):
            words.append(OWN)
        elif is_vital(self):
            words.append(LIFE)
        return words

    def stretch(self) -> i64:
        return self.round

    def list_choices(self, seat: i64, out: Choices) -> None:
        waits = self.waits
        if waits == WINDOW:
            out.add(PASS)
            list_plays(self, seat, True, out)
        elif waits == TURN:
            out.add(DONE)
            list_plays(self, seat, False, out)
        else:
            list_choice(self, seat, out)

    def execute(self, seat: i64, action: i64) -> None:
        """What follows a window was done by all who answered in it; anything else by whoever decided it (law 9)."""
        self.taught = False
        doers = i64(1) << seat
        if self.waits == WINDOW:
            present = self.present
            answer(self, seat, action)
            if self.waits == WINDOW:
                return
            doers = present
        elif self.waits == TURN:
            self.waits = NOBODY
            if action == DONE:
                finish_phase(self)
            else:
                announce(self, seat, action)
        else:
            choose(self, seat, action)
        advance(self)
        if self.taught:
            self.count_lesson(doers)

    def count_lesson(self, doers: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.stock[seat * ROW + LESSONS] += doers >> seat & 1
            seat += 1

    def explain(self, seat: i64, action: i64) -> Refusal | None:
        return None if self.choices(seat).has(action) else explain(self, int(seat), int(action))

    # What is secret.

    def show(self, seat: int | None) -> Json:
        return view_json(self, seat)

    def deal(self, seat: i64, rng: Random) -> "CheekyState":
        world = self.copy()
        deal_anew(world, seat, rng)
        return world

    def draw_from(self, chance: Chance) -> None:
        self.chance = chance

    def lessons(self, seat: i64) -> i64:
        return self.stock[seat * ROW + LESSONS]

    def witnesses(self, seat: i64, action: i64) -> i64:
        """Nobody else may read answers in a window, or who gets which card of a hand."""
        if self.waits == WINDOW or (self.waits == CHOICE and action & 31 == HAND):
            return i64(1) << seat
        return EVERYONE

    # How it ends.

    def pay(self, seat: i64) -> float:
        return 1.0 if self.winner == seat else 0.0

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome((int(self.winner),), REASONS[self.reason], WINNING_RULES[self.reason])

    # What helps bots.

    def estimate(self, seat: i64) -> float:
        return self.pay(seat) if self.phase == OVER else share(self, seat)

    def suggest(self, seat: i64, rng: Random) -> i64:
        return wise(self, seat, rng)

    def list_sensible(self, seat: i64, out: Choices) -> None:
        list_wise(self, seat, out)

    def is_vain(self, seat: i64, action: i64) -> bool:
        return is_vain(self, seat, action)

    def features(self) -> CheekyFeatures:
        return CheekyFeatures()

    # Copies, hashes, files.

    def copy(self) -> "CheekyState":
        twin = CheekyState(self.seats, self.box)
        self.copy_onto(twin)
        return twin

    def hash(self) -> i64:
        """Everything in a position goes in, number by number; what seats know about hands follows from the record."""
        turns = self.sizes[SHUFFLES] << 40 | self.sizes[SHUFFLES + 1] << 20 | self.sizes[SHUFFLES + 2]
        value = mix(self.chance.mark(turns) ^ mix(self.living << 8 | self.undead))
        value = mix_all(value, self.stock, 0, len(self.stock))
        value = mix_all(value, self.record, 0, len(self.record))
        value = mix_all(value, self.sizes, 0, SHUFFLES)
        pile: i64 = 0
        while pile < PILES:
            value = mix_all(value, self.cards, pile * PILE_ROOM, self.sizes[pile])
            pile += 1
        value = mix_all(value, self.queue, 0, self.depth * WIDTH)
        value = mix_all(value, self.lasting, 0, len(self.lasting))
        value = mix_all(value, self.hints, 0, len(self.hints))
        value = mix(value ^ self.grounded)
        value = mix(value ^ (self.number << 32 | self.arrivals))
        value = mix(value ^ (self.round << 20 | self.phase << 12 | self.active << 8 | self.cursor << 4))
        value = mix(value ^ (self.present << 12 | self.asking << 4 | (1 if self.cut else 0)))
        return mix(value ^ ((self.winner + 1) << 4 | self.reason))

    def position(self) -> Json:
        return position_json(self)

    def __repr__(self) -> str:
        return f"<cheeky-monkeys round {self.round}, {PHASES[self.phase]} of seat {self.active}>"


def mix_all(value: i64, numbers: vec[i64], start: i64, count: i64) -> i64:
    at = start
    while at < start + count:
        value = mix(value ^ numbers[at]) ^ 1
        at += 1
    return mix(value ^ count)
