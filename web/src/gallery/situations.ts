/** Boards to look at: made-up situations in Itchy Monkey. */
import { NOBODY } from '../art/marks';
import type { Drawn, Highlights, Motion, Trace } from '../games/itchy-monkey/board-props';
import { told } from '../games/itchy-monkey/sample-events';

const SPECIES: Record<string, string> = { G: 'gorilla', A: 'baboon', B: 'lemur', C: 'capuchin', D: 'howler', E: 'tamarin' };
const SEVEN = ['AB.A..B', '.D..GAC', '.G.C...', 'D.B.D.B', '...A.G.', 'ACG..B.', 'D..C.DC'];
const EIGHT = ['..C..C..', '.A.GA.B.', 'B...B..D', '.DA...G.', '.G...CB.', 'B..D...D', '.D.CG.C.', '..A..A..'];

/** Lice on a cell: seat, workers, queens. */
type Lice = Record<string, readonly [seat: number, workers: number, queens: number]>;

const BARE = { spies: [], nitpickable: false, abilities: [], clan: null, resting: false, broken: false };
const colony = (owner: number | null, workers: number) => (owner !== null && owner !== NOBODY && workers >= 3 ? [owner] : []);

function monkeys(rows: readonly string[], lice: Lice, replace: Record<string, string> = {}): Drawn[] {
  const all = rows.flatMap((row, down) =>
    [...row].flatMap((letter, across) => {
      const species = SPECIES[replace[letter] ?? letter];
      return species ? [{ species, cell: `${'abcdefgh'.charAt(across)}${rows.length - down}` }] : [];
    }),
  );
  return all.map(({ species, cell }, number) => {
    const [owner = null, workers = 0, queens = 0] = lice[cell] ?? [];
    return {
      ...BARE,
      number,
      cell,
      species,
      owner,
      workers,
      queens,
      power: workers + 2 * queens,
      colonies: colony(owner, workers),
      counted: workers,
    };
  });
}

export interface Situation {
  title: string;
  size: number;
  monkeys: readonly Drawn[];
  highlights: Highlights;
  path: string[];
  trace: Trace[];
  turns?: number;
  exits?: string[];
  gates?: boolean;
  /** Moves to show one after another: what happened, and the board afterwards. */
  film?: { events: Motion['events']; monkeys: readonly Drawn[] }[];
}

const still = { highlights: {}, path: [], trace: [] };
const DUEL: Lice = {
  b6: [0, 2, 1],
  f6: [1, 3, 1],
  c4: [0, 4, 0],
  e4: [1, 1, 0],
  f3: [0, 3, 2],
  c2: [1, 12, 2],
  a2: [1, 0, 1],
  g7: [0, 5, 0],
  d1: [0, 1, 3],
  d5: [1, 2, 0],
};
const FOUR: Lice = {
  c8: [0, 3, 1],
  e7: [1, 2, 1],
  b7: [2, 4, 0],
  g7: [3, 1, 0],
  a6: [0, 1, 1],
  h6: [1, 7, 0],
  g5: [2, 3, 2],
  c5: [3, 5, 1],
  b4: [3, 3, 0],
  f4: [0, 2, 0],
  d3: [2, 1, 1],
  h3: [3, 0, 2],
  e2: [1, 3, 0],
  g2: [2, 11, 3],
  c1: [0, 5, 1],
};

function moved(before: readonly Drawn[], changes: Record<string, Partial<Drawn>>): Drawn[] {
  return before.map((monkey) => {
    const next = { ...monkey, ...changes[monkey.cell] };
    return { ...next, power: next.workers + 2 * next.queens, colonies: colony(next.owner, next.workers), counted: next.workers };
  });
}

/** The same board with different signs on some of its monkeys. */
function signed(before: readonly Drawn[], signs: Record<string, Partial<Drawn>>): Drawn[] {
  return before.map((monkey) => ({ ...monkey, ...signs[monkey.cell] }));
}

const SPIED = signed(monkeys(EIGHT, FOUR), {
  c8: { spies: [2], colonies: [0, 2], counted: 4 },
  e7: { spies: [0, 3], colonies: [0, 1, 3], counted: 4 },
  h6: { spies: [0], colonies: [0, 1], counted: 8, nitpickable: true },
  g5: { spies: [0, 1, 3], colonies: [0, 1, 2, 3], counted: 6, nitpickable: true, abilities: ['gorilla'] },
  f8: { spies: [1], counted: 1 },
  b8: { spies: [0, 1], counted: 2 },
  d7: { spies: [0, 1, 2, 3], colonies: [0, 1, 2, 3], counted: 4, abilities: ['gorilla'] },
  b7: { abilities: ['baboon'] },
  g7: { abilities: ['lemur'] },
  e6: { abilities: ['lemur'] },
  c5: { abilities: ['baboon'], nitpickable: true },
  f4: { abilities: ['capuchin'] },
  d3: { abilities: ['howler'], spies: [1], counted: 2 },
  h3: { abilities: ['howler'] },
  h5: { abilities: ['howler'] },
});
const MIMICS = signed(monkeys(EIGHT, { c8: [1, 3, 1], b4: [0, 2, 0], f4: [0, 1, 1], g4: [1, 2, 0] }, { C: 'E' }), {
  f4: { abilities: ['lemur', 'gorilla'] },
  g4: { abilities: ['lemur'] },
  c2: { abilities: ['gorilla'] },
});
const CLAN = signed(
  monkeys(
    SEVEN,
    Object.fromEntries(
      ['a7', 'b7', 'd7', 'g7', 'b6', 'e6', 'f6', 'g6', 'b5', 'a4', 'c4', 'e4', 'g4', 'd3', 'f3', 'a2', 'c2', 'f2', 'a1'].map((cell, at) => [
        cell,
        [NOBODY, (at * 7) % 6, at % 5 ? 0 : 1] as const,
      ]),
    ),
  ),
  {},
).map((monkey) => ({
  ...monkey,
  owner: monkey.workers + monkey.queens ? NOBODY : null,
  clan: { lemur: 0, howler: 1 }[monkey.species] ?? null,
  resting: monkey.cell === 'f3',
  broken: monkey.cell === 'c4',
}));

