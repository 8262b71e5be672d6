import { describe, expect, it } from 'vitest';
import type { CheekyAction, CheekyView } from '../../wire';
import { isBurning, isDoomed, rescues } from './doom';

const window = {
  window: 'end',
  doomed: 0,
  saving: [
    { card: 'soggy-fuses', monkey: null },
    { card: 'great-escape', monkey: 'juggler1' },
  ],
};
const view = (more: object) => ({ window: null, turn: null, players: [], ...more }) as unknown as CheekyView;
const legal: CheekyAction[] = [
  { kind: 'pass' },
  { kind: 'soggy', seat: 1 },
  { kind: 'soggy', seat: 0 },
  { kind: 'escape', monkey: 'shaman2' },
  { kind: 'escape', monkey: 'juggler1' },
];

describe('somebody about to blow up', () => {
  it('is whom the server says', () => {
    expect(isDoomed(view({ window }), 0)).toBe(true);
    expect(isDoomed(view({ window }), 1)).toBe(false);
    expect(isDoomed(view({}), 0)).toBe(false);
  });

  it('is shown exactly the answers that save them', () => {
    expect(rescues(view({ window }), legal, 0)).toEqual([
      { kind: 'soggy', seat: 0 },
      { kind: 'escape', monkey: 'juggler1' },
    ]);
    expect(rescues(view({}), legal, 0)).toEqual([]);
  });

  it('is warned in their own turn while the fuses are lit and dry', () => {
    const players = [{ lit: true, soggy: false }];
    expect(isBurning(view({ turn: 0, players }), 0)).toBe(true);
    expect(isBurning(view({ turn: 1, players }), 0)).toBe(false);
    expect(isBurning(view({ turn: 0, players: [{ lit: true, soggy: true }] }), 0)).toBe(false);
  });
});
