import { describe, expect, it } from 'vitest';
import { actionText, columnsOf, kindOf } from './value';

describe('a value of a view', () => {
  it('is a board when all its lines have the same length', () => {
    expect(kindOf(['xx.', '..o'])).toEqual({ kind: 'board', lines: ['xx.', '..o'] });
    expect(kindOf(['a', 'b'])).toEqual({ kind: 'text', text: 'a, b' });
    expect(kindOf(['call', 'fold it'])).toEqual({ kind: 'text', text: 'call, fold it' });
  });

  it('is a table when it lists objects, with every column that any of them has', () => {
    expect(kindOf([{ seat: 0 }, { seat: 1, out: true }]).kind).toBe('rows');
    expect(columnsOf([{ seat: 0 }, { seat: 1, out: true }])).toEqual(['seat', 'out']);
  });

  it('is text when there is nothing to unfold', () => {
    expect(kindOf(null)).toEqual({ kind: 'text', text: '–' });
    expect(kindOf([])).toEqual({ kind: 'text', text: '–' });
    expect(kindOf([1, [2]]).kind).toBe('list');
  });
});

it('writes an action as its notation does', () => {
  expect(actionText({ kind: 'move', from: 'b5', to: 'c4' })).toBe('move b5 c4');
});
