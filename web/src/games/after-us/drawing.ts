/** The pencil: paths and places on a card of 280 by 400 units; `vervet/faces/after_us/cards` draws the same for the terminal. */
import { SHARES, SIZES, type Frame, type Sign } from './cards';

const { WIDTH, HEAD, ROW, FRAME, FRAME_RADIUS, GAP, HALF_ARROW, ICON, PAD, SPACE } = SIZES;
export const STEP = WIDTH + GAP;
export const MIDDLE = FRAME / 2;
/** So that no seam shows between two halves. */
const OVERLAP = 0.6;

export const rowTop = (row: number): number => HEAD + row * ROW;
export const frameTop = (row: number): number => rowTop(row) + (ROW - FRAME) / 2;

/** The ground behind the portrait, as if cut with scissors. */
export const HILLS = `M 0 ${HEAD} V ${HEAD - 34} Q 48 ${HEAD - 66} 108 ${HEAD - 36} T ${WIDTH} ${HEAD - 30} V ${HEAD} Z`;
/** Teeth around the upper right corner. */
export const SPIKES = 'M 280 0 V 76 L 266 58 L 256 70 L 244 51 L 229 55 L 228 37 L 210 25 L 221 14 L 202 0 Z';

export interface Placed {
  sign: Sign;
  /** The middle of the sign, and the size of an icon there. */
  x: number;
  size: number;
}

/** Where the signs of a frame go. */
export function placeSigns(frame: Frame): Placed[] {
  const size = ICON * frame.scale;
  let x = frame.x + (frame.shape === 'left' && frame.arrow ? HALF_ARROW + PAD / 2 : PAD);
  return frame.signs.map((sign) => {
    const width = (SHARES[sign[0]] ?? 1) * size;
    const placed = { sign, x: x + width / 2, size };
    x += width + SPACE * frame.scale;
    return placed;
  });
}

/** The rim of a half frame, open at the card's edge; when joined, it reaches across half the gap. */
export function halfRim(frame: Frame, joined: boolean): string {
  const over = joined ? GAP / 2 + OVERLAP : 0;
  const corner = (x: number, y: number, sweep: number) => `a ${FRAME_RADIUS} ${FRAME_RADIUS} 0 0 ${sweep} ${x} ${y}`;
  const down = FRAME - 2 * FRAME_RADIUS;
  if (frame.shape === 'left') {
    return `M ${-over} 0 H ${frame.width - FRAME_RADIUS} ${corner(FRAME_RADIUS, FRAME_RADIUS, 1)} v ${down} ${corner(-FRAME_RADIUS, FRAME_RADIUS, 1)} H ${-over}`;
  }
  return `M ${WIDTH + over} 0 H ${frame.x + FRAME_RADIUS} ${corner(-FRAME_RADIUS, FRAME_RADIUS, 0)} v ${down} ${corner(FRAME_RADIUS, FRAME_RADIUS, 0)} H ${WIDTH + over}`;
}

/** The tail of an arrow at a card's right edge, or its head at the left edge; when joined, they meet across the gap. */
export function halfArrow(frame: Frame, joined: boolean): string {
  const over = joined ? GAP / 2 + OVERLAP : 0;
  if (frame.shape === 'right') {
    return `M ${WIDTH - HALF_ARROW + PAD / 2} ${MIDDLE - 5} H ${WIDTH + over} v 10 H ${WIDTH - HALF_ARROW + PAD / 2} Z`;
  }
  return `M ${-over} ${MIDDLE - 5} V ${MIDDLE + 5} H 2 V ${MIDDLE + 13} L ${HALF_ARROW} ${MIDDLE} L 2 ${MIDDLE - 13} V ${MIDDLE - 5} Z`;
}

/** The arrow within a closed frame. */
export function arrowPath(x: number, size: number): string {
  return `M ${x - size * 0.17} ${MIDDLE - size * 0.24} l ${size * 0.34} ${size * 0.24} l ${-size * 0.34} ${size * 0.24} z`;
}

export function timesPath(x: number, size: number): string {
  const reach = size * 0.22;
  return `M ${x - size * 0.11} ${MIDDLE - size * 0.11} l ${reach} ${reach} m 0 ${-reach} l ${-reach} ${reach}`;
}
