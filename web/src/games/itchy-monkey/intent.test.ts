import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../art/marks';
import type { Drawn } from './board-props';
import { meant, meantVerb } from './intent';
import type { Scene } from './monkeys';
import { IDLE, type Selection } from './selection';

function monkey(cell: string, owner: number | null, workers = 0, queens = 0, spies: number[] = []): Drawn {
  const rest = { colonies: [], counted: workers, nitpickable: false, abilities: [], clan: null, resting: false, broken: false };
  return { cell, owner, workers, queens, spies, number: 0, species: 'lemur', power: workers + queens, ...rest };
}

function view(phase: string, mode: Scene['mode'] = 'battle'): Scene {
  const monkeys = [monkey('d4', 0, 2, 1), monkey('e4', null), monkey('d7', 1, 3), monkey('a1', 0, 0, 1), monkey('g1', 1, 3, 0, [0])];
  const owned = mode === 'battle' ? monkeys : monkeys.map((one) => ({ ...one, owner: one.owner === null ? null : NOBODY }));
  return { mode, phase, size: 7, monkeys: owned, taken: new Set(monkeys.map(({ cell }) => cell)) };
}

const picked: Selection = { stage: 'picked', cell: 'd4', verb: null };

describe('what was meant', () => {
  it('is the verb of the phase for a monkey', () => {
    expect(meant(view('place'), [], 0, IDLE, 'd7')).toEqual({ kind: 'place', cell: 'd7' });
    expect(meant(view('spawn'), [], 0, IDLE, 'd7')).toEqual({ kind: 'spawn', cell: 'd7', spies: 0 });
    expect(meant(view('after'), [], 0, IDLE, 'd4')).toEqual({ kind: 'exchange', cell: 'd4' });
  });

  it('is to settle where others can settle', () => {
    expect(meant(view('spawn'), [{ kind: 'settle', cell: 'e4' }], 0, IDLE, 'd7')).toEqual({ kind: 'settle', cell: 'd7' });
  });

  it('is to nitpick an opponent, and to bump anything else, when moving', () => {
    expect(meant(view('move'), [], 0, IDLE, 'd7')?.kind).toBe('nitpick');
    expect(meant(view('move'), [], 0, IDLE, 'e4')?.kind).toBe('bump');
  });

  it('is a jump to the adjacent monkey, by a louse that is there', () => {
    expect(meant(view('move'), [], 0, picked, 'e4')).toEqual({ kind: 'jump', cell: 'd4', way: 'east', louse: 'worker' });
    expect(meantVerb(view('move'), 0, 'jump', 'a1')).toEqual({ kind: 'jump', cell: 'a1', way: 'north', louse: 'queen' });
  });

  it('is a bump with all lice against a monkey farther away', () => {
    const bump = { kind: 'bump', cell: 'd4', way: 'north', distance: 2, workers: 2, queens: 1, spies: 0, shove: 0 };
    expect(meant(view('move'), [], 0, picked, 'd7')).toEqual(bump);
  });

  it('is a bump without lice to an empty cell', () => {
    const bump = { kind: 'bump', cell: 'd4', way: 'west', distance: 2, workers: 0, queens: 0, spies: 0, shove: 0 };
    expect(meant(view('move'), [], 0, picked, 'b4')).toEqual(bump);
  });

  it('is nothing if the cells are not in line, or on an empty cell with nothing picked', () => {
    expect(meant(view('move'), [], 0, picked, 'e6')).toBeNull();
    expect(meant(view('move'), [], 0, IDLE, 'b4')).toBeNull();
  });

  it('is a jump by the spy when it is the only louse of one’s own', () => {
    expect(meantVerb(view('move'), 0, 'jump', 'g1')).toMatchObject({ kind: 'jump', louse: 'spy' });
  });

  it('is to leave, if the touch is off the board', () => {
    expect(meant(view('move', 'clan'), [], 0, picked, 'd8')).toEqual({ kind: 'leave', cell: 'd4', way: 'north' });
  });

  it('is to pick a species while species are picked', () => {
    expect(meant(view('pick', 'clan'), [], 0, IDLE, 'd7')).toEqual({ kind: 'pick', species: 'lemur' });
  });

  it('is never a jump or a nitpick in Clan mode', () => {
    expect(meant(view('move', 'clan'), [], 0, IDLE, 'd7')?.kind).toBe('bump');
    expect(meant(view('move', 'clan'), [], 0, picked, 'e4')?.kind).toBe('bump');
  });
});
