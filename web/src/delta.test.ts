import { describe, expect, it } from 'vitest';
import { LostTrack, patched, Tables } from './delta';
import { itchyTable } from './match/table.fixture';
import type { Edit, Step, TableChange } from './wire';

const step = (version: number): Step<'itchy-monkey'> => ({ version, seat: 0, text: 'end', events: [] });
const change = (version: number, more: Partial<TableChange<'itchy-monkey'>> = {}): TableChange<'itchy-monkey'> => ({
  type: 'change',
  version,
  told: version,
  head: 'h',
  ...more,
});

describe('edits', () => {
  const before = { a: [1, 2, 3], b: { c: [{ d: 1 }, { d: 2 }] }, e: null };
  const cases: [string, Edit[], unknown][] = [
    ['nothing', [], before],
    ['a value deep inside', [{ at: ['b', 'c', 1, 'd'], to: 5 }], { ...before, b: { c: [{ d: 1 }, { d: 5 }] } }],
    ['null', [{ at: ['a'], to: null }], { ...before, a: null }],
    ['a piece of a list', [{ at: ['a'], cut: [1, 1], put: [8, 9] }], { ...before, a: [1, 8, 9, 3] }],
    ['items taken out', [{ at: ['a'], cut: [0, 2], put: [] }], { ...before, a: [3] }],
    ['everything', [{ at: [], to: { z: 1 } }], { z: 1 }],
    [
      'one after the other',
      [
        { at: ['a', 0], to: 7 },
        { at: ['a'], cut: [3, 0], put: [4] },
      ],
      { ...before, a: [7, 2, 3, 4] },
    ],
  ];

  it.each(cases)('of %s', (_what, edits, after) => {
    const copy = structuredClone(before);
    expect(patched(before, edits)).toEqual(after);
    expect(before).toEqual(copy);
  });

  const wrong: Edit[] = [
    { at: ['z'], to: 1 },
    { at: ['a', 3], to: 1 },
    { at: ['a', -1], to: 1 },
    { at: ['a', 'length'], to: 1 },
    { at: ['b', 0], to: 1 },
    { at: ['e', 'c'], to: 1 },
    { at: ['b', 'c', 0, 'd', 'x'], to: 1 },
    { at: ['a'], cut: [2, 2], put: [] },
    { at: ['a'], cut: [4, 0], put: [1] },
    { at: ['b'], cut: [0, 0], put: [1] },
  ];

  it.each(wrong)('of what is not there are noticed: %j', (edit) => {
    expect(() => patched(before, [edit])).toThrow(LostTrack);
  });

  it('leave what they do not touch as it is', () => {
    const after = patched(before, [{ at: ['a', 0], to: 7 }]) as typeof before;
    expect(after.b).toBe(before.b);
    expect(after.a).not.toBe(before.a);
  });
});

describe('tables', () => {
  it('are what they were, but for what has changed', () => {
    const tables = new Tables<'itchy-monkey'>();
    const first = { ...itchyTable(3), reset: true, steps: [step(3)], trail: ['t'], legal: [{ kind: 'end' as const }] };
    expect(tables.whole(first)).toBe(first);
    const next = tables.whole(change(4, { asked: [1], view: [{ at: ['round'], to: 2 }], steps: [step(4)], trail: ['u'] }));
    expect(next).toEqual({
      ...first,
      version: 4,
      told: 4,
      head: 'h',
      asked: [1],
      view: { ...first.view, round: 2 },
      steps: [step(4)],
      reset: false,
      trail: ['u'],
    });
    expect(tables.whole(change(4))).toEqual({ ...next, steps: [], trail: [] });
  });

  it('show another seat with all that it was told, however it came', () => {
    const tables = new Tables<'itchy-monkey'>();
    const view = itchyTable(0).view;
    tables.whole({ ...itchyTable(0), reset: true });
    tables.whole(change(1, { seat: 1, view: [{ at: [], to: { ...view, turn: 8 } }], steps: [step(1)] }));
    const back = tables.whole(change(2, { seat: 0, steps: [step(1), step(2)] }));
    expect(back).toMatchObject({ seat: 0, reset: true, view, steps: [step(1), step(2)] });
    const again = tables.whole(change(3, { seat: 1, view: [{ at: ['turn'], to: 9 }], steps: [step(2), step(3)] }));
    expect(again).toMatchObject({ seat: 1, reset: true, view: { ...view, turn: 9 }, steps: [step(1), step(2), step(3)] });
  });

  it('begin anew with a whole one', () => {
    const tables = new Tables<'itchy-monkey'>();
    tables.whole({ ...itchyTable(5), reset: true, steps: [step(4), step(5)] });
    tables.whole({ ...itchyTable(6), reset: true, steps: [step(4)] });
    expect(tables.whole(change(7, { seat: 0, steps: [step(7)] }))).toMatchObject({ steps: [step(4), step(7)] });
  });

  it('stay as they were where a change does not fit', () => {
    const tables = new Tables<'itchy-monkey'>();
    tables.whole({ ...itchyTable(3), reset: true });
    expect(() => tables.whole(change(4, { view: [{ at: ['gone', 0], to: 1 }], steps: [step(4)] }))).toThrow(LostTrack);
    expect(() => tables.whole(change(4, { seat: 1, steps: [step(4)] }))).toThrow(LostTrack);
    expect(tables.whole(change(4))).toMatchObject({ seat: 0, version: 4, view: itchyTable(3).view, steps: [] });
  });

  it('need one to begin with, and leave other messages alone', () => {
    const tables = new Tables<'itchy-monkey'>();
    expect(tables.whole(change(1))).toBeNull();
    const pong = { type: 'pong' as const, id: 1 };
    expect(tables.whole(pong)).toBe(pong);
  });
});
