"""Frames and what is in them: closed ones lit, open halves faded, two halves joined over the gap between cards."""

from typing import Final

from vervet.faces.after_us.cards.layout import (
    FRAME,
    FRAME_RADIUS,
    GAP,
    HALF_ARROW,
    ICON,
    PAD,
    SPACE,
    WIDTH,
    Box,
    Sign,
    frame_signs,
)
from vervet.faces.after_us.cards.svg import digits, element, glyph, group, number
from vervet.games.after_us.box.words import CLOSED, LEFT_OPEN, RIGHT_OPEN

MIDDLE: Final = FRAME / 2


def draw_sign(sign: Sign, x: float, size: float) -> str:
    """A sign in a space that begins at x, on the middle line of its frame; `size` is that of an icon."""
    middle = x + sign.share * size / 2
    if sign.glyph == "number":
        return digits(sign.number, middle, MIDDLE, size * 0.72)
    if sign.glyph == "points":
        return glyph("points", middle, MIDDLE, size * 1.06) + digits(sign.number, middle, MIDDLE, size * 0.62)
    if sign.glyph == "arrow":
        reach, spread = number(size * 0.34), number(size * 0.24)
        start = f"M {number(middle - size * 0.17)} {number(MIDDLE - size * 0.24)}"
        return element("path", d=f"{start} l {reach} {spread} l -{reach} {spread} z", class_="arrow")
    if sign.glyph == "times":
        reach = number(size * 0.22)
        start = f"M {number(middle - size * 0.11)} {number(MIDDLE - size * 0.11)}"
        return element("path", d=f"{start} l {reach} {reach} m 0 -{reach} l -{reach} {reach}", class_="times")
    return glyph(sign.glyph, middle, MIDDLE, size)


def draw_signs(box: Box) -> str:
    """What is in a frame."""
    x = box.x + (HALF_ARROW + PAD / 2 if box.frame.shape == LEFT_OPEN and box.frame.arrow else PAD)
    drawn: list[str] = []
    for sign in frame_signs(box.frame):
        drawn.append(draw_sign(sign, x, ICON * box.scale))
        x += (sign.share * ICON + SPACE) * box.scale
    return group(*drawn)


def draw_half_arrow(box: Box, joined: bool) -> str:
    """The tail of an arrow at a card's right edge, or its head at the left edge; joined, they meet over the gap."""
    over = GAP / 2 if joined else 0.0
    if box.frame.shape == RIGHT_OPEN:
        x = WIDTH - HALF_ARROW + PAD / 2
        return element("rect", x=x, y=MIDDLE - 5, width=WIDTH - x + over, height=10, class_="arrow")
    high, low, above, below = (number(MIDDLE + y) for y in (-5, 5, -13, 13))
    head = f"V {below} L {number(HALF_ARROW)} {number(MIDDLE)} L 2 {above} V {high} Z"
    return element("path", d=f"M {number(-over)} {high} V {low} H 2 {head}", class_="arrow")


def draw_content(box: Box, joined: bool) -> str:
    if box.frame.shape == CLOSED or not box.frame.arrow:
        return draw_signs(box)
    return draw_half_arrow(box, joined) + draw_signs(box)


def draw_closed(x: float, width: float) -> str:
    """The rim of a closed frame, and the light around it."""
    place = {"x": x, "y": 0.0, "width": width, "height": FRAME, "rx": FRAME_RADIUS}
    return element("rect", class_="light", **place) + element("rect", class_="closed", **place)


def draw_open(box: Box) -> str:
    """A half frame that found no other half: its rim is open at the card's edge."""
    radius = number(FRAME_RADIUS)
    corner = f"a {radius} {radius} 0 0 1"
    side = f"H {number(box.width - FRAME_RADIUS)} {corner} {radius} {radius} v {number(FRAME - 2 * FRAME_RADIUS)}"
    mirrored = {} if box.frame.shape == LEFT_OPEN else {"transform": f"translate({number(WIDTH)} 0) scale(-1 1)"}
    rim = element("path", d=f"M 0 0 {side} {corner} -{radius} {radius} H 0", class_="open", **mirrored)
    return rim + group(draw_content(box, False), class_="faded")
