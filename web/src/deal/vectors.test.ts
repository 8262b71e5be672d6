/** The test vectors of docs/programmers/deals.md, read from the page itself. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hexOf, type Bytes } from './bytes';
import { digestsOf, firstHead, headAfter, sealOf } from './chain';
import { HASHES } from './hashes';
import { readJson, type Fields } from './json';
import { matchKey, numberCommitment, secretCommitment, termsDigest, termsOf } from './promise';
import { drawn, shuffled, streamBlock } from './streams';

const PAGE = readFileSync(new URL('../../../docs/programmers/deals.md', import.meta.url), 'utf8');
const LOG = readJson(readFileSync(new URL('../../../docs/programmers/deal.json', import.meta.url), 'utf8')) as Fields;
const LINES = ['1 place f2', '0 place a1', '0 undo'];
const row = (first: number): Bytes => Uint8Array.from({ length: 32 }, (_, index) => first + index);
const [SECRET, ...NUMBERS] = [row(0), row(32), row(64)];

/** What the page says of this: the first code of the row that begins so. */
function said(name: string): string {
  const line = PAGE.split('\n').find((each) => each.startsWith(`| ${name} |`)) ?? '';
  return /\| `([^`]+)`[^|]*\|$/.exec(line)?.[1] ?? `no row ${name}`;
}

describe('the page and this program agree on', async () => {
  const terms = termsOf(LOG);
  const digest = await termsDigest(terms, HASHES);
  const key = await matchKey(digest, SECRET, NUMBERS, HASHES);
  const mac = await HASHES.hmac(key);
  const cards = Array.from({ length: 12 }, (_, card) => card);
  const numbers = await drawn(mac, 'deck/1/0', 12, 2);
  const digests = await digestsOf(SECRET, LINES, HASHES);
  const clients = NUMBERS.map(async (number, seat) => ({ number, commitment: await numberCommitment(digest, seat, number, HASHES) }));
  const given = { commitment: await secretCommitment(digest, SECRET, HASHES), numbers: await Promise.all(clients) };
  const head = await firstHead(digest, given, HASHES);

  it('the terms', () => expect(PAGE).toContain(`    ${terms}\n`));

  it.each<[string, Bytes | Promise<Bytes>]>([
    ['`T`', digest],
    ['`C`', secretCommitment(digest, SECRET, HASHES)],
    ['`c`, seat 0', numberCommitment(digest, 0, row(32), HASHES)],
    ['`c`, seat 1', numberCommitment(digest, 1, row(64), HASHES)],
    ['`K`', key],
    ['`deck/0/0`, block 0', streamBlock(mac, 'deck/0/0', 0)],
    ['`d(1)`, of `1 place f2`', digests[0] ?? row(0)],
    ['`h(0)`', head],
    ['`h(3)`, after `0 place a1` and `0 undo`', headAfter(head, digests, HASHES)],
    ['seal', sealOf(SECRET, LOG, HASHES)],
  ])('%s', async (name, bytes) => expect(hexOf(await bytes)).toBe(said(name)));

  it('a shuffle', () => {
    expect(numbers.join(' ')).toBe(said('`deck/1/0`, numbers below 12, 11, … 2'));
    expect(shuffled(cards, numbers).join(' ')).toBe(said('`deck/1/0`, the cards 0 to 11 shuffled'));
  });

  it('a number whose first words are too large', async () => {
    const [number] = await drawn(mac, 'example/0/9', 3 * 2 ** 29, 3 * 2 ** 29);
    expect(String(number)).toBe(said('`example/0/9`, a number below 1610612736'));
  });
});
