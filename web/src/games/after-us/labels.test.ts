import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import type { AfterUsView } from '../../wire';
import { actionLabel, amounts, cardLines, cardName, dealWords, neighbourOf, signedAmount } from './labels';
import { piecesOf } from './telling';

const view = { king: null, players: [{}, {}, {}], prices: { level1: 3, level2: 6, copy: 2 } } as unknown as AfterUsView;

describe('words for cards', () => {
  it('name a monkey by species, level and number, a tamarin by its colour', () => {
    expect(cardName(231)).toBe('orang-utan, level 2, number 231');
    expect(cardName(7)).toBe('yellow tamarin, number 7');
  });

  it('say everything printed, row by row, with the bonus for rage', () => {
    expect(cardLines(7)).toEqual([
      'Row 1: half frame open to the left: 1 fruit; half frame open to the right: 1 flower',
      'Row 2: 1 point; half frame open to the right: for 1 flower and 1 fruit',
      'Row 3: nothing',
      'Removed by rage: 1 grain',
    ]);
  });
});

describe('words for frames', () => {
  it('say cost, condition, sign and what counts for each tamarin', () => {
    expect(dealWords({ pay: { fruit: 2 }, gain: { points: 2 } })).toBe('2 points for 2 fruits');
    expect(dealWords({ species: 3, gain: { fruit: 2 } })).toBe('with 3 species, 2 fruits');
    expect(dealWords({ pay: { energy: 1 }, again: true })).toBe('another frame reactivated for 1 energy');
    expect(dealWords({ each: true, gain: { points: 1 } })).toBe('1 point for each tamarin in the line');
    expect(dealWords({})).toBe('for nothing');
  });

  it('always list amounts in the same order', () => {
    expect(amounts({ points: 1, flower: 2 })).toBe('2 flowers and 1 point');
  });
});

describe('the large button', () => {
  it('shows the card or frame that is meant', () => {
    const again = piecesOf(actionLabel({ kind: 'reactivate', frame: 'cd1' }, view));
    expect(again).toEqual([{ words: 'Reactivate ' }, { frame: 'cd1' }]);
    expect(piecesOf(actionLabel({ kind: 'remove', card: 12 }, view))).toEqual([{ words: 'Remove card ' }, { card: 12 }]);
  });
});

describe('words in French', () => {
  beforeEach(() => (settings.language = 'fr'));
  afterEach(() => (settings.language = 'en'));

  it('say one of a kind in the singular', () => {
    expect(signedAmount('grain', 1)).toBe('+1 graine');
    expect(signedAmount('points', -2)).toBe('−2 points');
  });

  it('have a no-break space before a semicolon', () => {
    expect(cardLines(7)[1]).toContain('1 point\u00a0; ');
  });

  it('give the monkey on a token its article', () => {
    expect(actionLabel({ kind: 'token', species: 'mandrill' }, view)).toBe('Choisir le mandrill');
    expect(actionLabel({ kind: 'token', species: 'orangutan' }, view)).toBe('Choisir l’orang-outan');
  });
});

describe('words for actions', () => {
  it('say what a recruit costs', () => {
    expect(actionLabel({ kind: 'recruit', level: 2, food: 'grain' }, view)).toBe('Recruit level 2 for 6 grains');
  });

  it('find the neighbours: the next seat is on the left', () => {
    expect([neighbourOf(view, 0, 'left'), neighbourOf(view, 0, 'right')]).toEqual([1, 2]);
  });
});
