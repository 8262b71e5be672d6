"""After Us behind the contract: its rules, under the names that everything else knows."""

from collections.abc import Mapping

from mypy_extensions import i64

from vervet.core.chance import Chance
from vervet.core.choices import Choices
from vervet.core.event import EVERYONE, audience
from vervet.core.json import Json
from vervet.core.refusal import Refusal
from vervet.core.rng import Random, mix
from vervet.core.state import Outcome
from vervet.games.after_us.actions import TOKEN as CHOOSE
from vervet.games.after_us.actions import kind_of
from vervet.games.after_us.files.writing import position_json
from vervet.games.after_us.knowledge.dealing import deal_unknown
from vervet.games.after_us.knowledge.view import view_json
from vervet.games.after_us.mind.advice import advice_for, on_line
from vervet.games.after_us.mind.candidates import list_worthwhile
from vervet.games.after_us.mind.features import AfterUsFeatures
from vervet.games.after_us.mind.prospects import share
from vervet.games.after_us.mind.suggestion import sensible
from vervet.games.after_us.mind.vain import brings_nothing
from vervet.games.after_us.rules.refusals import explain
from vervet.games.after_us.rules.table import CARDS, OVER, TAUGHT, Table
from vervet.games.after_us.rules.turn import asked_now, carry_out, list_turn


class AfterUsState(Table):
    """A position of After Us."""

    def asked(self) -> i64:
        return asked_now(self)

    def list_choices(self, seat: i64, out: Choices) -> None:
        list_turn(self, seat, out)

    def execute(self, seat: i64, action: i64) -> None:
        carry_out(self, seat, action)

    def explain(self, seat: i64, action: i64) -> Refusal | None:
        return None if self.choices(seat).has(action) else explain(self, seat, action)

    def copy(self) -> "AfterUsState":
        twin = AfterUsState(self.seats, self.box)
        self.copy_onto(twin)
        return twin

    def hash(self) -> i64:
        value = mix(
            self.chance.mark() ^ (self.round << 24 | self.phase << 20 | self.objects << 12 | self.king_tokens << 4)
        )
        value = mix(value ^ (self.reason << 1 | (i64(1) if self.short else i64(0))))
        for column in (self.boards, self.below, self.known, self.piles, self.promised):
            at: i64 = 0
            while at < len(column):
                value = mix(value ^ (column[at] + 1))
                at += 1
        return value

    def pay(self, seat: i64) -> float:
        """AU-50: equal totals share the win, with the King too."""
        best = self.best_points()
        if self.points(seat) < best:
            return 0.0
        equals: i64 = 0
        board: i64 = 0
        while board < self.seats + (i64(1) if self.solo else i64(0)):
            if self.points(board) == best:
                equals += 1
            board += 1
        return 1.0 / float(equals)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        best = self.best_points()
        winners = tuple([seat for seat in range(self.seats) if self.points(seat) == best])
        if self.solo and not winners:
            return Outcome(winners, "king", "AU-68")
        return Outcome(winners, "cards", "AU-51") if self.reason == CARDS else Outcome(winners, "goal", "AU-50")

    def estimate(self, seat: i64) -> float:
        return self.pay(seat) if self.phase == OVER else share(self, seat)

    def suggest(self, seat: i64, rng: Random) -> i64:
        return sensible(self, seat)

    def list_sensible(self, seat: i64, out: Choices) -> None:
        list_worthwhile(self, seat, out)

    def is_vain(self, seat: i64, action: i64) -> bool:
        return brings_nothing(self, seat, action)

    def features(self) -> AfterUsFeatures:
        return AfterUsFeatures()

    def advise(self, seat: i64) -> Mapping[str, Json] | None:
        advice: object = advice_for(self, seat)
        assert advice is None or isinstance(advice, dict)
        return advice

    def foretells(self, seat: i64) -> bool:
        return on_line(self, seat)

    def show(self, seat: int | None) -> Json:
        return view_json(self, seat)

    def witnesses(self, seat: i64, action: i64) -> i64:
        """AU-30: only a choice of token is secret."""
        return audience(int(seat)) if kind_of(action) == CHOOSE else EVERYONE

    def deal(self, seat: i64, rng: Random) -> "AfterUsState":
        world = self.copy()
        deal_unknown(world, seat, rng)
        return world

    def draw_from(self, chance: Chance) -> None:
        self.chance = chance

    def lessons(self, seat: i64) -> i64:
        return self.at(seat, TAUGHT)

    def position(self) -> Json:
        return position_json(self)

    def __repr__(self) -> str:
        return f"<after-us round {self.round}, {self.seats} players>"
