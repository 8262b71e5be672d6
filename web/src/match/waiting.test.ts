import { describe, expect, it } from 'vitest';
import type { ClientDeal, PlayerInfo, Stage } from '../wire';
import { handedOn, waited } from './waiting';

const player = (seat: number, more: Partial<PlayerInfo> = {}): PlayerInfo => ({
  ...{ seat, kind: 'link', name: '', bot: '', open: false, connected: true },
  ...more,
});
const client = (seats: number[], commitment: string | null = null, revealed = false): ClientDeal => ({
  ...{ seats, commitment, revealed, number: null },
});
const of = (stage: Stage, clients: ClientDeal[], players: PlayerInfo[]) => waited({ stage, clients }, players);

describe('a match that has not begun', () => {
  it('waits for seats that nobody has taken', () => {
    const players = [player(0), player(1, { open: true, connected: false }), player(2)];
    expect(of('committing', [client([0], 'c'), client([1]), client([2])], players)).toEqual({ wait: 'seats', seats: [1] });
  });

  it('waits for people who have a seat and are not here', () => {
    const players = [player(0, { connected: false }), player(1, { connected: false }), player(2)];
    expect(of('committing', [client([0, 1]), client([2], 'c')], players)).toEqual({ wait: 'people', seats: [0, 1] });
  });

  it('is mixed when everybody is here', () => {
    expect(of('revealing', [client([0], 'c', true), client([1], 'c')], [player(0), player(1)])).toEqual({ wait: 'mixing', seats: [1] });
  });

  it('waits for those who left before they had revealed, not for those who had', () => {
    const players = [player(0, { connected: false }), player(1, { connected: false })];
    expect(of('revealing', [client([0], 'c', true), client([1], 'c')], players)).toEqual({ wait: 'back', seats: [1] });
  });

  it('does not wait for a screen at which one of several seats is connected', () => {
    const players = [player(0, { connected: false }), player(1)];
    expect(of('revealing', [client([0, 1], 'c')], players).wait).toBe('mixing');
  });

  it('names who made it void', () => {
    expect(of('void', [client([0], 'c', true), client([1], 'c')], [player(0), player(1)])).toEqual({ wait: 'void', seats: [1] });
  });
});

describe('a match that takes the place of another', () => {
  const players = [
    { seat: 0, kind: 'link' as const, name: '', bot: '', open: false, connected: true },
    { seat: 1, kind: 'here' as const, name: '', bot: '', open: false, connected: true },
  ];
  const next = { type: 'rematch' as const, match: 'new', tokens: ['a', 'b'], by: null, turned: false };
  const before = { match: 'old', game: 'after-us', tokens: ['x', 'y'], invitations: [{ seat: 2, code: 'c' }], host: 'y', since: 1 };

  it('keeps the links that are sent, and who made it', () => {
    expect(handedOn(next, 'after-us', [0, 1], players, before, 5)).toEqual({
      match: 'new',
      game: 'after-us',
      tokens: ['a', 'b'],
      invitations: [{ seat: 2, code: 'c' }],
      host: 'b',
      since: 5,
    });
  });

  it('gives a guest nothing of that', () => {
    const held = handedOn({ ...next, tokens: ['a'] }, 'after-us', [0], players, null, 5);
    expect(held).toEqual({ match: 'new', game: 'after-us', tokens: ['a'], invitations: [], since: 5 });
  });
});
