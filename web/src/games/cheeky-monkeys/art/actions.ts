/** The pictures of the ten action cards, and of a shock: one bold shape each. */
import { both, disc, pair, type Drawing } from '../../../art/shapes';
import { FLAME, INK, SPARK, STEEL, WATER, WOOD } from './palette';

const PAPER = 'var(--eye-white)';
const BOLT = 'M 8 -48 L -26 6 L -4 6 L -12 48 L 28 -12 L 4 -12 L 18 -48 Z';

/** A hand that says stop. */
const noWay: Drawing = {
  outline: [{ d: 'M -20 -48 L 20 -48 L 48 -20 L 48 20 L 20 48 L -20 48 L -48 20 L -48 -20 Z' }],
  fill: '#c4302b',
  pieces: [
    {
      d: 'M -16 30 C -24 20 -30 6 -32 -2 C -32 -8 -24 -10 -21 -4 L -16 4 L -18 -24 C -18 -31 -9 -31 -8 -24 L -6 -8 L -4 -32 C -3 -38 6 -38 6 -32 L 6 -8 L 10 -27 C 12 -33 20 -32 19 -25 L 17 -4 L 22 -13 C 25 -18 32 -15 30 -9 C 26 4 24 18 18 30 Z',
      fill: PAPER,
    },
  ],
};

/** A plug in the ground. */
const grounding: Drawing = {
  outline: [
    { d: 'M -46 20 L 46 20 L 46 32 L -46 32 Z M -30 33 L 30 33 L 30 41 L -30 41 Z M -15 42 L 15 42 L 15 49 L -15 49 Z' },
    { d: 'M -18 -34 L 18 -34 L 18 -14 C 18 -2 10 6 0 6 C -10 6 -18 -2 -18 -14 Z' },
    { d: 'M -9 -48 L -9 -32 M 9 -48 L 9 -32', width: 8 },
    { d: 'M 0 4 L 0 24', width: 8 },
  ],
  fill: '#5a4632',
  pieces: [
    { d: 'M -46 20 L 46 20 L 46 32 L -46 32 Z', fill: '#6c8f3f' },
    { d: 'M -30 33 L 30 33 L 30 41 L -30 41 Z M -15 42 L 15 42 L 15 49 L -15 49 Z', fill: '#8a6a45' },
    { d: 'M -9 -48 L -9 -32 M 9 -48 L 9 -32', fill: STEEL, width: 6 },
    { d: 'M 0 4 L 0 24', fill: INK, width: 6 },
    { d: 'M -18 -34 L 18 -34 L 18 -14 C 18 -2 10 6 0 6 C -10 6 -18 -2 -18 -14 Z', fill: '#e0a83a' },
    { d: 'M 4 -30 L -8 -15 L -1 -15 L -5 -2 L 9 -19 L 2 -19 L 7 -30 Z', fill: INK },
  ],
};

/** A sign on a nail: a palm tree, the sea, nobody here. */
const closed: Drawing = {
  outline: [{ d: 'M -46 -16 L 46 -16 L 46 46 L -46 46 Z' }, { d: 'M -34 -16 L 0 -44 L 34 -16', width: 4 }, { d: disc(0, -45, 4) }],
  fill: WOOD,
  pieces: [
    { d: 'M -34 -16 L 0 -44 L 34 -16', fill: '#5b4524', width: 3.4 },
    { d: disc(0, -45, 4), fill: STEEL },
    { d: 'M -40 -10 L 40 -10 L 40 40 L -40 40 Z', fill: '#bfe3f0' },
    { d: disc(24, 4, 9), fill: SPARK },
    { d: 'M -40 24 C -28 19 -16 29 -4 24 C 8 19 24 29 40 24 L 40 40 L -40 40 Z', fill: WATER },
    { d: 'M -34 40 C -28 26 -6 26 2 40 Z', fill: '#f0d79b' },
    { d: 'M -16 32 C -18 18 -18 10 -12 0', fill: '#7a5230', width: 5 },
    {
      d: 'M -12 0 C -22 -8 -32 -4 -34 4 C -28 0 -20 0 -12 2 C -6 -2 2 0 6 8 C 8 -2 0 -8 -12 0 Z M -12 0 C -14 -8 -22 -10 -28 -8 C -20 -6 -16 -2 -12 2 Z M -12 0 C -8 -9 0 -9 6 -6 C -2 -5 -8 -2 -12 2 Z',
      fill: '#2f7d4a',
    },
  ],
};

