import { describe, expect, it } from 'vitest';
import { readLog } from './log';

const LOG = {
  game: 'itchy-monkey',
  seats: [
    { kind: 'here', bot: '' },
    { kind: 'bot', bot: 'glance-2' },
  ],
  actions: ['0 spawn a1'],
};

describe('a log that was brought', () => {
  it('tells the game, who sat there and how far it has come', () => {
    expect(readLog(JSON.stringify(LOG))).toEqual({ log: LOG, game: 'itchy-monkey', seats: LOG.seats, actions: 1 });
  });

  it('is read with seats of which nothing is known', () => {
    expect(readLog(JSON.stringify({ ...LOG, seats: [null, { kind: 3 }] }))?.seats).toEqual([
      { kind: '', bot: '' },
      { kind: '', bot: '' },
    ]);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"log"',
    '{}',
    JSON.stringify({ ...LOG, game: 'chess' }),
    JSON.stringify({ ...LOG, seats: [] }),
    JSON.stringify({ ...LOG, actions: 'none' }),
  ])('is none in %s', (text) => expect(readLog(text)).toBeNull());
});
