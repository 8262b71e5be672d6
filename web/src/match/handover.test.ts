import { expect, test } from 'vitest';
import { taker } from './handover';

const TABLE = { secrets: true, held: [0, 2], seat: 2, outcome: null };

test('a table with secrets waits for the one whose it is', () => {
  expect(taker(TABLE, null)).toBe(2);
  expect(taker(TABLE, 0)).toBe(2);
  expect(taker(TABLE, 2)).toBeNull();
});

test.each([
  ['nothing is hidden', { ...TABLE, secrets: false }],
  ['one person has the screen', { ...TABLE, held: [2] }],
  ['somebody only watches', { ...TABLE, held: [], seat: null }],
  ['the game is over', { ...TABLE, outcome: { winners: [], reason: '', rule: '' } }],
])('it is shown at once where %s', (_why, table) => {
  expect(taker(table, null)).toBeNull();
});