/** A bomb in a puddle, its fuse hanging. */
const soggy: Drawing = {
  outline: [
    { d: 'M -48 38 C -40 28 40 28 48 38 C 44 50 -44 50 -48 38 Z' },
    { d: disc(-2, 8, 29) },
    { d: 'M 10 -22 C 18 -40 38 -38 40 -14', width: 6 },
    {
      d: 'M -24 -50 C -18 -42 -15 -37 -19 -32 C -23 -28 -29 -31 -28 -36 C -27 -40 -25 -45 -24 -50 Z M 24 -6 C 30 2 33 7 29 12 C 25 16 19 13 20 8 C 21 4 23 -1 24 -6 Z',
    },
  ],
  fill: WATER,
  pieces: [
    { d: disc(-2, 8, 29), fill: '#2a2f3a' },
    { d: 'M 2 -24 L 16 -22 L 15 -14 L 1 -16 Z', fill: '#48505f' },
    { d: disc(-13, -4, 6, 8, 30), fill: '#8790a1' },
    { d: 'M 10 -22 C 18 -40 38 -38 40 -14', fill: '#8a6a45', width: 4 },
    { d: 'M 40 -8 C 45 0 47 4 44 8 C 40 12 35 9 36 4 C 37 0 39 -3 40 -8 Z', fill: WATER },
    { d: 'M -24 -50 C -18 -42 -15 -37 -19 -32 C -23 -28 -29 -31 -28 -36 C -27 -40 -25 -45 -24 -50 Z', fill: WATER },
    { d: 'M -34 38 C -20 34 20 34 34 38', fill: '#a7dcf5', width: 3 },
  ],
};

/** Bars bent apart, and a tail just vanishing. */
const escape: Drawing = {
  outline: [
    { d: 'M -46 -46 L 46 -46 L 46 -34 L -46 -34 Z M -46 34 L 46 34 L 46 46 L -46 46 Z' },
    {
      d: 'M -36 -36 L -36 36 M 36 -36 L 36 36 M -14 -36 C -14 -16 -27 -12 -27 0 C -27 12 -14 16 -14 36 M 14 -36 C 14 -16 27 -12 27 0 C 27 12 14 16 14 36',
      width: 8,
    },
    { d: 'M 2 22 C -8 10 14 6 8 -8 C 4 -16 -6 -14 -5 -7', width: 9 },
  ],
  fill: '#59636d',
  pieces: [
    {
      d: 'M -36 -36 L -36 36 M 36 -36 L 36 36 M -14 -36 C -14 -16 -27 -12 -27 0 C -27 12 -14 16 -14 36 M 14 -36 C 14 -16 27 -12 27 0 C 27 12 14 16 14 36',
      fill: '#8b98a3',
      width: 6,
    },
    { d: 'M 2 22 C -8 10 14 6 8 -8 C 4 -16 -6 -14 -5 -7', fill: '#b5652e', width: 7 },
    { d: 'M -40 -43 L 40 -43', fill: '#9aa6b0', width: 2.6 },
  ],
};

const LITTLE = (x: number, y: number) => `${disc(x, y, 14)} ${disc(x - 14, y - 2, 5)} ${disc(x + 14, y - 2, 5)}`;

/** Two monkeys change places. */
const exchange: Drawing = {
  outline: [
    { d: LITTLE(-24, -14) },
    { d: LITTLE(24, 16) },
    { d: 'M -10 -36 C 10 -46 30 -38 34 -20 M 10 38 C -10 48 -30 40 -34 22', width: 8 },
    { d: 'M 24 -22 L 44 -24 L 36 -6 Z M -24 24 L -44 26 L -36 8 Z' },
  ],
  fill: '#2f7f78',
  pieces: [
    { d: LITTLE(-24, -14), fill: '#b5452a' },
    { d: LITTLE(24, 16), fill: '#3f6ea8' },
    { d: `${disc(-24, -11, 9)} ${disc(24, 19, 9)}`, fill: '#f3d3ae' },
    { d: `${disc(-28, -14, 2.2)} ${disc(-20, -14, 2.2)} ${disc(20, 16, 2.2)} ${disc(28, 16, 2.2)}`, fill: INK },
    { d: 'M -28 -7 C -26 -4 -22 -4 -20 -7 M 20 23 C 22 26 26 26 28 23', fill: INK, width: 2.2 },
  ],
};

/** A clipboard, a cross, a thermometer. */
const check: Drawing = {
  outline: [
    { d: 'M -34 -38 L 26 -38 L 26 46 L -34 46 Z' },
    { d: 'M -16 -48 L 8 -48 L 8 -32 L -16 -32 Z' },
    { d: 'M 38 -34 L 38 26', width: 10 },
    { d: disc(38, 32, 10) },
  ],
  fill: WOOD,
  pieces: [
    { d: 'M -28 -32 L 20 -32 L 20 40 L -28 40 Z', fill: PAPER },
    { d: 'M -16 -48 L 8 -48 L 8 -32 L -16 -32 Z', fill: STEEL },
    { d: 'M -10 -24 L 2 -24 L 2 -14 L 12 -14 L 12 -2 L 2 -2 L 2 8 L -10 8 L -10 -2 L -20 -2 L -20 -14 L -10 -14 Z', fill: '#c4302b' },
    { d: 'M -20 18 L 12 18 M -20 28 L 4 28', fill: '#9a9482', width: 4 },
    { d: 'M 38 -34 L 38 26', fill: PAPER, width: 7 },
    { d: 'M 38 -10 L 38 26', fill: '#c4302b', width: 4 },
    { d: disc(38, 32, 8), fill: '#c4302b' },
  ],
};

