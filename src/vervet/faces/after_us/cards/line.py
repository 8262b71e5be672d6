"""A line of cards as one SVG document (AU-11 to AU-14): neighbours join, a gap keeps them apart (AU-27)."""

from collections.abc import Callable, Sequence
from typing import Final
from xml.sax.saxutils import escape

from vervet.faces.after_us.cards import palette
from vervet.faces.after_us.cards.face import draw_face
from vervet.faces.after_us.cards.frames import draw_closed, draw_content, draw_open
from vervet.faces.after_us.cards.glyphs import glyphs
from vervet.faces.after_us.cards.layout import GAP, HEIGHT, RADIUS, WIDTH, Box, frame_top, row_boxes
from vervet.faces.after_us.cards.svg import element, moved, number
from vervet.games.after_us.box.cards import Card
from vervet.games.after_us.box.words import CLOSED, LEFT_OPEN, RIGHT_OPEN

MARGIN: Final = 16.0
STEP: Final = WIDTH + GAP
ROWS: Final = 3
FONT: Final = "'Fredoka Variable', Fredoka, 'Baloo 2', ui-rounded, 'Arial Rounded MT Bold', system-ui, sans-serif"
STYLE: Final = f"""
text {{ font-family: {FONT}; font-weight: 700; text-anchor: middle; fill: {palette.INK} }}
.closed {{ fill: {palette.CUT}; stroke: {palette.INK}; stroke-width: 3.5 }}
.light {{ fill: none; stroke: {palette.LIGHT}; stroke-width: 11 }}
.open {{ fill: {palette.CUT}; fill-opacity: .4; stroke: {palette.LINE}; stroke-width: 3; stroke-dasharray: 7 6 }}
.faded {{ opacity: .5 }}
.arrow {{ fill: {palette.INK} }}
.times {{ fill: none; stroke: {palette.INK}; stroke-width: 4.5; stroke-linecap: round }}
.gap {{ fill: none; stroke: {palette.LINE}; stroke-width: 4; stroke-dasharray: 14 12 }}
"""

Place = Card | None


def line_svg(places: Sequence[Place], title: str, name: Callable[[Card], str]) -> str:
    """The document; `name` says what a card is called, for those who cannot see it."""
    width = MARGIN * 2 + STEP * len(places) - GAP
    height = MARGIN * 2 + HEIGHT
    body = [draw_place(card, name) for card in places]
    drawn = [moved(MARGIN + STEP * place, MARGIN, content) for place, content in enumerate(body)]
    drawn.append(moved(MARGIN, MARGIN, *(draw_row(places, row) for row in range(ROWS))))
    content = "\n".join(
        [
            element("title", escape(title)),
            element("style", STYLE),
            element("defs", "\n".join(used_glyphs("".join(drawn)))),
            element("rect", width=width, height=height, rx=MARGIN + RADIUS, fill=palette.GROUND),
            *drawn,
        ]
    )
    view = f"0 0 {number(width)} {number(height)}"
    return (
        element(
            "svg", content, xmlns="http://www.w3.org/2000/svg", viewBox=view, width=width, height=height, role="img"
        )
        + "\n"
    )


def used_glyphs(drawn: str) -> list[str]:
    return [symbol for name, symbol in glyphs().items() if f'"#glyph-{name}"' in drawn]


def draw_place(card: Place, name: Callable[[Card], str]) -> str:
    if card is None:
        return element("rect", width=WIDTH, height=HEIGHT, rx=RADIUS, class_="gap")
    return element("g", element("title", escape(name(card))) + draw_face(card))


def draw_row(places: Sequence[Place], row: int) -> str:
    """A row of all cards: each frame where its card lies, two facing halves as one."""
    boxes = [row_boxes(card.rows[row]) if card is not None else [] for card in places]
    drawn: list[str] = []
    for place, mine in enumerate(boxes):
        before = boxes[place - 1] if place > 0 else []
        after = boxes[place + 1] if place + 1 < len(boxes) else []
        for box in mine:
            other = half(after, LEFT_OPEN) if box.frame.shape == RIGHT_OPEN else None
            if box.frame.shape == CLOSED:
                drawn.append(
                    moved(place * STEP, frame_top(row), draw_closed(box.x, box.width), draw_content(box, False))
                )
            elif other is not None:
                drawn.append(moved(place * STEP, frame_top(row), draw_joined(box, other)))
            elif box.frame.shape == RIGHT_OPEN or half(before, RIGHT_OPEN) is None:
                drawn.append(moved(place * STEP, frame_top(row), draw_open(box)))
    return "\n".join(drawn)


def half(boxes: list[Box], shape: int) -> Box | None:
    return next((box for box in boxes if box.frame.shape == shape), None)


def draw_joined(left: Box, right: Box) -> str:
    """Two halves as one closed frame over the gap (AU-14)."""
    rim = draw_closed(left.x, left.width + GAP + right.width)
    return rim + draw_content(left, True) + moved(STEP, 0, draw_content(right, True))
