"""What a match draws from named streams: seeded, keyed, or in the old way."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.chance import BOT, Chance, Purpose, Seeded
from vervet.core.keyed import Keyed
from vervet.core.old_chance import Branches, Row
from vervet.core.rng import MASK63, Random, mix

DECK = Purpose("deck")
PILE = Purpose("pile")
KEY = bytes(range(32))
keys = st.binary(min_size=32, max_size=32)
kinds = st.one_of(st.integers(0, MASK63).map(Seeded), keys.map(Keyed))


def by_hand(key: bytes, stream: str, bounds: list[int]) -> list[int]:
    """The numbers of a stream as docs/programmers/deals.md describes them, with no thought for speed."""
    row = b""
    for block in range(2 + len(bounds) // 4):
        message = b"vervet stream 2\0" + stream.encode() + b"\0" + block.to_bytes(4, "big")
        row += hmac.new(key, message, hashlib.sha256).digest()
    words = [int.from_bytes(row[at : at + 4], "big") for at in range(0, len(row), 4)]
    numbers = []
    for bound in bounds:
        word = words.pop(0)
        while word >= 2**32 - 2**32 % bound:
            word = words.pop(0)
        numbers.append(word % bound)
    return numbers


@given(keys, st.integers(0, 40), st.integers(0, 9), st.integers(2, 60))
def test_keyed_numbers_are_as_the_page_describes_them(key: bytes, which: int, turn: int, size: int) -> None:
    numbers = Keyed(key).numbers(DECK, which, turn, size, 2)
    assert list(numbers) == by_hand(key, f"deck/{which}/{turn}", list(range(size, 1, -1)))


@pytest.mark.parametrize("bound", [2**31 - 1, 2**30 + 1, 3 * 2**29])
def test_words_that_would_favour_small_numbers_are_thrown_away(bound: int) -> None:
    """With bounds like these, that is up to half of all words."""
    for turn in range(50):
        assert list(Keyed(KEY).numbers(DECK, 0, turn, bound, bound)) == by_hand(KEY, f"deck/0/{turn}", [bound])


def test_the_numbers_of_a_seed_never_change() -> None:
    """Golden: compiled and not, on every machine (laws 1 and 2)."""
    assert Seeded(7).shuffled(DECK, list(range(8)), 1, 2) == GOLDEN_SEEDED
    assert Keyed(KEY).shuffled(DECK, list(range(8)), 1, 2) == GOLDEN_KEYED
    assert [Seeded(7).bits(BOT, 1, 2), Keyed(KEY).bits(BOT, 1, 2)] == GOLDEN_BITS


@given(kinds, st.integers(1, 1000))
def test_a_number_is_below_its_bound(chance: Chance, bound: int) -> None:
    assert 0 <= chance.below(DECK, bound) < bound


@given(kinds, st.lists(st.integers(0, 99), max_size=60))
def test_shuffling_keeps_the_cards(chance: Chance, cards: list[int]) -> None:
    assert Counter(chance.shuffled(DECK, cards)) == Counter(cards)


@given(kinds, st.integers(2, 20), st.integers(0, 5))
def test_only_the_cards_asked_for_are_shuffled(chance: Chance, size: int, start: int) -> None:
    cards = vec[i64](list(range(30)))
    chance.shuffle(DECK, cards, start, size)
    assert list(cards)[:start] == list(range(start))
    assert list(cards)[start + size :] == list(range(start + size, 30))


@given(kinds)
def test_drawing_changes_nothing(chance: Chance) -> None:
    """So states may share a chance, and it does not matter who draws first."""
    first = chance.shuffled(DECK, list(range(20)), 3)
    chance.shuffled(PILE, list(range(20)), 3)
    assert chance.shuffled(DECK, list(range(20)), 3) == first
    assert chance.copy() is chance


@given(kinds)
def test_streams_are_independent(chance: Chance) -> None:
    """They differ by purpose, by owner, and by turn."""
    names = [(purpose, which, turn) for purpose in (DECK, PILE, BOT) for which in range(4) for turn in range(4)]
    assert len({chance.bits(*name) for name in names}) == len(names)


@pytest.mark.parametrize("chance", [Seeded(42), Keyed(KEY)])
def test_every_order_comes_equally_often(chance: Chance) -> None:
    """Chi squared over the 24 orders of four cards, far in the tail; the chance is fixed, so the test never changes
    its mind."""
    draws = 12_000
    orders = Counter(tuple(chance.shuffled(DECK, [0, 1, 2, 3], 0, turn)) for turn in range(draws))
    expected = draws / 24
    assert len(orders) == 24
    assert sum((count - expected) ** 2 / expected for count in orders.values()) < 60


def test_what_is_drawn_can_be_listened_to() -> None:
    chance = Seeded(1)
    chance.below(DECK, 6)
    chance.listen()
    number = chance.below(PILE, 6, 2, 3)
    order = chance.shuffled(DECK, [0, 1, 2])
    drawn = chance.take()
    chance.below(DECK, 6)
    assert [draw.stream for draw in drawn] == ["pile/2/3", "deck/0/0"]
    assert [(draw.highest, draw.lowest, len(draw.numbers)) for draw in drawn] == [(6, 6, 1), (3, 2, 2)]
    assert drawn[0].numbers == [number]
    assert sorted(order) == [0, 1, 2]
    assert chance.take() == []


@given(keys)
def test_neither_repr_nor_mark_gives_a_key_away(key: bytes) -> None:
    assert key.hex() not in repr(Keyed(key))
    assert Keyed(key).mark() not in (int.from_bytes(key[:8], "big"), int.from_bytes(key[:8], "big") & MASK63)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_key_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match=f"expected a key of 32 bytes, not {size}"):
        Keyed(bytes(size))


# The old way.


@given(st.integers(0, MASK63))
def test_an_old_match_draws_one_number_after_another(seed: int) -> None:
    rng, row = Random(seed), Row(seed)
    assert [row.below(DECK, 6) for _ in range(3)] == [rng.below(6) for _ in range(3)]
    assert list(row.numbers(PILE, 0, 0, 9, 2)) == [rng.below(bound) for bound in range(9, 1, -1)]
    twin = row.copy()
    assert row.below(DECK, 1000) == twin.below(PILE, 1000)


@given(st.integers(0, MASK63), st.integers(0, 6), st.integers(1, 9))
def test_an_old_match_of_after_us_shuffles_each_deck_separately(seed: int, board: int, turn: int) -> None:
    branches, rng = Branches(seed), Random(seed)
    branches.below(DECK, 6)
    rng.below(6)
    root = mix(rng.bits())
    again = Random(mix(root ^ mix(board << 32 | turn)))
    assert list(branches.numbers(DECK, board, turn, 8, 2)) == [again.below(bound) for bound in range(8, 1, -1)]


GOLDEN_SEEDED = [6, 5, 3, 0, 4, 7, 1, 2]
GOLDEN_KEYED = [7, 5, 4, 0, 3, 2, 6, 1]
GOLDEN_BITS = [877845358069178219, 1878124546502272372]
