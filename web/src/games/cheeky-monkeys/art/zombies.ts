/** The zombie deck: three rotten characters, and the five parts of the Legendary Zombie-Monkey, each by its outline. */
import { both, disc, pair, whole, type Drawing } from '../../../art/shapes';
import { eyes } from './monkeys';
import { BONE, GOLD, GREY, INK, MOULD, SPARK, STEEL, WOOD } from './palette';

const GREEN = '#7fa35a';
const DARK = '#4c6b3a';
const STITCH = '#26351d';

/** A gold cross, borne by every part. */
const SEAL = (x: number, y: number) => ({ d: `M ${x} ${y - 7} L ${x + 6} ${y} L ${x} ${y + 7} L ${x - 6} ${y} Z`, fill: GOLD });

const digger: Drawing = {
  outline: [
    { d: whole('M 0 -34 C 20 -35 31 -22 31 -4 C 31 18 20 36 0 38') },
    { d: pair(32, -2, 8, 10) },
    { d: 'M 30 46 L -18 -30', width: 8 },
    { d: 'M -46 -36 C -42 -50 -28 -52 -22 -46 L -6 -30 L -24 -17 L -40 -24 C -46 -28 -47 -32 -46 -36 Z' },
    { d: 'M -38 40 C -30 28 30 28 38 40 C 42 50 -42 50 -38 40 Z' },
  ],
  fill: MOULD.fur,
  pieces: [
    { d: whole('M 0 -18 C 12 -23 23 -17 24 -4 C 24 14 15 30 0 31'), fill: MOULD.face },
    ...eyes(MOULD, 10, -5, 8.5, [-1, 2]),
    { d: 'M 1 -7 C 4 -15 16 -15 19 -7 Z', fill: '#8aa060' },
    { d: pair(3.4, 8, 1.8, 1.4), fill: INK },
    { d: 'M -14 16 C -4 12 6 20 14 16 C 12 26 -12 26 -14 16 Z', fill: MOULD.mouth },
    { d: 'M -8 15 L -4 14.6 L -5 20 Z M 4 17 L 9 17 L 7 22 Z', fill: MOULD.tooth },
    { d: 'M 30 46 L -18 -30', fill: WOOD, width: 5.5 },
    { d: 'M -46 -36 C -42 -50 -28 -52 -22 -46 L -6 -30 L -24 -17 L -40 -24 C -46 -28 -47 -32 -46 -36 Z', fill: STEEL },
    { d: 'M -40 -36 C -37 -45 -29 -46 -25 -42', fill: '#c3ccd3', width: 3 },
    { d: 'M -38 40 C -30 28 30 28 38 40 C 42 50 -42 50 -38 40 Z', fill: '#5a4632' },
  ],
};

const snatcher: Drawing = {
  outline: [
    { d: whole('M 0 -48 C 22 -46 34 -26 36 -4 L 44 40 L 0 47') },
    { d: 'M 24 44 L 22 16 L 28 16 L 30 4 L 35 15 L 40 0 L 43 15 L 49 8 L 48 30 L 42 46 Z' },
  ],
  fill: GREY.fur,
  pieces: [
    { d: whole('M 0 -34 C 16 -33 24 -18 24 -2 C 24 14 14 24 0 25'), fill: '#2b2834' },
    { d: pair(9, -6, 7, 4.5), fill: SPARK },
    { d: pair(9, -6, 2.2, 4), fill: INK },
    { d: 'M -13 8 L -8 14 L -3 8 L 2 14 L 7 8 L 12 14', fill: BONE, width: 3 },
    { d: 'M -40 38 L -20 26 L -16 46 L -30 48 Z', fill: GREY.shade },
    { d: 'M 24 44 L 22 16 L 28 16 L 30 4 L 35 15 L 40 0 L 43 15 L 49 8 L 48 30 L 42 46 Z', fill: '#a9bf7c' },
    { d: 'M 28 30 L 40 28 M 33 24 L 35 34', fill: STITCH, width: 2.4 },
  ],
};

const eater: Drawing = {
  outline: [
    { d: whole('M 0 -18 C 20 -19 32 -8 32 10 C 32 34 20 47 0 47') },
    { d: 'M -29 -12 C -44 -22 -34 -42 -18 -38 C -12 -52 12 -52 18 -38 C 34 -42 44 -22 29 -12 Z' },
    { d: pair(33, 14, 8, 10) },
  ],
  fill: MOULD.fur,
  pieces: [
    { d: whole('M 0 -6 C 12 -10 25 -4 25 10 C 25 30 16 42 0 42'), fill: MOULD.face },
    { d: 'M -29 -12 C -44 -22 -34 -42 -18 -38 C -12 -52 12 -52 18 -38 C 34 -42 44 -22 29 -12 Z', fill: '#e59aa9' },
    {
      d: 'M 0 -46 C 3 -36 -3 -28 0 -14 M -18 -37 C -10 -36 -10 -28 -16 -24 M 18 -37 C 10 -36 10 -28 16 -24 M -32 -24 C -26 -26 -22 -20 -24 -15 M 32 -24 C 26 -26 22 -20 24 -15',
      fill: '#b95c74',
      width: 3,
    },
    { d: `${disc(-10, 4, 8)} ${disc(11, 4, 8)}`, fill: MOULD.eye },
    { d: `${disc(-7, 2, 3)} ${disc(8, 7, 3)}`, fill: INK },
    { d: 'M -20 20 C -8 15 8 15 20 20 C 21 38 8 44 0 44 C -8 44 -21 38 -20 20 Z', fill: MOULD.mouth },
    { d: 'M -15 19 L -10 18 L -12 25 Z M -4 17 L 3 17 L 0 25 Z M 9 18 L 15 19 L 12 26 Z', fill: MOULD.tooth },
    { d: 'M -8 34 C -4 30 6 30 9 34 C 7 42 -6 42 -8 34 Z', fill: 'var(--tongue)' },
  ],
};

