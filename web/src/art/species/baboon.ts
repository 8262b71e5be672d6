/** Baboon: a long muzzle hanging out of two great puffs of mane. */
import { both, mirror, pair, whole, type Drawing } from '../shapes';

const HEAD = whole(
  'M 0 -45 C 8 -48 15 -46 19 -42 L 26 -46 L 29 -38 L 37 -39 L 37 -30 L 45 -28 L 42 -19 L 49 -12 L 43 -5 L 48 4 L 40 8 L 42 17 L 33 18 L 31 27 L 23 25 C 24 34 22 43 15 47 C 10 50 5 50 0 50',
);
const RIDGE = 'M 6.5 2 C 9 8 10 15 9.5 22';

export const baboon: Drawing = {
  outline: [{ d: HEAD }],
  fill: 'var(--baboon-fur-2)',
  pieces: [
    {
      d: whole('M 0 -42 C 12 -45 22 -40 27 -30 L 33 -26 L 30 -19 L 35 -12 L 30 -6 L 33 2 L 26 5 L 26 14 L 0 20'),
      fill: 'var(--baboon-fur)',
    },
    {
      d: whole('M 0 -24 C 9 -28 21 -25 21 -14 C 21 -6 16 0 17 8 C 18 15 22 22 21 32 C 20 43 11 47 0 47'),
      fill: 'var(--baboon-face)',
    },
    { d: pair(9.5, -11.5, 6.6, 6.6), fill: 'var(--eye-white)' },
    { d: pair(8, -10.5, 3.5, 3.8), fill: 'var(--outline)' },
    { d: whole('M 0 -25 C 10 -30 21 -27 24 -17 C 16 -20 8 -14 0 -14'), fill: 'var(--baboon-fur)' },
    { d: RIDGE, fill: 'var(--baboon-snout)', width: 5 },
    { d: mirror(RIDGE), fill: 'var(--baboon-snout)', width: 5 },
    { d: whole('M 0 20 C 8 18 16 22 16 28 C 16 33 9 34 0 35'), fill: 'var(--baboon-snout)' },
    { d: pair(6.5, 27, 4, 3.4, -15), fill: 'var(--outline)' },
    { d: 'M -15 38 C -8 42 8 42 15 38', fill: 'var(--outline)', width: 2.8 },
    { d: both('M 7 40.5 L 10 32 L 13 39'), fill: 'var(--eye-white)' },
  ],
};
