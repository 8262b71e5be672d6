/** Gorilla: broad and dark, a high crest, a heavy brow and a heavier opinion. */
import { disc, pair, whole, type Drawing } from '../shapes';

const HEAD = whole('M 0 -49 C 11 -50 20 -43 24 -33 C 36 -28 42 -15 43 -3 C 50 8 50 27 41 36 C 32 45 14 48 0 48');

export const gorilla: Drawing = {
  outline: [{ d: HEAD }, { d: pair(43, -8, 6.5, 8.5) }],
  fill: 'var(--gorilla-fur)',
  pieces: [
    { d: pair(43.5, -8, 3, 4.5), fill: 'var(--gorilla-face)' },
    { d: whole('M 0 -46 C 7 -46 12 -40 13 -31 C 9 -34 4 -35 0 -35'), fill: 'var(--gorilla-fur-2)' },
    {
      d: whole('M 0 -19 C 12 -23 27 -20 30 -9 C 32 -1 27 5 25 9 C 35 16 35 34 22 39 C 14 42 5 42 0 42'),
      fill: 'var(--gorilla-face)',
    },
    { d: pair(13, -3.5, 6.4, 6), fill: 'var(--eye-white)' },
    { d: pair(12, -2.5, 3.4), fill: 'var(--outline)' },
    { d: whole('M 0 -23 C 12 -29 31 -26 35 -10 C 31 -8 25 -7 18 -8.5 C 11 -10 6 -5 0 -5'), fill: 'var(--gorilla-fur-2)' },
    { d: whole('M 0 3 C 10 1 21 9 20 17 C 18 23 7 21 0 22'), fill: 'var(--gorilla-fur-2)' },
    { d: pair(9, 14.5, 5.4, 4.2, 20), fill: 'var(--outline)' },
    { d: 'M -18 33 C -9 27.5 9 27.5 18 33', fill: 'var(--outline)', width: 3.6 },
    { d: disc(0, 37.5, 6, 1.6), fill: 'var(--gorilla-fur-2)' },
  ],
};
