import { describe, expect, it } from 'vitest';
import type { PlayerInfo, Step } from '../wire';
import { noted, placed, undoneBy, type Note } from './notes';

const player = (seat: number, changes: Partial<PlayerInfo> = {}): PlayerInfo => ({
  seat,
  kind: 'link',
  name: '',
  bot: '',
  open: false,
  connected: true,
  ...changes,
});
const both = [player(0), player(1)];
const changed = (changes: Partial<PlayerInfo>) => [player(0), player(1, changes)];
const words = (notes: readonly Note[]) => notes.map(({ version, seat, what }) => `${version}: ${seat} ${what}`);

describe('what is noted of the players', () => {
  it('is who left and who came back', () => {
    const left = noted([], both, changed({ connected: false }), 3);
    expect(words(left)).toEqual(['3: 1 left']);
    expect(words(noted(left, changed({ connected: false }), both, 5))).toEqual(['3: 1 left', '5: 1 back']);
  });

  it('is nothing where a page was loaded anew, or somebody comes for the first time', () => {
    const left = noted([], both, changed({ connected: false }), 3);
    expect(noted(left, changed({ connected: false }), both, 3)).toEqual([]);
    expect(noted([], changed({ connected: false }), both, 0)).toEqual([]);
    expect(noted([], changed({ open: true, connected: false }), both, 0)).toEqual([]);
    expect(noted([], [], both, 0)).toEqual([]);
  });

  it('is that a bot plays on, that somebody plays again, and who resigned', () => {
    const bot = { stand_in: 'mcts-200' };
    expect(words(noted([], both, changed(bot), 2))).toEqual(['2: 1 bot']);
    expect(words(noted([], changed(bot), both, 4))).toEqual(['4: 1 own']);
    expect(words(noted([], both, changed({ ...bot, resigned: true }), 2))).toEqual(['2: 1 resigned']);
    // Whoever lets a bot play on may come and go.
    expect(noted([], changed(bot), changed({ ...bot, connected: false }), 4)).toEqual([]);
  });
});

describe('what was taken back', () => {
  const step = (version: number, seat: number | null): Step => ({ version, seat, text: 'end', events: [] });

  it('is the first of the steps that are gone, and whoever did it', () => {
    expect(undoneBy([step(4, 1), step(5, 0)], 6)).toEqual({ version: 6, seat: 1, what: 'undone', step: step(4, 1) });
    expect(undoneBy([], 6)).toBeNull();
  });
});

describe('the place of a note', () => {
  it('is after what had happened by then', () => {
    const parts = [{ key: '0.a' }, { key: '3.1' }, { key: '3.2' }, { key: '7.a' }];
    const at = placed(noted([], both, changed({ connected: false }), 5), parts);
    expect([...at.keys()]).toEqual([2]);
    expect([...placed(noted([], both, changed({ connected: false }), 0), []).keys()]).toEqual([-1]);
  });
});
