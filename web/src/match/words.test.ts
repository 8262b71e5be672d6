import { describe, expect, it } from 'vitest';
import type { OutcomeInfo, PlayerInfo } from '../wire';
import { outcomeWords } from './words';

const player = (seat: number, name = ''): PlayerInfo => ({ seat, kind: 'here', name, bot: '', open: false, connected: true });
const RESIGNED: OutcomeInfo = { winners: [1], reason: 'resigned', rule: '' };

describe('a game that somebody gave up', () => {
  const why = (held: number[]) => outcomeWords('itchy-monkey', [player(0), player(1, 'Bo')], RESIGNED, held).why;

  it('names the one who resigned to everybody else', () => {
    expect(why([1])).toBe('Player 1 resigned.');
    expect(why([])).toBe('Player 1 resigned.');
  });

  it('tells the one who resigned so, unless others share the screen', () => {
    expect(why([0])).toBe('You resigned.');
    expect(why([0, 1])).toBe('Player 1 resigned.');
  });
});
