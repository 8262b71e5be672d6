"""What the kit finds in a state by itself."""

from examples.sealed_bid import GAME, SealedBid

from vervet.core.chance import Chance, Seeded
from vervet.kit.trial import other_future


class TwoChances(SealedBid):
    """A game that keeps a chance for each seat."""

    def __init__(self, chances: list[Chance]) -> None:
        super().__init__(2, 2, False, False)
        self.chances = chances

    def copy(self) -> "TwoChances":
        return TwoChances(list(self.chances))


def test_the_numbers_to_be_drawn_are_changed() -> None:
    state = GAME.begin(GAME.options.read({}), 1)
    other = other_future(state)
    assert isinstance(other, SealedBid) and other.chance.mark() != state.chance.mark()
    assert state.chance.mark() == 1


def test_so_are_those_of_every_chance_in_a_list() -> None:
    state = TwoChances([Seeded(1), Seeded(2)])
    other = other_future(state)
    assert isinstance(other, TwoChances)
    assert all(chance.mark() != seed for seed, chance in enumerate(other.chances, 1))
    assert [chance.mark() for chance in state.chances] == [1, 2]
