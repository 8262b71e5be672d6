import { beforeEach, describe, expect, it } from 'vitest';
import type { DealNow } from '../wire';
import { ALONE, client, deal, dealt, OTHER, PROMISE, revealing, sealOf, TERMS, THEIRS, THEIR_SEAL } from './deals.fixture';
import { Keeping } from './keepsake';
import { commitmentTo, newNumber } from './number';
import { Pledge, type DealWord } from './pledge.svelte';
import { FakeStorage } from './storage.fixture';
import type { Expected } from './witness';

describe('a number', () => {
  it('has 256 bits, and is never the same twice', () => {
    const numbers = Array.from({ length: 50 }, newNumber);
    expect(numbers.every((number) => /^[0-9a-f]{64}$/.test(number))).toBe(true);
    expect(new Set(numbers).size).toBe(50);
  });

  it('is committed to as the documented format says', () => {
    // Made by `vervet.core.deal.number_commitment`.
    expect(commitmentTo(TERMS, 1, THEIRS)).toBe('4456776e8825d2d1dfb2a94785ddbaf434d6d45fbf61f037ec6c83f2f7cd8e04');
    expect(commitmentTo(TERMS, 1, THEIRS.slice(2))).toBeNull();
    expect(commitmentTo(TERMS, 1, THEIRS.toUpperCase())).toBeNull();
  });
});

let storage: FakeStorage;
let said: DealWord[];
let broken: number;
let pledge: Pledge;
/** Whether the server answers what is said to it. */
let answering: boolean;
/** Whether it cannot write anything down just now. */
let away: boolean;

/** The page is opened, or opened again. */
function visit(expected: Expected = { game: 'itchy-monkey', kinds: { '0': 'here', '1': 'link' }, promised: true }) {
  const speak = (word: DealWord) => {
    said.push(word);
    if (away) return Promise.resolve({ type: 'refused', id: 1, code: 'unavailable', detail: '', refusal: null } as const);
    return Promise.resolve(answering ? ({ type: 'accepted', id: 1, version: 0, told: 0, head: '' } as const) : null);
  };
  pledge = new Pledge('m', expected, new Keeping('m', storage), speak, () => (broken += 1));
}

/** Commit, and give what was committed to. */
async function committed(): Promise<string> {
  await pledge.hear(deal('committing', [client(0), client(1)]));
  const word = said.findLast(({ type }) => type === 'commit');
  if (word?.type !== 'commit') throw new Error('nothing was committed');
  return word.commitment;
}

/** Commit and reveal, and give the number. */
async function revealed(): Promise<string> {
  await pledge.hear(revealing(await committed()));
  return number();
}

const kept = () => new Keeping('m', storage).kept;
const number = () => kept().numbers['0'] ?? '';

/** This was a breach, it stays one, and nothing was said after `count` words, nor is it ever. */
async function caught(count: number): Promise<void> {
  expect(broken).toBe(1);
  expect(kept().breach).toBe('promise');
  expect(pledge.begun).toBe(false);
  for (const honest of [deal('committing', [client(0), client(1)]), revealing(sealOf(0, number() || OTHER))]) {
    pledge.lost();
    await pledge.hear(honest);
    visit();
    await pledge.hear(honest);
  }
  expect(said).toHaveLength(count);
}

beforeEach(() => {
  storage = new FakeStorage();
  said = [];
  broken = 0;
  answering = true;
  away = false;
  visit();
});

