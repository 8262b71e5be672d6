import { describe, expect, it } from 'vitest';
import { shared } from './sharing';

describe('what two tables share', () => {
  const before = {
    round: 1,
    players: [
      { seat: 0, stock: { fruit: 1 } },
      { seat: 1, stock: { fruit: 2 } },
    ],
    king: null,
    line: [3, null, 5],
  };
  const copy = () => JSON.parse(JSON.stringify(before)) as typeof before;

  it('is everything where nothing has changed', () => {
    expect(shared(before, copy())).toBe(before);
  });

  it('is all but the way to what has changed', () => {
    const after = copy();
    after.players[1] = { seat: 1, stock: { fruit: 3 } };
    const found = shared(before, after);
    expect(found).toEqual(after);
    expect(found).not.toBe(before);
    expect(found.players[0]).toBe(before.players[0]);
    expect(found.line).toBe(before.line);
  });

  it.each([
    ['a field more', { a: 1 }, { a: 1, b: 2 }],
    ['a field less', { a: 1, b: 2 }, { a: 1 }],
    ['a field less and another more', { a: 1, b: undefined }, { a: 1, c: undefined }],
    ['another order', [1, 2], [2, 1]],
    ['a longer list', [1], [1, 1]],
    ['a shorter list', [1, 1], [1]],
    ['a list for fields', {}, []],
    ['fields for a list', [], {}],
    ['nothing for something', { a: [1] }, { a: null }],
    ['something for nothing', { a: null }, { a: [1] }],
    ['another value', 'a', 'b'],
  ])('is never more than that: %s', (_what, one, other) => {
    expect(shared(one, other)).toStrictEqual(other);
    expect(shared({ in: one }, { in: other })).toStrictEqual({ in: other });
  });
});
