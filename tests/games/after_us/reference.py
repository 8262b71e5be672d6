"""Resolving a line, written a second time, slowly, from nothing but the rules and the printed cards (AU-12 to AU-28).

Plain dictionaries, no spots, no packing: the closed frames are looked up anew whenever something is asked. It shares
nothing with the engine but the notation of actions; the cards come from the fact files, not from `components.toml`.
"""

from collections import Counter
from dataclasses import dataclass, field

from .printed import Fact, amounts, facts

LETTERS = "abcde"
Place = tuple[int, int, int]


def printed() -> dict[int, Fact]:
    found = facts("cards")
    assert isinstance(found, list)
    return {int(fact["id"]): fact for fact in found}


CARDS = printed()


@dataclass
class Closed:
    """A closed frame: its place in the order of resolution, its name, what it costs, requires and gives."""

    place: Place
    name: str
    pay: Counter[str]
    gain: Counter[str]
    species: int = 0
    per_tamarin: bool = False
    sign: bool = False


@dataclass
class Reference:
    """A line that is being resolved by somebody who owns `others` cards elsewhere."""

    line: list[int | None]
    stock: Counter[str]
    others: int = 4
    passed: Place = (0, -1, -1)
    history: list[str] = field(default_factory=list)

    # The line.

    def cards(self) -> list[Fact]:
        return [CARDS[card] for card in self.line if card is not None]

    def halves(self, row: int, place: int, shape: str) -> list[Fact]:
        """The frames of one shape in a row of the card at a place; none where there is no card."""
        card = self.line[place] if 0 <= place < len(self.line) else None
        rows = CARDS[card]["rows"] if card is not None else [[], [], []]
        assert isinstance(rows, list)
        return [frame for frame in rows[row] if frame["shape"] == shape]

    def closed(self) -> list[Closed]:
        """AU-12 to AU-14: row by row, card by card, a joined frame between its two cards."""
        found = []
        for row in range(3):
            for place in range(len(self.line)):
                for index, frame in enumerate(self.halves(row, place, "closed")):
                    suffix = f".{index + 1}" if index else ""
                    found.append(read((row, place, index), f"{LETTERS[place]}{row + 1}{suffix}", frame))
                left, right = self.halves(row, place, "openRight"), self.halves(row, place + 1, "openLeft")
                if left and right:
                    name = f"{LETTERS[place]}{LETTERS[place + 1]}{row + 1}"
                    found.append(join((row, place, 9), name, left[0], right[0]))
        return found

    def frame(self, name: str) -> Closed:
        return next(frame for frame in self.closed() if frame.name == name)

    def reached(self) -> Closed | None:
        """AU-15: the next one after those already passed."""
        ahead = [frame for frame in self.closed() if frame.place > self.passed]
        return min(ahead, key=lambda frame: frame.place) if ahead else None

    # What can be done.

    def affordable(self, frame: Closed, before: Counter[str]) -> bool:
        """AU-16, AU-17: enough for the frame once `before` is paid, and enough species."""
        species = {str(card["species"]) for card in self.cards()}
        prices = frame.pay + before
        return len(species) >= frame.species and all(self.stock[kind] >= prices[kind] for kind in prices)

    def legal(self) -> set[str]:
        frame = self.reached()
        lines = {"done"} if frame is None else {f"skip {frame.name}"}
        if frame is not None and self.affordable(frame, Counter()):
            lines |= self.activations(frame)
        if self.stock["rage"] >= 4 and len(self.cards()) + self.others > 4:
            lines |= {f"remove {card}" for card in self.line if card is not None}
        return lines

    def activations(self, frame: Closed) -> set[str]:
        """AU-19: a sign takes a target that has no sign itself and can be paid for after the sign."""
        if not frame.sign:
            return {f"activate {frame.name}"}
        targets = [each for each in self.closed() if not each.sign and self.affordable(each, frame.pay)]
        return {f"activate {frame.name} {target.name}" for target in targets}

    # Doing it.

    def play(self, line: str) -> None:
        kind, *words = line.split()
        self.history.append(line)
        if kind == "remove":
            self.remove(int(words[0]))
        elif kind != "done":
            frame = self.frame(words[0])
            for name in words if kind == "activate" else []:
                self.trigger(self.frame(name))
            self.passed = frame.place

    def trigger(self, frame: Closed) -> None:
        """AU-16: cost, then gain; AU-18: for each Tamarin; AU-25: rage up to 12."""
        self.stock -= frame.pay
        times = [card["species"] for card in self.cards()].count("tamarin") if frame.per_tamarin else 1
        for kind, amount in frame.gain.items():
            self.stock[kind] += amount * times
        self.stock["rage"] = min(self.stock["rage"], 12)

    def remove(self, card: int) -> None:
        """AU-26, AU-27: four rage for the card's bonus; the gap stays."""
        self.line[self.line.index(card)] = None
        self.stock["rage"] -= 4
        self.stock += Counter(amounts(CARDS[card], "rageBonus"))

    def owned(self) -> dict[str, int]:
        return {kind: amount for kind, amount in self.stock.items() if amount}


def read(place: Place, name: str, frame: Fact) -> Closed:
    gain = Counter(amounts(frame, "gain"))
    sign = gain.pop("reactivate", 0) == 1
    species = frame.get("needTypes", 0)
    assert isinstance(species, int)
    return Closed(place, name, Counter(amounts(frame, "pay")), gain, species, frame.get("perTamarin") is True, sign)


def join(place: Place, name: str, left: Fact, right: Fact) -> Closed:
    """AU-14: in row 1 both gains; in rows 2 and 3 the left half's cost and the right half's gain."""
    joined = read(place, name, right)
    joined.pay = Counter(amounts(left, "pay"))
    joined.gain = joined.gain + Counter(amounts(left, "gain"))
    return joined