describe("a browser's part in a deal", () => {
  it('commits at once, reveals when all commitments are there, and begins when all is dealt', async () => {
    const commitment = await committed();
    expect(commitment).toBe(commitmentTo(TERMS, 0, number()));
    await pledge.hear(revealing(commitment));
    expect(said).toEqual([
      { type: 'commit', seat: 0, commitment },
      { type: 'reveal', seat: 0, number: number() },
    ]);
    expect(pledge.begun).toBe(false);
    await pledge.hear(dealt(number()));
    expect(pledge.begun).toBe(true);
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

  it('says what could not be written again when it is asked again', async () => {
    away = true;
    const commitment = await committed();
    away = false;
    expect(await committed()).toBe(commitment);
    expect(said).toHaveLength(2);
    away = true;
    await pledge.hear(revealing(commitment));
    await pledge.hear(revealing(commitment));
    away = false;
    await pledge.hear(revealing(commitment));
    await pledge.hear(revealing(commitment));
    expect(said.map(({ type }) => type)).toEqual(['commit', 'commit', 'reveal', 'reveal', 'reveal']);
  });

  it('goes on with the same number after a reload', async () => {
    const commitment = await committed();
    const before = number();
    visit();
    await pledge.hear(revealing(commitment));
    expect(said.at(-1)).toEqual({ type: 'reveal', seat: 0, number: before });
  });

  it('says when another browser has the number that was committed to', async () => {
    await pledge.hear(revealing(OTHER));
    expect(said).toEqual([]);
    expect(pledge.stranded).toBe(true);
    expect(broken).toBe(0);
  });

  it('says when the match was dealt with a number that is not its own', async () => {
    await pledge.hear(dealt(OTHER));
    expect(pledge.replaced).toBe(true);
    expect(broken).toBe(0);
    storage.clear();
    visit();
    await pledge.hear(dealt(await revealed()));
    expect(pledge.replaced).toBe(false);
  });

  it('draws one number for all seats at a screen, and others for seats of other clients', async () => {
    const terms = TERMS.replace('"kind":"link"}', '"kind":"link"},{"bot":"","kind":"here"}');
    visit({ game: '', kinds: {}, promised: false });
    await pledge.hear(deal('committing', [client(0, { seats: [0, 2] }), client(1)], { held: [1, 2], terms }));
    expect(said.map(({ type, seat }) => `${type} ${seat}`)).toEqual(['commit 2', 'commit 1']);
    const { numbers } = kept();
    expect(Object.keys(numbers)).toEqual(['0', '1']);
    expect(said[0]).toMatchObject({ commitment: commitmentTo(terms, 0, numbers['0'] ?? '') });
    expect(numbers['0']).not.toBe(numbers['1']);
  });

  it('takes no part where it only watches', async () => {
    await pledge.hear(deal('committing', [client(0), client(1)], { held: [] }));
    await pledge.hear(revealing(OTHER, { held: [] }));
    expect(said).toEqual([]);
    expect(broken).toBe(0);
  });

  it('does not mind that another tab has heard what comes later', async () => {
    const commitment = await committed();
    const other = pledge;
    visit();
    await pledge.hear(revealing(commitment));
    await pledge.hear(dealt(number()));
    await other.hear(deal('committing', [client(0, { commitment }), client(1)]));
    await other.hear(revealing(commitment));
    await other.hear(dealt(number()));
    expect(broken).toBe(0);
    expect(other.begun).toBe(true);
  });

  it('keeps all that the check of the finished game needs', async () => {
    const mine = await revealed();
    await pledge.hear(dealt(mine));
    const promise = { terms: TERMS, commitment: PROMISE, commitments: [sealOf(0, mine), THEIR_SEAL] };
    expect(kept()).toMatchObject({ ...promise, shown: [mine, THEIRS], numbers: { '0': mine } });
  });

  it('knows whether anybody else is waited for', async () => {
    await pledge.hear(deal('committing', [client(0), client(1)]));
    expect(pledge.alone).toBe(false);
    storage.clear();
    visit({ game: '', kinds: {}, promised: false });
    await pledge.hear(deal('committing', [client(0)], { terms: ALONE }));
    expect(pledge.alone).toBe(true);
  });
});

describe('a match without numbers', () => {
  beforeEach(() => visit({ game: '', kinds: {}, promised: false }));

  it.each([
    ['from a seed', deal('seeded', [])],
    ['from before there were promises', deal('seeded', [], { commitment: '' })],
    ['of bots alone', deal('dealt', [], { held: [], terms: TERMS.replaceAll(/here|link/g, 'bot') })],
  ])('begins: %s', async (_what, now) => {
    await pledge.hear(now);
    visit({ game: '', kinds: {}, promised: false });
    await pledge.hear(now);
    expect(pledge.begun).toBe(true);
    expect(broken).toBe(0);
  });

  it('is no match that this browser made: that is promised', async () => {
    visit();
    await pledge.hear(deal('seeded', []));
    await caught(0);
  });
});

describe('a server that breaks its promise is given nothing', () => {
  /** Terms changed in one place. */
  const changed = (from: string, to: string) => ({ terms: TERMS.replace(from, to) });
  const both = [client(0), client(1)];

  it.each<[string, Partial<DealNow>]>([
    ['no commitment of its own', { commitment: '' }],
    ['a commitment that is too short', { commitment: 'cc' }],
    ['a commitment in upper case', { commitment: PROMISE.toUpperCase() }],
    ['a client left out', { clients: [client(0)] }],
    ['a client too many', { clients: [...both, client(2)] }],
    ['clients in another order', { clients: both.toReversed() }],
    ['a client with other seats', { clients: [client(0, { seats: [0, 1] })] }],
    ['terms of another match', changed('"m"', '"n"')],
    ['terms of another game', changed('itchy-monkey', 'after-us')],
    ['another match', { match: 'n' }],
    ['another game', { game: 'after-us', ...changed('itchy-monkey', 'after-us') }],
    ['terms that can be written otherwise', changed('"rules":2', '"rules": 2')],
    ['terms with a field twice', changed('"rules":2', '"rules":2,"rules":2')],
    ['terms that are none', { terms: '' }],
    ['a seat of another kind', { terms: TERMS.replace('link', 'here'), clients: [client(0, { seats: [0, 1] })] }],
    ['a bot at my seat', { terms: TERMS.replace('here', 'bot'), clients: [client(1)] }],
    ['a number before it is asked for', { clients: [client(0), client(1, { number: THEIRS })] }],
    ['somebody who reveals too early', { clients: [client(0), client(1, { revealed: true })] }],
    ['somebody who reveals before all have committed', { clients: [client(0), client(1, { commitment: OTHER, revealed: true })] }],
    ['a commitment that is none', { clients: [client(0), client(1, { commitment: 'zz' })] }],
  ])('before it commits: %s', async (_what, more) => {
    await pledge.hear(deal('committing', both, more));
    await caught(0);
  });

  it.each<[string, (mine: string) => DealNow]>([
    ['another commitment of the server', (mine) => revealing(mine, { commitment: 'dd'.repeat(32) })],
    ['none any more', (mine) => revealing(mine, { commitment: '' })],
    ['other options', (mine) => revealing(mine, changed('battle', 'clan'))],
    ['other rules', (mine) => revealing(mine, changed('"rules":2', '"rules":3'))],
    ['a commitment that this browser did not make', () => revealing(OTHER)],
    ['the same while others commit', () => deal('committing', [client(0, { commitment: OTHER }), client(1)])],
    ['a commitment that is missing', (mine) => deal('revealing', [client(0, { commitment: mine }), client(1)])],
    ['a client hidden', (mine) => deal('revealing', [client(0, { commitment: mine })])],
    ['a seed', () => deal('seeded', [])],
    ['a seed and no promise', () => deal('seeded', [], { commitment: '' })],
    ['a deal without anybody', () => deal('dealt', [])],
    ["somebody else's number for its own", () => dealt(OTHER)],
  ])('before it reveals: %s', async (_what, next) => {
    await pledge.hear(next(await committed()));
    await caught(1);
  });

  it.each<[string, (mine: string) => DealNow]>([
    ['another commitment of the server', (mine) => revealing(sealOf(0, mine), { commitment: 'dd'.repeat(32) })],
    ['a commitment that this browser did not make', () => revealing(OTHER)],
    ['a seed', () => deal('seeded', [])],
    ["somebody else's number for its own", () => dealt(OTHER)],
  ])('before it reveals, after a reload: %s', async (_what, next) => {
    await committed();
    visit();
    await pledge.hear(next(number()));
    await caught(1);
  });

  /** A deal in which the other client's part is this. */
  function with_(mine: string, theirs: Partial<DealNow['clients'][number]>): DealNow {
    const { clients } = dealt(mine);
    return deal('dealt', [clients[0] ?? client(0), { ...(clients[1] ?? client(1)), ...theirs }]);
  }

  it.each<[string, (mine: string) => DealNow]>([
    ['another number than was committed to', (mine) => with_(mine, { number: OTHER })],
    ['no number', (mine) => with_(mine, { number: null })],
    ['a commitment exchanged', (mine) => with_(mine, { commitment: sealOf(1, OTHER), number: OTHER })],
    ['another number for its own', () => dealt(OTHER)],
    ['nobody', () => deal('dealt', [])],
    ['a step back', (mine) => deal('committing', [client(0, { commitment: sealOf(0, mine) }), client(1)])],
    ['the stage before', (mine) => ({ ...revealing(sealOf(0, mine)), stage: 'committing' })],
    ['a void match with all numbers', (mine) => ({ ...dealt(mine), stage: 'void' })],
    [
      'a void match though all have revealed',
      (mine) =>
        deal(
          'void',
          dealt(mine).clients.map((each) => ({ ...each, number: null })),
        ),
    ],
  ])('after it has revealed: %s', async (_what, next) => {
    await pledge.hear(next(await revealed()));
    await caught(2);
  });

  it.each<[string, (mine: string) => DealNow]>([
    ['a commitment exchanged', (mine) => with_(mine, { commitment: sealOf(1, OTHER), number: OTHER })],
    ['another number for its own', () => dealt(OTHER)],
    ['a seed', () => deal('seeded', [])],
  ])('after it has revealed and was away: %s', async (_what, next) => {
    const mine = await revealed();
    visit();
    await pledge.hear(next(mine));
    await caught(2);
  });

  it.each([PROMISE, ''])('when a guest hears of a seed after a promise (commitment: %s)', async (commitment) => {
    visit({ game: '', kinds: { '0': 'here' }, promised: false });
    await committed();
    await pledge.hear(deal('seeded', [], { commitment }));
    await caught(1);
  });

  it('when a match that was dealt is void on the next visit', async () => {
    const mine = await revealed();
    await pledge.hear(dealt(mine));
    visit();
    const sealed = [client(0, { commitment: sealOf(0, mine) }), client(1, { commitment: THEIR_SEAL })];
    await pledge.hear(deal('void', sealed));
    await caught(2);
  });
});

describe('a void match', () => {
  /** Somebody alone with bots has committed; `mine` is the commitment. */
  async function alone(): Promise<string> {
    visit({ game: '', kinds: {}, promised: false });
    await pledge.hear(deal('committing', [client(0)], { terms: ALONE }));
    return commitmentTo(ALONE, 0, number()) ?? '';
  }
  const only = (stage: 'revealing' | 'void', commitment: string, revealed = false) =>
    deal(stage, [client(0, { commitment, revealed })], { terms: ALONE });

  it('is honest where somebody else gave no number', async () => {
    const mine = sealOf(0, await revealed());
    await pledge.hear(deal('void', [client(0, { commitment: mine, revealed: true }), client(1, { commitment: THEIR_SEAL })]));
    expect(broken).toBe(0);
    expect(number()).not.toBe('');
  });

  it('is not where it heard the only number, and said that it could not write it down', async () => {
    const mine = await alone();
    away = true;
    await pledge.hear(only('revealing', mine));
    away = false;
    await pledge.hear(only('void', mine));
    expect(broken).toBe(1);
  });

  it('is honest where this browser did not come to reveal', async () => {
    const mine = await alone();
    await pledge.hear(only('void', mine));
    expect(broken).toBe(0);
  });

  it('may be honest where what this browser said was lost', async () => {
    const mine = await alone();
    answering = false;
    await pledge.hear(only('revealing', mine));
    pledge.lost();
    await pledge.hear(only('void', mine));
    expect(broken).toBe(0);
  });

  it.each([true, false])('is a breach where the only number was given (shown as revealed: %s)', async (shown) => {
    const mine = await alone();
    await pledge.hear(only('revealing', mine));
    await pledge.hear(only('void', mine, shown));
    expect(broken).toBe(1);
  });

  it('is a breach where it was given before a break', async () => {
    const mine = await alone();
    await pledge.hear(only('revealing', mine));
    pledge.lost();
    await pledge.hear(only('void', mine));
    expect(broken).toBe(1);
  });
});
