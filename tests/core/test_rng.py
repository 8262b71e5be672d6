"""Random numbers are the same everywhere, and look random."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vervet.core.rng import MASK63, Random, mix

seeds = st.integers(0, MASK63)


def test_the_numbers_of_a_seed_never_change() -> None:
    """Golden: compiled and not, on every machine (laws 1 and 2)."""
    rng = Random(1)
    assert [rng.bits() for _ in range(4)] == GOLDEN_BITS
    assert [mix(value) for value in (0, 1, 2, MASK63)] == GOLDEN_MIX


def test_numbers_below_a_bound_and_floats_never_change() -> None:
    rng = Random(MASK63)
    assert [rng.below(6) for _ in range(12)] == GOLDEN_BELOW
    assert [rng.unit() for _ in range(3)] == GOLDEN_UNIT


@given(seeds)
def test_numbers_keep_within_63_bits(seed: int) -> None:
    rng = Random(seed)
    assert 0 <= mix(seed) <= MASK63
    assert all(0 <= rng.bits() <= MASK63 for _ in range(5))
    assert 0 <= rng.state <= MASK63


@given(seeds, st.integers(1, 2**31 - 1))
def test_a_number_below_a_bound_is_below_it(seed: int, bound: int) -> None:
    assert 0 <= Random(seed).below(bound) < bound


@given(seeds)
def test_a_unit_is_at_least_0_and_below_1(seed: int) -> None:
    assert 0.0 <= Random(seed).unit() < 1.0


@given(seeds)
def test_a_copy_goes_on_alike_but_separately(seed: int) -> None:
    rng = Random(seed)
    rng.bits()
    copy = rng.copy()
    numbers = [copy.bits() for _ in range(3)]
    assert [rng.bits() for _ in range(3)] == numbers


@given(seeds)
def test_a_fork_begins_with_the_next_bits_and_leaves_the_rest(seed: int) -> None:
    rng, twin = Random(seed), Random(seed)
    assert rng.fork().state == twin.bits()
    assert rng.state == twin.state


def test_without_a_seed_the_numbers_are_those_of_seed_0() -> None:
    assert Random().state == Random(0).state


@given(st.integers(0, MASK63), st.integers(0, MASK63))
def test_different_values_never_mix_to_the_same(one: int, other: int) -> None:
    assert (mix(one) == mix(other)) == (one == other)


@pytest.mark.parametrize("bound", [2, 3, 6, 10, 100])
def test_every_number_below_a_bound_comes_equally_often(bound: int) -> None:
    """Chi squared, far in the tail; the seed is fixed, so that the test never changes its mind."""
    rng, draws = Random(42), 20_000
    counts = [0] * bound
    for _ in range(draws):
        counts[rng.below(bound)] += 1
    expected = draws / bound
    chi_squared = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_squared < bound + 5 * (2 * bound) ** 0.5


def test_every_bit_is_set_half_the_time() -> None:
    rng, draws = Random(7), 8_000
    numbers = [rng.bits() for _ in range(draws)]
    for bit in range(63):
        assert abs(sum(int(number >> bit & 1) for number in numbers) - draws / 2) < 5 * (draws / 4) ** 0.5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    pairs = [(Random(seed).below(6), Random(seed + 1).below(6)) for seed in range(7_200)]
    assert all(120 < pairs.count((one, other)) < 280 for one in range(6) for other in range(6))


GOLDEN_BITS = [1097491722282735498, 4533873169916685415, 506539224056949435, 8196980753821780235]
GOLDEN_MIX = [0, 2558316640067307269, 6616413020432831626, 6514504133438201533]
GOLDEN_BELOW = [1, 2, 1, 1, 0, 1, 1, 0, 3, 2, 4, 3]
GOLDEN_UNIT = [0.013956731098053288, 0.44744481992005414, 0.017454062058659292]
