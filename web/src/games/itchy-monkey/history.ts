/**
 * How the board of Clan mode looked after every event, worked out backwards from how it looks now: each event says what
 * it changed, so it can be undone.
 */
import { NOBODY } from '../../art/marks';
import { ITCHY_MONKEY } from '../../facts';
import type { ItchyEvent, Step } from '../../wire';
import type { Cell, Drawn } from './board-props';

/** The board right after an event; `index` is the event's place in its step. */
export interface Moment {
  version: number;
  index: number;
  event: ItchyEvent;
  monkeys: readonly Drawn[];
}

/** Monkeys that are off the board now and may have been on it. */
export type Gone = readonly { number: number; species: string }[];

export function moments(monkeys: readonly Drawn[], steps: readonly Step<'itchy-monkey'>[], gone: Gone): Moment[] {
  const told = steps.flatMap(({ version, events }) => events.map((event, index) => ({ version, index, event })));
  let after = monkeys;
  const reel = told.reverse().map((one) => {
    const moment = { ...one, monkeys: after };
    after = rewind(after, one.event, gone);
    return moment;
  });
  return marked(reel.reverse());
}

/** The board before an event, from the board after it. */
export function rewind(monkeys: readonly Drawn[], event: ItchyEvent, gone: Gone): readonly Drawn[] {
  switch (event.event) {
    case 'spawn':
      return changed(monkeys, event.cell, -event.workers);
    case 'bump':
      return monkeys.map((monkey) => (monkey.cell === event.to ? { ...monkey, cell: event.cell } : monkey));
    case 'cross':
      return changed(changed(monkeys, event.to, -event.workers, -event.queens), event.cell, event.workers, event.queens);
    case 'hatch':
      return changed(monkeys, event.cell, ITCHY_MONKEY.hatching, -1);
    case 'clean':
      return changed(monkeys, event.cell, event.workers, event.queens);
    case 'outbreak':
      return event.to.reduce((board, cell) => changed(board, cell, -1), changed(monkeys, event.cell, event.to.length));
    case 'leave':
      return returned(monkeys, event.cell, event.species, gone);
    default:
      return monkeys;
  }
}

function changed(monkeys: readonly Drawn[], cell: Cell, workers: number, queens = 0): readonly Drawn[] {
  return monkeys.map((monkey) => (monkey.cell === cell ? withLice(monkey, monkey.workers + workers, monkey.queens + queens) : monkey));
}

function withLice(monkey: Drawn, workers: number, queens: number): Drawn {
  const owner = workers + queens > 0 ? NOBODY : null;
  return { ...monkey, owner, workers, queens, counted: workers, power: workers + ITCHY_MONKEY.queenPower * queens };
}

function returned(monkeys: readonly Drawn[], cell: Cell, species: string, gone: Gone): readonly Drawn[] {
  const here = new Set(monkeys.map(({ number }) => number));
  const number = gone.find((one) => one.species === species && !here.has(one.number))?.number ?? -1 - monkeys.length;
  const like = monkeys.find((monkey) => monkey.species === species);
  const bare = { spies: [], colonies: [], nitpickable: false, abilities: [], resting: false, broken: false };
  return [
    ...monkeys,
    withLice({ ...bare, number, cell, species, clan: like?.clan ?? null, owner: null, workers: 0, queens: 0, counted: 0, power: 0 }, 0, 0),
  ];
}

/** Which monkey was resting, and which had broken out, at each moment. */
function marked(reel: readonly Moment[]): Moment[] {
  let resting: number | null = null;
  const broken = new Set<number>();
  return reel.map((moment) => {
    const { event, monkeys } = moment;
    const on = (cell: Cell) => monkeys.find((monkey) => monkey.cell === cell)?.number ?? null;
    if (event.event === 'bump') resting = on(event.to);
    else if (event.event === 'leave' || (event.event === 'skip' && event.phase === 'move')) resting = null;
    else if (event.event === 'outbreak') broken.add(on(event.cell) ?? -1);
    else if (event.event === 'turn' || event.event === 'draw') broken.clear();
    return {
      ...moment,
      monkeys: monkeys.map((monkey) => ({ ...monkey, resting: monkey.number === resting, broken: broken.has(monkey.number) })),
    };
  });
}
