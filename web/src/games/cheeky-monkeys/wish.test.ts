import { describe, expect, it } from 'vitest';
import * as wishing from '../../match/wish';
import { back } from '../../match/wish';
import type { CheekyAction } from '../../wire';
import { LEAST, open, settled, type Field, type Legal, type Wish } from './wish';

// Just as the hand does it.
const wishFor = (kind: CheekyAction['kind']): Wish => wishing.wishFor(kind);
const question = (legal: Legal, wish: Wish) => wishing.question(legal, wish, LEAST);
const ready = (legal: Legal, wish: Wish) => wishing.ready(legal, wish, LEAST);
const choose = (legal: Legal, wish: Wish, field: Field, value: wishing.Value) => settled(legal, wishing.choose(wish, field, value));

const LEGAL: CheekyAction[] = [
  { kind: 'pass' },
  { kind: 'noway' },
  { kind: 'ground', monkey: 'headscratcher1' },
  { kind: 'escape', monkey: 'juggler1' },
  { kind: 'exchange', monkey: 'sniper1', given: 'juggler1' },
  { kind: 'exchange', monkey: 'sniper1', given: 'juggler2' },
  { kind: 'exchange', monkey: 'tempter3' },
  { kind: 'deliver', monkey: 'juggler1', seat: 1 },
  { kind: 'deliver', monkey: 'juggler2', seat: 1 },
];

describe('a wish', () => {
  it('without fields is ready at once', () => {
    expect(ready(LEGAL, wishFor('noway'))).toEqual({ kind: 'noway' });
  });

  it('asks for one field after another', () => {
    const wish = wishFor('exchange');
    expect(question(LEGAL, wish)).toEqual({ field: 'monkey', values: ['sniper1', 'tempter3'] });
    expect(question(LEGAL, choose(LEGAL, wish, 'monkey', 'sniper1'))).toEqual({ field: 'given', values: ['juggler1', 'juggler2'] });
  });

  it('asks for no monkey to give when the other player is closed', () => {
    expect(ready(LEGAL, choose(LEGAL, wishFor('exchange'), 'monkey', 'tempter3'))).toEqual({ kind: 'exchange', monkey: 'tempter3' });
  });

  it('takes the only other player for granted', () => {
    expect(ready(LEGAL, choose(LEGAL, wishFor('deliver'), 'monkey', 'juggler2'))).toEqual({ kind: 'deliver', monkey: 'juggler2', seat: 1 });
  });

  it('takes the only Headscratcher at risk for granted, but never the only monkey to lose', () => {
    expect(ready(LEGAL, settled(LEGAL, wishFor('ground')))).toEqual({ kind: 'ground', monkey: 'headscratcher1' });
    expect(ready(LEGAL, settled(LEGAL, wishFor('escape')))).toBeNull();
  });

  it('goes back to the last real choice', () => {
    const wish = choose(LEGAL, wishFor('deliver'), 'monkey', 'juggler2');
    expect(back(LEGAL, wish)).toEqual(wishFor('deliver'));
    expect(back(LEGAL, wishFor('deliver'))).toBeNull();
  });

  it('lets the last choice be made anew', () => {
    const wish = choose(LEGAL, choose(LEGAL, wishFor('exchange'), 'monkey', 'sniper1'), 'given', 'juggler2');
    expect(open(LEGAL, wish)).toEqual({ field: 'given', values: ['juggler1', 'juggler2'] });
  });

  it('can name the player before the monkey', () => {
    const wish = choose(LEGAL, wishFor('deliver'), 'seat', 1);
    expect(question(LEGAL, wish)).toEqual({ field: 'monkey', values: ['juggler1', 'juggler2'] });
  });
});
