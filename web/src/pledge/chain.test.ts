import { beforeEach, describe, expect, it } from 'vitest';
import { firstHead } from './chain';
import { Chains } from './chains';
import { PROMISE, TERMS } from './deals.fixture';
import { Keeping } from './keepsake';
import { FakeStorage } from './storage.fixture';

/** Made by `vervet.core.chain` from these terms and digests. */
const DIGESTS = ['01', '02', '03'].map((byte) => byte.repeat(32));
const HEADS = [
  '800e3fddda6a0502d1784f3a810d549b4fc33149302f929fd02371ff49996247',
  'e831294745aaf70b6f9c607a724dff7f5b0920915810df6027b61b47fb128658',
  '',
  'd3eaf45e74332621a16be1599f4333fd6a5ccab29816ce50bb93acc9d56c3e1c',
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
    new Keeping('m', storage).change(() => ({ terms: TERMS, commitment: PROMISE }));
    visit();
  });

  it('begin with a head made from the terms', () => {
    expect(firstHead(TERMS)).toEqual({ told: 0, head: HEADS[0] });
    expect(chains.see(at(0, 0))).toBe(true);
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
    expect(chains.see(old)).toBe(true);
    expect(chains.see(old)).toBe(true);
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
