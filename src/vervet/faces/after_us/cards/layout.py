"""Where everything stands on a card of After Us.

The browser draws the same card from the same proportions; whoever changes one changes the other. All numbers are units
of a card 280 wide and 400 high. From the top: a band with the portrait (HEAD), three rows (ROW each), a foot with the
number. Frames are FRAME high, in the middle of their row. A half frame begins at the card's edge; closed frames are
spread evenly over what is left between the halves, or between the margins (SIDE) where there are none.

The signs in a frame are ICON wide, with SPACE between them and PAD around; numbers, arrows and the times sign are
narrower, by the shares in `Sign.share`. The halves of rows 2 and 3 carry half an arrow (HALF_ARROW) at the edge, so
that two cards side by side make one arrow. A row that is too full has all its signs made smaller, never its frames.
"""

from typing import Final

from vervet.games.after_us.box.cards import Frame
from vervet.games.after_us.box.words import CLOSED, GAINS, LEFT_OPEN, POINTS, RIGHT_OPEN

WIDTH: Final = 280.0
HEIGHT: Final = 400.0
RADIUS: Final = 20.0
GAP: Final = 12.0  # between two cards of a line; joined frames bridge it

HEAD: Final = 118.0
ROW: Final = 82.0
FOOT: Final = HEIGHT - HEAD - 3 * ROW

FRAME: Final = 64.0
FRAME_RADIUS: Final = 17.0
SIDE: Final = 9.0
BETWEEN: Final = 8.0

ICON: Final = 44.0
SPACE: Final = 3.0
PAD: Final = 7.0
HALF_ARROW: Final = 16.0

SHARES: Final = {"number": 0.44, "arrow": 0.46, "times": 0.4}


class Sign:
    """One sign in a frame: a glyph, `number`, `arrow` or `times`; a number for `number` and for `points`."""

    def __init__(self, glyph: str, number: int = 0) -> None:
        self.glyph = glyph
        self.number = number

    @property
    def share(self) -> float:
        """Its width, in icons."""
        return SHARES.get(self.glyph, 1.0)


class Box:
    """A frame in its place on a card: from `x`, this wide, its signs scaled."""

    def __init__(self, frame: Frame, x: float, width: float, scale: float) -> None:
        self.frame = frame
        self.x = x
        self.width = width
        self.scale = scale


def row_top(row: int) -> float:
    return HEAD + row * ROW


def frame_top(row: int) -> float:
    return row_top(row) + (ROW - FRAME) / 2


def amount_signs(amounts: tuple[int, ...]) -> list[Sign]:
    """A number before each thing of which there is more than one; the number of points stands in the medal."""
    signs: list[Sign] = []
    for kind, amount in enumerate(amounts):
        if amount and kind == POINTS:
            signs.append(Sign("points", amount))
        elif amount:
            signs += [Sign("number", amount)] if amount > 1 else []
            signs.append(Sign(GAINS[kind]))
    return signs


def frame_signs(frame: Frame) -> list[Sign]:
    """What a frame shows, left to right; the arrow of a half frame is drawn at the edge and not listed."""
    signs = amount_signs(frame.pay)
    if frame.species:
        signs += [Sign("number", frame.species), Sign("species")]
    if frame.shape == RIGHT_OPEN and frame.arrow and not signs:
        signs.append(Sign("free"))
    if frame.shape == CLOSED and frame.arrow:
        signs.append(Sign("arrow"))
    signs += [Sign("again")] if frame.again else amount_signs(frame.gain)
    if frame.per_tamarin:
        signs += [Sign("times"), Sign("each-tamarin")]
    return signs


def signs_width(frame: Frame) -> float:
    signs = frame_signs(frame)
    return sum(sign.share for sign in signs) * ICON + SPACE * (len(signs) - 1)


def around(frame: Frame) -> float:
    """What a frame needs besides its signs: padding, and half an arrow where it has one."""
    return PAD * 2 + (HALF_ARROW - PAD / 2 if frame.shape != CLOSED and frame.arrow else 0)


def row_scale(frames: tuple[Frame, ...]) -> float:
    """How much smaller the signs must be for the row to fit on the card."""
    left = 0.0 if frames[0].shape == LEFT_OPEN else SIDE
    right = 0.0 if frames[-1].shape == RIGHT_OPEN else SIDE
    fixed = left + right + BETWEEN * (len(frames) - 1) + sum(around(frame) for frame in frames)
    return min(1.0, (WIDTH - fixed) / sum(signs_width(frame) for frame in frames))


def row_boxes(frames: tuple[Frame, ...]) -> list[Box]:
    """The frames of a row in their places."""
    if not frames:
        return []
    scale = row_scale(frames)
    widths = [around(frame) + signs_width(frame) * scale for frame in frames]
    left = widths[0] + BETWEEN if frames[0].shape == LEFT_OPEN else SIDE
    right = widths[-1] + BETWEEN if frames[-1].shape == RIGHT_OPEN else SIDE
    inner = [width for frame, width in zip(frames, widths, strict=True) if frame.shape == CLOSED]
    spare = (WIDTH - left - right - sum(inner)) / (len(inner) + 1)
    step = max(spare, BETWEEN)
    x = left + (WIDTH - left - right - sum(inner) - step * (len(inner) - 1)) / 2
    boxes: list[Box] = []
    for frame, width in zip(frames, widths, strict=True):
        if frame.shape == LEFT_OPEN:
            boxes.append(Box(frame, 0.0, width, scale))
        elif frame.shape == RIGHT_OPEN:
            boxes.append(Box(frame, WIDTH - width, width, scale))
        else:
            boxes.append(Box(frame, x, width, scale))
            x += width + step
    return boxes
