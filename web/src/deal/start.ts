/** Where a match began that was played on from a position: given openly, and part of the terms by its hash (docs/programmers/deals.md). */
import { hexOf, textBytes } from './bytes';
import { canonical } from './canonical';
import type { Faults } from './faults';
import type { Fields, Json } from './json';
import { plainSha256 } from './sha256';

export const START = 'start';
const PLACE = ['match', 'step', 'seat'] as const;
const MOST_SEATS = 256;

/** Returns whether the log has one. */
export function readStart(log: Fields, seats: number, faults: Faults): boolean {
  if (!log.has(START)) return false;
  const start = faults.fields(START, log.get(START), [...PLACE, 'position', 'world']);
  faults.text(`${START}.match`, start.get('match'));
  faults.whole(`${START}.step`, start.get('step'), 0, Number.MAX_SAFE_INTEGER);
  faults.whole(`${START}.seat`, start.get('seat'), 0, (seats || MOST_SEATS) - 1);
  for (const name of ['position', 'world']) {
    const value = start.get(name);
    if (value !== undefined && !(value instanceof Map)) faults.add(`${START}.${name}`);
  }
  return true;
}

/** What the terms say of it: the hash of the position in place of it, and nothing of the world. */
export function startTerms(start: Json | undefined): Json {
  if (!(start instanceof Map)) return null;
  const place = PLACE.map((name): [string, Json] => [name, start.get(name) ?? null]);
  return new Map([...place, ['position', hexOf(plainSha256(textBytes(canonical(start.get('position') ?? null))))]]);
}
