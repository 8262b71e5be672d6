import { describe, expect, it } from 'vitest';
import type { AfterUsAction, AfterUsBoardView, AfterUsEvent, AfterUsFrameView } from '../../wire';
import { byItself, laidAt } from './auto';
import type { Forecast } from './order';

const frame = (more: Partial<AfterUsFrameView>): AfterUsFrameView => ({
  name: 'a1',
  row: 1,
  cards: [0],
  pay: {},
  gain: { flower: 1 },
  species: 0,
  per_tamarin: false,
  sign: false,
  reached: 'here',
  used: false,
  able: true,
  target: false,
  ...more,
});
const board = (here: AfterUsFrameView): AfterUsBoardView => ({ stage: 'resolve', frames: [here] }) as AfterUsBoardView;
const LEGAL: AfterUsAction[] = [
  { kind: 'skip', frame: 'a1' },
  { kind: 'activate', frame: 'a1' },
];
const SIGN: AfterUsAction[] = [
  { kind: 'skip', frame: 'a1' },
  { kind: 'activate', frame: 'a1', target: 'b2' },
  { kind: 'activate', frame: 'a1', target: 'c2' },
];
const plan = (...frames: Forecast['frames']): Forecast => ({ frames, rows: [], value: 0, exact: true, bound: 0 });

describe('frames decided automatically', () => {
  it('are none when they are decided by hand', () => {
    expect(byItself('hand', board(frame({})), LEGAL, plan({ frame: 'a1', target: null }))).toBeNull();
  });

  it('are the free ones, if that is the setting', () => {
    expect(byItself('free', board(frame({})), LEGAL, null)).toEqual({ kind: 'activate', frame: 'a1' });
  });

  it('do not include those that cost something or carry the sign', () => {
    expect(byItself('free', board(frame({ pay: { fruit: 1 } })), LEGAL, null)).toBeNull();
    expect(byItself('free', board(frame({ sign: true })), SIGN, null)).toBeNull();
  });

  it('include those out of reach, which are skipped, unless something could help', () => {
    const far = board(frame({ species: 3, able: false }));
    const skip: AfterUsAction = { kind: 'skip', frame: 'a1' };
    expect(byItself('free', far, [skip], null)).toEqual(skip);
    expect(byItself('free', far, [skip, { kind: 'computer' }], null)).toEqual(skip);
    expect(byItself('free', far, [skip, { kind: 'fridge', give: 'energy', get: 'fruit' }], null)).toBeNull();
    expect(byItself('free', far, [skip, { kind: 'remove', card: 7 }], null)).toBeNull();
    expect(byItself('hand', far, [skip], null)).toBeNull();
  });

  it('end the line where nothing is left to do, or where all goes as planned', () => {
    const over = { stage: 'finish', frames: [] as AfterUsFrameView[] } as AfterUsBoardView;
    const done: AfterUsAction = { kind: 'done' };
    expect(byItself('free', over, [done], null, true)).toEqual(done);
    // Whoever decided the last frame by hand may want to take it back.
    expect(byItself('free', over, [done], null, false)).toBeNull();
    expect(byItself('free', over, [done, { kind: 'computer' }], null, true)).toBeNull();
    expect(byItself('plan', over, [done, { kind: 'computer' }], null)).toEqual(done);
    expect(byItself('hand', over, [done], null, true)).toBeNull();
  });

  it('end phase 2 for whoever has had their share of it and can do nothing else', () => {
    const recruiting = (more: Partial<AfterUsBoardView>) =>
      ({ stage: 'recruit', frames: [] as AfterUsFrameView[], copied: false, requests: [], ...more }) as AfterUsBoardView;
    const done: AfterUsAction = { kind: 'done' };
    expect(byItself('free', recruiting({ copied: true }), [done], null)).toEqual(done);
    expect(byItself('free', recruiting({}), [done], null)).toBeNull();
    expect(byItself('free', recruiting({ copied: true }), [done, { kind: 'computer' }], null)).toBeNull();
    expect(byItself('hand', recruiting({ copied: true }), [done], null)).toBeNull();
  });

  it('follow the plan: activated with the foretold target, or skipped', () => {
    expect(byItself('plan', board(frame({ sign: true })), SIGN, plan({ frame: 'a1', target: 'c2' }))).toEqual({
      kind: 'activate',
      frame: 'a1',
      target: 'c2',
    });
    expect(byItself('plan', board(frame({ pay: { fruit: 1 } })), LEGAL, plan())).toEqual({ kind: 'skip', frame: 'a1' });
  });

  it('are the free ones once the plan is out of date', () => {
    expect(byItself('plan', board(frame({})), LEGAL, null)).toEqual({ kind: 'activate', frame: 'a1' });
    expect(byItself('plan', board(frame({ pay: { fruit: 1 } })), LEGAL, null)).toBeNull();
  });
});

describe('the line that a plan is for', () => {
  const step = (version: number, event: AfterUsEvent['event'], seat: number) => ({ version, events: [{ event, seat }] });

  it('is the one fixed last', () => {
    expect(laidAt([step(1, 'arrange', 0), step(2, 'activate', 0)], 0)).toBe(1);
    expect(laidAt([step(1, 'arrange', 0), step(2, 'activate', 0), step(9, 'arrange', 0)], 0)).toBe(9);
  });

  it('is the seat’s own', () => {
    expect(laidAt([step(1, 'arrange', 1)], 0)).toBeNull();
    expect(laidAt([step(1, 'draw', 0)], 0)).toBeNull();
    expect(laidAt([], 0)).toBeNull();
  });

  it('is gone once a card was removed or a resource exchanged', () => {
    expect(laidAt([step(1, 'arrange', 0), step(2, 'remove', 0)], 0)).toBeNull();
    expect(laidAt([step(1, 'arrange', 0), step(2, 'fridge', 0)], 0)).toBeNull();
    expect(laidAt([step(1, 'arrange', 0), step(2, 'remove', 1)], 0)).toBe(1);
    expect(laidAt([step(1, 'arrange', 0), step(2, 'remove', 0), step(9, 'arrange', 0)], 0)).toBe(9);
  });
});
