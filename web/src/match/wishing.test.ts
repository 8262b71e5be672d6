import { expect, it } from 'vitest';
import type { ItchyAction, ItchyJump } from '../wire';
import type { Session } from './session.svelte';
import { WishingHand } from './wishing.svelte';

const JUMP: ItchyJump = { kind: 'jump', cell: 'a1', way: 'north', louse: 'worker' };
const legal: ItchyAction[] = [JUMP, { ...JUMP, louse: 'queen' }, { ...JUMP, way: 'east' }];

class Trying extends WishingHand<'itchy-monkey'> {
  protected readonly least = 2;
  readonly primary = null;
}

const hand = () => new Trying({ table: { legal }, myTurn: true, ask: () => Promise.resolve(null) } as unknown as Session<'itchy-monkey'>);

it('takes back what was chosen by hand one choice at a time', () => {
  const mine = hand();
  mine.start('jump');
  mine.choose('way', 'north');
  mine.choose('louse', 'queen');
  expect(mine.ready).toMatchObject({ way: 'north', louse: 'queen' });
  mine.back();
  expect(mine.wish?.chosen).toEqual({ way: 'north' });
});

it('drops what a hint has put together as a whole', () => {
  const mine = hand();
  mine.propose({ ...JUMP, louse: 'queen' });
  expect(mine.ready).toMatchObject({ louse: 'queen' });
  mine.back();
  expect(mine.wish).toBeNull();
});
