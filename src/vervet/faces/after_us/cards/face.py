"""The face of a card without its frames: portrait, level or set, rage bonus, three bands, number."""

from typing import Final

from vervet.faces.after_us.cards import palette
from vervet.faces.after_us.cards.layout import FOOT, HEAD, HEIGHT, RADIUS, ROW, WIDTH, amount_signs, row_top
from vervet.faces.after_us.cards.svg import digits, element, glyph, moved, number
from vervet.games.after_us.box.cards import Card
from vervet.games.after_us.box.words import COLOURS, SPECIES, TAMARIN

PORTRAIT: Final = 128.0
# Teeth around the upper right corner.
SPIKES: Final = "M 280 0 V 76 L 266 58 L 256 70 L 244 51 L 229 55 L 228 37 L 210 25 L 221 14 L 202 0 Z"


def draw_face(card: Card) -> str:
    """Everything that a card shows wherever it lies."""
    sky, hill = palette.hues(card)
    clip = element("clipPath", element("rect", width=WIDTH, height=HEIGHT, rx=RADIUS), id=f"card-{card.number}")
    inside = [
        element("rect", width=WIDTH, height=HEIGHT, fill=palette.PAPER),
        element("rect", width=WIDTH, height=HEAD, fill=sky),
        element("path", d=hills(), fill=hill),
        *(band(row, hue) for row, hue in enumerate((*palette.ROW_HUES, sky))),
        element("rect", y=HEIGHT - FOOT, width=WIDTH, height=FOOT, fill=hill),
        burst(),
    ]
    return "\n".join(
        [
            element("rect", x=3, y=5, width=WIDTH, height=HEIGHT, rx=RADIUS, fill="#000", opacity=0.3),
            clip,
            element("g", "\n".join(inside), clip_path=f"url(#card-{card.number})"),
            glyph(SPECIES[card.species], WIDTH / 2, HEAD / 2 + 2, PORTRAIT),
            *marks(card),
            draw_bonus(card),
            *tag(card.number),
            element("rect", width=WIDTH, height=HEIGHT, rx=RADIUS, fill="none", stroke=palette.INK, stroke_width=4),
        ]
    )


def tag(value: int) -> list[str]:
    """The number, on a slip of paper at the bottom left."""
    width = 16.0 + 17 * len(str(value))
    y = HEIGHT - FOOT / 2 - 1
    slip = element(
        "rect", x=9, y=y - 14, width=width, height=28, rx=9, fill=palette.CUT, stroke=palette.INK, stroke_width=2.5
    )
    return [slip, digits(value, 9 + width / 2, y, 26)]


def hills() -> str:
    """The ground behind the portrait, as if cut with scissors."""
    left, top, dip, right, base = (number(HEAD - height) for height in (34, 66, 36, 30, 0))
    return f"M 0 {base} V {left} Q 48 {top} 108 {dip} T {number(WIDTH)} {right} V {base} Z"


def band(row: int, hue: str) -> str:
    return moved(
        0,
        row_top(row),
        element("rect", width=WIDTH, height=ROW, fill=hue),
        element("path", d=f"M 0 0 H {number(WIDTH)}", stroke=palette.INK, stroke_width=2.5),
    )


def marks(card: Card) -> list[str]:
    """A leaf for each level; on a Tamarin the mark of its set."""
    if card.species == TAMARIN:
        return [element("g", glyph(f"set-{COLOURS[card.colour]}", 30, 32, 36), color=palette.hues(card)[1])]
    return [glyph("level", 28 + 27 * place, 32, 38) for place in range(card.level)]


def burst() -> str:
    """The red corner: what rage gives for the card."""
    return element("path", d=SPIKES, fill=palette.RAGE, stroke=palette.INK, stroke_width=3, stroke_linejoin="round")


def draw_bonus(card: Card) -> str:
    """One thing in the corner: points or a resource."""
    x, y = WIDTH - 25, 26.0
    drawn = []
    for sign in amount_signs(card.bonus):
        if sign.glyph == "points":
            drawn.append(glyph("points", x, y, 42) + digits(sign.number, x, y, 25))
        elif sign.glyph == "number":
            drawn.append(digits(sign.number, x - 26, y, 24))
        else:
            drawn.append(element("circle", cx=x, cy=y, r=20, fill=palette.CUT, stroke=palette.INK, stroke_width=2.5))
            drawn.append(glyph(sign.glyph, x, y, 31))
    return "".join(drawn)
