/** A log read for a check: every field there, none too many, each of its type. */
import { BOX, readBox } from './box';
import type { Bytes } from './bytes';
import { DEPARTURES, readDepartures } from './departures';
import type { Faults } from './faults';
import type { Fields, Json } from './json';
import { TERMS } from './promise';
import { readStart, START } from './start';

export interface Contribution {
  seats: number[];
  commitment: Bytes;
  number: Bytes;
}

export interface Draw {
  at: number;
  stream: string;
  highest: number;
  lowest: number;
  numbers: number[];
}

export interface Promised {
  commitment: Bytes;
  numbers: Contribution[];
  draws: Draw[];
  seal: Bytes;
}

/** A log of format 2; `promised` is null where it was dealt from a seed, `told` where no server made the match. */
export interface Log {
  fields: Fields;
  match: string;
  game: string;
  rules: number;
  options: Fields;
  kinds: string[];
  /** Whether it began at a position of another match. */
  start: boolean;
  secret: Bytes;
  promised: Promised | null;
  actions: string[];
  told: Map<string, number[]> | null;
  head: Bytes;
  /** Whether the game has ended. */
  over: boolean;
}

export const FORMAT = 2;
export const OLD_FORMAT = 1;
export const WATCHERS = 'watchers';
/** How the line of an entry ends in which a seat took its last action back. */
export const UNDO = ' undo';

const MOST_SEATS = 256;
const MOST = Number.MAX_SAFE_INTEGER;
const MOST_BELOW = 2 ** 32;
const KIND = /^(?:here|link|bot)$/;
const LINE = /^(?:0|[1-9][0-9]{0,2}) [^ ]/;
const NAME = /^./;

const seatOf = (line: string) => Number.parseInt(line, 10);

/** A seat, or null for those who only watch, as `told` names them. */
export const viewerOf = (seat: number | null) => (seat === null ? WATCHERS : String(seat));

function readCommon(log: Fields, faults: Faults): number {
  const rules = faults.whole('rules', log.get('rules'), 1, MOST);
  if (log.has('options') && !(log.get('options') instanceof Map)) faults.add('options');
  if (log.get('outcome') !== null && log.has('outcome')) readOutcome(log.get('outcome'), faults);
  return rules;
}

/** Whether a log tells how its game ended. */
export const isOver = (log: Fields) => log.get('outcome') instanceof Map;

function readOutcome(value: Json | undefined, faults: Faults): void {
  const outcome = faults.fields('outcome', value, ['winners', 'reason', 'rule']);
  faults.items('outcome.winners', outcome.get('winners')).forEach((winner, index) => {
    faults.whole(`outcome.winners[${index}]`, winner, 0, MOST_SEATS - 1);
  });
  faults.text('outcome.reason', outcome.get('reason'));
  faults.text('outcome.rule', outcome.get('rule'));
}

/** The lines of the actions; a seat that is none has none. */
function readActions(log: Fields, seats: number, faults: Faults): string[] {
  return faults.items('actions', log.get('actions')).map((value, index) => {
    const line = faults.text(`actions[${index}]`, value, LINE);
    if (line && seats && seatOf(line) >= seats) faults.add(`actions[${index}]`);
    return line;
  });
}

/** A log of format 1 has a seed and neither proof nor chain. */
export function readOld(log: Fields, faults: Faults): number {
  faults.fields('', log, ['vervet', 'game', 'rules', 'options', 'seed', 'actions'], ['outcome']);
  readCommon(log, faults);
  faults.text('game', log.get('game'), NAME);
  faults.seed('seed', log.get('seed'));
  return readActions(log, 0, faults).length;
}

function readSeats(log: Fields, faults: Faults): string[] {
  const seats = faults.items('seats', log.get('seats'));
  if (seats.length > MOST_SEATS) faults.add('seats');
  return seats.map((value, index) => {
    const seat = faults.fields(`seats[${index}]`, value, ['kind', 'bot']);
    faults.text(`seats[${index}].bot`, seat.get('bot'));
    return faults.text(`seats[${index}].kind`, seat.get('kind'), KIND);
  });
}

