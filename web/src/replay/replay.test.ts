import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Wire } from '../connection';
import { Session } from '../match/session.svelte';
import type { Theatre } from '../match/stage.svelte';
import { itchyTable } from '../match/table.fixture';
import { dialogs } from '../parts/dialogs';
import type { PastTable } from '../wire';
import { Replay } from './replay.svelte';

const STEPS = [1, 2, 3, 4].map((version) => ({ version, seat: version % 2, text: 'end', events: [] }));

const TIME: Theatre = {
  later: (work, ms) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  now: () => 0,
  pace: () => 1,
};

function past(version: number): PastTable {
  return { version, public: version, after: 0, asked: [version % 2], view: { at: version }, outcome: null } as unknown as PastTable;
}

function playing(): { live: Session; replay: Replay } {
  const live = new Session('m', () => ({ busy: false }) as unknown as Wire);
  live.stage.table = live.latest = itchyTable(4);
  live.stage.steps = STEPS;
  const fetch = (first: number, last: number) => Promise.resolve([0, 1, 2, 3, 4].filter((one) => first <= one && one <= last).map(past));
  return { live, replay: new Replay(live, () => [], fetch, TIME) };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('looking back', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows the table as it was, with nothing to do at it', async () => {
    const { replay } = playing();
    expect([replay.index, replay.last, replay.open]).toEqual([4, 4, false]);
    replay.by(-2);
    await settled();
    const { session } = replay;
    expect(session.table).toMatchObject({ version: 2, view: { at: 2 }, asked: [0], legal: [], undo: false });
    expect(session.steps.map(({ version }) => version)).toEqual([1, 2]);
    expect([replay.open, replay.address, session.myTurn]).toEqual([true, '2', false]);
    session.act();
    expect(session.busy).toBe(false);
  });

  it('moves what happened when it goes one step on, and only then', async () => {
    const { replay } = playing();
    replay.to(0);
    await settled();
    const shown: number[] = [];
    replay.session.stage.direct({ show: ({ steps }) => shown.push(...steps.map(({ version }) => version)) && 0 });
    replay.by(1);
    await settled();
    replay.to(3);
    await settled();
    expect(shown).toEqual([1]);
  });

  it('is back in the present beyond the last step', async () => {
    const { replay } = playing();
    replay.by(-1);
    await settled();
    replay.by(1);
    await settled();
    expect([replay.at, replay.open]).toEqual([4, true]);
    replay.by(1);
    expect([replay.at, replay.open, replay.session.table]).toEqual([null, false, null]);
  });

  it('runs from the start to the end and then stops in the present', async () => {
    const { replay } = playing();
    replay.run();
    await settled();
    expect(replay.at).toBe(0);
    const seen: (number | null)[] = [];
    for (let beat = 0; beat < 6; beat += 1) {
      await vi.advanceTimersByTimeAsync(1500);
      seen.push(replay.at);
    }
    expect(seen).toEqual([1, 2, 3, 4, null, null]);
    expect(replay.running).toBe(false);
  });

  it('stops running when somebody steps', async () => {
    const { replay } = playing();
    replay.run();
    await settled();
    replay.by(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([replay.at, replay.running]).toEqual([1, false]);
  });

  it('waits while a dialog lies over it', async () => {
    const { replay } = playing();
    replay.run();
    await settled();
    dialogs.open += 1;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([replay.index, replay.running]).toEqual([0, true]);
    dialogs.open -= 1;
    await vi.advanceTimersByTimeAsync(1500);
    expect(replay.index).toBe(1);
  });

  it('goes to the nearest step left when what was looked at is taken back', async () => {
    const { live, replay } = playing();
    replay.go(4);
    await settled();
    live.stage.steps = STEPS.slice(0, 3);
    replay.retold();
    await settled();
    expect([replay.at, replay.session.table?.version]).toEqual([3, 3]);
  });

  it('finds the moment of an address', async () => {
    const { replay } = playing();
    await replay.visit('3');
    await settled();
    expect(replay.at).toBe(3);
  });
});
