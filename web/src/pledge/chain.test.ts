import { beforeEach, describe, expect, it } from 'vitest';
import { firstHead } from './chain';
import { Chains } from './chains';
import { OTHER, PROMISE, sealOf, TERMS, THEIRS, THEIR_SEAL } from './deals.fixture';
import { Keeping } from './keepsake';
import { FakeStorage } from './storage.fixture';

/** All that was promised and given. */
const PROMISED = {
  terms: TERMS,
  sort: 'promised' as const,
  commitment: PROMISE,
  commitments: [sealOf(0, OTHER), THEIR_SEAL],
  shown: [OTHER, THEIRS],
};
/** Made by `vervet.core.chain` from this promise and these digests. */
const DIGESTS = ['01', '02', '03'].map((byte) => byte.repeat(32));
const HEADS = [
  'ec5d06116d26b22832bbb2b2ebddf518db20655b0fb2314ea758d74abb182a11',
  '292620c6effc7d54aaf17f8572fcd5807c7c4fa0abe799247e1b8ac553d8dc28',
  '',
  'ae27477444f17264fc45d8c5a9c314cbcb8498014fca720165b62a0e3cddcfe8',
];
const at = (told: number, from: number, seat: number | null = 0) => ({
  seat,
  told,
  head: HEADS[told] ?? '',
  trail: DIGESTS.slice(from, told),
});

describe('the chains of a match', () => {
  let storage: FakeStorage;
  let chains: Chains;
  /** The page is opened again. */
  const visit = () => (chains = new Chains(new Keeping('m', storage)));

  beforeEach(() => {
    storage = new FakeStorage();
    new Keeping('m', storage).change(() => PROMISED);
    visit();
  });

  it('begin with a head made from the whole promise', () => {
    expect(firstHead(PROMISED)).toEqual({ told: 0, head: HEADS[0] });
    expect(chains.see(at(0, 0))).toBe(true);
  });

  it('begin with a head made from the terms where there is no promise', () => {
    // Made by `vervet.core.chain`, too.
    const head = '800e3fddda6a0502d1784f3a810d549b4fc33149302f929fd02371ff49996247';
    expect(firstHead({ ...PROMISED, sort: 'seeded', commitments: [], shown: [] })).toEqual({ told: 0, head });
  });

  it.each([
    ['commitment of the server', { commitment: OTHER }],
    ['commitment of a client', { commitments: [sealOf(0, OTHER), OTHER] }],
    ['number of a client', { shown: [OTHER, OTHER] }],
  ])('catch a server that made them with another %s than it showed', (_what, more) => {
    storage.clear();
    new Keeping('m', storage).change(() => ({ ...PROMISED, ...more }));
    visit();
    expect(chains.see(at(3, 0))).toBe(false);
  });

  it('catch a server that leaves out the beginning', () => {
    expect(chains.see(at(3, 1))).toBe(false);
  });

  it('are followed entry by entry, for every viewer apart', () => {
    expect(chains.see(at(1, 0))).toBe(true);
    expect(chains.see(at(3, 1))).toBe(true);
    expect(chains.see(at(1, 0, null))).toBe(true);
    expect(chains.counts).toEqual([
      { seat: 0, told: 3 },
      { seat: null, told: 1 },
    ]);
  });

  it('go on from the last visit, with a trail from there or from earlier', () => {
    chains.see(at(1, 0));
    visit();
    expect(chains.counts).toEqual([{ seat: 0, told: 1 }]);
    expect(chains.see(at(3, 1))).toBe(true);
    visit();
    expect(chains.see(at(3, 0))).toBe(true);
  });

  it.each([
    ['fewer entries than before', at(1, 0)],
    ['a shorter trail than is needed', { ...at(3, 0), told: 5 }],
    ['another head for the same entries', { ...at(3, 3), head: HEADS[1] ?? '' }],
    ['something that is no digest', { seat: 0, told: 4, head: HEADS[1] ?? '', trail: ['zz'] }],
    ['an entry that does not lead to its head', { seat: 0, told: 4, head: HEADS[1] ?? '', trail: ['04'.repeat(32)] }],
  ])('catch a server that tells %s, and go on knowing what they knew', (_what, table) => {
    chains.see(at(3, 0));
    expect(chains.see(table)).toBe(false);
    visit();
    expect(chains.counts).toEqual([{ seat: 0, told: 3 }]);
    expect(chains.see(at(3, 3))).toBe(true);
  });

  it('catch a server that changes the first entry before anybody kept a head', () => {
    expect(chains.see({ ...at(1, 0), trail: ['07'.repeat(32)] })).toBe(false);
  });

  it('catch an acceptance with another head than was seen', () => {
    chains.see(at(3, 0));
    expect(chains.hear(0, { told: 1, head: HEADS[1] ?? '' })).toBe(true);
    expect(chains.hear(0, { told: 3, head: HEADS[1] ?? '' })).toBe(false);
  });

  it('catch a table with another head than was accepted', () => {
    expect(chains.hear(0, { told: 1, head: 'ff'.repeat(32) })).toBe(true);
    expect(chains.see(at(3, 0))).toBe(false);
  });

  it.each([
    ['no head', { head: '' }],
    ['a head that is none', { head: 'zz'.repeat(32) }],
    ['a head in upper case', { head: (HEADS[0] ?? '').toUpperCase() }],
    ['a count that is none', { told: -1 }],
    ['no count', { told: Number.NaN }],
  ])('catch a server that tells %s, from the start and later', (_what, more) => {
    expect(chains.see({ ...at(0, 0), ...more })).toBe(false);
    expect(chains.hear(0, { ...at(0, 0), ...more })).toBe(false);
    chains.see(at(3, 0));
    expect(chains.see({ ...at(3, 3), ...more })).toBe(false);
    expect(chains.hear(0, { ...at(3, 3), ...more })).toBe(false);
    expect(chains.counts).toEqual([{ seat: 0, told: 3 }]);
  });

  it('hold a match from before there were chains to its first head', () => {
    storage.clear();
    visit();
    const old = { seat: 0, told: 0, head: 'aa'.repeat(32), trail: [] };
    expect(chains.see({ ...old, head: '' })).toBe(false);
    expect(chains.see(old)).toBe(true);
    expect(chains.see(old)).toBe(true);
    expect(chains.hear(0, { told: 1, head: '' })).toBe(false);
    expect(chains.see({ ...old, head: 'bb'.repeat(32) })).toBe(false);
    expect(chains.see({ ...old, head: '' })).toBe(false);
  });

  it('do not fall behind when another tab is ahead', () => {
    const other = new Chains(new Keeping('m', storage));
    chains.see(at(3, 0));
    expect(other.see(at(1, 0))).toBe(true);
    visit();
    expect(chains.counts).toEqual([{ seat: 0, told: 3 }]);
  });
});
