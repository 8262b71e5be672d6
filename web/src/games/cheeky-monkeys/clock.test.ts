import { describe, expect, it } from 'vitest';
import { clockOf } from './clock';

describe('the clock of a window', () => {
  it('is not shown when none is running', () => {
    expect(clockOf(null, 8)).toBeNull();
    expect(clockOf(undefined, 8)).toBeNull();
  });

  it('shows what is left of the longest time seen', () => {
    expect(clockOf(6, 8)).toEqual({ left: 6, whole: 8 });
    expect(clockOf(8, 0)).toEqual({ left: 8, whole: 8 });
  });

  it('can have run out', () => {
    expect(clockOf(0, 0)?.left).toBe(0);
  });
});
