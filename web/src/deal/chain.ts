/** The chain of a log and of its viewers, and the seal of a log (docs/programmers/deals.md). */
import { joined, textBytes, type Bytes } from './bytes';
import { canonical } from './canonical';
import { tagged, u32, type Hashes } from './hashes';
import type { Fields } from './json';

export const firstHead = (terms: Bytes, hashes: Hashes) => hashes.sha256(tagged('chain', terms));

export const nextHead = (head: Bytes, digest: Bytes, hashes: Hashes) => hashes.sha256(joined(head, digest));

/** The digests of all entries, in order. */
export async function digestsOf(secret: Bytes, lines: readonly string[], hashes: Hashes): Promise<Bytes[]> {
  const mac = await hashes.hmac(secret);
  return Promise.all(lines.map(async (line, index) => mac(tagged('entry', u32(index + 1), textBytes(line)))));
}

/** The head of a chain with these digests. */
export async function headAfter(terms: Bytes, digests: readonly Bytes[], hashes: Hashes): Promise<Bytes> {
  let head = await firstHead(terms, hashes);
  for (const digest of digests) head = await nextHead(head, digest, hashes);
  return head;
}

export async function sealOf(secret: Bytes, log: Fields, hashes: Hashes): Promise<Bytes> {
  const rest = new Map([...log].filter(([name]) => name !== 'seal'));
  const mac = await hashes.hmac(secret);
  return mac(tagged('log', textBytes(canonical(rest))));
}
