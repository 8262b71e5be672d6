import { describe, expect, it } from 'vitest';
import { CARDS, held, isZombie, kindOf, playing } from './deck';

describe('the cards', () => {
  it('are ten, each played by its own action', () => {
    expect(Object.keys(CARDS).length).toBe(10);
    for (const [kind, card] of Object.entries(CARDS)) expect(playing(card)).toBe(kind);
  });

  it('of a hand come in the order of the box', () => {
    expect(held({ 'banana-break': 1, 'no-way': 2, grounding: 0 })).toEqual([
      { card: 'no-way', count: 2 },
      { card: 'banana-break', count: 1 },
    ]);
  });

  it('show their kind in their name', () => {
    expect(kindOf('undead-juggler12')).toBe('undead-juggler');
    expect(isZombie('undead-juggler')).toBe(true);
    expect(isZombie('juggler')).toBe(false);
  });
});
