"""Frames and what is in them: closed ones lit, open halves faded, two halves joined over the gap between cards."""

from vervet.cards.layout import FRAME, FRAME_RADIUS, GAP, HALF_ARROW, ICON, PAD, SPACE, WIDTH, Box, Sign, frame_signs
from vervet.cards.svg import digits, element, glyph, group, number
from vervet.games.after_us.words import CLOSED, LEFT_OPEN, RIGHT_OPEN

MIDDLE = FRAME / 2


def draw_sign(sign: Sign, x: float, size: float) -> str:
    """A sign in a space that begins at x, on the middle line of its frame; `size` is that of an icon."""
    middle = x + sign.share * size / 2
    if sign.glyph == "number":
        return digits(sign.number, middle, MIDDLE, size * 0.78)
    if sign.glyph == "points":
        return glyph("points", middle, MIDDLE, size * 1.06) + digits(sign.number, middle, MIDDLE, size * 0.62)
    if sign.glyph == "arrow":
        reach, spread = size * 0.17, size * 0.24
        d = f"M {number(middle - reach)} {number(MIDDLE - spread)} l {number(2 * reach)} {number(spread)} "
        return element("path", d=d + f"l {number(-2 * reach)} {number(spread)} z", class_="arrow")
    if sign.glyph == "times":
        reach = size * 0.11
        d = f"M {number(middle - reach)} {number(MIDDLE - reach)} l {number(2 * reach)} {number(2 * reach)} "
        return element("path", d=d + f"m 0 {number(-2 * reach)} l {number(-2 * reach)} {number(2 * reach)}", class_="times")
    return glyph(sign.glyph, middle, MIDDLE, size)


def draw_signs(box: Box) -> str:
    """What is in a frame."""
    half_arrow = HALF_ARROW + PAD / 2 if box.frame.shape == LEFT_OPEN and box.frame.arrow else PAD
    x = box.x + half_arrow
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
    d = f"M {number(-over)} {number(MIDDLE - 5)} V {number(MIDDLE + 5)} H 2 V {number(MIDDLE + 13)} L {number(HALF_ARROW)} "
    return element("path", d=d + f"{number(MIDDLE)} L 2 {number(MIDDLE - 13)} V {number(MIDDLE - 5)} Z", class_="arrow")


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
    along = number(box.width - FRAME_RADIUS)
    if box.frame.shape == LEFT_OPEN:
        start, way, turn = f"M 0 0 H {along}", 1, number(box.width)
    else:
        start, way, turn = f"M {number(WIDTH)} 0 H {number(box.x + FRAME_RADIUS)}", 0, number(box.x)
    corner = f"A {radius} {radius} 0 0 {way} {turn} {radius} V {number(FRAME - FRAME_RADIUS)} "
    end = f"A {radius} {radius} 0 0 {way} {along if way else number(box.x + FRAME_RADIUS)} {number(FRAME)} "
    rim = element("path", d=f"{start} {corner}{end}H {0 if way else number(WIDTH)}", class_="open")
    return rim + group(draw_content(box, False), class_="faded")
