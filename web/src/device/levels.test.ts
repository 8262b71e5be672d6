import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire';
import { budget, Levels } from './levels';

class Drawer implements Pick<Storage, 'getItem' | 'setItem'> {
  text: string | null = null;
  getItem = () => this.text;
  setItem = (_key: string, value: string) => void (this.text = value);
}

const bot = (name: string) => ({ name, stars: 3 });
const GAMES = [
  { name: 'itchy-monkey', bots: ['random', 'glance-2', 'mcts-50', 'mcts-200', 'mcts-1000'].map(bot) },
  { name: 'after-us', bots: ['random', 'heuristic', 'foresight-10'].map(bot) },
] as GameInfo[];
const levels = (drawer: Drawer, version = 'one') => new Levels(version, drawer as Drawer & Storage);
const NONE = new Set<string>();
const names = (games: GameInfo[]) => games.map(({ bots }) => bots.map(({ name }) => name));

describe('levels', () => {
  it('knows what a bot is given', () => {
    expect([budget('mcts-200'), budget('heuristic')]).toEqual([
      { kind: 'mcts', units: 200 },
      { kind: 'heuristic', units: 1 },
    ]);
  });

  it('offers what any device can do until this one was measured', () => {
    expect(names(levels(new Drawer()).offered(GAMES, NONE))).toEqual([
      ['random', 'glance-2', 'mcts-50'],
      ['random', 'heuristic'],
    ]);
  });

  it('offers a bot that thinks with a network where that can be had', () => {
    const games = ['itchy-monkey', 'after-us'].map((name) => ({ name, bots: ['random', 'mind-1', 'mind-200'].map(bot) })) as GameInfo[];
    expect(names(levels(new Drawer()).offered(games, new Set(['after-us'])))).toEqual([['random'], ['random', 'mind-1']]);
  });

  it('offers whoever answers in two seconds', () => {
    const drawer = new Drawer();
    levels(drawer).note({ game: 'itchy-monkey', kind: 'mcts', seconds: 0.009 });
    levels(drawer).note({ game: 'after-us', kind: 'foresight', seconds: 0.1 });
    levels(drawer).note({ game: 'after-us', kind: 'heuristic', seconds: 2.5 });
    expect(names(levels(drawer).offered(GAMES, NONE))).toEqual([
      ['random', 'glance-2', 'mcts-50', 'mcts-200'],
      ['random', 'foresight-10'],
    ]);
  });

  it('measures what is not known, and everything for a newer version', () => {
    const drawer = new Drawer();
    expect(levels(drawer).unknown(GAMES)).toHaveLength(6);
    levels(drawer).note({ game: 'itchy-monkey', kind: 'mcts', seconds: 0.1 });
    expect(levels(drawer).unknown(GAMES)).toHaveLength(5);
    expect(levels(drawer, 'two').unknown(GAMES)).toHaveLength(6);
  });

  it('forgets what is no measure', () => {
    const drawer = new Drawer();
    drawer.text = '{';
    expect(levels(drawer).unknown(GAMES)).toHaveLength(6);
  });
});
