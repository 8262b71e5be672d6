import { describe, expect, it } from 'vitest';
import { pastTable } from '../replay/past-session';
import type { OutcomeInfo, PastTable, TableNow } from '../wire';
import { itchyTable } from './table.fixture';
import { turnWords } from './turn';

const player = (seat: number, kind: 'here' | 'bot', name: string) => ({ seat, kind, name, bot: '', open: false, connected: true });
const PLAYERS = [player(0, 'here', 'Ada'), player(1, 'bot', 'Bo')];
const WON: OutcomeInfo = { winners: [0], reason: 'colonies', rule: 'IM-22' };

describe('whose turn it is', () => {
  const over = { ...itchyTable(9), asked: [], outcome: WON };
  const then = (asked: number[]) => pastTable(over, { version: 2, asked, view: over.view, outcome: null } as unknown as PastTable);

  it('is said as it is now', () => {
    expect(turnWords(over, PLAYERS, false, false)).toBe('Ada wins.');
    expect(turnWords(itchyTable(1), PLAYERS, true, false)).toBe('Your turn');
    expect(turnWords({ ...itchyTable(1), asked: [1] }, PLAYERS, false, false)).toBe('Bo is thinking…');
  });

  it('is somebody else’s while I am only asked whether I react', () => {
    const { view } = itchyTable(1);
    const window = { ...itchyTable(1), view: { ...view, active: 1, window: { window: 'phase' } } } as unknown as TableNow;
    expect(turnWords(window, PLAYERS, true, false)).toBe('Bo’s turn: react?');
    expect(turnWords({ ...window, seat: 1, held: [1] }, PLAYERS, true, false)).toBe('Your turn');
    expect(turnWords({ ...window, asked: [0, 1] }, PLAYERS, false, true)).toBe('Bo’s turn');
  });

  it('is somebody else’s while I answer what their turn asks of me', () => {
    const { view } = itchyTable(1);
    const asked = { ...itchyTable(1), view: { ...view, active: 1, window: null } } as unknown as TableNow;
    expect(turnWords(asked, PLAYERS, true, false)).toBe('Bo’s turn');
  });

  it('is that of whoever has the screen, where several have secrets at it', () => {
    const shared = { ...itchyTable(1), held: [0, 1], asked: [0, 1], secrets: true };
    expect(turnWords(shared, PLAYERS, true, false)).toBe('Ada’s turn');
    expect(turnWords({ ...shared, seat: 1 }, PLAYERS, true, false)).toBe('Bo’s turn');
  });

  it('was that of several together, for whom nobody waits any more', () => {
    expect(turnWords(then([0, 1]) as typeof over, PLAYERS, false, true)).toBe('2 players to move');
  });

  it('is said as it was then, however it has ended, and no bot is thinking any more', () => {
    expect(turnWords(then([0]) as typeof over, PLAYERS, false, true)).toBe('Ada’s turn');
    expect(turnWords(then([1]) as typeof over, PLAYERS, false, true)).toBe('Bo’s turn');
  });
});
