/** Capuchin: the dark cap with its two tufts, round ears, a pale and pleased face. */
import { both, disc, pair, whole, type Drawing } from '../shapes';

const HEAD = whole('M 0 -41 C 23 -41 38 -25 38 -3 C 38 24 22 45 0 46');
const EARS = pair(40, 4, 9.5, 11.5);
const TUFTS = both('M 2 -36 C 8 -46 18 -51 29 -48 C 30 -40 27 -31 21 -26 Z');

export const capuchin: Drawing = {
  outline: [{ d: EARS }, { d: TUFTS }, { d: HEAD }],
  fill: 'var(--capuchin-fur)',
  pieces: [
    { d: pair(41, 4, 5, 7), fill: '#d9a06c' },
    { d: whole('M 0 -8 C 5 -24 27 -24 30 -8 C 33 4 28 14 25 23 C 20 37 9 41.5 0 41.5'), fill: 'var(--capuchin-face)' },
    { d: TUFTS, fill: 'var(--capuchin-fur-2)' },
    { d: whole('M 0 -5 C 3 -16 10 -23 21 -21 C 30 -19 34 -10 36 -4 C 41 -25 24 -42.5 0 -42.5'), fill: 'var(--capuchin-fur-2)' },
    { d: pair(21, 15, 6.5, 4.6), fill: '#f0a98a' },
    { d: pair(13.5, 0, 6, 7), fill: 'var(--outline)' },
    { d: `${disc(15.4, -2.6, 2.2)} ${disc(-11.6, -2.6, 2.2)}`, fill: 'var(--eye-white)' },
    { d: disc(0, 14, 7, 4.6), fill: '#b67a53' },
    { d: pair(3, 14, 1.7, 1.9), fill: 'var(--outline)' },
    { d: 'M -14 23 C -8 33 8 33 14 23 C 8 26 -8 26 -14 23 Z', fill: 'var(--mouth)' },
    { d: 'M -14 23 C -8 26 8 26 14 23', fill: 'var(--outline)', width: 2.4 },
  ],
};
