/** Howler: a mouth with a monkey around it, and a beard to frame the noise. */
import { disc, pair, whole, type Drawing } from '../shapes';

const HEAD = whole(
  'M 0 -46 C 12 -48 24 -43 29 -33 C 32 -26 32 -18 35 -12 C 45 -4 50 10 47 24 L 40 23 L 42 36 L 32 33 L 30 46 L 20 41 L 14 50 L 7 44 L 0 50',
);

export const howler: Drawing = {
  outline: [{ d: HEAD }],
  fill: 'var(--howler-fur)',
  pieces: [
    { d: whole('M 0 -43 C 10 -45 20 -41 25 -33 C 17 -36 8 -36 0 -33'), fill: 'var(--howler-fur-2)' },
    { d: whole('M 0 -31 C 12 -36 26 -28 26 -15 C 26 -8 23 -4 26 4 C 30 18 26 36 12 40 L 0 41'), fill: 'var(--howler-face)' },
    { d: pair(12, -19, 7.2, 7), fill: 'var(--eye-white)' },
    { d: pair(11, -22, 3.5), fill: 'var(--outline)' },
    { d: whole('M 0 -9 C 5 -11 10 -8 10 -5 C 9 -2 5 -3 0 -2'), fill: '#7b4a3e' },
    { d: pair(4.6, -5.6, 2, 1.7), fill: 'var(--outline)' },
    { d: disc(0, 19, 18.5, 19), fill: '#c98a72' },
    { d: disc(0, 19.5, 15, 16.5), fill: 'var(--mouth)' },
    { d: 'M -9.5 29 C -6 22 6 22 9.5 29 C 6 36 -6 36 -9.5 29 Z', fill: 'var(--tongue)' },
    { d: 'M -11.5 8.5 C -6 1.5 6 1.5 11.5 8.5 L 8.5 14 L 5.5 8 L -5.5 8 L -8.5 14 Z', fill: 'var(--eye-white)' },
  ],
};
