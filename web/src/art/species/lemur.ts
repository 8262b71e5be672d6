/** Lemur: tufted ears, wide eyes in dark rings, and the ringed tail waving behind. */
import { both, disc, pair, whole, type Drawing } from '../shapes';

const EAR = both('M 6 -30 C 14 -40 24 -49 34 -50 C 40 -50 42 -40 38 -28 C 36 -20 32 -14 26 -12 Z');
const HEAD = whole('M 0 -35 C 15 -37 31 -27 33 -10 C 34 4 25 13 18 23 C 13 31 9 41 0 42');
const TAIL = 'M 6 44 C 26 52 49 42 44 20 C 42 12 35 12 33 18';

export const lemur: Drawing = {
  outline: [{ d: TAIL, width: 12 }, { d: EAR }, { d: HEAD }],
  fill: 'var(--lemur-fur)',
  pieces: [
    { d: TAIL, fill: 'var(--lemur-face)', width: 12 },
    { d: TAIL, fill: 'var(--lemur-fur-2)', width: 12, dash: '8 8' },
    { d: EAR, fill: 'var(--lemur-fur)' },
    { d: both('M 14 -30 C 20 -38 27 -43 33 -44 C 36 -38 34 -28 30 -20 Z'), fill: 'var(--lemur-face)' },
    { d: HEAD, fill: 'var(--lemur-fur)' },
    {
      d: whole('M 0 -18 C 4 -28 26 -28 29 -10 C 30 2 21 11 15 20 C 11 28 7 37.5 0 38.5'),
      fill: 'var(--lemur-face)',
    },
    { d: pair(14, -8, 12, 12.5, 25), fill: 'var(--lemur-fur-2)' },
    { d: pair(13.4, -8, 8.4), fill: 'var(--eye-amber)' },
    { d: pair(12.4, -8, 4), fill: 'var(--outline)' },
    { d: `${disc(15, -11, 1.9)} ${disc(-9.8, -11, 1.9)}`, fill: 'var(--eye-white)' },
    { d: whole('M 0 10 C 3 10 5 16 6 22 L 0 22'), fill: 'var(--lemur-fur)' },
    { d: whole('M 0 21 C 6 20 9 22 8 26 C 7 30 3 32 0 32'), fill: 'var(--lemur-fur-2)' },
  ],
};
