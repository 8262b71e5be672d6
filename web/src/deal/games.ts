/** Which streams each game draws, as the table in docs/programmers/deals.md has them: no draw may be missing or be another's. */
import type { Fields } from './json';
import type { Log } from './log';
import type { Stream } from './streams';

/** The streams of one purpose: `which` says whose there are; all are drawn before the first entry, some again later. */
interface Kind {
  purpose: string;
  which: readonly number[];
  again: boolean;
  /** What the one number that is drawn must be below; a shuffle has no such bound. */
  below?: number;
  /** Where a match was played on from a position: the first turn was another match's. */
  later?: boolean;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const once = (purpose: string, count: number): Kind => ({ purpose, which: upTo(count), again: false });

function starter(players: number): Kind {
  return { ...once('first-seat', 1), below: players };
}

const PILES = 8;

function afterUs(options: Fields, players: number): Kind[] {
  // In a game alone, the second board is the King's.
  const boards: Kind = { purpose: 'deck', which: upTo(Math.max(players, 2)), again: true };
  return [
    ...(options.get('objects') === 'random' ? [once('objects', 1)] : []),
    boards,
    once('pile', PILES),
    ...(players === 1 ? [once('king-tokens', 1)] : []),
  ];
}

function cheekyMonkeys(options: Fields, players: number): Kind[] {
  return [starter(players), { purpose: 'deck', which: options.get('zombies') === true ? [0, 1, 2] : [0, 2], again: true }];
}

const GAMES: Readonly<Record<string, (options: Fields, players: number) => Kind[]>> = {
  'itchy-monkey': (_options, players) => [starter(players)],
  'after-us': afterUs,
  'cheeky-monkeys': cheekyMonkeys,
};

/** The version of the rules that the table is for. */
const RULES = 2;

/** What the hidden cards are dealt from where a match is played on from a position: 63 bits in three numbers. */
const START = 'start';
const START_BOUNDS = { highest: 2 ** 21, lowest: 2 ** 21 - 2 };

/** Where a match was played on, only what is drawn again and again is still drawn. */
function playedOn(kinds: readonly Kind[]): Kind[] {
  return [once(START, 1), ...kinds.filter(({ again }) => again).map((kind) => ({ ...kind, later: true }))];
}

/** What a match draws; null for one of which the page does not say it: another game, other rules, nobody knows how many. */
export function kindsOf({ game, rules, options, start }: Pick<Log, 'game' | 'rules' | 'options' | 'start'>): Kind[] | null {
  const players = options.get('players');
  if (rules !== RULES) return null;
  const kinds = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  if (!kinds || typeof players !== 'number') return null;
  return start ? playedOn(kinds(options, players)) : kinds(options, players);
}

/** Whether a draw of these bounds, at this entry, is one that the game makes. */
export function fits(kinds: readonly Kind[], stream: Stream, at: number, highest: number, lowest: number): boolean {
  const kind = kinds.find(({ purpose }) => purpose === stream.purpose);
  if (!kind?.which.includes(stream.which)) return false;
  if (stream.turn === 0 ? at !== 0 || kind.later : !kind.again) return false;
  if (kind.purpose === START) return highest === START_BOUNDS.highest && lowest === START_BOUNDS.lowest;
  return kind.below === undefined ? lowest === 2 : highest === kind.below && lowest === kind.below;
}

/** The streams that are drawn before the first entry and are not among these. */
export function missingFrom(kinds: readonly Kind[], names: ReadonlySet<string>): string[] {
  const first = kinds.filter(({ later }) => !later);
  return first.flatMap(({ purpose, which }) => which.map((each) => `${purpose}/${each}/0`)).filter((name) => !names.has(name));
}
