/** The seven monkeys, each with its prop and a silhouette of its own; two of them undead as well. */
import { both, disc, pair, whole, type Drawing, type Piece } from '../../../art/shapes';
import {
  BLUE,
  COAL,
  FLAME,
  GOLD,
  INK,
  PINK,
  RED,
  SAND,
  SPARK,
  STEEL,
  TEAL,
  UNDEAD_BLUE,
  UNDEAD_RED,
  VIOLET,
  WATER,
  WOOD,
  type Palette,
} from './palette';

/** Two eyes looking somewhere. */
export function eyes(palette: Palette, x: number, y: number, size: number, look: readonly [number, number] = [0, 0]): Piece[] {
  const [dx, dy] = look;
  const pupil = size * 0.45;
  return [
    { d: pair(x, y, size, size * 1.1), fill: palette.eye },
    { d: `${disc(x + dx, y + dy, pupil)} ${disc(-x + dx, y + dy, pupil)}`, fill: INK },
  ];
}

const nose = (y: number, fill: string = INK): Piece => ({ d: pair(3.4, y, 1.8, 1.4), fill });

/** A stitched scar and a drooping lid: they tell the undead from the living even in grey. */
const STITCHES: Piece[] = [
  { d: 'M -22 -30 L -6 -22', fill: INK, width: 2.4 },
  { d: 'M -19 -33 L -17 -25 M -14 -31 L -12 -23 M -9 -28 L -7 -20', fill: INK, width: 2 },
];

/** Tufts burning at the tips, a grin from ear to ear, and a match. */
function pyromaniac(p: Palette, more: Piece[] = []): Drawing {
  const head = whole('M 0 -26 L 4 -40 L 10 -27 L 19 -36 L 21 -22 C 30 -16 34 -5 33 8 C 31 28 17 42 0 42');
  const ears = pair(34, 4, 9, 10);
  const stick = 'M 41 46 L 36 -14';
  const flame = 'M 35 -50 C 44 -40 48 -30 42 -21 C 39 -16 32 -16 29 -21 C 25 -30 33 -36 35 -50 Z';
  return {
    outline: [{ d: ears }, { d: head }, { d: stick, width: 9 }, { d: flame }],
    fill: p.fur,
    pieces: [
      { d: pair(34, 4, 5, 6), fill: p.face },
      { d: whole('M 0 -12 C 8 -18 22 -16 24 -4 C 26 12 18 36 0 36'), fill: p.face },
      { d: both('M 4 -20 L 14 -24 L 22 -15 L 13 -17 Z'), fill: p.shade },
      ...eyes(p, 10.5, -3, 8, [1.5, -1]),
      nose(9),
      { d: 'M -19 15 C -10 21 10 21 19 15 C 17 30 -17 30 -19 15 Z', fill: p.mouth },
      { d: 'M -15 18.4 C -8 21 8 21 15 18.4 L 14 23 C 7 25 -7 25 -14 23 Z', fill: p.tooth },
      { d: stick, fill: '#f0d9a8', width: 6 },
      { d: flame, fill: FLAME },
      { d: 'M 36 -40 C 41 -33 42 -27 39 -23 C 36 -20 32 -23 32 -27 C 33 -32 36 -34 36 -40 Z', fill: SPARK },
      ...more,
    ],
  };
}

const bomb = (x: number, y: number, r: number) => disc(x, y, r);

