/** What a deal is promised for and made from: terms, commitments, key (docs/programmers/deals.md). */
import { textBytes, type Bytes } from './bytes';
import { canonical } from './canonical';
import { tagged, u8, type Hashes } from './hashes';
import type { Fields, Json } from './json';
import { START, startTerms } from './start';

/** The fields of the terms, which every log of format 2 has, too; where a match was played on from a position, there is one more. */
export const TERMS = ['game', 'match', 'options', 'rules', 'seats', 'vervet'] as const;

export function termsOf(log: Fields): string {
  const terms = new Map(TERMS.map((name): [string, Json] => [name, log.get(name) ?? null]));
  if (log.has(START)) terms.set(START, startTerms(log.get(START)));
  return canonical(terms);
}

export const termsDigest = (terms: string, hashes: Hashes) => hashes.sha256(textBytes(terms));

export const secretCommitment = (terms: Bytes, secret: Bytes, hashes: Hashes) => hashes.sha256(tagged('secret', terms, secret));

/** `seat` is the lowest that the client holds. */
export const numberCommitment = (terms: Bytes, seat: number, number: Bytes, hashes: Hashes) =>
  hashes.sha256(tagged('number', terms, u8(seat), number));

export async function matchKey(terms: Bytes, secret: Bytes, numbers: readonly Bytes[], hashes: Hashes): Promise<Bytes> {
  const mac = await hashes.hmac(secret);
  return mac(tagged('key', terms, ...numbers));
}

/** Which seats have a client together, by their kinds: all that are `here`, and each that has a `link`. */
export function clientsOf(kinds: readonly string[]): number[][] {
  const seats = kinds.map((kind, seat) => ({ kind, seat }));
  const here = seats.filter(({ kind }) => kind === 'here').map(({ seat }) => seat);
  const links = seats.filter(({ kind }) => kind === 'link').map(({ seat }) => [seat]);
  return [...(here.length ? [here] : []), ...links].sort((one, other) => (one[0] ?? 0) - (other[0] ?? 0));
}
