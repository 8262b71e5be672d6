"""How matches drew before there were streams (rules 1, logs of format 1): one row of fast numbers from a seed of 63
bits. It stays, so that they can be replayed and played on; they carry no proof."""

from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.chance import Chance, Purpose, fast
from vervet.core.rng import GAMMA, MASK63, from_bits, mix


class Row(Chance):
    """Every draw takes the next numbers, whatever it is for; so a copy goes on by itself."""

    def __init__(self, state: i64) -> None:
        super().__init__()
        self.state: i64 = state

    def numbers(self, purpose: Purpose, which: i64, turn: i64, highest: i64, lowest: i64) -> vec[i64]:
        numbers = fast(self.state, highest, lowest)
        self.state = (self.state + GAMMA * len(numbers)) & MASK63
        return numbers

    def mark(self, turns: i64 = 0) -> i64:
        return self.state

    def document(self) -> int | str | dict[str, int]:
        return {"rules-1": int(self.state)}

    def copy(self) -> Chance:
        return Row(self.state)


class Branches(Row):
    """After Us: a row for what is laid out first, and then numbers of its own for every shuffle of a board's deck."""

    def numbers(self, purpose: Purpose, which: i64, turn: i64, highest: i64, lowest: i64) -> vec[i64]:
        if turn == 0:
            return super().numbers(purpose, which, turn, highest, lowest)
        return fast(mix(self.mark() ^ mix(which << 32 | turn)), highest, lowest)

    def mark(self, turns: i64 = 0) -> i64:
        return mix(from_bits(self.state).bits())

    def copy(self) -> Chance:
        return Branches(self.state)
