import { describe, expect, it } from 'vitest';
import { mirror, whole } from './shapes';

describe('scissors', () => {
  it('mirrors every x and no y', () => {
    expect(mirror('M 1 2 L 3 -4 C 5 6 7 8 9 10 Z')).toBe('M -1 2 L -3 -4 C -5 6 -7 8 -9 10 Z');
  });

  it('closes a half into one line that returns on the other side', () => {
    expect(whole('M 0 -4 L 3 0 C 3 2 1 4 0 4')).toBe('M 0 -4 L 3 0 C 3 2 1 4 0 4 C -1 4 -3 2 -3 0 L 0 -4 Z');
  });
});