/** A cloud raining monkeys. */
const misfortune: Drawing = {
  outline: [
    { d: 'M -34 4 C -50 2 -50 -22 -32 -22 C -30 -44 0 -50 8 -34 C 22 -46 42 -36 38 -20 C 52 -16 48 4 34 4 Z' },
    { d: LITTLE(-26, 24).replaceAll('14', '10') },
    { d: disc(2, 36, 11) },
    { d: disc(28, 22, 11) },
    { d: disc(-26, 24, 11) },
  ],
  fill: '#4a5568',
  pieces: [
    { d: 'M -30 -2 C -40 -4 -40 -16 -28 -16 C -26 -32 -4 -38 4 -26', fill: '#6b778c', width: 4 },
    {
      d: `${disc(-26, 24, 11)} ${disc(2, 36, 11)} ${disc(28, 22, 11)} ${disc(-36, 23, 4)} ${disc(-16, 23, 4)} ${disc(-8, 35, 4)} ${disc(12, 35, 4)} ${disc(18, 21, 4)} ${disc(38, 21, 4)}`,
      fill: '#8a4a2b',
    },
    { d: `${disc(-26, 26, 7)} ${disc(2, 38, 7)} ${disc(28, 24, 7)}`, fill: '#f3d3ae' },
    {
      d: `${disc(-29, 24, 1.8)} ${disc(-23, 24, 1.8)} ${disc(-1, 36, 1.8)} ${disc(5, 36, 1.8)} ${disc(25, 22, 1.8)} ${disc(31, 22, 1.8)}`,
      fill: INK,
    },
    { d: 'M -38 8 L -42 16 M -12 8 L -16 18 M 16 8 L 12 18 M 40 8 L 36 14', fill: WATER, width: 3 },
  ],
};

/** A parcel with air holes, and eyes in them. */
const delivery: Drawing = {
  outline: [
    { d: 'M -42 -20 L 42 -20 L 38 46 L -38 46 Z' },
    { d: 'M -48 -34 L 48 -34 L 48 -18 L -48 -18 Z' },
    { d: 'M -2 -34 C -24 -56 -40 -36 -4 -34 M 2 -34 C 24 -56 40 -36 4 -34', width: 7 },
  ],
  fill: '#c68a4b',
  pieces: [
    { d: 'M -48 -34 L 48 -34 L 48 -18 L -48 -18 Z', fill: '#dda564' },
    { d: 'M -9 -34 L 9 -34 L 9 46 L -9 46 Z', fill: '#8a2f72' },
    { d: 'M -2 -34 C -24 -56 -40 -36 -4 -34 M 2 -34 C 24 -56 40 -36 4 -34', fill: '#8a2f72', width: 5.5 },
    { d: pair(24, 10, 10, 12), fill: '#3a2417' },
    { d: pair(24, 10, 6, 7), fill: PAPER },
    { d: `${disc(-22, 11, 3)} ${disc(26, 11, 3)}`, fill: INK },
    { d: both('M 16 32 L 34 31 L 33 35 L 16 36 Z'), fill: '#9b6a3c' },
  ],
};

/** A bunch of bananas. */
const BANANAS = [
  'M -6 -36 C -30 -26 -50 2 -44 34 C -42 42 -34 42 -31 37 C -30 12 -16 -12 4 -26 Z',
  'M 0 -36 C -18 -12 -22 20 -8 44 C -4 49 4 48 5 42 C -4 20 0 -8 10 -28 Z',
  'M 4 -36 C 12 -12 14 20 28 42 C 33 46 40 42 38 36 C 36 10 26 -16 12 -34 Z',
];
const bananas: Drawing = {
  outline: [...BANANAS.map((d) => ({ d })), { d: 'M -8 -32 L -6 -48 L 8 -48 L 12 -32 Z' }],
  fill: '#ffd84a',
  pieces: [
    { d: 'M -38 30 C -36 6 -22 -14 -4 -28', fill: '#d99f1f', width: 5 },
    { d: 'M -3 38 C -13 14 -8 -10 2 -28', fill: '#d99f1f', width: 5 },
    { d: 'M 32 34 C 24 12 18 -10 8 -28', fill: '#d99f1f', width: 5 },
    { d: 'M -8 -30 L -6 -48 L 8 -48 L 12 -30 C 6 -24 -2 -24 -8 -30 Z', fill: '#6b5228' },
    { d: 'M -41 36 L -34 38 M -5 44 L 3 43 M 30 42 L 37 38', fill: '#5b4524', width: 5 },
  ],
};

const shock: Drawing = {
  outline: [{ d: BOLT }],
  fill: SPARK,
  pieces: [{ d: 'M 10 -40 L -16 2 L 2 2 L -4 30 L 18 -8 L 0 -8 Z', fill: FLAME }],
};

export const ACTIONS: Readonly<Record<string, Drawing>> = {
  'no-way': noWay,
  grounding,
  'closed-for-holiday': closed,
  'soggy-fuses': soggy,
  'great-escape': escape,
  'tactical-exchange': exchange,
  'sanitary-check': check,
  'common-misfortune': misfortune,
  'special-delivery': delivery,
  'banana-break': bananas,
  shock,
};
