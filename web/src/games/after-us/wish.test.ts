import { describe, expect, it } from 'vitest';
import type { AfterUsAction } from '../../wire';
import { back, choose, onLine, question, ready, wishFor } from './wish';

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

describe('a wish', () => {
  it('asks for the first field that leaves a choice', () => {
    expect(question(LEGAL, wishFor('recruit'))).toEqual({ field: 'level', values: [1, 2] });
    expect(question(LEGAL, wishFor('activate'))).toEqual({ field: 'target', values: ['b2', 'c3'] });
  });

  it('does not ask for what follows from what was chosen', () => {
    expect(question(LEGAL, choose(wishFor('recruit'), 'level', 2))).toBeNull();
    expect(ready(LEGAL, choose(wishFor('recruit'), 'level', 2))).toEqual({ kind: 'recruit', level: 2, food: 'grain' });
  });

  it('asks for a target only where there is one to choose', () => {
    expect(ready(LEGAL, choose(wishFor('copy'), 'neighbour', 'left'))).toEqual({ kind: 'copy', neighbour: 'left', price: 'energy' });
    expect(question(LEGAL, choose(wishFor('copy'), 'neighbour', 'right'))?.field).toBe('target');
  });

  it('is ready at once where there is nothing to choose', () => {
    expect(ready(LEGAL, wishFor('computer'))).toEqual({ kind: 'computer' });
  });

  it('is not ready while something is open', () => {
    expect(ready(LEGAL, wishFor('remove'))).toBeNull();
  });

  it('lights up what can be touched on the line', () => {
    expect(onLine(LEGAL, wishFor('remove'))).toEqual({ field: 'card', what: 'card', values: [7, 231] });
    expect(onLine(LEGAL, wishFor('activate'))).toMatchObject({ what: 'frame', values: ['b2', 'c3'] });
    expect(onLine(LEGAL, wishFor('recruit'))).toBeNull();
  });

  it('lets another card be touched once one is chosen', () => {
    expect(onLine(LEGAL, choose(wishFor('remove'), 'card', 7))?.values).toEqual([7, 231]);
  });

  it('goes back one choice at a time', () => {
    const wish = choose(wishFor('copy'), 'neighbour', 'right');
    expect(back(wish)).toEqual(wishFor('copy'));
    expect(back(wishFor('copy'))).toBeNull();
  });
});
