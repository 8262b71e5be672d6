"""What a match draws, by named streams: who begins, how a deck lies, how it is shuffled again.

A stream is a purpose ("deck"), whose it is (`which`: a seat, a board, a pile) and how often it was drawn before
(`turn`). Each is drawn once and no two share a number, so it does not matter in which order they are drawn, and no draw
tells of another. A chance is never changed by drawing, so the copies of a state share one.

The random numbers of searches, playouts and dealt worlds are `vervet.core.rng`'s; they prove nothing and are fast.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from vervet.core.json import Json
from vervet.core.rng import MASK63, from_bits, mix


class Purpose:
    """What a stream is for; the name is part of the proof, so it must not change within a version of the rules."""

    def __init__(self, name: str) -> None:
        self.name = name
        salt: i64 = 0
        for byte in name.encode():
            salt = mix(salt ^ byte)
        self.salt: i64 = salt

    def __repr__(self) -> str:
        return f"Purpose({self.name!r})"


# What a bot's seed is drawn for, whatever the game: by seat, and by how many moves it has made.
BOT: Final = Purpose("bot")


class Draw:
    """Some numbers of a stream, each below its bound; the bounds fall from `highest` by one to `lowest`."""

    def __init__(self, stream: str, highest: int, lowest: int, numbers: list[int]) -> None:
        self.stream = stream
        self.highest = highest
        self.lowest = lowest
        self.numbers = numbers

    def document(self, at: int) -> dict[str, Json]:
        """As a log tells it; `at` is the number of the entry at which it was drawn, 0 before the first."""
        return {
            "at": at,
            "stream": self.stream,
            "highest": self.highest,
            "lowest": self.lowest,
            "numbers": list(self.numbers),
        }

    def __repr__(self) -> str:
        return f"Draw({self.stream!r}, {self.highest}, {self.lowest}, {self.numbers!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where all that a match draws comes from. A game asks for `below` and `shuffle`, and knows no key and no seed."""

    def __init__(self) -> None:
        # What has been drawn, while somebody wants to know.
        self.drawn: list[Draw] | None = None

    # What each kind of chance says.

    def numbers(self, purpose: Purpose, which: i64, turn: i64, highest: i64, lowest: i64) -> vec[i64]:
        """The first numbers of a stream, each below its bound; the bounds fall from `highest` by one to `lowest`."""
        raise NotImplementedError

    def mark(self, turns: i64 = 0) -> i64:
        """63 bits that tell what is still to come from others, for the hash of a state; `turns` says how often it was
        drawn from, where the state's other numbers do not."""
        raise NotImplementedError

    def document(self) -> int | str | dict[str, int]:
        """What a position file says of it: everything, so that the position goes on as this one would."""
        raise NotImplementedError

    def copy(self) -> "Chance":
        """What a copy of a state draws from: the same, since drawing changes nothing."""
        return self

    # What games and bots ask for.

    def below(self, purpose: Purpose, bound: i64, which: i64 = 0, turn: i64 = 0) -> i64:
        """A number from 0 to bound - 1; bound must be positive and under 2**31."""
        return self.draw(purpose, bound, bound, which, turn)[0]

    def draw(self, purpose: Purpose, highest: i64, lowest: i64, which: i64 = 0, turn: i64 = 0) -> vec[i64]:
        """The numbers of a stream, noted for whoever listens."""
        numbers = self.numbers(purpose, which, turn, highest, lowest)
        if self.drawn is not None:
            self.note(purpose, which, turn, highest, lowest, numbers)
        return numbers

    def shuffle(self, purpose: Purpose, cards: vec[i64], start: i64, size: i64, which: i64 = 0, turn: i64 = 0) -> None:
        """Put `size` cards from `start` on in a random order: from the last to the second, each changes places with one
        from the first up to itself."""
        if size < 2:
            return
        numbers = self.draw(purpose, size, 2, which, turn)
        last = start + size - 1
        at: i64 = 0
        while last > start:
            other = start + numbers[at]
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1
            at += 1

    def shuffled(self, purpose: Purpose, cards: list[int], which: i64 = 0, turn: i64 = 0) -> list[int]:
        """The same for a list, which stays as it is."""
        order = vec[i64](cards)
        self.shuffle(purpose, order, 0, len(cards), which, turn)
        return [int(card) for card in order]

    def bits(self, purpose: Purpose, which: i64 = 0, turn: i64 = 0) -> i64:
        """63 random bits: a seed for somebody's own numbers."""
        numbers = self.numbers(purpose, which, turn, 1 << 21, (1 << 21) - 2)
        return ((numbers[0] << 21 | numbers[1]) << 21 | numbers[2]) & MASK63

    # What a match asks for, to be able to prove its draws.

    def listen(self) -> None:
        """From now on keep what is drawn."""
        self.drawn = []

    def take(self) -> list[Draw]:
        """What was drawn since `listen`; from now on nothing is kept."""
        drawn = self.drawn
        self.drawn = None
        return [] if drawn is None else drawn

    def note(self, purpose: Purpose, which: i64, turn: i64, highest: i64, lowest: i64, numbers: vec[i64]) -> None:
        drawn = self.drawn
        if drawn is not None:
            stream = f"{purpose.name}/{which}/{turn}"
            drawn.append(Draw(stream, int(highest), int(lowest), [int(number) for number in numbers]))


class Seeded(Chance):
    """Streams from a small seed, by the fast generator: for tests, the lab and the ladder. It can be guessed, so it
    proves nothing."""

    def __init__(self, seed: i64) -> None:
        super().__init__()
        self.seed: i64 = seed

    def numbers(self, purpose: Purpose, which: i64, turn: i64, highest: i64, lowest: i64) -> vec[i64]:
        return fast(mix(self.seed ^ mix(purpose.salt ^ mix(which << 32 | turn))), highest, lowest)

    def mark(self, turns: i64 = 0) -> i64:
        return self.seed ^ turns

    def document(self) -> int | str | dict[str, int]:
        return int(self.seed)

    def __repr__(self) -> str:
        return f"Seeded({self.seed})"


# What a table has before it is dealt.
UNDEALT: Final = Seeded(0)


def fast(bits: i64, highest: i64, lowest: i64) -> vec[i64]:
    """Numbers from the fast generator, begun with these bits."""
    rng = from_bits(bits)
    numbers = vec[i64]([0 for _ in range(highest - lowest + 1)])
    at: i64 = 0
    while highest >= lowest:
        numbers[at] = rng.below(highest)
        highest -= 1
        at += 1
    return numbers
