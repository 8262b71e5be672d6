"""A network of whole numbers: what it computes, and which files it refuses."""

import json
import struct
from math import exp

import pytest

from vervet.bots.network import DEEP, HIDDEN, ONE, ONE_DEEP, ONE_VALUE, POLICY, SEATS, Network, halvings, part_rows
from vervet.bots.network_file import (
    DEEP_BIAS_UNIT,
    FIRST_LINE,
    VALUE_BIAS_UNIT,
    Header,
    NetworkError,
    read_header,
    read_network,
    rows_of,
    write_network,
)
from vervet.catalog import game
from vervet.core.choices import Choices
from vervet.core.features import Features, FeatureTable
from vervet.core.rng import Random
from vervet.core.state import State

ITCHY = game("itchy-monkey")
# What the network of the tests sees in one of its positions.
DEEPS = [
    292,
    87,
    0,
    0,
    0,
    0,
    0,
    2215,
    0,
    0,
    1350,
    1062,
    0,
    2673,
    0,
    1833,
    203,
    190,
    0,
    183,
    1221,
    0,
    125,
    281,
    0,
    1329,
    368,
    0,
    0,
    2555,
    0,
    2701,
]
VALUES = [18630, 46905]
PRIORS = [52, 1, 102, 33, 1, 1, 9154, 43]


def features() -> Features:
    found = ITCHY.new(0).features()
    assert found is not None
    return found


class Plain:
    """The same network in floats, written as one would on paper."""

    def __init__(self, eyes: Features, seed: int) -> None:
        rng = Random(seed)
        sizes = (
            rows_of(eyes.tables) * HIDDEN,
            rows_of(eyes.action_tables) * POLICY,
            HIDDEN * DEEP,
            DEEP,
            SEATS * DEEP,
            SEATS,
        )
        spans = (300, 300, 200, 800, 900, 900)
        self.numbers = [
            [rng.below(2 * span) - span for _ in range(size)] for size, span in zip(sizes, spans, strict=True)
        ]
        self.eyes = eyes

    def file(self, **changes: object) -> bytes:
        header = Header("itchy-monkey", ITCHY.version, self.eyes.digest(), self.eyes.setup(ITCHY.new(0)), {})
        for name, value in changes.items():
            setattr(header, name, value)
        flat = [number for part in self.numbers for number in part]
        return write_network(header, struct.pack(f"<{len(flat)}h", *flat))

    def sums(self, tables: list[FeatureTable], rows: list[int], weights: list[int], width: int) -> list[float]:
        found = [0.0] * width
        start = 0
        for table in tables:
            for row in (row for row in rows if table.first <= row < table.first + table.size):
                begin = start
                for part, size in zip(part_rows(table, row), sizes_of(table), strict=True):
                    for at in range(width):
                        found[at] += weights[(begin + part) * width + at] / ONE
                    begin += size
            start += sum(sizes_of(table))
        return found

    def deep(self, state: State, seat: int) -> list[float]:
        levels = [
            min(max(level, 0.0), 1.0)
            for level in self.sums(self.eyes.tables, self.eyes.seen(state, seat), self.numbers[0], HIDDEN)
        ]
        found = []
        for at in range(DEEP):
            total = self.numbers[3][at] * DEEP_BIAS_UNIT / (ONE * ONE_DEEP)
            total += sum(level * self.numbers[2][index * DEEP + at] / ONE_DEEP for index, level in enumerate(levels))
            found.append(min(max(total, 0.0), 16.0))
        return found

    def values(self, state: State, seat: int) -> list[float]:
        deep = self.deep(state, seat)
        powers = [0.0] * state.seats
        for ahead in range(state.seats):
            total = self.numbers[5][ahead] * VALUE_BIAS_UNIT / (ONE * ONE_VALUE)
            total += sum(level * self.numbers[4][ahead * DEEP + at] / ONE_VALUE for at, level in enumerate(deep))
            powers[(seat + ahead) % state.seats] = exp(total)
        return [power / sum(powers) for power in powers]

    def policy(self, state: State, seat: int) -> list[float]:
        deep = self.deep(state, seat)[DEEP - POLICY :]
        powers = []
        for action in state.legal_actions(seat):
            rows = self.eyes.seen_in(state, seat, action)
            weights = self.sums(self.eyes.action_tables, rows, self.numbers[1], POLICY)
            powers.append(exp(sum(one * other for one, other in zip(deep, weights, strict=True))))
        return [power / sum(powers) for power in powers]


