import { describe, expect, it } from 'vitest';
import { valuesOf } from './names';

const player = (seat: number, name: string) => ({ seat, kind: 'here' as const, name, bot: '', open: false, connected: true });
const PLAYERS = [player(0, 'Ada'), player(1, 'Bo')];

describe('values of an event', () => {
  it('name the seats', () => {
    expect(valuesOf(PLAYERS, { seat: 1, other: 0, winners: [0, 1] })).toEqual({
      player: 'Bo',
      other: 'Ada',
      winners: 'Ada and Bo',
      'winners-count': 2,
    });
  });

  it('say amounts in words, with the number of kinds', () => {
    expect(valuesOf(PLAYERS, { gain: { flower: 2, points: 1 }, pay: {} }, 'after')).toEqual({
      gain: '2 flowers and 1 point',
      'gain-kinds': 2,
      pay: '',
      'pay-kinds': 0,
    });
  });

  it('say a list of each seat with its names', () => {
    expect(valuesOf(PLAYERS, { points: [82, 1] }, 'after')['points']).toBe('Ada 82 points and Bo 1 point');
  });

  it('turn yes, no and nothing into what a text can select', () => {
    expect(valuesOf(PLAYERS, { waiting: true, card: null })).toEqual({ waiting: 1, card: 'none' });
  });

  it('leave gaps out of a list of cards', () => {
    expect(valuesOf(PLAYERS, { cards: [7, null, 231] })['cards']).toBe('7 and 231');
  });

  it('call cards by name and number where the game has names for them', () => {
    expect(valuesOf(PLAYERS, { monkey: 'undead-juggler2', kind: 'sniper', monkeys: ['sniper3'] }, 'cheeky')).toEqual({
      monkey: 'Undead Jugg 2',
      kind: 'sniper',
      monkeys: 'Sniper 3',
      'monkeys-count': 1,
    });
    expect(valuesOf(PLAYERS, { cell: 'd4' }, 'itchy')).toEqual({ cell: 'd4' });
  });
});
