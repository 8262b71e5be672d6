import { describe, expect, it } from 'vitest';
import type { Step } from '../wire';
import { lastTurn, roundAt, rounds } from './jumps';

const turn = (seat: number, round: number) => ({ event: 'turn', rule: 'IM-12', seat, round });
const step = (version: number, seat: number | null, ...events: object[]) => ({ version, seat, text: null, events }) as unknown as Step;

const STEPS = [
  step(0, null, turn(0, 1)),
  step(1, 0),
  step(2, 0, turn(1, 1)),
  step(4, 1),
  step(5, 1, turn(0, 2)),
  step(6, 0),
  step(7, 0, turn(1, 2)),
];

describe('jumping', () => {
  it('knows with which table each round begins', () => {
    expect(rounds(STEPS)).toEqual([
      { round: 1, version: 0 },
      { round: 2, version: 5 },
    ]);
  });

  it('knows the round of a table', () => {
    expect([0, 4, 5, 7].map((version) => roundAt(rounds(STEPS), version))).toEqual([1, 1, 2, 2]);
    expect(roundAt([], 3)).toBeNull();
  });

  it('finds the table before my last turn, then the one before the turn before', () => {
    expect(lastTurn(STEPS, [0], Number.POSITIVE_INFINITY)).toBe(5);
    expect(lastTurn(STEPS, [0], 5)).toBe(0);
    expect(lastTurn(STEPS, [0], 0)).toBeNull();
    expect(lastTurn(STEPS, [1], Number.POSITIVE_INFINITY)).toBe(2);
    expect(lastTurn(STEPS, [], Number.POSITIVE_INFINITY)).toBeNull();
  });
});
