import { expect, test } from 'vitest';
import type { Listener, Wire } from '../connection';
import type { TableNow } from '../wire';
import { Session } from './session.svelte';

/** A session whose wire only knows whether something is under way, and who listens to it. */
function begun(): { session: Session; listener: Listener; wire: { busy: boolean } } {
  const wire = { busy: false, act: () => (wire.busy = true) };
  let listener: Listener | null = null;
  const session = new Session('here', (one) => {
    listener = one;
    return wire as unknown as Wire;
  });
  if (!listener) throw new Error('nobody listens');
  return { session, listener, wire };
}

const table = (version: number) =>
  ({ type: 'table', version, seat: 0, held: [0], asked: [0], players: [], steps: [], reset: false, outcome: null }) as unknown as TableNow;

test('an accepted action is under way until the table shows it', () => {
  const { session, listener, wire } = begun();
  listener.message(table(3));
  session.act({ kind: 'done' });
  expect(session.busy).toBe(true);
  wire.busy = false;
  listener.message({ type: 'accepted', id: 1, version: 4 });
  expect(session.busy).toBe(true);
  listener.message(table(4));
  expect(session.busy).toBe(false);
});

test('what is accepted without a new table keeps nobody waiting', () => {
  const { session, listener } = begun();
  listener.message(table(3));
  listener.message({ type: 'accepted', id: 1, version: 3 });
  expect(session.busy).toBe(false);
});
