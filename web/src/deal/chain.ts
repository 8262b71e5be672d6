/** The chain of a log and of its viewers, and the seal of a log (docs/programmers/deals.md). */
import { joined, textBytes, type Bytes } from './bytes';
import { canonical } from './canonical';
import { tagged, u32, type Hashes } from './hashes';
import type { Fields } from './json';

/** What was promised and given: the server's commitment, and every client's with its number; nothing where there is a seed. */
export interface Given {
  commitment: Bytes;
  numbers: readonly { commitment: Bytes; number: Bytes }[];
}

/** What is hashed to the head before the first entry: a chain begins with the whole promise. */
export function beginning(terms: Bytes, given: Given | null): Bytes {
  const numbers = given?.numbers.flatMap(({ commitment, number }) => [commitment, number]) ?? [];
  return tagged('chain', terms, ...(given ? [given.commitment] : []), ...numbers);
}

export const firstHead = (terms: Bytes, given: Given | null, hashes: Hashes) => hashes.sha256(beginning(terms, given));

export const nextHead = (head: Bytes, digest: Bytes, hashes: Hashes) => hashes.sha256(joined(head, digest));

/** The digests of all entries, in order. */
export async function digestsOf(secret: Bytes, lines: readonly string[], hashes: Hashes): Promise<Bytes[]> {
  const mac = await hashes.hmac(secret);
  return Promise.all(lines.map(async (line, index) => mac(tagged('entry', u32(index + 1), textBytes(line)))));
}

/** The head of a chain that began with one, after these digests. */
export async function headAfter(first: Bytes, digests: readonly Bytes[], hashes: Hashes): Promise<Bytes> {
  let head = first;
  for (const digest of digests) head = await nextHead(head, digest, hashes);
  return head;
}

export async function sealOf(secret: Bytes, log: Fields, hashes: Hashes): Promise<Bytes> {
  const rest = new Map([...log].filter(([name]) => name !== 'seal'));
  const mac = await hashes.hmac(secret);
  return mac(tagged('log', textBytes(canonical(rest))));
}
