"""Itchy Monkey behind the contract: its rules, under the names that everything else knows."""

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.core.json import Json
from vervet.core.parts import Parts
from vervet.core.refusal import Refusal
from vervet.core.rng import Random, mix
from vervet.core.state import Outcome
from vervet.games.itchy_monkey.files.positions import position_json
from vervet.games.itchy_monkey.knowledge.view import view_again, view_json
from vervet.games.itchy_monkey.mind.features import ItchyFeatures
from vervet.games.itchy_monkey.mind.prospects import share
from vervet.games.itchy_monkey.mind.suggestion import most_promising
from vervet.games.itchy_monkey.rules.refusals import explain
from vervet.games.itchy_monkey.rules.table import OVER, REASONS, Table
from vervet.games.itchy_monkey.rules.turn import carry_out, list_turn


class ItchyState(Table):
    """A position of Itchy Monkey."""

    def asked(self) -> i64:
        return 0 if self.phase == OVER else i64(1) << self.active

    def list_choices(self, seat: i64, out: Choices) -> None:
        list_turn(self, seat, out)

    def execute(self, seat: i64, action: i64) -> None:
        carry_out(self, seat, action)

    def explain(self, seat: i64, action: i64) -> Refusal | None:
        return None if self.choices(seat).has(action) else explain(self, seat, action)

    def copy(self) -> "ItchyState":
        twin = ItchyState(self.seats)
        self.copy_onto(twin)
        return twin

    def hash(self) -> i64:
        return mix(self.key ^ mix(self.past ^ mix(self.turn << 8 | self.phase << 4 | self.active)))

    def pay(self, seat: i64) -> float:
        if self.winner < 0:
            return 1.0 / float(self.seats)
        return 1.0 if self.winner == seat else 0.0

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.winner >= 0:
            return Outcome((int(self.winner),), REASONS[self.reason], "IM-35")
        return Outcome((), REASONS[self.reason], "IM-36")

    def estimate(self, seat: i64) -> float:
        return self.pay(seat) if self.phase == OVER else share(self, seat)

    def suggest(self, seat: i64, rng: Random) -> i64:
        return most_promising(self, seat, rng)

    def features(self) -> ItchyFeatures:
        return ItchyFeatures()

    def show(self, seat: int | None) -> Json:
        return view_json(self)

    def show_again(self, seat: int | None, known: Parts) -> Json:
        return view_again(self, known)

    def position(self) -> Json:
        return position_json(self)

    def __repr__(self) -> str:
        return f"<itchy-monkey turn {self.turn}, seat {self.active} to act>"
