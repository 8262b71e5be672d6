import { beforeEach, describe, expect, it } from 'vitest';
import type { ClientDeal, DealNow, Stage } from '../wire';
import { Keeping } from './keepsake';
import { commitmentTo, newNumber } from './number';
import { Pledge, type DealWord } from './pledge.svelte';
import { FakeStorage } from './storage.fixture';

const TERMS =
  '{"game":"itchy-monkey","match":"m","options":{"mode":"battle"},"rules":2,"seats":[{"bot":"","kind":"here"},{"bot":"","kind":"link"}],"vervet":2}';
const NUMBER = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const OTHER = 'ab'.repeat(32);

const client = (seat: number, more: Partial<ClientDeal> = {}): ClientDeal => ({
  seats: [seat],
  commitment: null,
  revealed: false,
  number: null,
  ...more,
});

function deal(stage: Stage, clients: ClientDeal[], more: Partial<DealNow> = {}): DealNow {
  const who = { held: [0], players: [], clients };
  const clocks = { seconds: null, anew: null };
  return { type: 'deal', match: 'm', game: 'itchy-monkey', terms: TERMS, commitment: 'cc', stage, ...who, ...clocks, ...more };
}

describe('a number', () => {
  it('has 256 bits, and is never the same twice', () => {
    const numbers = Array.from({ length: 50 }, newNumber);
    expect(numbers.every((number) => /^[0-9a-f]{64}$/.test(number))).toBe(true);
    expect(new Set(numbers).size).toBe(50);
  });

  it('is committed to as the documented format says', async () => {
    // Made by `vervet.core.deal.number_commitment`.
    expect(await commitmentTo(TERMS, 1, NUMBER)).toBe('4456776e8825d2d1dfb2a94785ddbaf434d6d45fbf61f037ec6c83f2f7cd8e04');
    expect(await commitmentTo(TERMS, 1, NUMBER.slice(2))).toBeNull();
    expect(await commitmentTo(TERMS, 1, NUMBER.toUpperCase())).toBeNull();
  });
});

