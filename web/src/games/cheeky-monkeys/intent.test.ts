import { describe, expect, it } from 'vitest';
import type { CheekyView } from '../../wire';
import { CARDS } from './deck';
import { meantBy } from './intent';

const player = (seat: number, ...monkeys: string[]) => ({
  seat,
  status: 'living',
  monkeys: monkeys.map((monkey) => ({ monkey, kind: monkey.replace(/\d+$/, '') })),
});
const view = (...players: object[]) => ({ players }) as unknown as CheekyView;

describe('what a touch on a card means', () => {
  it('is an action that plays this card, whatever is on the table', () => {
    for (const table of [view(player(0), player(1)), view(player(0, 'juggler1'), player(1, 'headscratcher2'))]) {
      for (const [kind, card] of Object.entries(CARDS)) expect(meantBy(card, table, 0).kind).toBe(kind);
    }
  });

  it('aims Grounding at a Headscratcher, and an exchange at what others have', () => {
    const table = view(player(0, 'juggler1'), player(1, 'sniper3', 'headscratcher2'));
    expect(meantBy('grounding', table, 0)).toEqual({ kind: 'ground', monkey: 'headscratcher2' });
    expect(meantBy('tactical-exchange', table, 0)).toEqual({ kind: 'exchange', monkey: 'sniper3', given: 'juggler1' });
  });
});
