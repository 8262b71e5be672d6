"""A small network as whole numbers: rows in, a value for every seat and a weight for every legal action out.

    rows that are on -> 96 numbers, cut to 0..1 -> 32 numbers, cut below 0 -> a value for each seat
                                                   the last 16 of them times what an action is -> its weight

Several weights share one 63-bit word, each in a lane of its own: three in the first layer and in the rows of actions,
two in the second. A lane holds a weight plus an offset, so that no sum borrows from its neighbour; what the offsets
come to is taken off at the end. Everything is exact, so it is the same on every machine, compiled or not.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.core.features import MOST_ACTION_ROWS, MOST_ROWS, Features, FeatureTable
from vervet.core.state import State

HIDDEN: Final = 96
DEEP: Final = 32
POLICY: Final = 16
SEATS: Final = 6

# 1.0 in the first two layers and in the rows of actions; in the second layer's weights; in those of the values.
ONE: Final = 512
ONE_DEEP: Final = 256
ONE_VALUE: Final = 1024

LANE: Final = 21
LANE_MASK: Final = (1 << LANE) - 1
# 96 rows of at most twice this stay within a lane, and so do 8 rows of actions.
OFFSET: Final = 10_900
HIDDEN_WORDS: Final = HIDDEN // 3
ACTION_WORDS: Final = (POLICY + 2) // 3

DEEP_LANE: Final = 31
DEEP_MASK: Final = (1 << DEEP_LANE) - 1
DEEP_OFFSET: Final = 4096
DEEP_WORDS: Final = DEEP // 2
MOST_DEEP: Final = 16 * ONE

# Powers of two by 256ths of an exponent, in 65,536ths. Built of whole numbers alone: see `halvings`.
SHARE: Final = 65_536
FINE: Final = 256
# A natural exponent in 256ths of a binary one.
BINARY: Final = 369
VALUE_SHIFT: Final = 19
POLICY_SHIFT: Final = 18
MOST_EXPONENT: Final = 16 * FINE

ROOM: Final = 256
NONE: Final = -1


class Weights:
    """The numbers of a network: those of the parts of every table in the order of their declaration, and the layers."""

    def __init__(
        self, rows: vec[i64], actions: vec[i64], deep: vec[i64], deep_bias: vec[i64], value: vec[i64], bias: vec[i64]
    ) -> None:
        self.rows = rows
        self.actions = actions
        self.deep = deep
        self.deep_bias = deep_bias
        self.value = value
        self.bias = bias


class Lanes:
    """Rows as packed words; a row is put together from its parts when it is first needed."""

    def __init__(self, tables: list[FeatureTable], weights: vec[i64], width: i64) -> None:
        self.width: i64 = width
        self.words: i64 = (width + 2) // 3
        self.weights = weights
        self.slots: vec[i64] = vec[i64]([NONE for _ in range(sum([table.size for table in tables]))])
        self.packed: vec[i64] = vec[i64]()
        self.tables = tables
        self.starts: list[list[int]] = []
        start = 0
        for table in tables:
            sizes = part_sizes(table)
            self.starts.append([start + sum(sizes[:at]) for at in range(len(sizes))])
            start += sum(sizes)

    def find(self, row: i64) -> i64:
        """Where the words of a row begin."""
        place = self.slots[row]
        return place if place >= 0 else self.join(row)

    def join(self, row: i64) -> i64:
        """Add up the parts of a row, and pack them."""
        at = 0
        while row >= self.tables[at].first + self.tables[at].size:
            at += 1
        sums: list[int] = [0 for _ in range(self.words * 3)]
        for start, part in zip(self.starts[at], part_rows(self.tables[at], int(row)), strict=True):
            base: i64 = (start + part) * self.width
            for index in range(self.width):
                sums[index] += int(self.weights[base + index])
        place: i64 = len(self.packed)
        for word in range(self.words):
            lanes = [OFFSET + max(-OFFSET, min(OFFSET, sums[word * 3 + lane])) for lane in range(3)]
            self.packed = append(self.packed, i64(lanes[0] | lanes[1] << LANE | lanes[2] << (2 * LANE)))
        self.slots[row] = place
        return place


def part_sizes(table: FeatureTable) -> list[int]:
    """How many rows each part of a table has."""
    counts = dict(table.fields)
    sizes = []
    for part in table.parts:
        size = 1
        for name in part:
            size *= counts[name]
        sizes.append(size)
    return sizes


def part_rows(table: FeatureTable, row: int) -> list[int]:
    """The row of each part that a row of the table is made of."""
    values = table.values(row)
    counts = dict(table.fields)
    found = []
    for part in table.parts:
        number = 0
        for name in part:
            number = number * counts[name] + values[name]
        found.append(number)
    return found


def halvings() -> vec[i64]:
    """Of 0 to 255 the power of two to minus that many 256ths, in 65,536ths, rounded down by whole numbers alone."""
    # The 256th root of a half, in 2**-48, found by taking the square root eight times.
    root = 1 << 47
    for _ in range(8):
        root = square_root(root << 48)
    found = vec[i64]()
    power = 1 << 48
    for _ in range(FINE):
        found = append(found, i64(power >> 32))
        power = power * root >> 48
    return found


def square_root(square: int) -> int:
    """The whole square root, after Newton."""
    root = 1 << (square.bit_length() + 1) // 2
    while True:
        better = (root + square // root) >> 1
        if better >= root:
            return root
        root = better


class Network:
    """Looks at states through the eyes of a game; the results of the last look are in `values` and `priors`."""

    def __init__(self, features: Features, weights: Weights) -> None:
        self.features = features
        self.hidden = Lanes(features.tables, weights.rows, HIDDEN)
        self.actions = Lanes(features.action_tables, weights.actions, POLICY)
        # Whether it has learnt anything about actions, and not only about states.
        self.weighs = any_of(weights.actions)
        self.deep = pack_deep(weights.deep)
        self.deep_bias = weights.deep_bias
        self.value = weights.value
        self.value_bias = weights.bias
        self.halvings = halvings()
        self.places: vec[i64] = vec[i64]([0 for _ in range(MOST_ROWS)])
        self.sums: vec[i64] = vec[i64]([0 for _ in range(HIDDEN_WORDS)])
        self.levels: vec[i64] = vec[i64]([0 for _ in range(HIDDEN)])
        self.deep_sums: vec[i64] = vec[i64]([0 for _ in range(DEEP_WORDS)])
        self.deeps: vec[i64] = vec[i64]([0 for _ in range(DEEP)])
        self.action_sums: vec[i64] = vec[i64]([0 for _ in range(ACTION_WORDS)])
        # What each seat may expect, in 65,536ths; and the weight of each listed action, and of all.
        self.values: vec[i64] = vec[i64]([0 for _ in range(SEATS)])
        self.logits: vec[i64] = vec[i64]([0 for _ in range(ROOM)])
        self.priors: vec[i64] = vec[i64]([0 for _ in range(ROOM)])
        self.prior_total: i64 = 0

    def judge(self, state: State, seat: i64) -> None:
        """What every seat may expect, as the one sees it that is to act."""
        self.look(state, seat)
        self.weigh_seats(self.features.sides(state), seat)

    def weigh(self, state: State, seat: i64, menu: Choices) -> None:
        """How likely each listed action of the seat is to be the best."""
        self.look(state, seat)
        self.weigh_actions(state, seat, menu)

    def look(self, state: State, seat: i64) -> None:
        """Both layers, up to the deep numbers."""
        self.features.look(state, seat)
        self.read_rows()

    def read_rows(self) -> None:
        """The same for the rows that the features hold already."""
        self.add_rows()
        self.add_levels(self.cut())

    def add_rows(self) -> None:
        """The first layer: words of all rows that are on, added up."""
        features = self.features
        rows = features.rows
        places = self.places
        count = features.count
        at: i64 = 0
        while at < count:
            places[at] = self.hidden.find(rows[at])
            at += 1
        packed = self.hidden.packed
        sums = self.sums
        word: i64 = 0
        while word < HIDDEN_WORDS:
            sums[word] = 0
            word += 1
        at = 0
        while at + 3 < count:
            one = places[at]
            two = places[at + 1]
            three = places[at + 2]
            four = places[at + 3]
            word = 0
            while word < HIDDEN_WORDS:
                sums[word] += packed[one + word] + packed[two + word] + packed[three + word] + packed[four + word]
                word += 1
            at += 4
        while at < count:
            one = places[at]
            word = 0
            while word < HIDDEN_WORDS:
                sums[word] += packed[one + word]
                word += 1
            at += 1

    def cut(self) -> i64:
        """Take the lanes apart and cut them to 0..1; returns their sum."""
        sums = self.sums
        levels = self.levels
        offset: i64 = OFFSET * self.features.count
        total: i64 = 0
        word: i64 = 0
        at: i64 = 0
        while word < HIDDEN_WORDS:
            lanes = sums[word]
            lane: i64 = 0
            while lane < 3:
                level = (lanes & LANE_MASK) - offset
                if level < 0:
                    level = 0
                elif level > ONE:
                    level = ONE
                levels[at] = level
                total += level
                at += 1
                lanes >>= LANE
                lane += 1
            word += 1
        return total

    def add_levels(self, total: i64) -> None:
        """The second layer; a number that is 0 adds nothing."""
        levels = self.levels
        deep = self.deep
        sums = self.deep_sums
        word: i64 = 0
        while word < DEEP_WORDS:
            sums[word] = 0
            word += 1
        at: i64 = 0
        base: i64 = 0
        while at < HIDDEN:
            level = levels[at]
            if level != 0:
                word = 0
                while word < DEEP_WORDS:
                    sums[word] += level * deep[base + word]
                    word += 1
            base += DEEP_WORDS
            at += 1
        offset: i64 = DEEP_OFFSET * total
        word = 0
        while word < DEEP_WORDS:
            lanes = sums[word]
            self.deepen(2 * word, (lanes & DEEP_MASK) - offset)
            self.deepen(2 * word + 1, (lanes >> DEEP_LANE) - offset)
            word += 1

    def deepen(self, at: i64, total: i64) -> None:
        level = (total + self.deep_bias[at]) // ONE_DEEP
        if level < 0:
            level = 0
        elif level > MOST_DEEP:
            level = MOST_DEEP
        self.deeps[at] = level

    def weigh_seats(self, seats: i64, seat: i64) -> None:
        """The share of each seat: its exponent among those of all that play."""
        deeps = self.deeps
        value = self.value
        values = self.values
        high: i64 = 0
        ahead: i64 = 0
        while ahead < seats:
            total = self.value_bias[ahead]
            base = ahead * DEEP
            at: i64 = 0
            while at < DEEP:
                total += deeps[at] * value[base + at]
                at += 1
            values[(seat + ahead) % seats] = total
            if ahead == 0 or total > high:
                high = total
            ahead += 1
        sum_of_all: i64 = 0
        at = 0
        while at < seats:
            values[at] = self.power(high - values[at], VALUE_SHIFT)
            sum_of_all += values[at]
            at += 1
        at = 0
        while at < seats:
            values[at] = values[at] * SHARE // sum_of_all
            at += 1

    def power(self, below: i64, shift: i64) -> i64:
        """The exponential of minus this much, in 65,536ths."""
        exponent = below * BINARY >> shift
        if exponent >= MOST_EXPONENT:
            return 0
        return self.halvings[exponent & (FINE - 1)] >> (exponent >> 8)

    def weigh_actions(self, state: State, seat: i64, menu: Choices) -> None:
        while len(self.priors) < menu.count:
            self.priors = append(self.priors, i64(0))
            self.logits = append(self.logits, i64(0))
        logits = self.logits
        high: i64 = 0
        at: i64 = 0
        while at < menu.count:
            self.features.look_at(state, seat, menu.at(at))
            logit = self.logit()
            logits[at] = logit
            if at == 0 or logit > high:
                high = logit
            at += 1
        priors = self.priors
        total: i64 = 0
        at = 0
        while at < menu.count:
            # Nothing legal is impossible.
            prior = self.power(high - logits[at], POLICY_SHIFT) + 1
            priors[at] = prior
            total += prior
            at += 1
        self.prior_total = total

    def logit(self) -> i64:
        """The last deep numbers times the sum of the rows of the action."""
        features = self.features
        actions = self.actions
        sums = self.action_sums
        count = features.action_count
        word: i64 = 0
        while word < ACTION_WORDS:
            sums[word] = 0
            word += 1
        at: i64 = 0
        while at < count:
            place = actions.find(features.action_rows[at])
            packed = actions.packed
            word = 0
            while word < ACTION_WORDS:
                sums[word] += packed[place + word]
                word += 1
            at += 1
        offset: i64 = OFFSET * count
        deeps = self.deeps
        total: i64 = 0
        at = DEEP - POLICY
        word = 0
        while word < ACTION_WORDS - 1:
            lanes = sums[word]
            total += deeps[at] * ((lanes & LANE_MASK) - offset)
            total += deeps[at + 1] * ((lanes >> LANE & LANE_MASK) - offset)
            total += deeps[at + 2] * ((lanes >> (2 * LANE)) - offset)
            at += 3
            word += 1
        # The sixteenth stands alone in the last word.
        return total + deeps[at] * ((sums[word] & LANE_MASK) - offset)


def any_of(numbers: vec[i64]) -> bool:
    """Whether there is a number other than 0."""
    at: i64 = 0
    while at < len(numbers):
        if numbers[at] != 0:
            return True
        at += 1
    return False


def pack_deep(weights: vec[i64]) -> vec[i64]:
    """The second layer, two weights to a word, by the number that they are multiplied with."""
    packed = vec[i64]()
    at: i64 = 0
    while at < HIDDEN * DEEP:
        low = DEEP_OFFSET + max(min(weights[at], DEEP_OFFSET - 1), -DEEP_OFFSET)
        high = DEEP_OFFSET + max(min(weights[at + 1], DEEP_OFFSET - 1), -DEEP_OFFSET)
        packed = append(packed, low | high << DEEP_LANE)
        at += 2
    return packed


assert 2 * OFFSET * MOST_ROWS <= LANE_MASK and MOST_ACTION_ROWS <= MOST_ROWS
assert HIDDEN * ONE * 2 * DEEP_OFFSET <= DEEP_MASK
