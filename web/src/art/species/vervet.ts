/** Vervet: the host of the table. A dark face in a white ruff, under a cap the colour of dry grass. */
import { disc, pair, whole, type Drawing } from '../shapes';

const EARS = pair(39, -11, 6.5, 9);
const HEAD = whole('M 0 -47 C 20 -48 35 -36 37 -17 L 46 -9 L 41 -1 L 48 9 L 40 14 L 43 26 L 34 27 L 33 38 L 24 37 C 18 46 9 49 0 49');

export const vervet: Drawing = {
  outline: [{ d: EARS }, { d: HEAD }],
  fill: 'var(--vervet-ruff)',
  pieces: [
    { d: EARS, fill: 'var(--vervet-face)' },
    { d: HEAD, fill: 'var(--vervet-ruff)' },
    { d: whole('M 0 -47 C 20 -48 35 -36 38 -15 C 29 -26 14 -29 0 -24'), fill: 'var(--vervet-fur)' },
    { d: whole('M 0 -16 C 8 -22 25 -21 27 -7 C 29 8 24 18 20 28 C 16 39 8 43 0 43'), fill: 'var(--vervet-face)' },
    { d: pair(12, -3, 7, 7.2), fill: 'var(--eye-white)' },
    { d: pair(11.2, -2.4, 4.6), fill: '#8a4b12' },
    { d: pair(11.2, -2.4, 2.6), fill: 'var(--outline)' },
    { d: `${disc(13, -4.6, 1.6)} ${disc(-9.4, -4.6, 1.6)}`, fill: 'var(--eye-white)' },
    { d: whole('M 0 12 C 5 10 9 13 8 17 C 6 20 3 20 0 20.5'), fill: 'var(--vervet-snout)' },
    { d: pair(3.4, 16, 1.5, 1.8), fill: 'var(--outline)' },
    { d: 'M -10 28 C -5 34 5 34 10 28', fill: 'var(--vervet-snout)', width: 3 },
  ],
};
