import { describe, expect, it } from 'vitest';
import type { AfterUsAction } from '../wire';
import { back, choose, ofKind, question, ready, wishFor as begin, wishOf, type Wish } from './wish';

const LEGAL: AfterUsAction[] = [
  { kind: 'skip', frame: 'a1' },
  { kind: 'activate', frame: 'a1', target: 'b2' },
  { kind: 'activate', frame: 'a1', target: 'c3' },
  { kind: 'recruit', level: 1, food: 'flower' },
  { kind: 'recruit', level: 1, food: 'grain' },
  { kind: 'recruit', level: 2, food: 'grain' },
  { kind: 'copy', neighbour: 'left', price: 'energy' },
  { kind: 'copy', neighbour: 'right', price: 'energy', target: 'b2' },
  { kind: 'copy', neighbour: 'right', price: 'energy', target: 'c3' },
  { kind: 'remove', card: 7 },
  { kind: 'remove', card: 231 },
  { kind: 'computer' },
];

/** Typed for this game. */
const wishFor = (kind: AfterUsAction['kind']): Wish<AfterUsAction> => begin(kind);

describe('a wish', () => {
  it('asks for the first field that leaves a choice', () => {
    expect(question(LEGAL, wishFor('recruit'))).toEqual({ field: 'level', values: [1, 2] });
    expect(question(LEGAL, wishFor('activate'))).toEqual({ field: 'target', values: ['b2', 'c3'] });
  });

  it('does not ask for what follows from what was chosen', () => {
    expect(question(LEGAL, choose(wishFor('recruit'), 'level', 2))).toBeNull();
    expect(ready(LEGAL, choose(wishFor('recruit'), 'level', 2))).toEqual({ kind: 'recruit', level: 2, food: 'grain' });
  });

  it('asks for a target only when there is one to choose', () => {
    expect(ready(LEGAL, choose(wishFor('copy'), 'neighbour', 'left'))).toEqual({ kind: 'copy', neighbour: 'left', price: 'energy' });
    expect(question(LEGAL, choose(wishFor('copy'), 'neighbour', 'right'))?.field).toBe('target');
  });

  it('is ready at once when there is nothing to choose', () => {
    expect(ready(LEGAL, wishFor('computer'))).toEqual({ kind: 'computer' });
  });

  it('is not ready while something is open', () => {
    expect(ready(LEGAL, wishFor('remove'))).toBeNull();
  });

  it('goes back one choice at a time', () => {
    const wish = choose(wishFor('copy'), 'neighbour', 'right');
    expect(back(LEGAL, wish)).toEqual(wishFor('copy'));
    expect(back(LEGAL, wishFor('copy'))).toBeNull();
  });

  it('goes back past fields that left no choice', () => {
    expect(back(LEGAL, wishOf<AfterUsAction>({ kind: 'recruit', level: 2, food: 'grain' }))).toEqual(wishFor('recruit'));
  });

  it('asks even for fields that leave no choice if a game wants that', () => {
    expect(question(LEGAL, choose(wishFor('recruit'), 'level', 2), 1)).toEqual({ field: 'food', values: ['grain'] });
    expect(ready(LEGAL, choose(wishFor('recruit'), 'level', 2), 1)).toBeNull();
  });

  it('asks for the fields in the order the server names them, whichever actions have them', () => {
    const legal = ofKind(LEGAL, 'copy').toReversed();
    expect(question(legal, wishFor('copy'))?.field).toBe('neighbour');
    expect(question(legal, choose(wishFor('copy'), 'neighbour', 'right'))?.field).toBe('target');
  });
});
