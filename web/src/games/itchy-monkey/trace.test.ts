import { describe, expect, it } from 'vitest';
import type { ItchyEvent } from '../../wire';
import { told } from './sample-events';
import { endangered, lastCells, lastTurn, traceOf } from './trace';

const BUMP: ItchyEvent[] = [
  told('bump', { seat: 1, cell: 'd4', to: 'd6', way: 'north', distance: 2, species: 'lemur' }),
  told('cross', { seat: 1, cell: 'd6', to: 'd7', workers: 1, queens: 0 }),
  told('turn', { seat: 0, round: 3 }),
];

describe('the trace of a step', () => {
  it('follows a monkey and its lice', () => {
    expect(traceOf(BUMP)).toEqual([
      { kind: 'bump', seat: 1, from: 'd4', to: 'd6' },
      { kind: 'cross', seat: 1, from: 'd6', to: 'd7' },
    ]);
  });

  it('marks where something appeared', () => {
    expect(traceOf([told('spawn', { seat: 0, cell: 'a1', workers: 2 })])).toEqual([{ kind: 'spawn', seat: 0, from: 'a1' }]);
  });

  it('covers everything the last player did in a row', () => {
    const step = (version: number, seat: number) => ({ version, seat, text: null, events: [] });
    const steps = [step(1, 1), step(2, 0), step(3, 1), step(4, 1)];
    expect(lastTurn(steps).map(({ version }) => version)).toEqual([3, 4]);
    expect(lastTurn([])).toEqual([]);
  });

  it('names the cells whose lice would go home', () => {
    expect(endangered([told('nitpick', { seat: 0, cell: 'c3' }), ...BUMP])).toEqual(['c3']);
  });

  it('keeps a mark with the monkey when it is bumped afterwards', () => {
    const spawn: ItchyEvent = told('spawn', { seat: 1, cell: 'd4', workers: 2 });
    expect(traceOf([spawn, ...BUMP])[0]).toEqual({ kind: 'spawn', seat: 1, from: 'd6' });
  });

  it('begins and ends on cells', () => {
    expect(lastCells(traceOf(BUMP))).toEqual({ 'last-from': ['d4', 'd6'], 'last-to': ['d6', 'd7'] });
  });

  it('follows a shove, an outbreak and a monkey that leaves', () => {
    const events = [
      told('shove', { seat: 0, cell: 'd6', to: 'd7' }),
      told('outbreak', { cell: 'a1', to: ['a2', 'b1'] }),
      told('leave', { seat: 1, cell: 'c6', way: 'north' }),
    ];
    expect(traceOf(events, 7)).toEqual([
      { kind: 'shove', seat: 0, from: 'd6', to: 'd7' },
      { kind: 'spread', seat: -1, from: 'a1', to: 'a2' },
      { kind: 'spread', seat: -1, from: 'a1', to: 'b1' },
      { kind: 'leave', seat: 1, from: 'c6', to: 'c8' },
    ]);
  });
});
