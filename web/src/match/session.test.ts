import { expect, test } from 'vitest';
import type { Listener, Wire } from '../connection';
import { Session } from './session.svelte';
import { itchyTable } from './table.fixture';

/** A session whose wire only knows whether something is under way, and who listens to it. */
function begun(): { session: Session<'itchy-monkey'>; listener: Listener<'itchy-monkey'>; wire: { busy: boolean } } {
  const idle = { start: () => {}, nudge: () => {}, stop: () => {}, undo: () => {}, stand: () => {} };
  const silent = { ask: () => Promise.resolve(null), advise: () => Promise.resolve(null), deal: () => Promise.resolve(null) };
  const wire = { ...idle, ...silent, busy: false, act: () => void (wire.busy = true) };
  let listener: Listener<'itchy-monkey'> | null = null;
  const session = new Session<'itchy-monkey'>('here', (one): Wire<'itchy-monkey'> => {
    listener = one;
    return wire;
  });
  if (!listener) throw new Error('nobody listens');
  return { session, listener, wire };
}

test('an accepted action is under way until the table shows it', () => {
  const { session, listener, wire } = begun();
  listener.message(itchyTable(3));
  session.act({ kind: 'end' });
  expect(session.busy).toBe(true);
  wire.busy = false;
  listener.message({ type: 'accepted', id: 1, version: 4, told: 0, head: '' });
  expect(session.busy).toBe(true);
  listener.message(itchyTable(4));
  expect(session.busy).toBe(false);
});

test('an acceptance without a new table keeps nobody waiting', () => {
  const { session, listener } = begun();
  listener.message(itchyTable(3));
  listener.message({ type: 'accepted', id: 1, version: 3, told: 0, head: '' });
  expect(session.busy).toBe(false);
});
