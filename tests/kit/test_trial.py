"""What the kit finds in a state by itself."""

from examples.sealed_bid import GAME, SealedBid

from vervet.core.rng import Random
from vervet.kit.trial import other_future


class TwoStreams(SealedBid):
    """A game with a stream of random numbers for each seat."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(2, 2, False, False)
        self.streams = [Random(number) for number in numbers]

    def copy(self) -> "TwoStreams":
        return TwoStreams([stream.state for stream in self.streams])


def test_the_random_numbers_to_come_are_changed() -> None:
    state = GAME.begin(GAME.options.read({}), 1)
    other = other_future(state)
    assert isinstance(other, SealedBid) and other.rng.state != state.rng.state


def test_so_are_those_of_every_stream_in_a_list() -> None:
    other = other_future(TwoStreams([1, 2]))
    assert isinstance(other, TwoStreams)
    assert all(stream.state != seed for seed, stream in enumerate(other.streams, 1))
