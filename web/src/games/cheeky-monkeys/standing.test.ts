import { beforeEach, describe, expect, it } from 'vitest';
import { ASK_ALWAYS, changed, covers, lasting, orderOf, prefer, preferred, silent, USUAL } from './standing';

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

describe('auto-pass as usual', () => {
  it('passes between phases, at the end of a turn and for my own card, and stops where it concerns me or a life', () => {
    for (const occasion of [['phase'], ['end'], ['announced', 'own'], ['step']]) expect(covers(USUAL, occasion)).toBe(true);
    for (const occasion of [
      ['end', 'mine'],
      ['shock', 'mine'],
      ['announced', 'mine'],
      ['announced', 'life'],
    ])
      expect(covers(USUAL, occasion)).toBe(false);
  });

  it('is said for every seat at this screen that has said nothing', () => {
    expect(silent([{ seat: 2, lasts: 'round', only: [], unless: [] }], [0, 2], USUAL)).toEqual([0]);
    expect(silent([], [0, 2], ASK_ALWAYS)).toEqual([]);
  });
});

describe('what this browser says at every table', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
  beforeEach(() => kept.clear());

  it('is the usual thing, until another is preferred', () => {
    expect(preferred(storage)).toEqual(USUAL);
    const order = changed(USUAL, 'only', 'phase', true);
    prefer(order, storage);
    expect(preferred(storage)).toEqual(order);
    prefer(ASK_ALWAYS, storage);
    expect(preferred(storage)).toEqual(ASK_ALWAYS);
  });

  it('does not change with what is said for one round', () => {
    prefer({ ...USUAL, lasts: 'round', unless: [] }, storage);
    expect(preferred(storage)).toEqual(USUAL);
  });

  it('is the usual thing when what was kept makes no sense', () => {
    for (const nonsense of ['{', '7', '{"lasts":"match","only":3}']) {
      kept.set('vervet.auto-pass', nonsense);
      expect(preferred(storage)).toEqual(USUAL);
    }
  });
});
