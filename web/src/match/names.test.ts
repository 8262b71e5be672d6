import { describe, expect, it } from 'vitest';
import { eventValues, ownName, playerName, refusalValues, withoutBots } from './names';

const player = (seat: number, name: string) => ({ seat, kind: 'here' as const, name, bot: '', open: false, connected: true });
const PLAYERS = [player(0, 'Ada'), player(1, 'Bo')];

describe('somebody for whom a bot plays on', () => {
  const players = [{ ...player(0, 'Ada'), stand_in: 'heuristic' }, player(1, 'Bo')];

  it('is called so at the table, and by name alone in the log', () => {
    expect(playerName(players, 0)).toBe('Ada (bot)');
    expect(playerName(withoutBots(players), 0)).toBe('Ada');
    expect(playerName(withoutBots(players), 1)).toBe('Bo');
  });
});

describe('bots of one strength at one table', () => {
  const bot = (seat: number, name = '') => ({ ...player(seat, name), kind: 'bot' as const, bot: 'mcts-10' });

  it('have names of their own', () => {
    const players = [player(0, ''), bot(1), bot(2), bot(3)];
    const names = players.map(({ seat }) => playerName(players, seat));
    expect(names[1]).toBe('Pip');
    expect(new Set(names).size).toBe(4);
    expect(names.slice(1).some((name) => /\d/.test(name))).toBe(false);
  });
});

describe('oneself', () => {
  it('is called so, unless one has given a name', () => {
    expect(ownName([player(0, '')], 0, true)).toBe('You');
    expect(ownName([player(0, '')], 0, false)).toBe('Player 1');
    expect(ownName(PLAYERS, 0, true)).toBe('Ada');
  });
});

describe('values of an event', () => {
  it('name the seats that it declares, and the acting seat as the player', () => {
    const copy = { event: 'copy', rule: 'AU-34', seat: 1, other: 0, token: 'gorilla', pay: {} };
    expect(eventValues('after-us', 'after', PLAYERS, copy)).toMatchObject({ player: 'Bo', other: 'Ada', token: 'gorilla' });
    const over = { event: 'over', rule: 'AU-50', winners: [0, 1], reason: 'goal', points: [82, 82], king: null };
    expect(eventValues('after-us', 'after', PLAYERS, over)).toMatchObject({ winners: 'Ada and Bo', 'winners-count': 2 });
  });

  it('name the acting seat, even in a game the client was not built for', () => {
    const move = { event: 'move', rule: 'BT-2', seat: 1, from: 'b7', to: 'b6' };
    expect(eventValues('breakthrough', 'breakthrough', PLAYERS, move)).toMatchObject({ player: 'Bo', from: 'b7', to: 'b6' });
  });

  it('leave alone numbers that are not seats', () => {
    const turn = { event: 'turn', rule: 'IM-12', seat: 0, round: 1 };
    expect(eventValues('itchy-monkey', 'itchy', PLAYERS, turn)).toMatchObject({ player: 'Ada', round: 1 });
  });

  it('say amounts in words, with the number of kinds', () => {
    const activate = { event: 'activate', rule: 'AU-16', seat: 0, frame: 'a1', gain: { flower: 2, points: 1 }, pay: {}, king: {} };
    expect(eventValues('after-us', 'after', PLAYERS, activate)).toMatchObject({
      gain: '2 flowers and 1 point',
      'gain-kinds': 2,
      pay: '',
      'pay-kinds': 0,
    });
  });

  it('say a list with one entry per seat by name', () => {
    const over = { event: 'over', rule: 'AU-50', winners: [0], reason: 'goal', points: [82, 1], king: null };
    expect(eventValues('after-us', 'after', PLAYERS, over)['points']).toBe('Ada (82 points) and Bo (1 point)');
  });

  it('say the points of one event as a number and those of another by seat', () => {
    const computer = { event: 'computer', rule: 'AU-46', seat: 0, points: 3 };
    expect(eventValues('after-us', 'after', PLAYERS, computer)['points']).toBe(3);
  });

  it('turn yes, no and nothing into values a text can select on', () => {
    const recruit = { event: 'recruit', rule: 'AU-32', seat: 0, species: 'gorilla', level: 1, means: 'token', waiting: true, card: null };
    expect(eventValues('after-us', 'after', PLAYERS, recruit)).toMatchObject({ waiting: 1, card: 'none' });
  });

  it('leave gaps out of a list of cards', () => {
    const draw = { event: 'draw', rule: 'AU-10', seat: 0, cards: [7, null, 231] };
    expect(eventValues('after-us', 'after', PLAYERS, draw)['cards']).toBe('7 and 231');
  });

  it('call cards by name and number where they are declared as cards', () => {
    const explode = { event: 'explode', rule: 'CM-29', seat: 0, cause: 'fuses', monkeys: ['sniper3'], cards: {} };
    expect(eventValues('cheeky-monkeys', 'cheeky', PLAYERS, explode)).toMatchObject({ monkeys: 'Sniper 3', 'monkeys-count': 1 });
    const effect = { event: 'effect', rule: 'CM-46', seat: 0, monkey: 'undead-juggler2', kind: 'sniper' };
    expect(eventValues('cheeky-monkeys', 'cheeky', PLAYERS, effect)).toMatchObject({ monkey: 'Undead Jugg 2', kind: 'sniper' });
    const hatch = { event: 'hatch', rule: 'IM-62', cell: 'd4' };
    expect(eventValues('itchy-monkey', 'itchy', PLAYERS, hatch)).toMatchObject({ cell: 'd4' });
  });
});

describe('values of a refusal', () => {
  it('name the seat and the card', () => {
    expect(refusalValues('cheeky', PLAYERS, { seat: 1, monkey: 'sniper3', count: 2 })).toEqual({
      player: 'Bo',
      monkey: 'Sniper 3',
      count: 2,
    });
  });
});
