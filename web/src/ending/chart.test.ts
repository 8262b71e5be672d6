import { describe, expect, it } from 'vitest';
import { chart, lasted } from './chart';

describe('a curve', () => {
  it('goes from the beginning to the end, higher where there is more', () => {
    const drawn = chart([
      [0, 0],
      [4, 1],
      [2, 8],
    ]);
    expect(drawn.lines).toHaveLength(2);
    expect(drawn.lines[0]).toMatch(/^M [\d.]+ [\d.]+( L [\d.]+ [\d.]+){2}$/);
    expect(drawn.ends.map(({ value }) => value)).toEqual([2, 8]);
    expect(drawn.ends[1]!.y).toBeLessThan(drawn.ends[0]!.y);
    expect(drawn.levels.map(({ value }) => value)).toEqual([0, 8]);
  });

  it('stays inside its picture', () => {
    const { ends, levels, width, height } = chart([
      [0, 0, 0, 0],
      [80, 80, 80, 80],
    ]);
    for (const { x, y } of ends) {
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
    }
    for (const { y } of levels) expect(y).toBeLessThan(height);
  });

  it('can be drawn of a game in which nobody got anything', () => {
    expect(chart([[0, 0]]).lines[0]).toMatch(/^M/);
    expect(chart([]).lines).toEqual([]);
  });
});

describe('a length', () => {
  it('is said in the largest unit that fits', () => {
    expect(lasted(42)).toEqual({ unit: 'seconds', count: 42 });
    expect(lasted(150)).toEqual({ unit: 'minutes', count: 3 });
    expect(lasted(7300)).toEqual({ unit: 'hours', count: 2 });
  });
});