/** A small worried head below three bombs in the air. */
function juggler(p: Palette, more: Piece[] = []): Drawing {
  const head = whole('M 0 -14 C 16 -15 27 -4 28 12 C 28 32 16 46 0 46');
  const ears = pair(29, 14, 8, 9);
  const bombs = `${bomb(-33, -20, 13)} ${bomb(0, -34, 13)} ${bomb(33, -20, 13)}`;
  const fuses = 'M -27 -32 C -24 -40 -18 -38 -17 -43 M 6 -46 C 10 -50 14 -46 18 -49 M 39 -32 C 43 -38 46 -36 47 -42';
  return {
    outline: [{ d: ears }, { d: head }, { d: bombs }, { d: fuses, width: 5 }],
    fill: p.fur,
    pieces: [
      { d: pair(29, 14, 4.5, 5), fill: p.face },
      { d: whole('M 0 0 C 8 -5 20 -3 21 8 C 22 24 14 41 0 41'), fill: p.face },
      ...eyes(p, 9, 9, 7.5, [0, -3.5]),
      { d: both('M 3 -3 L 16 -6 L 17 -3 L 4 0 Z'), fill: p.fur },
      nose(20),
      { d: 'M -9 31 C -5 25 5 25 9 31 C 5 35 -5 35 -9 31 Z', fill: p.mouth },
      { d: bombs, fill: '#2a2f3a' },
      { d: `${disc(-37, -25, 3.5)} ${disc(-4, -39, 3.5)} ${disc(29, -25, 3.5)}`, fill: '#8790a1' },
      { d: fuses, fill: WOOD, width: 3 },
      { d: `${disc(-17, -44, 3.4)} ${disc(18, -49, 3.4)} ${disc(46, -43, 3.4)}`, fill: SPARK },
      ...more,
    ],
  };
}

/** One eye shut over a water pistol. */
function sniper(p: Palette): Drawing {
  const head = whole('M 0 -46 C 22 -47 35 -32 35 -12 C 35 8 24 22 0 22');
  const ears = pair(36, -12, 8, 10);
  const gun = 'M -44 18 L 30 18 L 30 11 L 48 11 L 48 21 L 34 27 L 34 33 L -4 33 L -10 48 L -26 48 L -22 33 L -44 33 Z';
  return {
    outline: [{ d: ears }, { d: head }, { d: gun }],
    fill: p.fur,
    pieces: [
      { d: pair(36, -12, 4.5, 6), fill: p.face },
      { d: whole('M 0 -26 C 10 -32 25 -29 26 -15 C 27 4 18 16 0 16'), fill: p.face },
      { d: 'M -33 -27 C -20 -37 20 -37 33 -27 L 32 -36 C 20 -47 -20 -47 -32 -36 Z', fill: '#c8402f' },
      { d: 'M 30 -33 L 46 -42 L 43 -31 L 49 -25 L 32 -26 Z', fill: '#c8402f' },
      { d: disc(-11, -13, 8.5, 9.5), fill: p.eye },
      { d: disc(-8, -12, 4), fill: INK },
      { d: 'M 4 -13 C 8 -8 14 -8 18 -13', fill: INK, width: 3.6 },
      nose(1),
      { d: 'M -10 9 C -3 13 6 12 11 7', fill: INK, width: 3 },
      { d: gun, fill: '#e2572c' },
      { d: 'M -44 18 L 30 18 L 30 24 L -44 24 Z', fill: '#f5a03c' },
      { d: 'M -18 11 L 10 11 L 8 18 L -16 18 Z', fill: WATER },
      { d: 'M 43 30 C 48 37 50 42 46 46 C 42 50 36 47 37 42 C 38 38 41 35 43 30 Z', fill: WATER },
    ],
  };
}

/** Hair standing on end, a comb in it, and sparks between its teeth. */
function headscratcher(p: Palette): Drawing {
  const hair =
    'M -30 8 L -47 -4 L -36 -9 L -48 -24 L -33 -24 L -37 -42 L -22 -33 L -15 -50 L -4 -36 L 6 -50 L 14 -35 L 28 -46 L 29 -28 L 45 -30 L 38 -15 L 49 -6 L 30 8 Z';
  const face = whole('M 0 -20 C 18 -20 30 -8 30 10 C 30 32 18 46 0 46');
  return {
    outline: [{ d: hair }, { d: face }],
    fill: p.fur,
    pieces: [
      { d: 'M -22 -4 L -32 -18 L -22 -17 L -20 -30 L -8 -20 L 0 -36 L 8 -20 L 21 -31 L 21 -17 L 33 -18 L 22 -4 Z', fill: p.shade },
      { d: whole('M 0 -8 C 12 -12 24 -5 24 9 C 24 27 15 40 0 40'), fill: p.face },
      { d: disc(-10, 5, 10, 11), fill: p.eye },
      { d: disc(11, 6, 7.5, 8.5), fill: p.eye },
      { d: `${disc(-9, 5, 2.6)} ${disc(11, 6, 2.6)}`, fill: INK },
      nose(19),
      { d: 'M -15 29 L -9 25 L -4 30 L 1 25 L 6 30 L 11 25 L 15 29 L 10 34 L 5 31 L 0 35 L -5 31 L -10 34 Z', fill: p.mouth },
      { d: 'M 16 -40 L 44 -22 L 40 -15 L 37 -17 L 33 -10 L 30 -21 L 25 -14 L 24 -25 L 18 -19 L 18 -29 L 12 -33 Z', fill: GOLD },
      { d: 'M -41 -36 L -36 -27 L -30 -29 L -34 -16 L -37 -22 L -43 -20 Z', fill: SPARK },
    ],
  };
}