/** Crowned, with one eye of gold. */
const head: Drawing = {
  outline: [
    { d: whole('M 0 -30 C 20 -30 32 -18 32 2 C 32 28 18 44 0 44') },
    { d: pair(34, 4, 9, 11) },
    { d: 'M -26 -20 L -32 -48 L -16 -36 L 0 -50 L 16 -36 L 32 -48 L 26 -20 Z' },
  ],
  fill: GREEN,
  pieces: [
    { d: whole('M 0 -16 C 12 -20 25 -14 25 2 C 25 24 15 38 0 38'), fill: '#a9bf7c' },
    { d: 'M -26 -20 L -32 -48 L -16 -36 L 0 -50 L 16 -36 L 32 -48 L 26 -20 Z', fill: GOLD },
    { d: disc(-10, 0, 8, 9), fill: '#f4f0b0' },
    { d: disc(11, 0, 9), fill: GOLD },
    { d: `${disc(-10, 1, 3.4)} ${disc(11, 0, 3.4)}`, fill: INK },
    { d: pair(3.4, 13, 1.8, 1.4), fill: INK },
    { d: 'M -16 24 L 16 24 M -11 20 L -11 28 M -4 20 L -4 28 M 4 20 L 4 28 M 11 20 L 11 28', fill: STITCH, width: 2.6 },
  ],
};

const body: Drawing = {
  outline: [{ d: whole('M 0 -42 C 12 -44 20 -42 24 -38 C 38 -34 44 -22 40 -8 C 34 4 33 20 36 38 C 24 46 12 47 0 47') }],
  fill: GREEN,
  pieces: [
    { d: whole('M 0 -24 C 14 -26 22 -14 22 6 C 22 28 14 40 0 40'), fill: '#a9bf7c' },
    { d: 'M 0 -22 L 0 36 M -7 -12 L 7 -12 M -7 0 L 7 0 M -7 12 L 7 12 M -7 24 L 7 24', fill: STITCH, width: 2.8 },
    { d: both('M 26 -26 C 33 -22 35 -15 33 -10'), fill: DARK, width: 3 },
    SEAL(0, -32),
  ],
};

const ARM =
  'M 10 -44 C 24 -46 34 -36 34 -20 C 34 -6 26 4 30 16 C 40 18 46 28 42 38 C 36 46 22 46 18 38 C 14 30 16 22 14 12 C 12 0 16 -10 12 -20 C 8 -28 4 -40 10 -44 Z';
const arms: Drawing = {
  outline: [{ d: both(ARM) }],
  fill: GREEN,
  pieces: [
    { d: both('M 22 24 C 30 20 38 26 37 34 C 34 41 24 40 22 34 Z'), fill: '#a9bf7c' },
    { d: both('M 16 8 L 30 4 M 20 2 L 22 11 M 26 0 L 28 9'), fill: STITCH, width: 2.6 },
    { d: both('M 22 -40 L 28 -33 L 22 -26 L 16 -33 Z'), fill: GOLD },
  ],
};

const LEG = 'M 4 -44 C 16 -48 30 -42 32 -26 C 34 -10 24 0 25 14 L 27 26 C 38 26 47 32 47 42 L 8 44 C 6 30 8 20 6 6 C 2 -8 -2 -36 4 -44 Z';
const legs: Drawing = {
  outline: [{ d: both(LEG) }],
  fill: GREEN,
  pieces: [
    { d: both('M 12 34 C 24 30 38 32 42 40 L 12 41 Z'), fill: '#a9bf7c' },
    { d: both('M 8 4 L 24 0 M 12 -2 L 13 8 M 19 -4 L 20 6'), fill: STITCH, width: 2.6 },
    { d: both('M 17 -40 L 23 -33 L 17 -26 L 11 -33 Z'), fill: GOLD },
  ],
};

const TAIL = 'M -34 44 C 6 44 34 32 34 2 C 34 -26 8 -38 -12 -26 C -28 -15 -20 10 -2 6 C 8 3 8 -9 0 -10';
const tail: Drawing = {
  outline: [{ d: TAIL, width: 19 }],
  fill: GREEN,
  pieces: [
    { d: TAIL, fill: '#a9bf7c', width: 7 },
    { d: 'M 22 22 L 34 30 M 28 10 L 42 14 M 8 34 L 14 46', fill: STITCH, width: 3 },
    { d: 'M -42 36 L -28 36 L -28 52 L -42 52 Z', fill: GOLD },
  ],
};

export const ZOMBIES: Readonly<Record<string, Drawing>> = { head, body, arms, legs, tail, digger, snatcher, eater };
