"""States and actions as plain numbers of fixed meaning, for learners that know no rules.

An observation is what `State.view` shows a seat, as whole numbers from 0 to a bound each. An action has a number that
means the same in every state of a game with these options, as seen from the seat: other seats are counted from it on.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from vervet.core.choices import Choices
from vervet.core.state import State

# A word of bits is spread over numbers of this many bits, which is as many as a number has.
PART_BITS: Final = 15
PART_MASK: Final = (1 << PART_BITS) - 1


class Sheet:
    """The numbers of observations: a row of them for each game that is looked at.

    `at` is where the next number goes. Rows keep their zeros: what is written is noted, and wiped out before the row is
    written again, so an empty place costs nothing. While `naming` is on, only the names and bounds are noted.
    """

    def __init__(self) -> None:
        self.numbers: vec[i16] = vec[i16]()
        self.at: i64 = 0
        # How many numbers a row has.
        self.width: i64 = 0
        # The places of a row that are not 0, one after the other from the row's own first place on, and how many.
        self.places: vec[i64] = vec[i64]()
        self.written: vec[i64] = vec[i64]()
        self.next: i64 = 0
        self.naming: bool = False
        self.place: str = ""
        self.part: str = ""
        self.names: list[str] = []
        self.bounds: list[int] = []

    # What a game says.

    def go(self, place: str, index: i64) -> None:
        """What is written from now on belongs to this place: `monkey 3`."""
        if self.naming:
            self.place = f"{place} {index} "
            self.part = ""

    def go_in(self, part: str, index: i64) -> None:
        """The same for a part of the place: `seat 1 card 3`."""
        if self.naming:
            self.part = f"{part} {index} "

    def leave(self) -> None:
        """What is written from now on belongs to no place."""
        self.place = ""
        self.part = ""

    def leave_part(self) -> None:
        self.part = ""

    def numbered(self, name: str, index: i64) -> str:
        """A name for one of several numbers: `workers of seat 1`."""
        return f"{name} {index}" if self.naming else name

    def joined(self, name: str, more: str) -> str:
        """A name of two parts, put together only where it is read."""
        return name + more if self.naming else name

    def put(self, name: str, value: i64, most: i64) -> None:
        """A number from 0 to `most`; what is more is cut off."""
        at = self.at
        if self.naming:
            self.note(name, most)
        elif value != 0:
            self.set(at, most if value > most else value)
        self.at = at + 1

    def set(self, at: i64, value: i64) -> None:
        """Another value for a place of this row where 0 has been put."""
        if not self.naming and value != 0:
            self.numbers[at] = i16(value)
            self.places[self.next] = at
            self.next += 1

    def leave_out(self, count: i64) -> None:
        """As many zeros; only where names are not needed."""
        self.at += count

    def choose(self, name: str, value: i64, count: i64) -> None:
        """One of `count`, as a 1 among zeros; all zeros for -1."""
        if self.naming:
            choice: i64 = 0
            while choice < count:
                self.note(self.numbered(name, choice), 1)
                choice += 1
        elif value >= 0 and value < count:
            self.set(self.at + value, 1)
        self.at += count

    def bits(self, name: str, word: i64, count: i64) -> None:
        """Each bit of a word as a number of its own."""
        bit: i64 = 0
        if self.naming:
            while bit < count:
                self.note(self.numbered(name, bit), 1)
                bit += 1
        else:
            while word != 0 and bit < count:
                if word & 1 != 0:
                    self.set(self.at + bit, 1)
                word >>= 1
                bit += 1
        self.at += count

    def pack(self, name: str, word: i64, count: i64) -> None:
        """The bits of a word, fifteen to a number: complete, where one number for each would be too many."""
        bit: i64 = 0
        while bit < count:
            self.put(self.numbered(name, bit), word >> bit & PART_MASK, PART_MASK)
            bit += PART_BITS

    # What an encoder does.

    def note(self, name: str, most: i64) -> None:
        if most > PART_MASK:
            raise ValueError(f"{self.place}{self.part}{name}: expected a bound up to {PART_MASK}, not {most}; see pack")
        self.names.append(self.place + self.part + name)
        self.bounds.append(int(most))

    def make_rows(self, count: int) -> None:
        """Room for so many games."""
        self.width = len(self.names)
        room = int(self.width) * count
        self.numbers = vec[i16]([0 for _ in range(room)])
        self.places = vec[i64]([0 for _ in range(room)])
        self.written = vec[i64]([0 for _ in range(count)])

    def begin_row(self, row: i64) -> None:
        """Wipe a row out, and write there."""
        numbers, places = self.numbers, self.places
        at: i64 = row * self.width
        self.at = at
        self.next = at
        end = at + self.written[row]
        while at < end:
            numbers[places[at]] = 0
            at += 1

    def end_row(self, row: i64) -> None:
        self.written[row] = self.next - row * self.width

    def spread(self, row: i64, out: list[object], first: i64, values: list[list[object]]) -> None:
        """Put what a row says into a list of zeros, from `first` on: for each place that is not 0 the object that
        `values` has for its number there."""
        begin = row * self.width
        end = begin + self.written[row]
        at = begin
        while at < end:
            place = self.places[at]
            out[first + place - begin] = values[place - begin][i64(self.numbers[place])]
            at += 1


class Block:
    """The numbers of a kind of action: from `first` on, for every combination of the fields, the last one fastest."""

    def __init__(self, name: str, first: int, fields: list[tuple[str, int]]) -> None:
        self.name = name
        self.first = first
        self.fields = fields
        self.size = 1
        for _, count in fields:
            self.size *= count

    def describe(self, number: int) -> str:
        """An action number in words: `jump, monkey 3, way 1, louse 0`."""
        rest = number - self.first
        words: list[str] = []
        for name, count in reversed(self.fields):
            words.insert(0, f"{name} {rest % count}")
            rest //= count
        return ", ".join([self.name, *words])

    def __repr__(self) -> str:
        return f"Block({self.name!r}, {self.first}, {self.fields!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Numbers for the states and actions of a game with given options.

    A game derives from it, lays out its action numbers with `block`, calls `begin` with a first state, and writes
    `number_of` and `write`. `simultaneous` says that several seats are often asked at once.
    """

    def __init__(self, simultaneous: bool) -> None:
        self.simultaneous = simultaneous
        self.blocks: list[Block] = []
        self.actions: i64 = 0
        self.sheet = Sheet()
        self.marks: vec[u8] = vec[u8]()
        self.numbers: vec[i64] = vec[i64]([0 for _ in range(128)])
        self.count: i64 = 0

    def block(self, name: str, fields: list[tuple[str, int]]) -> i64:
        """Lay out the numbers of a kind of action; returns the first."""
        block = Block(name, int(self.actions), fields)
        self.blocks.append(block)
        self.actions += block.size
        return block.first

    def begin(self, state: State) -> None:
        """Learn from a first state how many numbers an observation has, and what they are called."""
        self.marks = vec[u8]([0 for _ in range(self.actions)])
        self.sheet.naming = True
        self.write(state, 0, self.sheet)
        self.sheet.naming = False
        self.sheet.leave()
        self.sheet.make_rows(1)

    # What a game says.

    def number_of(self, state: State, seat: i64, action: i64) -> i64:
        """The number of a legal action of the seat."""
        raise NotImplementedError

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """All that the seat may know, always the same number of them."""
        raise NotImplementedError

    # What every game gets from these.

    def observe(self, state: State, seat: i64, row: i64 = 0) -> None:
        """Fill a row of the sheet with what the seat may know."""
        sheet = self.sheet
        sheet.begin_row(row)
        self.write(state, seat, sheet)
        sheet.end_row(row)

    def number_all(self, state: State, seat: i64, menu: Choices, numbers: Choices) -> None:
        """The numbers of listed legal actions of the seat, in the same order."""
        items, count = menu.items, menu.count
        numbers.make_room(count)
        found = numbers.items
        at: i64 = 0
        while at < count:
            found[at] = self.number_of(state, seat, items[at])
            at += 1
        numbers.count = count

    def list_numbers(self, state: State, seat: i64) -> None:
        """Fill `numbers` with the `count` legal actions of a seat, in the order of its choices."""
        menu = state.choices(seat)
        while len(self.numbers) < menu.count:
            self.numbers = append(self.numbers, i64(0))
        at: i64 = 0
        while at < menu.count:
            self.numbers[at] = self.number_of(state, seat, menu.at(at))
            at += 1
        self.count = menu.count

    def mark(self, state: State, seat: i64) -> None:
        """Fill `marks` with a 1 for each legal action of a seat."""
        at: i64 = 0
        while at < self.count:
            self.marks[self.numbers[at]] = 0
            at += 1
        self.list_numbers(state, seat)
        at = 0
        while at < self.count:
            self.marks[self.numbers[at]] = 1
            at += 1

    def legal_numbers(self, state: State, seat: i64) -> list[int]:
        """The numbers of the legal actions of a seat, rising."""
        menu = state.choices(seat)
        return sorted([int(self.number_of(state, seat, menu.at(at))) for at in range(menu.count)])

    def action_of(self, state: State, seat: i64, number: i64) -> i64:
        """The legal action that a number stands for here; -1 where it stands for none."""
        menu = state.choices(seat)
        at: i64 = 0
        while at < menu.count:
            if self.number_of(state, seat, menu.at(at)) == number:
                return menu.at(at)
            at += 1
        return -1

    def describe(self, number: int) -> str:
        """An action number in words, wherever it may be legal."""
        for block in self.blocks:
            if block.first <= number < block.first + block.size:
                return block.describe(number)
        raise ValueError(f"expected an action number from 0 to {self.actions - 1}, not {number}")


def beyond(seat: i64, other: i64, seats: i64) -> i64:
    """How many places on from a seat another one is: 0 for itself, 1 for the next; -1 for nobody."""
    return -1 if other < 0 else (other - seat + seats) % seats
