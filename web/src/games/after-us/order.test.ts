import { describe, expect, it } from 'vitest';
import { arrangement, best, forecastsOf, keyOf, moved, reconciled, type Forecast } from './order';

const forecast = (value: number): Forecast => ({ frames: [], rows: [], value, exact: true, bound: value });

describe('the order of the cards', () => {
  it('changes when a card is put at a place, and the others close up', () => {
    expect(moved([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4]);
    expect(moved([1, 2, 3, 4], 4, 0)).toEqual([4, 1, 2, 3]);
  });

  it('does not go past its ends', () => {
    expect(moved([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
    expect(moved([1, 2, 3], 2, 9)).toEqual([1, 3, 2]);
  });

  it('becomes an action with a place for each card', () => {
    expect(arrangement([7, 6, 231, 143])).toEqual({ kind: 'arrange', a: 7, b: 6, c: 231, d: 143 });
  });
});

describe('when the hand changes', () => {
  it('a new card takes the place of the one it replaces', () => {
    expect(reconciled([4, 3, 2, 1], [1, 2, 9, 4])).toEqual([4, 9, 2, 1]);
  });

  it('a fifth card comes last', () => {
    expect(reconciled([2, 1], [1, 2, 9])).toEqual([2, 1, 9]);
  });

  it('a removed card leaves no gap before the line is fixed', () => {
    expect(reconciled([3, 2, 1], [1, null, 3])).toEqual([3, 1]);
  });

  it('a new hand lies in the order it was drawn', () => {
    expect(reconciled([], [5, 6, 7, 8])).toEqual([5, 6, 7, 8]);
    expect(reconciled([1, 2, 3, 4], [5, 6, 7, 8])).toEqual([5, 6, 7, 8]);
  });
});

describe('what the server advises', () => {
  const orders = [
    { cards: [1, 2], way: forecast(300) },
    { cards: [2, 1], way: forecast(500) },
  ];

  it('is looked up by the order of the cards', () => {
    const found = forecastsOf(orders);
    expect(found.get(keyOf([2, 1]))?.value).toBe(500);
    expect(found.size).toBe(2);
  });

  it('has a best order', () => {
    expect(best(forecastsOf(orders), [1, 2])?.order).toEqual([2, 1]);
  });

  it('leaves alone an order as good as any other', () => {
    const equal = new Map([
      [keyOf([1, 2]), forecast(5)],
      [keyOf([2, 1]), forecast(5)],
    ]);
    expect(best(equal, [2, 1])?.order).toEqual([2, 1]);
  });

  it('has no best order until it arrives', () => {
    expect(best(new Map(), [1, 2])).toBeNull();
  });
});