def sizes_of(table: FeatureTable) -> list[int]:
    counts = dict(table.fields)
    sizes = []
    for part in table.parts:
        size = 1
        for name in part:
            size *= counts[name]
        sizes.append(size)
    return sizes


@pytest.fixture(scope="module")
def plain() -> Plain:
    return Plain(features(), 4)


@pytest.fixture(scope="module")
def network(plain: Plain) -> Network:
    return read_network(plain.file(), "itchy-monkey", ITCHY.version, features())


def positions(count: int) -> list[State]:
    """States along a random game."""
    rng = Random(8)
    state = ITCHY.new(8)
    found = []
    for _ in range(count):
        for _ in range(7):
            legal = state.legal_actions(state.actor())
            state.apply(state.actor(), legal[rng.below(len(legal))])
        found.append(state.copy())
    return found


def test_whole_numbers_give_what_floats_give_but_for_rounding(plain: Plain, network: Network) -> None:
    for state in positions(6):
        seat = state.actor()
        network.judge(state, seat)
        expected = plain.values(state, seat)
        assert [network.values[at] / 65_536 for at in range(2)] == pytest.approx(expected, abs=0.02)
        menu = Choices()
        state.list_choices(seat, menu)
        network.weigh(state, seat, menu)
        weights = [network.priors[at] / network.prior_total for at in range(menu.count)]
        assert weights == pytest.approx(plain.policy(state, seat), abs=0.02)


def test_it_computes_the_same_compiled_and_not_on_every_machine(network: Network) -> None:
    """These numbers were computed once; what computes others is broken."""
    state = positions(3)[-1]
    seat = state.actor()
    network.judge(state, seat)
    menu = Choices()
    state.list_choices(seat, menu)
    network.weigh(state, seat, menu)
    assert [int(network.deeps[at]) for at in range(DEEP)] == DEEPS
    assert [int(network.values[at]) for at in range(2)] == VALUES
    assert [int(network.priors[at]) for at in range(menu.count)][:8] == PRIORS


def test_powers_of_two_are_those_of_mathematics() -> None:
    table = halvings()
    assert [int(table[at]) for at in range(256)] == pytest.approx(
        [65_536 * 2 ** (-at / 256) for at in range(256)], abs=1
    )


def test_a_file_says_what_it_is_for(plain: Plain) -> None:
    header = read_header(plain.file(training={"games": 12}))
    assert (header.game, header.rules, header.training) == ("itchy-monkey", ITCHY.version, {"games": 12})
    assert header.unknown(features().setup(ITCHY.new(0))) == []
    assert {"players 3", "spies 3", "side 8"} <= set(
        header.unknown(features().setup(ITCHY.new(0, players=3, spies=True)))
    )


def damaged(data: bytes) -> bytes:
    return data[:-9] + bytes([data[-9] ^ 1]) + data[-8:]


def shortened(data: bytes) -> bytes:
    """One weight too few, with a header that says so."""
    header = read_header(data)
    return write_network(header, b"\0\0" * 100)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "after-us"}, "plays after-us, not itchy-monkey"),
        ({"rules": 1}, "version 1 of the rules, not 2"),
        ({"features": "0" * 64}, "other features"),
    ],
)
def test_a_network_for_something_else_is_refused(plain: Plain, change: dict[str, object], words: str) -> None:
    with pytest.raises(NetworkError, match=words):
        read_network(plain.file(**change), "itchy-monkey", ITCHY.version, features())


def test_files_that_are_damaged_or_no_networks_are_refused(plain: Plain) -> None:
    whole = plain.file()
    for data, words in (
        (b"", "expected a network"),
        (b"GIF89a\n{}\n", "expected a network"),
        (FIRST_LINE + b"\n{\n", "header in JSON|expected a network"),
        (FIRST_LINE + b"\n{x\nyz", "header in JSON"),
        (FIRST_LINE + b"\n[]\nyz", "an object"),
        (FIRST_LINE + b"\n{}\nyz", "as texts"),
        (FIRST_LINE + b"\n" + json.dumps({"game": "", "features": "", "digest": ""}).encode() + b"\n", "a number"),
        (damaged(whole), "damaged"),
        (shortened(whole), "weights, not 100"),
    ):
        with pytest.raises(NetworkError, match=words):
            read_network(data, "itchy-monkey", ITCHY.version, features())
