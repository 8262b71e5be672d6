"""The faces of the cards for the browser: every frame in its place, with its signs and what they mean.

`python -m vervet.cards.typescript > web/src/games/after-us/cards.ts` writes them; a test fails while it
is stale.
"""

import json

from vervet.cards import layout, palette
from vervet.cards.deck import box
from vervet.cards.layout import Box, frame_signs, row_boxes
from vervet.games.after_us.box.cards import Card
from vervet.games.after_us.box.words import CLOSED, COLOURS, LEFT_OPEN, RESOURCES, SPECIES, TAMARIN
from vervet.games.after_us.rules.telling import AMOUNTS

Value = dict[str, object]

HEAD = """\
// The cards of After Us as printed. Generated: `python -m vervet.cards.typescript > web/src/games/after-us/cards.ts`.

export type Amounts = Readonly<Record<string, number>>;

/** A sign in a frame: a glyph, or `number`, `arrow`, `times`; with a number for `number` and `points`. */
export type Sign = readonly [glyph: string, number?: number];

/** A frame in its place. `left`: the right half of one, open to the left; `right`: the left half, open to the right. */
export interface Frame {
  shape: 'closed' | 'left' | 'right';
  x: number;
  width: number;
  scale: number;
  signs: readonly Sign[];
  arrow?: boolean;
  pay?: Amounts;
  gain?: Amounts;
  species?: number;
  again?: boolean;
  each?: boolean;
}

export interface Card {
  number: number;
  species: string;
  level: number;
  colour?: string;
  bonus: Amounts;
  rows: readonly (readonly Frame[])[];
}
"""

SHAPES = {CLOSED: "closed", LEFT_OPEN: "left"}
SIZES = (
    *("WIDTH", "HEIGHT", "RADIUS", "GAP", "HEAD", "ROW", "FOOT"),
    *("FRAME", "FRAME_RADIUS", "ICON", "SPACE", "PAD", "HALF_ARROW"),
)


def amounts(numbers: tuple[int, ...]) -> Value:
    return {AMOUNTS[kind]: number for kind, number in enumerate(numbers) if number}


def short(value: float) -> float:
    """A few digits are enough for a pencil."""
    return int(value) if value == int(value) else round(value, 3)


def frame_value(drawn: Box) -> Value:
    frame = drawn.frame
    signs = [[sign.glyph, sign.number] if sign.number else [sign.glyph] for sign in frame_signs(frame)]
    place: Value = {"x": short(drawn.x), "width": short(drawn.width), "scale": short(drawn.scale), "signs": signs}
    meaning: Value = {
        "arrow": frame.arrow,
        "pay": amounts(frame.pay),
        "gain": amounts(frame.gain),
        "species": frame.species,
        "again": frame.again,
        "each": frame.per_tamarin,
    }
    said = {key: value for key, value in meaning.items() if value}
    return {"shape": SHAPES.get(frame.shape, "right"), **place, **said}


def card_value(card: Card) -> Value:
    colour: Value = {"colour": COLOURS[card.colour]} if card.species == TAMARIN else {}
    rows = [[frame_value(drawn) for drawn in row_boxes(row)] for row in card.rows]
    return {
        "number": card.number,
        "species": SPECIES[card.species],
        "level": card.level,
        **colour,
        "bonus": amounts(card.bonus),
        "rows": rows,
    }


def tokens() -> Value:
    """What each token gives, and the food of its recruits; the chimpanzee's is any (AU-31, AU-32)."""
    found: Value = {}
    for species in range(TAMARIN):
        food = box().token_food[species]
        found[SPECIES[species]] = {
            "bonus": amounts(box().token_bonus[species]),
            "food": RESOURCES[food] if food >= 0 else "any",
        }
    return found


def constant(name: str, value: object, kind: str = "") -> str:
    return f"export const {name}{kind} = {json.dumps(value, separators=(', ', ': '))};\n"


def typescript() -> str:
    sizes = {name: getattr(layout, name) for name in SIZES}
    hues = {SPECIES[species]: pair for species, pair in enumerate(palette.SPECIES_HUES)}
    hues |= {COLOURS[colour]: pair for colour, pair in enumerate(palette.SET_HUES)}
    colours = {name: getattr(palette, name) for name in ("INK", "PAPER", "CUT", "LIGHT", "LINE", "RAGE")}
    cards = ",\n".join("  " + json.dumps(card_value(card), separators=(",", ":")) for card in box().cards)
    token_kind = ": Readonly<Record<string, { bonus: Amounts; food: string }>>"
    return "\n".join(
        [
            HEAD,
            constant("SIZES", {name: short(size) for name, size in sizes.items()}),
            constant("SHARES", layout.SHARES, ": Readonly<Record<string, number>>"),
            constant("COLOURS", colours),
            constant("HUES", hues, ": Readonly<Record<string, readonly string[]>>"),
            constant("ROW_HUES", palette.ROW_HUES),
            constant("TOKENS", tokens(), token_kind),
            f"export const CARDS: readonly Card[] = [\n{cards},\n];\n",
        ]
    )


if __name__ == "__main__":
    print(typescript(), end="")
