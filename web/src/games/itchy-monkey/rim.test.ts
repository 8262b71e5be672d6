import { expect, test } from 'vitest';
import { GAZE, LOADED, rimOf } from './rim';

/** The eyes of any species, as the head lies when it has something on it. */
const EYES = {
  left: LOADED.x + GAZE.left * LOADED.scale,
  right: LOADED.x + GAZE.right * LOADED.scale,
  top: LOADED.y + GAZE.top * LOADED.scale,
  bottom: LOADED.y + GAZE.bottom * LOADED.scale,
};

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const meet = (one: Box, other: Box) =>
  Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );
const around = ({ x, y, radius }: { x: number; y: number; radius: number }): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

const SEATS = [0, 1, 2, 3];
const cases = [44, 70, 100].flatMap((scale) =>
  SEATS.flatMap((spies) =>
    SEATS.flatMap((colonies) =>
      [true, false].map((nitpickable) => ({
        scale,
        spies: SEATS.slice(0, spies + 1),
        colonies: SEATS.slice(0, colonies + 1),
        nitpickable,
      })),
    ),
  ),
);

test.each(cases)('the eyes stay in sight with everything on a monkey: %o', ({ scale, ...more }) => {
  const rim = rimOf({ owner: 0, abilities: ['gorilla', 'lemur'], ...more }, scale);
  const banner = { left: rim.banner.x, right: rim.banner.x + rim.banner.long, top: rim.banner.top, bottom: rim.banner.bottom };
  const wide = rim.sum.size * 0.57 * 2 + 10;
  const sum = { left: rim.sum.x, right: rim.sum.x + wide, top: rim.sum.y - rim.sum.size * 0.52, bottom: rim.sum.y + rim.sum.size * 0.52 };
  // A round sign may touch the corner of the eyes' box: a tenth of a head is less than an eyelid.
  const allowed = 3;
  for (const box of [banner, sum, ...[...rim.spies, ...rim.abilities, rim.warning, rim.rest].map(around)]) {
    expect(meet(box, EYES)).toBeLessThanOrEqual(allowed);
  }
});

test('signs do not leave the cell by more than the width of an outline', () => {
  const rim = rimOf({ owner: 0, spies: SEATS, colonies: SEATS, abilities: ['gorilla'], nitpickable: true }, 44);
  for (const { left, right, top, bottom } of [...rim.spies, ...rim.abilities, rim.warning].map(around)) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(-54);
    expect(Math.max(right, bottom)).toBeLessThanOrEqual(54);
  }
});
