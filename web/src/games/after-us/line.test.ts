import { describe, expect, it } from 'vitest';
import { joins, lineWidth, nameAt, spots } from './line';

/** Robin's line from the rulebook. */
const ROBIN = [7, 6, 231, 143];

describe('a line of cards', () => {
  it('joins half frames that face each other in the same row', () => {
    expect([0, 1, 2].map((place) => joins(ROBIN, place))).toEqual([
      [true, true, false],
      [true, true, true],
      [false, false, true],
    ]);
  });

  it('names its closed frames in the order in which they are reached', () => {
    expect(spots(ROBIN).map(({ name }) => name)).toEqual([
      'ab1',
      'bc1',
      'c1',
      'c1.2',
      'd1',
      'a2',
      'ab2',
      'bc2',
      'c2',
      'd2',
      'bc3',
      'c3',
      'cd3',
    ]);
  });

  it('has joined frames on both cards, across the gap', () => {
    const joined = spots(ROBIN).find(({ name }) => name === 'bc2');
    expect(joined?.cards).toEqual([1, 2]);
    expect(joined && joined.x + joined.width).toBeGreaterThan(2 * 292);
  });

  it('joins nothing across the gap that a removed card left', () => {
    expect(
      spots([7, null, 231, 143])
        .filter(({ cards }) => cards.length > 1)
        .map(({ name }) => name),
    ).toEqual(['cd3']);
  });

  it('knows the name of a printed frame, and that an open half has none', () => {
    expect(nameAt(ROBIN, 0, 0, 0)).toBeNull();
    expect(nameAt(ROBIN, 0, 0, 1)).toBe('ab1');
    expect(nameAt(ROBIN, 1, 0, 0)).toBe('ab1');
    expect(nameAt(ROBIN, 2, 0, 2)).toBe('c1.2');
  });

  it('is as wide as its cards and the gaps between them', () => {
    expect(lineWidth(4)).toBe(4 * 280 + 3 * 12);
  });
});
