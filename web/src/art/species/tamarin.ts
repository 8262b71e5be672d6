/** Emperor tamarin: a small face behind the greatest moustache in the forest. */
import { disc, pair, whole, type Drawing } from '../shapes';

const HEAD = whole('M 0 -48 C 18 -49 32 -37 32 -20 C 32 -4 22 8 16 16 C 12 30 8 38 0 38');
const EARS = pair(32, -21, 7.5, 9);
const MOUSTACHE = whole('M 0 5 C 10 -1 20 6 27 15 C 33 23 40 27 49 21 C 52 35 44 47 31 47 C 18 47 8 34 0 22');

export const tamarin: Drawing = {
  outline: [{ d: EARS }, { d: HEAD }, { d: MOUSTACHE }],
  fill: 'var(--tamarin-fur)',
  pieces: [
    { d: pair(33, -21, 3.6, 5), fill: '#c79a86' },
    { d: whole('M 0 -48 C 12 -48 20 -43 24 -36 C 15 -34 7 -30 0 -22'), fill: 'var(--tamarin-fur-2)' },
    { d: whole('M 0 -22 C 6 -30 24 -29 25 -16 C 26 -6 18 4 12 10 L 0 12'), fill: 'var(--tamarin-face)' },
    { d: pair(12.5, -15, 7.6, 7.2), fill: 'var(--eye-white)' },
    { d: pair(12, -14.5, 4), fill: 'var(--outline)' },
    { d: `${disc(13.6, -16.4, 1.5)} ${disc(-10.4, -16.4, 1.5)}`, fill: 'var(--eye-white)' },
    { d: disc(0, 25, 11, 9), fill: 'var(--tamarin-face)' },
    { d: 'M -6 27 C -3 31 3 31 6 27', fill: '#d98f86', width: 2.8 },
    { d: MOUSTACHE, fill: 'var(--tamarin-moustache)' },
    { d: 'M 8 11 C 16 14 22 22 28 29 C 33 34 38 35 43 33', fill: '#c9c3b6', width: 2 },
    { d: 'M -8 11 C -16 14 -22 22 -28 29 C -33 34 -38 35 -43 33', fill: '#c9c3b6', width: 2 },
    { d: whole('M 0 -3 C 5 -4 9 0 8 4 C 6 8 3 8 0 9'), fill: '#d98f86' },
    { d: pair(3.4, 2, 1.6, 2), fill: 'var(--outline)' },
  ],
};
