import { describe, expect, it } from 'vitest';
import { CARDS, PARTS } from '../deck';
import { drawing, DRAWN } from '.';

describe('the drawings', () => {
  it('cover every action card, monkey and zombie card, and a shock', () => {
    const monkeys = ['pyromaniac', 'juggler', 'sniper', 'headscratcher', 'shaman', 'tempter', 'destroyer'];
    const zombies = [...PARTS, 'digger', 'snatcher', 'eater', 'undead-pyromaniac', 'undead-juggler'];
    expect([...DRAWN].sort()).toEqual([...Object.values(CARDS), ...monkeys, ...zombies, 'shock'].sort());
  });

  it('each have an outline of their own, except that the undead share that of the living', () => {
    const outlines = DRAWN.filter((what) => !what.startsWith('undead')).map((what) => JSON.stringify(drawing(what).outline));
    expect(new Set(outlines).size).toBe(outlines.length);
  });

  it('stay within their sheet', () => {
    for (const what of DRAWN) {
      const { outline, pieces } = drawing(what);
      for (const { d } of [...outline, ...pieces])
        for (const number of d.match(/-?\d+(?:\.\d+)?/g) ?? []) expect(Math.abs(Number(number)), `${what}: ${d}`).toBeLessThanOrEqual(58);
    }
  });
});
