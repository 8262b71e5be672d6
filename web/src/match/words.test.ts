import { describe, expect, it } from 'vitest';
import type { Games, OutcomeInfo, PlayerInfo } from '../wire';
import { seated } from './names';
import { goalWords, lengthWords, outcomeWords, roundWords } from './words';

const player = (seat: number, name = ''): PlayerInfo => ({ seat, kind: 'here', name, bot: '', open: false, connected: true });
const RESIGNED: OutcomeInfo = { winners: [1], reason: 'resigned', rule: '' };

describe('a game that somebody gave up', () => {
  const why = (held: number[]) => outcomeWords('itchy-monkey', seated([player(0), player(1, 'Bo')], held), RESIGNED).why;

  it('names the one who resigned to everybody else', () => {
    expect(why([1])).toBe('Player 1 resigned.');
    expect(why([])).toBe('Player 1 resigned.');
  });

  it('tells the one who resigned so, unless others share the screen', () => {
    expect(why([0])).toBe('You resigned.');
    expect(why([0, 1])).toBe('Player 1 resigned.');
  });
});

describe('what a game is about, and how long it was', () => {
  it('is told of the kind that is played', () => {
    const cheeky = (decks: object) => goalWords('cheeky-monkeys', { decks } as Games['cheeky-monkeys']['view']);
    expect(cheeky({ monkeys: {} })).toBe('Goal: be the last trainer who hasn’t blown up.');
    expect(cheeky({ monkeys: {}, zombies: {} })).toContain('Legendary Zombie-Monkey');
    expect(goalWords('itchy-monkey', { mode: 'clan' } as Games['itchy-monkey']['view'])).toBe(
      'Goal: no lice on any monkey of your species.',
    );
    expect(goalWords('after-us')).toBe('Goal: the most points when somebody reaches 80.');
  });

  it('is counted in what the game calls them', () => {
    expect([roundWords('cheeky-monkeys', 3), roundWords('itchy-monkey', 3)]).toEqual(['Turn 3', 'Round 3']);
    expect([lengthWords('cheeky-monkeys', 2, 1), lengthWords('after-us', 2, 1)]).toEqual(['2 turns, 1 action,', '2 rounds, 1 action,']);
  });
});
