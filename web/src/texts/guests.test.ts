import { expect, test } from 'vitest';
import { spoken } from './guests';

const NAMES = ['sealed-bid'];

test.each([
  ['sealed-bid-name', 'Sealed bid'],
  ['sealed-bid-outcome-most-points', 'Most points'],
  ['sealed-bid-option-tiles', 'Tiles'],
  ['sealed-bid-option-tiles-about', ''],
  ['sealed-bid-action-bid.about', ''],
  ['not-your-tile', 'Not your tile'],
  ['rule-SB-1', ''],
  ['rule-SB-1.title', 'SB-1'],
])('what a game of one’s own leaves out is called by its id: %s', (id, words) => {
  expect(spoken(id, {}, NAMES)).toBe(words);
});

test('values follow in brackets', () => {
  expect(spoken('tile-gone', { seat: 1, place: 3 }, NAMES)).toBe('Tile gone (seat 1, place 3)');
});

test('where there are no such games, somebody should notice', () => {
  expect(spoken('sealed-bid-name', {}, [])).toBe('[sealed-bid-name]');
});
