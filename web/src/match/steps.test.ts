import { describe, expect, it } from 'vitest';
import { NOBODY } from '../art/marks';
import { doer, merge } from './steps';

const step = (version: number) => ({ version, seat: 0, text: null, events: [] });
const steps = (...versions: number[]) => versions.map(step);

describe('a new table', () => {
  it('adds what is new to the log', () => {
    expect(merge(steps(1, 2), { steps: steps(3), reset: false })).toEqual({
      steps: steps(1, 2, 3),
      fresh: steps(3),
      lost: [],
    });
  });

  it('adds nothing twice', () => {
    expect(merge(steps(1, 2), { steps: steps(2), reset: false }).steps).toEqual(steps(1, 2));
  });

  it('replaces the log after joining again, and reports what happened in the meantime', () => {
    expect(merge(steps(1, 2), { steps: steps(1, 2, 3), reset: true })).toEqual({
      steps: steps(1, 2, 3),
      fresh: steps(3),
      lost: [],
    });
  });

  it('notices what was taken back', () => {
    expect(merge(steps(1, 2), { steps: steps(1), reset: true })).toEqual({
      steps: steps(1),
      fresh: [],
      lost: steps(2),
    });
  });
});

describe('whose step it was', () => {
  it('is told by the step to those who may read it', () => {
    expect(doer({ seat: 2, events: [{ event: 'bid', seat: 1 }] })).toBe(2);
  });

  it('is otherwise told by its first event', () => {
    expect(doer({ seat: null, events: [{ event: 'bid', seat: 1 }] })).toBe(1);
  });

  it('is nobody when the event names none', () => {
    expect(doer({ seat: null, events: [{ event: 'reveal' }] })).toBe(NOBODY);
  });

  it('is told by what happened when several answer at once', () => {
    expect(doer({ seat: 0, events: [{ event: 'play', seat: 3 }] }, true)).toBe(3);
    expect(doer({ seat: 0, events: [{ event: 'passed' }] }, true)).toBe(NOBODY);
    expect(doer({ seat: 0, events: [] }, true)).toBe(0);
  });
});
