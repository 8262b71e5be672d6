import { describe, expect, it } from 'vitest';
import type { CheekyView } from '../../wire';
import { next, places } from './seating';

describe('the seats around the table', () => {
  it('have the next player on the right', () => {
    for (const count of [3, 4, 5, 6]) expect(places(1, count).right.at(-1)).toBe(2);
  });

  it('have the previous player on the left', () => {
    for (const count of [3, 4, 5, 6]) expect(places(1, count).left.at(-1)).toBe(0);
  });

  it('have the only opponent across', () => {
    expect(places(1, 2)).toEqual({ left: [], top: [0], right: [] });
  });

  it('run once around, anticlockwise', () => {
    const { left, top, right } = places(0, 6);
    expect([...right.toReversed(), ...top.toReversed(), ...left]).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('whose turn comes next', () => {
  const view = (active: number, ...status: string[]) =>
    ({ active, winner: null, players: status.map((one) => ({ status: one })) }) as unknown as CheekyView;

  it('is the next in order who still plays', () => {
    expect(next(view(0, 'living', 'living', 'living'))).toBe(1);
    expect(next(view(1, 'living', 'living', 'out'))).toBe(0);
    expect(next(view(0, 'living', 'zombie', 'living'))).toBe(1);
  });

  it('is nobody once somebody has won', () => {
    expect(next({ ...view(0, 'living', 'out'), winner: 0 })).toBeNull();
  });
});
