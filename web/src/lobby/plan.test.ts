import { describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import type { SeatKind } from '../wire';
import { planWords } from './plan';

const BOTS = [
  { name: 'glance-2', stars: 2 },
  { name: 'mcts-200', stars: 3 },
  { name: 'mcts-3', stars: 0 },
];
const seat = (kind: SeatKind, bot = '') => ({ kind, bot, name: '' });
const plan = (...seats: ReturnType<typeof seat>[]) => planWords([seat('here'), ...seats], BOTS);

describe('what Play will start', () => {
  it('says against whom, and how strong that is', () => {
    expect(plan(seat('bot', 'mcts-200'))).toBe('2 players · against Pepper, a fair opponent');
    expect(plan(seat('bot', 'mcts-200'), seat('bot', 'mcts-200'))).toBe('3 players · against 2 bots like Pepper, a fair opponent');
    expect(plan(seat('bot', 'glance-2'), seat('bot', 'mcts-200'))).toBe('3 players · against 2 bots: Momo and Pepper');
  });

  it('says who else plays, and where', () => {
    expect(plan()).toBe('Solo');
    expect(plan(seat('here'))).toBe('2 players · 2 people at this screen');
    expect(plan(seat('link'), seat('bot', 'mcts-200'))).toBe('3 players · with a friend by link · against Pepper, a fair opponent');
  });

  it('says it in French', () => {
    settings.language = 'fr';
    expect(plan(seat('bot', 'glance-2'))).toBe('2 joueurs · contre Momo, adversaire facile');
    settings.language = 'en';
  });
});
