import { describe, expect, it } from 'vitest';
import { entryKeys, stepsLeft } from './queue';

describe('the steps that are left', () => {
  it('are grouped when the same one comes several times in a row', () => {
    expect(stepsLeft(['monkey', 'monkey', 'card'])).toEqual([
      { step: 'monkey', seat: null, times: 2 },
      { step: 'card', seat: null, times: 1 },
    ]);
  });

  it('name the player concerned', () => {
    expect(stepsLeft(['give 2', 'give 0'])).toEqual([
      { step: 'give', seat: 2, times: 1 },
      { step: 'give', seat: 0, times: 1 },
    ]);
  });
});

describe('the entries', () => {
  const shaman = { what: 'shaman', seat: 0, number: null, monkey: 'shaman1' };
  const destroyer = { what: 'destroyer', seat: 0, number: null, monkey: 'destroyer1' };
  const noWay = (number: number) => ({ what: 'no-way', seat: 1, number, monkey: null });

  it('keep their keys when one below them leaves with its monkey', () => {
    expect(entryKeys([destroyer])).toEqual(entryKeys([destroyer, shaman]).slice(0, 1));
  });

  it('keep their keys when others come in above them', () => {
    expect(entryKeys([noWay(2), noWay(1), shaman]).slice(1)).toEqual(entryKeys([noWay(1), shaman]));
  });

  it('never share a key', () => {
    expect(new Set(entryKeys([shaman, noWay(1), shaman])).size).toBe(3);
  });
});