function readNumbers(deal: Fields, faults: Faults): Contribution[] {
  return faults.items('deal.numbers', deal.get('numbers')).map((value, index) => {
    const where = `deal.numbers[${index}]`;
    const number = faults.fields(where, value, ['seats', 'commitment', 'number']);
    const seats = faults.items(`${where}.seats`, number.get('seats'));
    return {
      seats: seats.map((seat, at) => faults.whole(`${where}.seats[${at}]`, seat, 0, MOST_SEATS - 1)),
      commitment: faults.bytes(`${where}.commitment`, number.get('commitment')),
      number: faults.bytes(`${where}.number`, number.get('number')),
    };
  });
}

function readDraws(log: Fields, entries: number, faults: Faults): Draw[] {
  return faults.items('draws', log.get('draws')).map((value, index) => {
    const where = `draws[${index}]`;
    const draw = faults.fields(where, value, ['at', 'stream', 'highest', 'lowest', 'numbers']);
    const highest = faults.whole(`${where}.highest`, draw.get('highest'), 1, MOST_BELOW);
    const numbers = faults.items(`${where}.numbers`, draw.get('numbers'));
    return {
      at: faults.whole(`${where}.at`, draw.get('at'), 0, entries),
      stream: faults.text(`${where}.stream`, draw.get('stream')),
      highest,
      lowest: faults.whole(`${where}.lowest`, draw.get('lowest'), 1, highest),
      numbers: numbers.map((number, at) => faults.whole(`${where}.numbers[${at}]`, number, 0, highest - 1)),
    };
  });
}

/** Every seat and the watchers, and the numbers of entries that there are. */
function readTold(log: Fields, seats: number, entries: number, faults: Faults): Map<string, number[]> {
  const value = log.get('told');
  const count = seats || (value instanceof Map ? value.size - 1 : 0);
  const viewers = [...Array.from({ length: Math.max(count, 0) }, (_, seat) => String(seat)), WATCHERS];
  const told = faults.fields('told', value, viewers);
  return new Map(
    viewers.map((viewer) => {
      const numbers = faults.items(`told.${viewer}`, told.get(viewer));
      return [viewer, numbers.map((number, at) => faults.whole(`told.${viewer}[${at}]`, number, 1, entries))];
    }),
  );
}

export function readLog(fields: Fields, faults: Faults): Log {
  const deal = fields.get('deal');
  const options = fields.get('options');
  const seeded = deal instanceof Map && deal.has('seed');
  const served = deal instanceof Map && (deal.has('secret') || !seeded);
  const needed = [...TERMS, 'deal', 'actions', 'head', 'outcome', ...(seeded ? [] : ['draws', 'seal']), ...(served ? ['told'] : [])];
  faults.fields('', fields, needed, [START, BOX, ...(served ? [DEPARTURES] : [])]);
  const rules = readCommon(fields, faults);
  readBox(fields, faults);
  const dealt = seeded ? faults.fields('deal', deal, ['seed'], ['secret']) : readDeal(deal, faults);
  if (seeded) faults.seed('deal.seed', dealt.get('seed'));
  const kinds = readSeats(fields, faults);
  const actions = readActions(fields, kinds.length, faults);
  const resigned = readDepartures(fields, kinds, actions.length, faults);
  return {
    fields,
    match: faults.text('match', fields.get('match')),
    game: faults.text('game', fields.get('game'), NAME),
    rules,
    options: options instanceof Map ? options : new Map<string, Json>(),
    kinds,
    start: readStart(fields, kinds.length, faults),
    secret: faults.bytes('deal.secret', dealt.get('secret')),
    promised: seeded ? null : readPromised(fields, dealt, actions.length, faults),
    actions,
    told: served ? readTold(fields, kinds.length, actions.length, faults) : null,
    head: faults.bytes('head', fields.get('head')),
    over: resigned || isOver(fields),
  };
}

function readDeal(deal: Json | undefined, faults: Faults): Fields {
  return deal === undefined ? new Map<string, Json>() : faults.fields('deal', deal, ['secret', 'commitment', 'numbers']);
}

function readPromised(fields: Fields, deal: Fields, entries: number, faults: Faults): Promised {
  return {
    commitment: faults.bytes('deal.commitment', deal.get('commitment')),
    numbers: readNumbers(deal, faults),
    draws: readDraws(fields, entries, faults),
    seal: faults.bytes('seal', fields.get('seal')),
  };
}
