import { describe, expect, it } from 'vitest';
import type { CheekyMonkeyView, CheekyView } from '../../wire';
import { optionsFor } from './options';

const monkey = (name: string, kind: string, more: Partial<CheekyMonkeyView> = {}): CheekyMonkeyView => ({
  monkey: name,
  kind,
  deck: 'monkeys',
  grounded: false,
  spent: false,
  ...more,
});
const VIEW = {
  hand: { 'no-way': 2 },
  players: [
    { seat: 0, monkeys: [monkey('juggler1', 'juggler'), monkey('juggler2', 'juggler')] },
    {
      seat: 1,
      monkeys: [
        monkey('juggler3', 'juggler'),
        monkey('headscratcher1', 'headscratcher', { grounded: true }),
        monkey('headscratcher2', 'headscratcher'),
      ],
    },
  ],
} as unknown as CheekyView;

describe('what can be chosen', () => {
  it('groups like monkeys in front of the same trainer', () => {
    expect(optionsFor(VIEW, 'monkey', ['juggler3', 'juggler1', 'juggler2'])).toEqual([
      { value: 'juggler1', what: 'juggler', seat: 0, count: 2 },
      { value: 'juggler3', what: 'juggler', seat: 1, count: 1 },
    ]);
  });

  it('keeps a grounded monkey apart', () => {
    expect(optionsFor(VIEW, 'monkey', ['headscratcher1', 'headscratcher2']).length).toBe(2);
  });

  it('offers what is in a discard pile without a player', () => {
    expect(optionsFor(VIEW, 'monkey', ['tail2'])).toEqual([{ value: 'tail2', what: 'tail', seat: null, count: 1 }]);
  });

  it('offers players and cards as they are', () => {
    expect(optionsFor(VIEW, 'seat', [1])).toEqual([{ value: 1, what: null, seat: 1, count: 1 }]);
    expect(optionsFor(VIEW, 'card', ['no-way'])).toEqual([{ value: 'no-way', what: 'no-way', seat: null, count: 2 }]);
  });
});
