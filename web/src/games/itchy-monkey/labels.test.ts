import { expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import type { PlayerInfo } from '../../wire';
import type { Drawn } from './board-props';
import { cellNamer, forecastWords } from './labels';

const PLAYERS = ['Ada', 'Bo'].map((name, seat) => ({ seat, kind: 'here', name, bot: '', open: false, connected: true })) as PlayerInfo[];
const SPAWN = { event: 'spawn', rule: 'IM-20', seat: 0, cell: 'c2', workers: 2, spies: 0 } as const;

const BARE: Drawn = {
  number: 0,
  cell: 'a1',
  species: 'lemur',
  owner: null,
  workers: 0,
  queens: 0,
  power: 0,
  spies: [],
  colonies: [],
  counted: 0,
  nitpickable: false,
  abilities: [],
  clan: null,
  resting: false,
  broken: false,
};
const PLACE = { event: 'place', rule: 'IM-12', seat: 0, cell: 'c2', workers: 2, queens: 1 } as const;

it('a forecast says you to whoever asks', () => {
  expect(forecastWords(PLAYERS, 0, PLACE)).toBe('You’ll begin on c2 with 2 workers and 1 queen.');
  expect(forecastWords(PLAYERS, 1, PLACE)).toBe('Ada begins on c2 with 2 workers and 1 queen.');
});

it('a forecast promises one’s own spawn, and tells of the rest as it would happen', () => {
  expect(forecastWords(PLAYERS, 0, SPAWN)).toBe('You’ll get 2 workers on c2.');
  expect(forecastWords(PLAYERS, 0, { ...SPAWN, workers: 0, spies: 1 })).toBe('You’ll get 1 spy on c2.');
  expect(forecastWords(PLAYERS, 1, SPAWN)).toBe('Ada spawns 2 workers on c2.');
});

it('a cell is named anew when anything about it changes', () => {
  const nameOf = cellNamer();
  const monkey = { ...BARE, cell: 'c2', species: 'lemur', owner: 0, workers: 2, power: 2, counted: 2 };
  expect(nameOf('c2', monkey, PLAYERS, [])).toBe('c2, lemur, Ada: 2 workers, power 2');
  expect(nameOf('c2', monkey, PLAYERS, ['source'])).toBe('c2, lemur, Ada: 2 workers, power 2, can be chosen');
  expect(nameOf('c2', { ...monkey, owner: 1 }, PLAYERS, ['source'])).toBe('c2, lemur, Bo: 2 workers, power 2, can be chosen');
  expect(nameOf('c2', undefined, PLAYERS, [])).toBe('c2, free');
  settings.language = 'fr';
  expect(nameOf('c2', undefined, PLAYERS, [])).toBe('c2, libre');
  settings.language = 'en';
  expect(nameOf('c2', undefined, PLAYERS, [])).toBe('c2, free');
});
