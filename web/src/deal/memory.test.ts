import { expect, it } from 'vitest';
import { Keeping } from '../pledge/keepsake';
import { FakeStorage } from '../pledge/storage.fixture';
import { keptOf } from './memory';

it('is what was kept of the match, by seat', () => {
  const storage = new FakeStorage();
  new Keeping('m', storage).change(() => ({
    terms: 't',
    commitment: 'c',
    commitments: ['d'],
    shown: ['s'],
    numbers: { '1': 'n' },
    heads: { '0': { told: 3, head: 'h' }, watchers: { told: 2, head: 'w' } },
  }));
  expect(keptOf('m', storage)).toEqual({
    terms: 't',
    commitment: 'c',
    commitments: ['d'],
    shown: ['s'],
    numbers: [{ seat: 1, number: 'n' }],
    heads: [
      { seat: 0, told: 3, head: 'h' },
      { seat: null, told: 2, head: 'w' },
    ],
  });
});

it('is nothing for a match of others', () => {
  expect(keptOf('m', new FakeStorage())).toEqual({ terms: '', commitment: null, commitments: [], shown: [], numbers: [], heads: [] });
});
