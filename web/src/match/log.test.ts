import { describe, expect, it } from 'vitest';
import { NOBODY } from '../art/marks';
import type { Step } from '../wire';
import { isGroup, latest, partsOf, type Manner } from './log';

interface Told {
  event: string;
  seat?: number;
}

const step = (version: number, seat: number, text: string | null, ...events: Told[]): Step =>
  ({ version, seat, text, events: events.map((event) => ({ rule: 'AU-05', ...event })) }) as unknown as Step;

/** `0: draw | skip` is a group of seat 0 with two rows; `# round` is a divider; a star marks the row that stands for its step. */
const told = (steps: Step[], manner: Manner): string[] =>
  partsOf(steps, manner).map((part) =>
    isGroup(part)
      ? `${part.seat === NOBODY ? '-' : part.seat}: ${part.rows
          .map(({ first, deeds }) => `${deeds.map(({ event }) => event.event).join(' ')}${first ? '*' : ''}`)
          .join(' | ')}`
      : `# ${part.event.event}`,
  );

const APART: Manner = { dividers: ['round', 'phase'], apart: true };
const TURNS: Manner = { dividers: ['turn'] };

describe('the parts of a log', () => {
  it('are one group for each player and phase, where all act at the same time', () => {
    const steps = [
      step(1, 0, 'arrange', { event: 'arrange', seat: 0 }),
      step(2, 1, 'arrange', { event: 'arrange', seat: 1 }),
      step(3, 0, 'skip', { event: 'skip', seat: 0 }),
      step(4, 1, 'done', { event: 'done', seat: 1 }, { event: 'phase' }),
      step(5, 0, 'token', { event: 'choose', seat: 0 }),
    ];
    expect(told(steps, APART)).toEqual(['0: arrange* | skip*', '1: arrange* | done*', '# phase', '0: choose*']);
  });

  it('have round and phase before the events they begin', () => {
    const steps = [
      step(1, 1, 'done', { event: 'done', seat: 1 }, { event: 'round' }, { event: 'draw', seat: 0 }, { event: 'draw', seat: 1 }),
    ];
    expect(told(steps, APART)).toEqual(['1: done*', '# round', '0: draw', '1: draw']);
  });

  it('are one group for each turn, where players take turns', () => {
    const steps = [
      step(1, 0, 'spawn a1', { event: 'spawn', seat: 0 }),
      step(2, 0, 'jump', { event: 'jump', seat: 0 }, { event: 'fight', seat: 1 }, { event: 'turn', seat: 1 }),
      step(3, 1, 'spawn b1', { event: 'spawn', seat: 1 }),
    ];
    expect(told(steps, TURNS)).toEqual(['0: spawn* | jump fight*', '# turn', '1: spawn*']);
  });

  it('keep the order of what players do in answer to each other', () => {
    const steps = [
      step(1, 0, 'a', { event: 'play', seat: 0 }),
      step(2, 1, 'b', { event: 'answer', seat: 1 }),
      step(3, 0, 'c', { event: 'play', seat: 0 }),
    ];
    expect(told(steps, TURNS)).toEqual(['0: play*', '1: answer*', '0: play*']);
  });

  it('have each step once, even if it only passed the turn on, or said everything after that', () => {
    expect(told([step(1, 0, 'end', { event: 'turn', seat: 1 })], TURNS)).toEqual(['0: *', '# turn']);
    expect(told([step(1, 0, 'end', { event: 'turn', seat: 1 }, { event: 'arrive', seat: 1 })], TURNS)).toEqual(['# turn', '1: arrive*']);
    expect(told([step(1, 0, 'pass')], TURNS)).toEqual(['0: *']);
  });
});

describe('the latest sentences', () => {
  it('are in their order, as many as fit, and always the newest', () => {
    expect(latest(['one', 'two', 'three'], 9)).toEqual(['two', 'three']);
    expect(latest(['one', 'two', 'three'], 100)).toEqual(['one', 'two', 'three']);
    expect(latest(['a very long sentence'], 3)).toEqual(['a very long sentence']);
    expect(latest([], 3)).toEqual([]);
  });
});
