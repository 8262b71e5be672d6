/** The number that this browser adds to a deal, and the commitment to it (docs/programmers/deals.md). */
import { bytesOf, hexOf, joined, textBytes } from '../deal/bytes';
import { sha256 } from '../deal/sha256';

const SIZE = 32;
const NUMBER = textBytes('vervet number 2\0');

export function newNumber(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(SIZE)));
}

/** What is published of a number; `seat` is the lowest of its client. Null where it is no number. */
export async function commitmentTo(terms: string, seat: number, number: string): Promise<string | null> {
  const bytes = bytesOf(number);
  if (bytes?.length !== SIZE) return null;
  const digest = await sha256(textBytes(terms));
  return hexOf(await sha256(joined(NUMBER, digest, Uint8Array.of(seat), bytes)));
}
