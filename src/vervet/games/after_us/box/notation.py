"""Cards as text: a header and three rows of frames, read with errors that say where, and written back aligned.

The head of `components.toml` explains the notation. A column in an error counts characters from 1.
"""

import re
from typing import Final

from vervet.core.document import ComponentError
from vervet.core.excerpt import shown
from vervet.games.after_us.box.cards import NO_GAIN, Card, Cost, Frame, Gain, Rows
from vervet.games.after_us.box.words import CLOSED, GAINS, LEFT_OPEN, RESOURCES, RIGHT_OPEN, TAMARIN

ROWS: Final = 3
MOST_AMOUNT: Final = 9
MOST_NUMBER: Final = 255
MOST_SPECIES: Final = 5
MOST_CLOSED: Final = 3
PLURALS: Final = ("flower", "fruit", "grain", "point")
EMPTY_ROW: Final = "-"
LEFT_WIDTH: Final = 12
MIDDLE_WIDTH: Final = 24
INDENT: Final = "  "


class Sign:
    """A bracket, an arrow, a plus, a number or a word, and the column where it stands."""

    def __init__(self, text: str, column: int) -> None:
        self.text: Final = text
        self.column: Final = column


class Draft:
    """A card as its text has it: the number, the rage bonus if the header gives one, and the rows."""

    def __init__(self, number: int, bonus: Gain, rows: Rows) -> None:
        self.number: Final = number
        self.bonus: Final = bonus
        self.rows: Final = rows


def split(text: str) -> list[Sign]:
    return [Sign(found.group(), found.start() + 1) for found in re.finditer(r"[\[\]>+]|\d+|[^\s\[\]>+\d]+", text)]


def fail(where: str, sign: Sign, expected: str) -> ComponentError:
    return ComponentError(f"{where}, column {sign.column}: expected {expected}, not {shown(sign.text)}")


def read_cards(text: str, where: str, first: int = 0) -> list[Draft]:
    """The cards of a pile, with empty lines between them; `first` is the line of the file that the text begins in, 0
    where it is in no file."""
    cards: list[Draft] = []
    block: list[str] = []
    for at, line in enumerate([*text.split("\n"), ""]):
        if line.strip():
            block.append(line)
        elif block:
            cards.append(read_card(block, where, first + at - len(block) if first else 0))
            block = []
    return cards


def placed(where: str, line: int) -> str:
    """As errors begin; 0 for no line."""
    return f"line {line}: {where}" if line else where


def read_card(lines: list[str], where: str, line: int = 0) -> Draft:
    header = split(lines[0])
    before = placed(f"{where}, header {shown(lines[0].strip())}", line)
    number = read_number(header[0], MOST_NUMBER, before, "the number of a card")
    where = f"{where}, card {number}"
    if len(lines) != ROWS + 1:
        raise ComponentError(
            f"{placed(where, line)}: expected {ROWS} rows, not {len(lines) - 1}; an empty row is {EMPTY_ROW!r}, "
            "and an empty line goes between two cards"
        )
    bonus = NO_GAIN
    if len(header) > 1:
        before = placed(f"{where}, header", line)
        if header[1].text != "rage":
            raise fail(before, header[1], "nothing after the number, or 'rage' and a bonus")
        bonus = read_gain(header[2:], before, header[1])
    rows: list[tuple[Frame, ...]] = []
    for row in range(1, ROWS + 1):
        rows.append(read_row(lines[row], row, placed(f"{where}, row {row}", line + row if line else 0)))
    return Draft(number, bonus, (rows[0], rows[1], rows[2]))


def read_row(text: str, row: int, where: str) -> tuple[Frame, ...]:
    """A row is `-`, or frames of which the first may lack its `[` and the last its `]` (AU-13)."""
    signs = split(text)
    if len(signs) == 1 and signs[0].text == EMPTY_ROW:
        return ()
    frames: list[Frame] = []
    start = 0
    while start < len(signs):
        opened = signs[start].text == "["
        if not opened and frames:
            raise fail(where, signs[start], "'[', since only the first frame of a row may be open to the left")
        inside = start + 1 if opened else start
        end = inside
        while end < len(signs) and signs[end].text not in ("[", "]"):
            end += 1
        closed = end < len(signs) and signs[end].text == "]"
        if not closed and end < len(signs):
            raise fail(where, signs[end], "']', since only the last frame of a row may be open to the right")
        if not opened and not closed:
            raise ComponentError(f"{where}, column {signs[start].column}: a frame needs '[' or ']' or both")
        if end == inside:
            raise ComponentError(f"{where}, column {signs[start].column}: a frame with nothing in it")
        if opened and closed and sum([frame.shape == CLOSED for frame in frames]) == MOST_CLOSED:
            raise ComponentError(
                f"{where}, column {signs[start].column}: a row holds at most {MOST_CLOSED} closed frames"
            )
        shape = CLOSED if opened and closed else LEFT_OPEN if closed else RIGHT_OPEN
        frames.append(read_frame(signs[inside:end], shape, row, where))
        start = end + 1
    return tuple(frames)


