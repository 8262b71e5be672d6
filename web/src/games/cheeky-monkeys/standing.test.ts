import { describe, expect, it } from 'vitest';
import { ASK_ALWAYS, changed, covers, lasting, orderOf } from './standing';

describe('what is said in advance', () => {
  it('is nothing until somebody says it', () => {
    expect(orderOf([{ seat: 2, lasts: 'match', only: [], unless: [] }], 0)).toEqual(ASK_ALWAYS);
    expect(covers(ASK_ALWAYS, ['phase'])).toBe(false);
  });

  it('leaves what concerns me to me, unless I say otherwise', () => {
    const order = lasting(ASK_ALWAYS, 'match');
    expect(covers(order, ['announced'])).toBe(true);
    expect(covers(order, ['announced', 'mine'])).toBe(false);
    expect(covers(changed(order, 'unless', 'mine', false), ['announced', 'mine'])).toBe(true);
  });

  it('may cover some windows only', () => {
    const order = changed(lasting(ASK_ALWAYS, 'round'), 'only', 'phase', true);
    expect(covers(order, ['phase'])).toBe(true);
    expect(covers(order, ['end'])).toBe(false);
  });

  it('keeps its words when extended, and forgets them when it is over', () => {
    const order = changed(lasting(ASK_ALWAYS, 'round'), 'only', 'phase', true);
    expect(lasting(order, 'match')).toEqual({ ...order, lasts: 'match' });
    expect(lasting(order, 'off')).toEqual(ASK_ALWAYS);
  });
});
