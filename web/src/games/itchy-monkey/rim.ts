/**
 * Where the small signs on a monkey go: on the rim of its cell, so that the eyes, by which one knows a species, stay in sight.
 * Units are hundredths of a cell, from its middle.
 */
import type { Drawn } from './board-props';

/** How a head is drawn that has something on it: out of the middle, and smaller. */
export const LOADED = { x: -4, y: -9, scale: 0.68 };

/** The part of a head, in its own box of 100 units, where all species have their eyes. */
export const GAZE = { left: -20, right: 20, top: -26, bottom: 7 };

export interface Spot {
  x: number;
  y: number;
}

/** A sign as it is drawn: its middle and its radius. */
export interface Sign extends Spot {
  radius: number;
}

export interface Rim {
  /** The banner of colonies, from its pole; marks move closer together when there are many. */
  banner: { x: number; top: number; bottom: number; long: number; apart: number };
  spies: readonly Sign[];
  /** The workers counted with the spies: where the number begins, and its size. */
  sum: Spot & { size: number };
  abilities: readonly Sign[];
  warning: Sign;
  rest: Sign;
  broken: Sign;
}

type Bearing = Pick<Drawn, 'owner' | 'spies' | 'colonies' | 'abilities' | 'nitpickable'>;

/** `scale`: pixels per cell; signs are larger where cells are small, so that they stay legible. */
export function rimOf({ owner, spies, colonies, abilities, nitpickable }: Bearing, scale: number): Rim {
  const legible = (pixels: number, least: number, most: number) => Math.min(most, Math.max(least, (pixels / scale) * 100));
  const free = owner === null;
  const apart = [21, 21, 21, 15][colonies.length] ?? 12;
  // The banner of a single colony leaves room for a warning beside it; a longer one does not.
  const crowded = colonies.length > 1;
  const radius = (legible(12, 26, 30) / 42) * 20;
  const spy = legible(15, 28, 32) / 2;
  const first = { x: -50 + spy, y: free ? 32 : 8 };
  const many = spies.length > 2;
  const place = (at: number): Spot => {
    // Nobody's lice are below: spies sit there side by side; otherwise they climb the left edge.
    if (free) return { x: first.x + at * (many ? 15 : spy * 2 - 6), y: first.y };
    return { x: first.x, y: first.y - (spies.length - 1 - at) * (many ? 9 : 15) };
  };
  const last = place(Math.max(0, spies.length - 1));
  const right = { x: 36, y: free ? 34 : 8 };
  const beside = crowded && nitpickable ? 1 : 0;
  return {
    banner: { x: -47, top: -49, bottom: -28, long: 12 + apart * colonies.length, apart },
    spies: spies.map((_, at) => ({ ...place(at), radius: spy })),
    sum: { x: last.x + spy, y: last.y + 2, size: legible(14, 22, free ? 33 : 24) },
    abilities: abilities.map((_, at) => ({ x: right.x - (at + beside) * 14, y: right.y, radius })),
    warning: crowded ? { ...right, radius } : { x: 2, y: -40, radius },
    rest: { x: free ? 36 : 2, y: free ? -36 : -40, radius },
    broken: { ...right, radius },
  };
}
