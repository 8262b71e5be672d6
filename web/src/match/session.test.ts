import { expect, test } from 'vitest';
import type { Listener, Wire } from '../connection';
import { deal, dealt, OTHER } from '../pledge/deals.fixture';
import { Keeping } from '../pledge/keepsake';
import { FakeStorage } from '../pledge/storage.fixture';
import { Session } from './session.svelte';
import type { Theatre } from './stage.svelte';
import { itchyTable } from './table.fixture';

/** Everything is shown as it comes. */
const AT_ONCE: Theatre = { later: () => () => {}, now: () => 0, pace: () => 0 };

/** A session whose wire only knows whether something is under way, and who listens to it. */
function begun(
  match = 'here',
  keeping: Keeping | null = null,
  time = AT_ONCE,
): { session: Session<'itchy-monkey'>; listener: Listener<'itchy-monkey'>; wire: { busy: boolean } } {
  const idle = { start: () => {}, nudge: () => {}, retry: () => {}, stop: () => {}, undo: () => {}, stand: () => {} };
  const silent = {
    ask: () => Promise.resolve(null),
    advise: () => Promise.resolve(null),
    deal: () => Promise.resolve(null),
    leave: () => Promise.resolve(null),
    hint: () => Promise.resolve(null),
  };
  const wire = { ...idle, ...silent, busy: false, act: () => void (wire.busy = true) };
  let listener: Listener<'itchy-monkey'> | null = null;
  const session = new Session<'itchy-monkey'>(
    match,
    (one): Wire<'itchy-monkey'> => {
      listener = one;
      return wire;
    },
    keeping,
    undefined,
    time,
  );
  if (!listener) throw new Error('nobody listens');
  return { session, listener, wire };
}

test('a connection that is back at once was never lost', () => {
  const timers: (() => void)[] = [];
  const later = (work: () => void) => {
    timers.push(work);
    return () => void timers.splice(timers.indexOf(work), 1);
  };
  const { session, listener } = begun('here', null, { ...AT_ONCE, later });
  listener.status('open');
  listener.status('lost');
  listener.status('lost');
  expect(session.lost).toBe(false);
  listener.status('open');
  expect(timers).toEqual([]);
  listener.status('lost');
  timers.forEach((work) => work());
  expect(session.lost).toBe(true);
  listener.status('open');
  expect(session.lost).toBe(false);
});

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

test('there is no table before the deal was heard and checked', () => {
  const storage = new FakeStorage();
  const { session, listener } = begun('m', new Keeping('m', storage));
  listener.message(itchyTable(0));
  expect(session.table).toBeNull();
  expect(session.breach).toBe('promise');
  expect(begun('m', new Keeping('m', storage)).session.breach).toBe('promise');
});

test.each([
  ['a deal that does not fit', deal('dealt', [])],
  ['a deal that is still to be made', deal('committing', [])],
])('there is no table after %s', (_what, now) => {
  const { session, listener } = begun('m', new Keeping('m', new FakeStorage()));
  listener.message(now);
  listener.message(itchyTable(0));
  expect(session.table).toBeNull();
  expect(session.breach).toBe('promise');
});

test('a table follows the deal at once, and needs a head', () => {
  const { session, listener } = begun('m', new Keeping('m', new FakeStorage()));
  listener.message(dealt(OTHER));
  expect(session.breach).toBeNull();
  listener.message(itchyTable(0));
  expect(session.table?.version).toBe(0);
  expect(session.breach).toBe('history');
});

test('what somebody took back is noted as the server tells it, also to whoever has just come', () => {
  const { session, listener } = begun();
  const step = (version: number) => ({ version, seat: 1, text: 'end', events: [] });
  listener.message({ ...itchyTable(1), steps: [step(1)] });
  listener.message({ ...itchyTable(2), steps: [step(2)] });
  expect(session.notes).toEqual([]);
  const after = { ...itchyTable(3), steps: [step(1)], reset: true };
  after.notes = [{ version: 3, seat: 1, what: 'undone', step: step(2) }];
  listener.message(after);
  expect(session.takenBack).toBe(1);
  expect(session.notes).toEqual([{ version: 3, seat: 1, what: 'undone', step: step(2) }]);
  const again = begun();
  again.listener.message(after);
  expect(again.session.notes).toEqual(session.notes);
});

test('who leaves and who comes back is noted while the game goes on', () => {
  const { session, listener } = begun();
  const players = (connected: boolean) => [
    { seat: 0, kind: 'here' as const, name: 'Ada', bot: '', open: false, connected: true },
    { seat: 1, kind: 'link' as const, name: 'Bo', bot: '', open: false, connected },
  ];
  listener.message({ ...itchyTable(1), players: players(true) });
  listener.message({ type: 'players', players: players(false), watching: 0 });
  expect(session.notes).toEqual([{ version: 1, seat: 1, what: 'left' }]);
  listener.message({ ...itchyTable(2), players: players(true) });
  listener.message({ ...itchyTable(3), players: players(true), outcome: { winners: [0], reason: 'resigned', rule: '' } });
  listener.message({ type: 'players', players: players(false), watching: 0 });
  expect(session.notes.map(({ what }) => what)).toEqual(['left', 'back']);
});

test('whoever has the screen takes back only what they did themselves, where seats have secrets', () => {
  const { session, listener } = begun();
  const shared = { ...itchyTable(4), held: [0, 1], asked: [1], seat: 1, undoable: [0] };
  listener.message({ ...shared, secrets: true });
  expect(session.undoSeat).toBe(null);
  listener.message({ ...shared, version: 5, secrets: false });
  expect(session.undoSeat).toBe(0);
  listener.message({ ...shared, version: 6, secrets: true, undoable: [0, 1] });
  expect(session.undoSeat).toBe(1);
});