describe("a browser's part in a deal", () => {
  let storage: FakeStorage;
  let said: DealWord[];
  let broken: number;
  let pledge: Pledge;

  /** The page is opened, or opened again. */
  function visit() {
    const speak = (word: DealWord) => {
      said.push(word);
      return Promise.resolve(null);
    };
    pledge = new Pledge('m', new Keeping('m', storage), speak, () => (broken += 1));
  }

  /** Commit, and give what was committed to. */
  async function committed(): Promise<string> {
    await pledge.hear(deal('committing', [client(0), client(1)]));
    const word = said.at(-1);
    if (word?.type !== 'commit') throw new Error('nothing was committed');
    return word.commitment;
  }

  const number = () => new Keeping('m', storage).kept.numbers['0'] ?? '';

  beforeEach(() => {
    storage = new FakeStorage();
    said = [];
    broken = 0;
    visit();
  });

  it('commits at once, and reveals when all commitments are there', async () => {
    const commitment = await committed();
    expect(commitment).toBe(await commitmentTo(TERMS, 0, number()));
    await pledge.hear(deal('revealing', [client(0, { commitment }), client(1, { commitment: OTHER })]));
    expect(said).toEqual([
      { type: 'commit', seat: 0, commitment },
      { type: 'reveal', seat: 0, number: number() },
    ]);
    expect(broken).toBe(0);
  });

  it('says each thing once, and again after a break', async () => {
    await committed();
    await committed();
    expect(said).toHaveLength(1);
    pledge.lost();
    await committed();
    expect(said).toHaveLength(2);
    expect(said[0]).toEqual(said[1]);
  });

  it('goes on with the same number after a reload', async () => {
    const commitment = await committed();
    const before = number();
    visit();
    await pledge.hear(deal('revealing', [client(0, { commitment }), client(1, { commitment: OTHER })]));
    expect(said.at(-1)).toEqual({ type: 'reveal', seat: 0, number: before });
  });

  it('reveals nothing while a commitment is missing, whatever the server says', async () => {
    const commitment = await committed();
    await pledge.hear(deal('revealing', [client(0, { commitment }), client(1)]));
    expect(said).toHaveLength(1);
  });

  it('says when it does not have the number that was committed to', async () => {
    await pledge.hear(deal('revealing', [client(0, { commitment: OTHER }), client(1, { commitment: OTHER })]));
    expect(said).toEqual([]);
    expect(pledge.stranded).toBe(true);
  });

  it('draws one number for all seats at a screen, and others for seats of other clients', async () => {
    await pledge.hear(deal('committing', [client(0, { seats: [0, 2] }), client(1)], { held: [1, 2] }));
    expect(said.map(({ type, seat }) => `${type} ${seat}`)).toEqual(['commit 2', 'commit 1']);
    const { numbers } = new Keeping('m', storage).kept;
    expect(Object.keys(numbers)).toEqual(['0', '1']);
    expect(said[0]).toMatchObject({ commitment: await commitmentTo(TERMS, 0, numbers['0'] ?? '') });
    expect(numbers['0']).not.toBe(numbers['1']);
  });

  it('takes no part where it only watches', async () => {
    await pledge.hear(deal('committing', [client(0), client(1)], { held: [] }));
    expect(said).toEqual([]);
  });

  it.each([
    ['another commitment of its own', { commitment: 'dd' }],
    ['other terms', { terms: TERMS.replace('battle', 'clan') }],
  ])('gives nothing to a server that comes with %s', async (_what, more) => {
    const commitment = await committed();
    await pledge.hear(deal('revealing', [client(0, { commitment }), client(1, { commitment: OTHER })], more));
    expect(broken).toBe(1);
    expect(said).toHaveLength(1);
  });

  it('takes no promise that was made for another match', async () => {
    await pledge.hear(deal('committing', [client(0)], { terms: TERMS.replace('"m"', '"n"') }));
    expect(broken).toBe(1);
    expect(said).toEqual([]);
  });

  it('notices when a commitment is exchanged after the numbers are known', async () => {
    const commitment = await committed();
    await pledge.hear(deal('revealing', [client(0, { commitment }), client(1, { commitment: OTHER })]));
    const late = (await commitmentTo(TERMS, 1, NUMBER)) ?? '';
    const dealt = [
      client(0, { commitment, revealed: true, number: number() }),
      client(1, { commitment: late, revealed: true, number: NUMBER }),
    ];
    await pledge.hear(deal('dealt', dealt));
    expect(broken).toBe(1);
  });

  it.each([
    [NUMBER, 0],
    [OTHER, 1],
  ])('checks the numbers that were dealt from (%s)', async (revealed, caught) => {
    const commitment = await committed();
    const theirs = (await commitmentTo(TERMS, 1, NUMBER)) ?? '';
    const clients = (number: string | null) => [
      client(0, { commitment, revealed: true, number: number && new Keeping('m', storage).kept.numbers['0']! }),
      client(1, { commitment: theirs, revealed: true, number }),
    ];
    await pledge.hear(deal('revealing', clients(null)));
    await pledge.hear(deal('dealt', clients(revealed)));
    expect(broken).toBe(caught);
  });

  it('forgets its number when the match is over or void, and not before', async () => {
    const commitment = await committed();
    await pledge.hear(deal('revealing', [client(0, { commitment }), client(1, { commitment: OTHER })]));
    expect(number()).not.toBe('');
    await pledge.hear(deal('void', [client(0, { commitment }), client(1, { commitment: OTHER })]));
    expect(number()).toBe('');
  });

  it('knows whether anybody else is waited for', async () => {
    await pledge.hear(deal('committing', [client(0)]));
    expect(pledge.alone).toBe(true);
    await pledge.hear(deal('committing', [client(0), client(1)]));
    expect(pledge.alone).toBe(false);
  });
});