def read_frame(signs: list[Sign], shape: int, row: int, where: str) -> Frame:
    arrows = [index for index, sign in enumerate(signs) if sign.text == ">"]
    if len(arrows) > 1:
        raise ComponentError(f"{where}, column {signs[arrows[1]].column}: a frame has one arrow, this is the second")
    if shape == CLOSED:
        return read_closed(signs, arrows[0], where) if arrows else read_plain(signs, where)
    if row == 1:
        if arrows:
            raise ComponentError(
                f"{where}, column {signs[arrows[0]].column}: a half frame of row 1 has no arrow, only its gain (AU-14)"
            )
        return Frame(shape, gain=read_gain(signs, where, signs[0]))
    if not arrows:
        side = "'> gain ]'" if shape == LEFT_OPEN else "'[ cost >'"
        raise ComponentError(f"{where}, column {signs[0].column}: expected an arrow: this half frame is {side} (AU-14)")
    return read_gaining(signs, arrows[0], where) if shape == LEFT_OPEN else read_paying(signs, arrows[0], where)


def read_plain(signs: list[Sign], where: str) -> Frame:
    """A gain for nothing, perhaps for each Tamarin (AU-18)."""
    if signs[-1].text == "again":
        return Frame(CLOSED, again=read_again(signs, where))
    for index, sign in enumerate(signs):
        if sign.text == "per":
            rest = [later.text for later in signs[index + 1 :]]
            if rest != ["tamarin"]:
                raise ComponentError(f"{where}, column {sign.column}: expected 'per tamarin' at the end of the frame")
            return Frame(CLOSED, gain=read_gain(signs[:index], where, sign), per_tamarin=True)
    return Frame(CLOSED, gain=read_gain(signs, where, signs[0]))


def read_closed(signs: list[Sign], arrow: int, where: str) -> Frame:
    """A cost or a condition, and what it gives (AU-16, AU-17)."""
    left, right = signs[:arrow], signs[arrow + 1 :]
    again = bool(right) and right[-1].text == "again" and read_again(right, where)
    gain = NO_GAIN if again else read_gain(right, where, signs[arrow])
    if left and left[-1].text == "species":
        if len(left) != 2:
            raise fail(where, left[0], "a number and 'species', and nothing else left of the arrow")
        species = read_number(left[0], MOST_SPECIES, where, "how many species")
        return Frame(CLOSED, species=species, gain=gain, again=again, arrow=True)
    return Frame(CLOSED, pay=read_cost(left, where, signs[arrow]), gain=gain, again=again, arrow=True)


def read_gaining(signs: list[Sign], arrow: int, where: str) -> Frame:
    """`> gain ]`: the right half of a joined frame in row 2 or 3 (AU-14)."""
    if arrow != 0:
        raise fail(where, signs[0], "the arrow first, since the cost of this half frame stands on the card to its left")
    right = signs[1:]
    if right and right[-1].text == "again":
        return Frame(LEFT_OPEN, again=read_again(right, where), arrow=True)
    return Frame(LEFT_OPEN, gain=read_gain(right, where, signs[0]), arrow=True)


def read_paying(signs: list[Sign], arrow: int, where: str) -> Frame:
    """`[ cost >`: the left half of a joined frame in row 2 or 3, the cost possibly `free` (AU-14)."""
    if arrow != len(signs) - 1:
        later = signs[arrow + 1]
        raise fail(where, later, "nothing after the arrow, since the gain of this half frame stands on the next card")
    if arrow == 1 and signs[0].text == "free":
        return Frame(RIGHT_OPEN, arrow=True)
    return Frame(RIGHT_OPEN, pay=read_cost(signs[:arrow], where, signs[arrow]), arrow=True)


def read_again(signs: list[Sign], where: str) -> bool:
    if len(signs) != 1:
        raise fail(where, signs[0], "'again' to stand alone")
    return True