/** Feathers, a painted face, rolling eyes, and a drum. */
function shaman(p: Palette): Drawing {
  const feathers = 'M 0 -50 C 8 -42 8 -30 3 -24 L -3 -24 C -8 -30 -8 -42 0 -50 Z';
  const side = both('M 22 -46 C 27 -36 22 -24 14 -20 L 8 -25 C 8 -34 13 -42 22 -46 Z');
  const outer = both('M 42 -34 C 42 -22 33 -12 24 -12 L 19 -18 C 23 -26 31 -33 42 -34 Z');
  const head = whole('M 0 -26 C 18 -27 31 -16 31 0 C 31 18 20 28 0 28');
  const drum = 'M -34 25 C -34 16 34 16 34 25 L 29 46 C 20 51 -20 51 -29 46 Z';
  const spiral = (x: number) =>
    `M ${x} -4 C ${x + 3} -7 ${x + 5} -1 ${x} 0 C ${x - 6} 1 ${x - 6} -9 ${x + 1} -9 C ${x + 8} -9 ${x + 9} 3 ${x} 4`;
  return {
    outline: [{ d: outer }, { d: side }, { d: feathers }, { d: head }, { d: drum }],
    fill: p.fur,
    pieces: [
      { d: outer, fill: '#e9b44c' },
      { d: side, fill: '#d1495b' },
      { d: feathers, fill: '#f2f0e4' },
      { d: head, fill: p.fur },
      { d: whole('M 0 -14 C 12 -20 25 -14 25 0 C 25 16 16 24 0 24'), fill: p.face },
      { d: pair(11, -3, 9.5), fill: p.eye },
      { d: `${spiral(11)} ${spiral(-12)}`, fill: INK, width: 2.6 },
      { d: both('M 17 8 L 25 6 L 24 9 L 17 11 Z M 15 13 L 23 12 L 21 15 L 15 16 Z'), fill: '#d1495b' },
      { d: 'M -8 14 C -3 10 4 10 8 14 C 5 21 -5 21 -8 14 Z', fill: p.mouth },
      { d: drum, fill: WOOD },
      { d: 'M -33 26 C -33 18 33 18 33 26 C 33 32 -33 32 -33 26 Z', fill: '#f3e3c0' },
      { d: 'M -30 33 L -20 47 L -10 35 L 0 49 L 10 35 L 20 47 L 30 33', fill: '#f3e3c0', width: 2.6 },
    ],
  };
}

