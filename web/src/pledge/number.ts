/** The number that this browser adds to a deal, and the commitment to it (docs/programmers/deals.md). */
import { bytesOf, hexOf, joined, textBytes } from '../deal/bytes';
import { plainSha256 } from '../deal/sha256';

const SIZE = 32;
const NUMBER = textBytes('vervet number 2\0');
const DIGITS = /^[0-9a-f]{64}$/;

/** Whether this is 32 bytes, as messages write them. */
export const isDigest = (value: unknown): value is string => typeof value === 'string' && DIGITS.test(value);

export function newNumber(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(SIZE)));
}

/**
 * What is published of a number; `seat` is the lowest of its client. Null where it is no number. Hashed by our own, at
 * once: what the server says next must find that all it said before was checked.
 */
export function commitmentTo(terms: string, seat: number, number: string): string | null {
  const bytes = isDigest(number) ? bytesOf(number) : null;
  return bytes && hexOf(plainSha256(joined(NUMBER, plainSha256(textBytes(terms)), Uint8Array.of(seat), bytes)));
}