def read_cost(signs: list[Sign], where: str, near: Sign) -> Cost:
    flower, fruit, grain, energy = read_amounts(signs, where, near, RESOURCES)
    return (flower, fruit, grain, energy)


def read_gain(signs: list[Sign], where: str, near: Sign) -> Gain:
    flower, fruit, grain, energy, points, rage = read_amounts(signs, where, near, GAINS)
    return (flower, fruit, grain, energy, points, rage)


def read_amounts(signs: list[Sign], where: str, near: Sign, words: tuple[str, ...]) -> list[int]:
    """`2 flowers + 1 grain`, as a number for each of the words; `near` is the sign to blame when there is nothing."""
    if not signs:
        raise ComponentError(
            f"{where}, column {near.column}: expected an amount beside {shown(near.text)}, as in '1 fruit'"
        )
    amounts = [0] * len(words)
    for start in range(0, len(signs), 3):
        amount = read_number(signs[start], MOST_AMOUNT, where, "an amount")
        if start + 1 == len(signs):
            raise ComponentError(f"{where}, column {signs[start].column}: expected a word after {amount}")
        kind = read_kind(signs[start + 1], where, words)
        if amounts[kind]:
            raise ComponentError(f"{where}, column {signs[start + 1].column}: {words[kind]} stands here twice")
        amounts[kind] = amount
        if start + 2 < len(signs) and (signs[start + 2].text != "+" or start + 3 == len(signs)):
            raise fail(where, signs[start + 2], "'+' and another amount, or the end of the frame")
    return amounts


def read_kind(sign: Sign, where: str, words: tuple[str, ...]) -> int:
    word = sign.text.removesuffix("s")
    if word not in words or (word != sign.text and word not in PLURALS):
        raise fail(where, sign, f"one of {', '.join(words)}")
    return words.index(word)


def read_number(sign: Sign, most: int, where: str, what: str) -> int:
    digits = sign.text.isascii() and sign.text.isdecimal() and len(sign.text) <= len(str(most))
    if not digits or not 1 <= int(sign.text) <= most:
        raise fail(where, sign, f"{what} from 1 to {most}")
    return int(sign.text)


def read_bonus(text: str, where: str) -> Gain:
    """A gain that stands alone, as in the bonus of a token."""
    signs = split(text)
    return read_gain(signs, where, signs[0] if signs else Sign("", 1))


def amounts_text(amounts: list[int]) -> str:
    words = [f"{amount} {GAINS[kind]}{plural(kind, amount)}" for kind, amount in enumerate(amounts) if amount]
    return " + ".join(words)


def plural(kind: int, amount: int) -> str:
    return "s" if amount > 1 and GAINS[kind] in PLURALS else ""


def frame_text(frame: Frame) -> str:
    """A frame in the notation, its halves as they are drawn."""
    cost = f"{frame.species} species" if frame.species else amounts_text(list(frame.pay))
    gain = "again" if frame.again else amounts_text(list(frame.gain))
    if frame.per_tamarin:
        gain += " per tamarin"
    if frame.shape == RIGHT_OPEN:
        return f"[ {cost or 'free'} >" if frame.arrow else f"[ {gain}"
    inside = f"{cost} > {gain}".lstrip() if frame.arrow else gain
    return f"{inside} ]" if frame.shape == LEFT_OPEN else f"[ {inside} ]"


def middle_text(frames: tuple[Frame, ...]) -> str:
    return INDENT.join(frame_text(frame) for frame in frames if frame.shape == CLOSED)


def row_text(frames: tuple[Frame, ...], width: int) -> str:
    """A row in three columns: the half at the left edge, the closed frames to a width, the half at the right edge."""
    left = "".join(frame_text(frame) for frame in frames if frame.shape == LEFT_OPEN)
    middle = middle_text(frames) if frames else EMPTY_ROW
    right = "".join(frame_text(frame) for frame in frames if frame.shape == RIGHT_OPEN)
    return INDENT.join(["", left.rjust(LEFT_WIDTH), middle.ljust(width), right]).rstrip()


def card_text(card: Card) -> str:
    """A card in the notation; the bonus stands on Tamarins only, since all others share one (AU-26)."""
    header = str(card.number)
    if card.species == TAMARIN:
        header += f"{INDENT}rage {amounts_text(list(card.bonus))}"
    width = max(MIDDLE_WIDTH, *(len(middle_text(row)) for row in card.rows))
    return "\n".join([header, *(row_text(row, width) for row in card.rows)])
