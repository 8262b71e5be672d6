import { expect, it } from 'vitest';
import type { PlayerInfo } from '../../wire';
import { forecastWords } from './labels';

const PLAYERS = ['Ada', 'Bo'].map((name, seat) => ({ seat, kind: 'here', name, bot: '', open: false, connected: true })) as PlayerInfo[];
const SPAWN = { event: 'spawn', rule: 'IM-20', seat: 0, cell: 'c2', workers: 2, spies: 0 } as const;

it('a forecast promises one’s own spawn, and tells of the rest as it would happen', () => {
  expect(forecastWords(PLAYERS, 0, SPAWN)).toBe('You’ll get 2 workers on c2.');
  expect(forecastWords(PLAYERS, 0, { ...SPAWN, workers: 0, spies: 1 })).toBe('You’ll get 1 spy on c2.');
  expect(forecastWords(PLAYERS, 1, SPAWN)).toBe('Ada spawns 2 workers on c2.');
});
