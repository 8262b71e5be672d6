/** The mark of each seat: a shape that goes wherever its colour goes. */
import { disc } from './shapes';

export const MARK_NAMES = ['circle', 'triangle', 'square', 'diamond', 'star', 'hexagon'] as const;

function corners(count: number, radius: number, inner = radius, y = 0): string {
  const step = Math.PI / (inner === radius ? count / 2 : count);
  const points = [...Array(inner === radius ? count : count * 2).keys()].map((i) => {
    const r = i % 2 ? inner : radius;
    return `${(r * Math.sin(i * step)).toFixed(1)} ${(y - r * Math.cos(i * step)).toFixed(1)}`;
  });
  return `M ${points.join(' L ')} Z`;
}

/** Path data in a box of 100 units around the origin; drawn with round joins of 8 units. */
export const MARKS: readonly string[] = [
  disc(0, 0, 38),
  'M 0 -39 L 41 33 L -41 33 Z',
  'M -33 -33 L 33 -33 L 33 33 L -33 33 Z',
  'M 0 -43 L 35 0 L 0 43 L -35 0 Z',
  corners(5, 44, 21, 3),
  corners(6, 41),
];

/** For drawings that need a seat but belong to none: an egg in nobody's grey. */
export const NOBODY = -1;
const EGG = 'M 0 -40 C 22 -40 36 -8 36 10 C 36 30 20 40 0 40 C -20 40 -36 30 -36 10 C -36 -8 -22 -40 0 -40 Z';

export function mark(seat: number): string {
  return seat === NOBODY ? EGG : (MARKS[seat % MARKS.length] ?? '');
}

/** The seat's colour and a colour legible on it, as CSS values. */
export function seatColour(seat: number): string {
  return seat === NOBODY ? 'var(--nobody)' : `var(--seat-${seat % MARKS.length})`;
}

export function onSeat(seat: number): string {
  return seat === NOBODY ? 'var(--on-nobody)' : `var(--on-seat-${seat % MARKS.length})`;
}
