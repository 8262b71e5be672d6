"""Clan mode behind the contract."""

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.core.json import Json
from vervet.core.refusal import Refusal
from vervet.core.rng import Random, mix
from vervet.core.state import Outcome
from vervet.games.itchy_monkey.files.clan_positions import clan_position_json
from vervet.games.itchy_monkey.knowledge.clan_view import clan_view_json
from vervet.games.itchy_monkey.mind.suggestion import most_promising
from vervet.games.itchy_monkey.rules.clan import carry_out_clan, list_clan
from vervet.games.itchy_monkey.rules.clan_refusals import explain_clan
from vervet.games.itchy_monkey.rules.clan_table import ClanTable
from vervet.games.itchy_monkey.rules.table import OVER, REASONS


class ClanState(ClanTable):
    """A position of Clan mode."""

    def asked(self) -> i64:
        return 0 if self.phase == OVER else i64(1) << self.active

    def list_choices(self, seat: i64, out: Choices) -> None:
        list_clan(self, seat, out)

    def execute(self, seat: i64, action: i64) -> None:
        carry_out_clan(self, seat, action)

    def explain(self, seat: i64, action: i64) -> Refusal | None:
        return None if self.choices(seat).has(action) else explain_clan(self, seat, action)

    def copy(self) -> "ClanState":
        twin = ClanState()
        self.copy_clan_onto(twin)
        return twin

    def hash(self) -> i64:
        rest = self.marks << 20 | self.turn << 8 | self.phase << 4
        return mix(self.turn_key() ^ mix(self.past ^ mix(rest ^ mix(self.keepers()))))

    def keepers(self) -> i64:
        """A key for which seat keeps which monkeys in safety."""
        total: i64 = 0
        index: i64 = 0
        while index < len(self.safe):
            total = total * 3 + self.safe[index] & 0xFFFF_FFFF_FFFF
            index += 1
        return total

    def pay(self, seat: i64) -> float:
        if self.winner < 0:
            return 0.5
        return 1.0 if self.winner == seat else 0.0

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.winner >= 0:
            return Outcome((int(self.winner),), REASONS[self.reason], "IM-67")
        return Outcome((), REASONS[self.reason], "IM-36")

    def estimate(self, seat: i64) -> float:
        if self.phase == OVER:
            return self.pay(seat)
        mine = float(self.infested[self.picks[seat]])
        other = float(self.infested[self.picks[1 - seat]])
        return (other + 1.0) / (mine + other + 2.0)

    def suggest(self, seat: i64, rng: Random) -> i64:
        return most_promising(self, seat, rng)

    def show(self, seat: int | None) -> Json:
        return clan_view_json(self)

    def position(self) -> Json:
        return clan_position_json(self)

    def __repr__(self) -> str:
        return f"<itchy-monkey clan, turn {self.turn}, seat {self.active} to act>"
