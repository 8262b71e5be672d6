import { expect, test } from 'vitest';
import type { Listener, Wire } from '../connection';
import type { Hinted } from '../wire';
import { Hinting } from './hinting.svelte';
import { Session } from './session.svelte';
import { itchyTable } from './table.fixture';

const AT_ONCE = { later: () => () => {}, now: () => 0, pace: () => 0 };
const HINTED: Hinted<'itchy-monkey'> = { type: 'hinted', id: 1, action: { kind: 'end' }, events: [] };

/** A table with a hint to be had; every question waits until it is answered. */
async function seated(check: (table: Seated) => Promise<void>): Promise<void> {
  const questions: (() => void)[] = [];
  const wire = {
    start: () => {},
    nudge: () => {},
    retry: () => {},
    stop: () => {},
    undo: () => {},
    stand: () => {},
    ask: () => Promise.resolve(null),
    advise: () => Promise.resolve(null),
    deal: () => Promise.resolve(null),
    leave: () => Promise.resolve(null),
    hint: () => new Promise<Hinted<'itchy-monkey'>>((answer) => questions.push(() => answer(HINTED))),
    busy: false,
    act: () => void (wire.busy = true),
  };
  let listener: Listener<'itchy-monkey'> | null = null;
  const open = (one: Listener<'itchy-monkey'>): Wire<'itchy-monkey'> => {
    listener = one;
    return wire;
  };
  const session = new Session<'itchy-monkey'>('here', open, null, undefined, AT_ONCE);
  if (!listener) throw new Error('nobody listens');
  await check({ session, listener, wire, hinting: new Hinting(session), questions });
}

interface Seated {
  session: Session<'itchy-monkey'>;
  listener: Listener<'itchy-monkey'>;
  wire: { busy: boolean };
  hinting: Hinting<'itchy-monkey'>;
  questions: (() => void)[];
}

/** Longer than a question waits for what is under way. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 120));

test('who asks while a move is under way gets the hint for the table after it', () =>
  seated(async ({ session, listener, wire, hinting, questions }) => {
    listener.message(itchyTable(3));
    session.act({ kind: 'end' });
    void hinting.ask();
    await aMoment();
    expect(questions).toHaveLength(0);
    wire.busy = false;
    listener.message(itchyTable(4));
    await expect.poll(() => questions.length).toBe(1);
    questions[0]?.();
    await expect.poll(() => hinting.now?.version).toBe(4);
  }));

test('a table that changes before the answer is asked about again', () =>
  seated(async ({ listener, hinting, questions }) => {
    listener.message(itchyTable(3));
    void hinting.ask();
    listener.message(itchyTable(4));
    questions[0]?.();
    await expect.poll(() => questions.length).toBe(2);
    expect(hinting.now).toBe(null);
    questions[1]?.();
    await expect.poll(() => hinting.now?.version).toBe(4);
  }));

test('nobody is given a hint who is no longer asked', () =>
  seated(async ({ session, listener, wire, hinting, questions }) => {
    listener.message(itchyTable(3));
    session.act({ kind: 'end' });
    void hinting.ask();
    wire.busy = false;
    listener.message({ ...itchyTable(4), asked: [1] });
    await aMoment();
    listener.message(itchyTable(5));
    await aMoment();
    expect(questions).toHaveLength(0);
  }));
