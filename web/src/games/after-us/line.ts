/** The frames of a line as drawn: which halves meet, what each frame is called, and where it lies. */
import { SIZES, type Card, type Frame } from './cards';
import { cardOf } from './deck';
import { frameTop, STEP } from './drawing';

export type Place = number | null;

/** A frame of the line. `cards` are the places of the card or cards it is on; units are those of the drawing. */
export interface Spot {
  name: string;
  row: number;
  cards: number[];
  x: number;
  y: number;
  width: number;
}

const LETTERS = 'abcdef';
const ROWS = [0, 1, 2] as const;

const half = (card: Card | null, row: number, shape: Frame['shape']): Frame | null =>
  card?.rows[row]?.find((frame) => frame.shape === shape) ?? null;

const cardAt = (places: readonly Place[], place: number): Card | null => {
  const number = places[place];
  return number === null || number === undefined ? null : cardOf(number);
};

/** Whether the card at a place joins with the next one, row by row. */
export function joins(places: readonly Place[], place: number): boolean[] {
  const [card, next] = [cardAt(places, place), cardAt(places, place + 1)];
  return ROWS.map((row) => half(card, row, 'right') !== null && half(next, row, 'left') !== null);
}

/** All closed frames in the order they are reached (AU-12). */
export function spots(places: readonly Place[]): Spot[] {
  return ROWS.flatMap((row) => places.flatMap((_, place) => [...own(places, place, row), ...joined(places, place, row)]));
}

/** Within a card: `b2`, `b2.2`, … */
function own(places: readonly Place[], place: number, row: number): Spot[] {
  const closed = cardAt(places, place)?.rows[row]?.filter(({ shape }) => shape === 'closed') ?? [];
  return closed.map((frame, at) => ({
    name: `${LETTERS[place]}${row + 1}${at ? `.${at + 1}` : ''}`,
    row,
    cards: [place],
    x: place * STEP + frame.x,
    y: frameTop(row),
    width: frame.width,
  }));
}

/** Across the gap to the next card: `bc2`. */
function joined(places: readonly Place[], place: number, row: number): Spot[] {
  const left = half(cardAt(places, place), row, 'right');
  const right = half(cardAt(places, place + 1), row, 'left');
  if (!left || !right) return [];
  const width = left.width + SIZES.GAP + right.width;
  return [
    {
      name: `${LETTERS[place]}${LETTERS[place + 1]}${row + 1}`,
      row,
      cards: [place, place + 1],
      x: place * STEP + left.x,
      y: frameTop(row),
      width,
    },
  ];
}

/** The name of a card's frame in the line; null where it is not closed. */
export function nameAt(places: readonly Place[], place: number, row: number, at: number): string | null {
  const frames = cardAt(places, place)?.rows[row] ?? [];
  const frame = frames[at];
  if (!frame) return null;
  if (frame.shape === 'right') return joins(places, place)[row] ? `${LETTERS[place]}${LETTERS[place + 1]}${row + 1}` : null;
  if (frame.shape === 'left') return place > 0 && joins(places, place - 1)[row] ? `${LETTERS[place - 1]}${LETTERS[place]}${row + 1}` : null;
  const before = frames.slice(0, at).filter(({ shape }) => shape === 'closed').length;
  return `${LETTERS[place]}${row + 1}${before ? `.${before + 1}` : ''}`;
}

/** How wide a line of this many cards is. */
export const lineWidth = (count: number): number => Math.max(1, count) * STEP - SIZES.GAP;
