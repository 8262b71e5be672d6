/** What happened, as a sentence in which pictures stand for frames and cards. */
import type { AfterUsEvent, RefusalInfo, Step } from '../../wire';
import type { Frame } from './cards';
import { cardOf } from './deck';
import type { Place } from './line';

/** A piece of a sentence: words, a card, or a frame of the line. */
export type Piece = { words: string } | { card: number } | { frame: string };

// Characters that no text uses: they carry what is to be a picture through the sentence.
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const PIECE = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`);
const CARDS = ['card', 'drawn', 'cards'];
const FRAMES = ['frame', 'target', 'here'];

/** A card or a frame, to be put into a sentence as a picture. */
export const picture = (value: string | number): string => `${OPEN}${value}${CLOSE}`;

const mark = (value: unknown): unknown => (Array.isArray(value) ? value.filter((one) => one !== null).map(mark) : picture(String(value)));

function markedFields<T extends object>(fields: T): T {
  const pairs = Object.entries(fields).map(([name, value]: [string, unknown]) => {
    const pictured = value !== null && [...CARDS, ...FRAMES].includes(name);
    return [name, pictured ? mark(value) : value];
  });
  return Object.fromEntries(pairs) as T;
}

/** The event with its cards and frames marked, to be put into words. */
export const marked = (event: AfterUsEvent): AfterUsEvent => markedFields(event);

/** The same of a refusal. */
export const markedRefusal = (refusal: RefusalInfo): RefusalInfo => ({ ...refusal, details: markedFields(refusal.details) });

export function piecesOf(sentence: string): Piece[] {
  // A capturing group keeps what stood between the marks, at every second place.
  return sentence.split(PIECE).flatMap((text, at): Piece[] => {
    if (at % 2 === 0) return text ? [{ words: text }] : [];
    return /^\d+$/.test(text) ? [{ card: Number(text) }] : [{ frame: text }];
  });
}

/** The line of each seat when an event happened: as it was last put in order. */
const lines = new WeakMap<readonly Step<'after-us'>[], Map<AfterUsEvent, readonly Place[]>>();

export function lineAt(steps: readonly Step<'after-us'>[], event: AfterUsEvent): readonly Place[] {
  let known = lines.get(steps);
  if (!known) {
    known = new Map();
    const now = new Map<number, readonly Place[]>();
    for (const one of steps.flatMap(({ events }) => events)) {
      if (one.event === 'arrange') now.set(one.seat, one.cards);
      if ('frame' in one) known.set(one, now.get(one.seat) ?? []);
    }
    lines.set(steps, known);
  }
  return known.get(event) ?? [];
}

/** The line that lay before a seat at a version of the table. */
export function lineBy(steps: readonly Step<'after-us'>[], seat: number, version: number): readonly Place[] {
  const then = steps.filter((step) => step.version <= version).flatMap(({ events }) => events);
  const last = then.findLast((event) => event.event === 'arrange' && event.seat === seat);
  return last?.event === 'arrange' ? last.cards : [];
}

type Printed = Pick<Frame, 'pay' | 'gain' | 'species' | 'again' | 'each'>;
const NAME = /^([a-e])([a-e])?([1-3])(?:\.(\d))?$/;

/** What is printed in a frame of a line; null where there is none of that name (AU-13, AU-14). */
export function frameOf(line: readonly Place[], name: string): Printed | null {
  const [, letter = '', next, digit = '', number = '1'] = NAME.exec(name) ?? [];
  const row = Number(digit) - 1;
  const place = 'abcde'.indexOf(letter);
  const frames = (at: number) => {
    const card = line[at];
    return (card !== null && card !== undefined && cardOf(card).rows[row]) || [];
  };
  if (!letter) return null;
  if (!next) return frames(place).filter(({ shape }) => shape === 'closed')[Number(number) - 1] ?? null;
  const left = frames(place).find(({ shape }) => shape === 'right');
  const right = frames(place + 1).find(({ shape }) => shape === 'left');
  if (!left || !right) return null;
  if (row === 0) return { ...right, gain: sum(left.gain, right.gain) };
  return { ...right, ...(left.pay && { pay: left.pay }), ...(left.species && { species: left.species }) };
}

function sum(one: Frame['gain'] = {}, other: Frame['gain'] = {}): Record<string, number> {
  const all: Record<string, number> = { ...one };
  for (const [kind, count] of Object.entries(other)) all[kind] = (all[kind] ?? 0) + count;
  return all;
}
