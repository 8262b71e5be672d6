import { describe, expect, it } from 'vitest';
import { calledName, eventValues, nameWithin, playerName, refusalValues, saidOf, seated, withoutBots } from './names';
import { eventWords, noteWords, outcomeWords } from './words';

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
  const mine = seated([player(0, ''), player(1, 'Bo')], [0]);
  const spawn = { event: 'spawn' as const, rule: 'IM-24', seat: 0, cell: 'c2', workers: 2, spies: 0 };

  it('is called so, whether one has given a name or not', () => {
    expect(playerName(mine, 0)).toBe('You');
    expect(playerName(seated(PLAYERS, [0]), 0)).toBe('You');
    expect(nameWithin(mine, 0)).toBe('you');
    expect(calledName(seated(PLAYERS, [0]), 0)).toBe('Ada');
  });

  it('has a name where several people share the screen, and for whoever looks on', () => {
    expect(playerName(seated(PLAYERS, [0, 1]), 0)).toBe('Ada');
    expect(playerName(seated([player(0, ''), player(1, '')], []), 0)).toBe('Player 1');
    expect(eventWords('itchy-monkey', seated(PLAYERS, [0, 1]), spawn)).toBe('Ada spawns 2 workers on c2.');
  });

  it('is still oneself while a bot plays', () => {
    expect(playerName(seated([{ ...player(0, ''), stand_in: 'heuristic' }, player(1, 'Bo')], [0]), 0)).toBe('You (bot)');
  });

  it('acts in the second person', () => {
    expect(eventWords('itchy-monkey', mine, spawn)).toBe('You spawn 2 workers on c2.');
    expect(eventWords('itchy-monkey', mine, { ...spawn, seat: 1 })).toBe('Bo spawns 2 workers on c2.');
    expect(noteWords('itchy-monkey', mine, { version: 1, seat: 0, what: 'left' })).toBe('You left the table.');
    expect(noteWords('itchy-monkey', mine, { version: 1, seat: 1, what: 'left' })).toBe('Bo left the table.');
  });

  it('is spoken to where somebody else acts', () => {
    const nitpick = { event: 'nitpick' as const, rule: 'IM-30', seat: 1, cell: 'd4', loser: 0, workers: 3, queens: 0, spies: 0 };
    expect(eventWords('itchy-monkey', mine, nitpick)).toBe('Bo nitpicks d4: you take 3 workers back.');
    const copy = { event: 'copy' as const, rule: 'AU-34', seat: 1, other: 0, token: 'gorilla' as const, pay: { grain: 2 } };
    expect(eventWords('after-us', mine, copy)).toBe('Bo pays 2 grains and copies you: the gorilla token.');
  });

  it('is one and the same on both sides', () => {
    const play = { event: 'play' as const, rule: 'CM-20', seat: 0, card: 'soggy-fuses' as const, other: 0 };
    expect(eventWords('cheeky-monkeys', mine, play)).toBe('You play Soggy Fuses for yourself.');
    expect(eventWords('cheeky-monkeys', mine, { ...play, other: 1 })).toBe('You play Soggy Fuses for Bo.');
    expect(eventWords('cheeky-monkeys', mine, { ...play, seat: 1 })).toBe('Bo plays Soggy Fuses for you.');
  });

  it('wins, alone or with others, with a capital where a sentence begins', () => {
    const over = { event: 'over' as const, rule: 'AU-50', winners: [0], reason: 'goal' as const, points: [82, 1], king: null };
    expect(eventWords('after-us', mine, over)).toBe('You win. You (82 points) and Bo (1 point).');
    expect(eventWords('after-us', mine, { ...over, winners: [0, 1] })).toBe('You and Bo share the win. You (82 points) and Bo (1 point).');
    expect(eventWords('after-us', mine, { ...over, winners: [1] })).toBe('Bo wins. You (82 points) and Bo (1 point).');
    expect(outcomeWords('after-us', mine, { rule: 'AU-50', winners: [0], reason: 'goal' }).who).toBe('You win.');
  });

  it('has things', () => {
    expect(saidOf('web-itchy-spy-of', mine, { player: 0 })).toBe('your spy');
    expect(saidOf('web-itchy-spy-of', mine, { player: 1 })).toBe('Bo’s spy');
    expect(saidOf('web-cheeky-round-of', mine, { player: 0 }, { round: 3 })).toBe('Turn 3: your turn');
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