const START = monkeys(SEVEN, { b6: [0, 2, 1], f6: [1, 3, 0], e4: [1, 1, 0], c2: [0, 6, 0] });
const SPAWNED = moved(START, { b6: { workers: 4 } });
const BUMPED = moved(SPAWNED, { b6: { cell: 'd6', workers: 1, queens: 0 }, e6: { owner: 0, workers: 3, queens: 1 } });
const FOUGHT = moved(BUMPED, { e6: { workers: 0, queens: 1 }, f6: { owner: null, workers: 0 } });
const CROWNED = moved(FOUGHT, { c2: { workers: 0, queens: 1 } });
const PLUCKED = moved(CROWNED, { e4: { owner: null, workers: 0 } });

export const SITUATIONS: Situation[] = [
  { title: 'Before the first louse', size: 7, monkeys: monkeys(SEVEN, {}), ...still, highlights: { source: ['b6', 'e6', 'c4', 'f3'] } },
  {
    title: 'A duel: a bump considered, the last move traced',
    size: 7,
    monkeys: monkeys(SEVEN, DUEL),
    highlights: {
      source: ['b6', 'f3', 'c4'],
      selected: ['f3'],
      target: ['f4', 'f5', 'e3'],
      landing: ['f6', 'd3'],
      'last-from': ['d7'],
      'last-to': ['d5'],
    },
    path: ['f3', 'f4', 'f5'],
    trace: [
      { kind: 'spawn', seat: 1, from: 'c2' },
      { kind: 'bump', seat: 1, from: 'g5', to: 'd5' },
      { kind: 'cross', seat: 1, from: 'e4', to: 'd4' },
    ],
  },
  {
    title: 'Four seats, a nitpick in sight',
    size: 8,
    monkeys: monkeys(EIGHT, FOUR),
    highlights: { target: ['h6', 'c5', 'g2'], danger: ['g2'], 'last-from': ['d8'], 'last-to': ['c8'] },
    path: [],
    trace: [
      { kind: 'bump', seat: 0, from: 'f8', to: 'c8' },
      { kind: 'jump', seat: 3, from: 'b4', to: 'b5' },
      { kind: 'nitpick', seat: 2, from: 'f4' },
    ],
  },
  { title: 'Spies and abilities', size: 8, monkeys: SPIED, ...still, highlights: { source: ['c8'] } },
  {
    title: 'Tamarins that borrow',
    size: 8,
    monkeys: MIMICS,
    ...still,
    path: ['f4', 'f5', 'f6', 'f7'],
    highlights: { selected: ['f4'], target: ['f5', 'f6'] },
  },
  {
    title: 'Clans',
    size: 7,
    monkeys: CLAN,
    ...still,
    gates: true,
    exits: ['d0', '-1', 'd8', 'h1'],
    path: ['d1', 'd0'],
    highlights: { selected: ['d1'], target: ['c1', 'b1'] },
  },
  {
    title: 'With tamarins, turned once',
    size: 8,
    turns: 1,
    monkeys: monkeys(EIGHT, { c8: [4, 3, 1], e7: [5, 2, 1], b7: [4, 4, 0], g7: [5, 6, 2], b4: [4, 1, 1] }, { C: 'E' }),
    ...still,
  },
  {
    title: 'A film: spawn, bump and cross, match, exchange, nitpick',
    size: 7,
    monkeys: START,
    ...still,
    highlights: { source: ['b6'] },
    film: [
      { events: [told('spawn', { seat: 0, cell: 'b6', workers: 2 })], monkeys: SPAWNED },
      {
        events: [told('bump', { seat: 0, cell: 'b6', to: 'd6' }), told('cross', { seat: 0, cell: 'd6', to: 'e6', workers: 3, queens: 1 })],
        monkeys: BUMPED,
      },
      {
        events: [
          told('jump', { seat: 0, cell: 'e6', to: 'f6', workers: 3, queens: 0 }),
          told('fight', { seat: 0, cell: 'f6', loser: 1, result: 'match', workers: 3, queens: 0 }),
        ],
        monkeys: FOUGHT,
      },
      { events: [told('exchange', { seat: 0, cell: 'c2' })], monkeys: CROWNED },
      { events: [told('nitpick', { seat: 0, cell: 'e4', loser: 1, workers: 1, queens: 0 })], monkeys: PLUCKED },
    ],
  },
];
