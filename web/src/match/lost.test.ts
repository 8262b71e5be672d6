import { describe, expect, it } from 'vitest';
import type { PlayerInfo } from '../wire';
import { lost, sayOf, silent, witnesses } from './lost';

const player = (seat: number, more: Partial<PlayerInfo> = {}): PlayerInfo => ({
  ...{ seat, kind: 'link', name: '', bot: '', open: false, connected: true },
  ...more,
});
const maker = player(0, { kind: 'here' });
const away = player(1, { connected: false });
const host = { playing: [0], host: true, secrets: true };

describe('a seat that somebody has lost', () => {
  it('is that of somebody who came by link and has not given up', () => {
    const players = [player(0, { kind: 'here', connected: false }), away, player(2, { connected: false, resigned: true }), player(3)];
    expect(lost(players)).toEqual([away]);
  });

  it('is not given again where nobody but the one who made the match could agree to a look at its cards', () => {
    const players = [maker, away, player(2, { kind: 'bot' }), player(3, { stand_in: 'heuristic' })];
    expect(witnesses(players, 1)).toEqual([]);
    expect(sayOf(away, { ...host, players }, true)).toBe('nobody');
    expect(sayOf(away, { ...host, players, secrets: false }, true)).toBe('give');
    expect(sayOf(away, { ...host, players, secrets: false }, false)).toBe('soon');
  });

  it('is given again once all others agree', () => {
    const of = (vouched: number[], long = true) => {
      const gone = { ...away, vouched };
      return sayOf(gone, { ...host, players: [maker, gone, player(2), player(3)] }, long);
    };
    expect(of([], false)).toBe('soon');
    expect(of([])).toBe('ask');
    expect(of([0])).toBe('asked');
    expect(of([0, 2])).toBe('asked');
    expect(of([0, 2, 3])).toBe('give');
    expect(silent([maker, away, player(2), player(3)], { ...away, vouched: [0, 3] })).toEqual([2]);
  });

  it('is a question to the others once it is asked, and to nobody who only looks on', () => {
    const of = (vouched: number[], playing: number[], more: Partial<PlayerInfo> = {}) =>
      sayOf({ ...away, vouched, ...more }, { players: [maker, away, player(2)], playing, host: false, secrets: true }, true);
    expect(of([], [2])).toBe(null);
    expect(of([0], [2])).toBe('vouch');
    expect(of([0, 2], [2])).toBe('vouched');
    expect(of([0], [])).toBe(null);
    expect(of([0], [2], { open: true })).toBe(null);
  });

  it('has a link that can be looked at again until somebody has used it', () => {
    const open = { ...away, open: true };
    expect(sayOf(open, { ...host, players: [maker, open] }, false)).toBe('give');
  });
});
