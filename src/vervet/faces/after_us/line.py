"""A line of After Us in columns: joined frames reach across, open halves are faint, the reached one is marked."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions
from rich.text import Text

from vervet.faces.after_us.cards.deck import by_number
from vervet.faces.after_us.signs import ARROW, BARE, FAINT, column_signs, half, whole
from vervet.games.after_us.box.cards import Card, Frame
from vervet.games.after_us.box.words import CLOSED, LEFT_OPEN, RIGHT_OPEN, SPECIES
from vervet.games.after_us.knowledge.shape import FrameView
from vervet.texts import Texts

ROWS = 3
LETTERS = "abcde"
GAP = "·"
REACHED = "▶"
USED = "✓"
SKIPPED = "✗"
LEAST_WIDTH = 9
EDGE = "│"

# A piece of a cell: words and their style.
Piece = tuple[str, str]


class LineDrawing:
    """The cards side by side, in two blocks or more where the terminal is too narrow."""

    def __init__(self, cards: Sequence[int | None], frames: Sequence[FrameView], arranged: bool, texts: Texts) -> None:
        self.cards = [by_number()[number] if number is not None else None for number in cards]
        self.frames = {frame["name"]: frame for frame in frames}
        self.arranged = arranged
        self.texts = texts
        self.columns = [self.column(place) for place in range(len(cards))]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        first = 0
        while first < len(self.cards):
            last = first + 1
            while last < len(self.cards) and self.width(first, last + 1) <= options.max_width:
                last += 1
            yield from self.block(first, last)
            first = last

    def width(self, first: int, last: int) -> int:
        return 3 + sum(self.columns[place] + 1 for place in range(first, last))

    def block(self, first: int, last: int) -> Iterator[Text]:
        """The columns from one place up to another."""
        places = range(first, last)
        for head in (self.numbers, self.species, self.bonuses):
            cells = [(head(place), self.columns[place]) for place in places]
            yield Text("    " + " ".join(f"{words:^{width}}" for words, width in cells), style="bold")
        for row in range(ROWS):
            line = Text(f" {row + 1} ")
            line.append(*self.seam(first - 1, row))
            for place in places:
                line.append_text(self.cell(place, row))
                line.append(*self.seam(place, row))
            yield line

    # The heads of the columns.

    def numbers(self, place: int) -> str:
        card = self.cards[place]
        number = GAP if card is None else str(card.number)
        return f"{LETTERS[place]} {number}" if self.arranged else number

    def species(self, place: int) -> str:
        card = self.cards[place]
        if card is None:
            return ""
        name = self.texts.say(f"after-species-{SPECIES[card.species]}.short")
        return f"{name} {card.level}" if card.level else name

    def bonuses(self, place: int) -> str:
        """What rage gives for the card (AU-26)."""
        card = self.cards[place]
        return "" if card is None else f"✖{ARROW}{column_signs(card.bonus)}"

    def column(self, place: int) -> int:
        """How wide a card is: its widest row, and a blank."""
        rows = [sum(len(words) for words, _ in self.pieces(place, row)) for row in range(ROWS)]
        return max(LEAST_WIDTH, len(self.species(place)), *rows) + 1

    # The rows.

    def half_at(self, place: int, row: int, shape: int) -> Frame | None:
        if not 0 <= place < len(self.cards):
            return None
        card: Card | None = self.cards[place]
        return next((frame for frame in card.rows[row] if frame.shape == shape), None) if card else None

    def joined(self, place: int, row: int) -> bool:
        """Whether the card at a place and the next one form a frame in the row (AU-13)."""
        return self.half_at(place, row, RIGHT_OPEN) is not None and self.half_at(place + 1, row, LEFT_OPEN) is not None

    def seam(self, place: int, row: int) -> Piece:
        """What stands between a card and the next: the edge, or the middle of a joined frame."""
        if not self.joined(place, row):
            return EDGE, FAINT
        return "+" if row == 0 else ARROW, self.style(self.joined_name(place, row))

    def joined_name(self, place: int, row: int) -> str:
        return f"{LETTERS[place]}{LETTERS[place + 1]}{row + 1}"

    def pieces(self, place: int, row: int) -> list[Piece]:
        """The frames of a card in a row, with their marks."""
        card = self.cards[place]
        found: list[Piece] = []
        inner = 0
        for frame in card.rows[row] if card else ():
            if frame.shape == CLOSED:
                inner += 1
                name = f"{LETTERS[place]}{row + 1}" + (f".{inner}" if inner > 1 else "")
                found.append((self.mark(name) + whole(frame), self.style(name)))
            elif frame.shape == LEFT_OPEN:
                found.append(self.half_piece(frame, place - 1, row))
            else:
                found.append(self.half_piece(frame, place, row))
        return found

    def half_piece(self, frame: Frame, seam: int, row: int) -> Piece:
        """A half frame; the left half of a joined one carries the mark."""
        if not self.joined(seam, row):
            return half(frame, False), FAINT
        name = self.joined_name(seam, row)
        return (self.mark(name) if frame.shape == RIGHT_OPEN else "") + half(frame, True), self.style(name)

    def mark(self, name: str) -> str:
        """Every frame of an arranged line has room for a mark, so that nothing moves on the way through it."""
        frame = self.frames.get(name)
        if frame is None:
            return ""
        if frame["reached"] == "ahead":
            return " "
        if frame["reached"] == "here":
            return REACHED
        return USED if frame["used"] else SKIPPED

    def style(self, name: str) -> str:
        frame = self.frames.get(name)
        if frame is None:
            return "bold"
        if frame["reached"] == "here":
            return "bold reverse"
        if frame["reached"] == "before":
            return "green" if frame["used"] else BARE
        return "bold" if frame["able"] else ""

    def cell(self, place: int, row: int) -> Text:
        """Left half at the left edge, right half at the right edge, closed frames between them."""
        pieces = self.pieces(place, row)
        room = self.columns[place] - sum(len(words) for words, _ in pieces)
        shapes = [frame.shape for frame in card.rows[row]] if (card := self.cards[place]) else []
        ends = [shape != LEFT_OPEN for shape in shapes[:1]] + [True] * max(0, len(shapes) - 1)
        ends.append(not shapes or shapes[-1] != RIGHT_OPEN)
        spread = spaces(room, ends)
        cell = Text()
        for blank, piece in zip(spread, [*pieces, ("", "")], strict=True):
            cell.append(" " * blank)
            cell.append(*piece)
        return cell


def spaces(room: int, wanted: list[bool]) -> list[int]:
    """The room, shared out among the places that may have any, as evenly as possible."""
    count = sum(wanted)
    shares = [room // count + (1 if index < room % count else 0) for index in range(count)]
    return [shares.pop() if each else 0 for each in wanted]
