import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../art/marks';
import type { Step } from '../../wire';
import type { Drawn } from './board-props';
import { isChain, lasting, worthSeeing } from './film.svelte';
import { moments, rewind } from './history';
import { told } from './sample-events';

function monkey(number: number, cell: string, workers: number, queens = 0): Drawn {
  const rest = { spies: [], colonies: [], nitpickable: false, abilities: [], clan: null, resting: false, broken: false };
  const owner = workers + queens ? NOBODY : null;
  return { number, cell, species: 'lemur', owner, workers, queens, power: workers + 2 * queens, counted: workers, ...rest };
}

const lice = (monkeys: readonly Drawn[]) => Object.fromEntries(monkeys.map((one) => [one.cell, [one.workers, one.queens]]));

/** A spawn on d4 made it break out to d5 and e4; on e4 six became a queen, the second one, so all went off. */
const AFTER = [monkey(0, 'd4', 3), monkey(1, 'd5', 2), monkey(2, 'e4', 0)];
const STEP: Step<'itchy-monkey'> = {
  version: 4,
  seat: 0,
  text: 'spawn d4',
  events: [
    told('spawn', { seat: 0, cell: 'd4', workers: 1, spies: 0 }),
    told('outbreak', { cell: 'd4', to: ['d5', 'e4'] }),
    told('hatch', { cell: 'e4' }),
    told('clean', { cell: 'e4', workers: 0, queens: 2 }),
  ],
};

describe('the past of a board', () => {
  it('is worked out backwards, event by event', () => {
    const reel = moments(AFTER, [STEP], []);
    expect(reel.map(({ monkeys }) => lice(monkeys))).toEqual([
      { d4: [5, 0], d5: [1, 0], e4: [5, 1] },
      { d4: [3, 0], d5: [2, 0], e4: [6, 1] },
      { d4: [3, 0], d5: [2, 0], e4: [0, 2] },
      { d4: [3, 0], d5: [2, 0], e4: [0, 0] },
    ]);
  });

  it('ends with the current board', () => {
    expect(lice(moments(AFTER, [STEP], []).at(-1)?.monkeys ?? [])).toEqual(lice(AFTER));
  });

  it('knows when a monkey had no lice and no power', () => {
    const [before] = rewind([monkey(0, 'd4', 2)], told('spawn', { cell: 'd4', workers: 2 }), []);
    expect(before).toMatchObject({ owner: null, power: 0, workers: 0 });
  });

  it('puts monkeys and lice back where they came from', () => {
    const crossed = rewind([monkey(0, 'd6', 0), monkey(1, 'd7', 5, 1)], told('cross', { cell: 'd6', to: 'd7', workers: 2, queens: 1 }), []);
    expect(lice(crossed)).toEqual({ d6: [2, 1], d7: [3, 0] });
    expect(lice(rewind(crossed, told('bump', { cell: 'd3', to: 'd6' }), []))).toEqual({ d3: [2, 1], d7: [3, 0] });
  });

  it('brings back a monkey that reached safety, with its own number', () => {
    const before = rewind([monkey(0, 'a1', 1)], told('leave', { cell: 'c7', way: 'north', species: 'lemur' }), [
      { number: 9, species: 'lemur' },
    ]);
    expect(before.map(({ number, cell }) => [number, cell])).toEqual([
      [0, 'a1'],
      [9, 'c7'],
    ]);
  });

  it('remembers who was resting and who had broken out', () => {
    const spread: Step<'itchy-monkey'> = { version: 4, seat: 0, text: null, events: [told('outbreak', { cell: 'd3', to: ['d5'] })] };
    const bumped: Step<'itchy-monkey'> = {
      version: 5,
      seat: 0,
      text: null,
      events: [told('bump', { cell: 'd3', to: 'd4' }), told('turn', { seat: 1, round: 1 })],
    };
    const marks = moments(AFTER, [spread, bumped], []).map(({ monkeys }) => [monkeys[0]?.broken, monkeys[0]?.resting]);
    expect(marks).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
  });
});

describe('a film', () => {
  const reel = moments(AFTER, [STEP], []);

  it('is worth showing when something happened by itself', () => {
    expect(isChain(reel)).toBe(true);
    expect(isChain(reel.slice(0, 1))).toBe(false);
  });

  it('leaves out what changes nothing on the board', () => {
    const turn: Step<'itchy-monkey'> = { version: 5, seat: 0, text: null, events: [told('turn', { seat: 1, round: 1 })] };
    expect(worthSeeing(moments(AFTER, [STEP, turn], [])).map(({ version }) => version)).toEqual([4, 4, 4, 4]);
  });

  it('holds an outbreak longer than a spawn, but not as long in a long chain', () => {
    const [spawn, outbreak] = reel as [(typeof reel)[0], (typeof reel)[0]];
    expect(lasting(outbreak, 4)).toBeGreaterThan(lasting(spawn, 4));
    expect(lasting(outbreak, 20)).toBeLessThan(lasting(outbreak, 4));
  });
});
