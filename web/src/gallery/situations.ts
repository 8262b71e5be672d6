/** Boards to look at: written situations of Itchy Monkey. */
import type { Highlights, Motion, Trace } from '../games/itchy-monkey/board-props';
import type { ItchyMonkeyView } from '../wire';

const SPECIES: Record<string, string> = { G: 'gorilla', A: 'baboon', B: 'lemur', C: 'capuchin', D: 'howler', E: 'tamarin' };
const SEVEN = ['AB.A..B', '.D..GAC', '.G.C...', 'D.B.D.B', '...A.G.', 'ACG..B.', 'D..C.DC'];
const EIGHT = ['..C..C..', '.A.GA.B.', 'B...B..D', '.DA...G.', '.G...CB.', 'B..D...D', '.D.CG.C.', '..A..A..'];

/** Lice on a cell: seat, workers, queens. */
type Lice = Record<string, readonly [seat: number, workers: number, queens: number]>;

function monkeys(rows: readonly string[], lice: Lice, replace: Record<string, string> = {}): ItchyMonkeyView[] {
  const all = rows.flatMap((row, down) =>
    [...row].flatMap((letter, across) => {
      const species = SPECIES[replace[letter] ?? letter];
      return species ? [{ species, cell: `${'abcdefgh'.charAt(across)}${rows.length - down}` }] : [];
    }),
  );
  return all.map(({ species, cell }, number) => {
    const [owner = null, workers = 0, queens = 0] = lice[cell] ?? [];
    return { number, cell, species, owner, workers, queens, power: workers + 2 * queens, colony: workers >= 3 };
  });
}

export interface Situation {
  title: string;
  size: number;
  monkeys: ItchyMonkeyView[];
  highlights: Highlights;
  path: string[];
  trace: Trace[];
  turns?: number;
  /** Moves to be shown one after another: what happened, and how it then stands. */
  film?: { events: Motion['events']; monkeys: ItchyMonkeyView[] }[];
}

const still = { highlights: {}, path: [], trace: [] };
const DUEL: Lice = { b6: [0, 2, 1], f6: [1, 3, 1], c4: [0, 4, 0], e4: [1, 1, 0], f3: [0, 3, 2], c2: [1, 12, 2], a2: [1, 0, 1], g7: [0, 5, 0], d1: [0, 1, 3], d5: [1, 2, 0] };
const FOUR: Lice = {
  c8: [0, 3, 1], e7: [1, 2, 1], b7: [2, 4, 0], g7: [3, 1, 0], a6: [0, 1, 1], h6: [1, 7, 0], g5: [2, 3, 2], c5: [3, 5, 1],
  b4: [3, 3, 0], f4: [0, 2, 0], d3: [2, 1, 1], h3: [3, 0, 2], e2: [1, 3, 0], g2: [2, 11, 3], c1: [0, 5, 1],
};

function moved(before: readonly ItchyMonkeyView[], changes: Record<string, Partial<ItchyMonkeyView>>): ItchyMonkeyView[] {
  return before.map((monkey) => {
    const next = { ...monkey, ...changes[monkey.cell] };
    return { ...next, power: next.workers + 2 * next.queens, colony: next.workers >= 3 };
  });
}

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
    highlights: { source: ['b6', 'f3', 'c4'], selected: ['f3'], target: ['f4', 'f5', 'e3'], landing: ['f6', 'd3'], 'last-from': ['d7'], 'last-to': ['d5'] },
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
    trace: [{ kind: 'bump', seat: 0, from: 'f8', to: 'c8' }, { kind: 'jump', seat: 3, from: 'b4', to: 'b5' }, { kind: 'nitpick', seat: 2, from: 'f4' }],
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
      { events: [{ event: 'spawn', seat: 0, cell: 'b6', workers: 2 }], monkeys: SPAWNED },
      {
        events: [
          { event: 'bump', seat: 0, cell: 'b6', to: 'd6' },
          { event: 'cross', seat: 0, cell: 'd6', to: 'e6', workers: 3, queens: 1 },
        ],
        monkeys: BUMPED,
      },
      {
        events: [
          { event: 'jump', seat: 0, cell: 'e6', to: 'f6', workers: 3, queens: 0 },
          { event: 'fight', seat: 0, cell: 'f6', loser: 1, result: 'match', workers: 3, queens: 0 },
        ],
        monkeys: FOUGHT,
      },
      { events: [{ event: 'exchange', seat: 0, cell: 'c2' }], monkeys: CROWNED },
      { events: [{ event: 'nitpick', seat: 0, cell: 'e4', loser: 1, workers: 1, queens: 0 }], monkeys: PLUCKED },
    ],
  },
];
