import { describe, expect, it } from 'vitest';
import { CARDS, SIZES } from './cards';
import { cardOf, net } from './deck';
import { halfRim, placeSigns } from './drawing';

describe('the drawing of a card', () => {
  it('keeps every sign within its frame', () => {
    for (const frame of CARDS.flatMap(({ rows }) => rows.flat())) {
      for (const { x } of placeSigns(frame)) {
        expect(x).toBeGreaterThan(frame.x);
        expect(x).toBeLessThan(frame.x + frame.width);
      }
    }
  });

  it('lets a half frame reach across the gap only where it has joined', () => {
    const right = cardOf(7).rows[0]?.find(({ shape }) => shape === 'right');
    if (!right) throw new Error('card 7 has a half frame at its right edge');
    expect(halfRim(right, false)).toContain(`M ${SIZES.WIDTH} 0`);
    expect(halfRim(right, true)).not.toContain(`M ${SIZES.WIDTH} 0`);
  });
});

describe('the box', () => {
  it('has all 168 cards', () => {
    expect(CARDS).toHaveLength(168);
  });

  it('has no card that was never printed', () => {
    expect(() => cardOf(99)).toThrow('no card 99');
  });

  it('adds up what rows cost and give', () => {
    expect(net([{ pay: { fruit: 1 }, gain: { points: 2 } }, { gain: { fruit: 3 } }])).toEqual({ points: 2, fruit: 2 });
  });
});