/** One brow up, a tongue that has seen something, and the banana in front of it. */
function tempter(p: Palette): Drawing {
  const head = whole('M 0 -47 C 23 -48 36 -32 35 -10 C 34 14 20 32 0 32');
  const ears = pair(36, -8, 9, 11);
  const banana = 'M -46 8 C -44 38 -12 54 24 44 C 36 40 45 32 46 22 L 49 14 L 41 15 C 34 27 12 32 -8 27 C -24 23 -32 14 -36 3 Z';
  return {
    outline: [{ d: ears }, { d: head }, { d: banana }],
    fill: p.fur,
    pieces: [
      { d: pair(36, -8, 5, 7), fill: p.face },
      { d: whole('M 0 -30 C 12 -36 26 -30 26 -13 C 26 10 16 26 0 26'), fill: p.face },
      { d: whole('M 0 -47 C 10 -46 16 -40 18 -31 C 11 -37 5 -37 0 -35'), fill: p.shade },
      { d: `${disc(-10, -14, 9, 8)} ${disc(11, -13, 9, 10)}`, fill: p.eye },
      { d: 'M -20 -17 C -14 -22 -6 -21 0 -16 L 0 -22 C -7 -27 -16 -26 -20 -22 Z', fill: p.fur },
      { d: 'M 2 -26 C 8 -33 18 -33 23 -25', fill: p.fur, width: 4.5 },
      { d: `${disc(-8, -12, 3.6)} ${disc(12, -10, 3.8)}`, fill: INK },
      nose(0),
      { d: 'M -16 6 C -4 12 10 11 18 1 C 16 16 -6 22 -16 6 Z', fill: p.mouth },
      { d: 'M 2 12 C 6 8 13 8 14 10 C 14 18 8 22 4 18 Z', fill: 'var(--tongue)' },
      { d: banana, fill: '#ffd84a' },
      { d: 'M -41 12 C -36 34 -8 46 22 39 C 32 36 40 31 43 23 C 32 34 10 38 -10 32 C -26 28 -36 20 -41 12 Z', fill: '#d99f1f' },
      { d: 'M -46 8 L -40 2 L -36 3 L -38 12 Z M 41 15 L 49 14 L 46 23 L 42 21 Z', fill: '#5b4524' },
    ],
  };
}

/** A jaw like a drawer, under a hammer. */
function destroyer(p: Palette): Drawing {
  const head = whole('M 0 -32 C 20 -34 33 -26 34 -10 L 42 4 C 46 24 34 46 0 46');
  const shaft = 'M 36 44 L -12 -32';
  const iron = 'M -40 -28 L -14 -50 L 12 -40 L 8 -32 L -2 -34 L -14 -23 L -16 -14 L -26 -10 Z';
  return {
    outline: [{ d: head }, { d: shaft, width: 10 }, { d: iron }],
    fill: p.fur,
    pieces: [
      { d: whole('M 0 -14 C 12 -20 25 -16 27 -4 L 33 10 C 36 26 26 40 0 40'), fill: p.face },
      { d: 'M -27 -13 L -3 -5 L -3 1 L -27 -4 Z M 27 -13 L 3 -5 L 3 1 L 27 -4 Z', fill: p.fur },
      { d: pair(13, 1, 7, 5.5), fill: p.eye },
      { d: pair(11, 2, 3), fill: '#b3261e' },
      nose(10),
      { d: 'M -27 17 C -12 12 12 12 27 17 L 25 33 C 10 38 -10 38 -25 33 Z', fill: p.mouth },
      { d: 'M -25 18 L -17 16 L -19 25 Z M -11 15 L -3 14 L -7 24 Z M 3 14 L 11 15 L 7 24 Z M 17 16 L 25 18 L 19 25 Z', fill: p.tooth },
      { d: 'M -22 34 L -18 24 L -12 36 Z M 12 36 L 18 24 L 22 34 Z', fill: p.tooth },
      { d: 'M -12 -32 L -22 -14 M -12 -32 L -4 -18', fill: WOOD, width: 7 },
      { d: iron, fill: STEEL },
      { d: 'M -40 -28 L -14 -50 L -9 -48 L -33 -20 Z', fill: '#b9c4cc' },
    ],
  };
}

export const MONKEYS: Readonly<Record<string, Drawing>> = {
  pyromaniac: pyromaniac(RED),
  juggler: juggler(BLUE),
  sniper: sniper(TEAL),
  headscratcher: headscratcher(VIOLET),
  shaman: shaman(SAND),
  tempter: tempter(PINK),
  destroyer: destroyer(COAL),
  'undead-pyromaniac': pyromaniac(UNDEAD_RED, [...STITCHES, { d: 'M -19 -5 C -16 -12 -6 -12 -3 -5 Z', fill: '#8aa060' }]),
  'undead-juggler': juggler(UNDEAD_BLUE, [
    { d: 'M -17 7 C -14 0 -6 0 -3 7 Z', fill: '#8aa060' },
    { d: 'M 10 32 L 20 27 M 12 28 L 14 33 M 16 26 L 18 31', fill: INK, width: 2.2 },
  ]),
};
