/**
 * What is being chosen on the board: nothing, a monkey, or a whole action waiting to be confirmed.
 * Everything that is possible is read from the server's list of legal actions; no rule is known here.
 */
import type { ItchyAction, ItchyBump, ItchyJump } from '../../wire';
import type { Cell } from './board-props';
import { bearing, beyond, line } from './compass';

export type Verb = ItchyAction['kind'];
/** The verbs that need a second cell. */
export type Travel = 'jump' | 'bump';

export type Selection =
  | { stage: 'idle' }
  | { stage: 'picked'; cell: Cell; verb: Travel | null }
  | { stage: 'ready'; action: ItchyAction };

/** What a touch leads to: another selection, an action to make, or a cell about which to ask why not. */
export type Response = { select: Selection } | { confirm: ItchyAction } | { impossible: Cell };

export const IDLE: Selection = { stage: 'idle' };

/** Verbs that need only one cell, in the order in which they are offered. */
const PLAIN: readonly Verb[] = ['place', 'settle', 'spawn', 'nitpick', 'exchange'];

type Legal = readonly ItchyAction[];

export function same(one: ItchyAction, other: ItchyAction): boolean {
  const [left, right] = [one, other] as unknown as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => left[key] === right[key]);
}

export function isLegal(legal: Legal, action: ItchyAction): boolean {
  return legal.some((other) => same(other, action));
}

export function cellOf(action: ItchyAction): Cell | null {
  return 'cell' in action ? action.cell : null;
}

/** The cell where an action ends, which is touched again to confirm it. */
export function goalOf(action: ItchyAction): Cell | null {
  if (action.kind === 'jump') return beyond(action.cell, action.way);
  if (action.kind === 'bump') return beyond(action.cell, action.way, action.distance);
  return cellOf(action);
}

/** The monkey that is bumped against, or jumped to, if there were one. */
export function contactOf(action: ItchyAction): Cell | null {
  if (action.kind === 'jump') return goalOf(action);
  return action.kind === 'bump' ? beyond(action.cell, action.way, action.distance + 1) : null;
}

/** The monkey from which something is chosen. */
export function sourceOf(selection: Selection): Cell | null {
  if (selection.stage === 'picked') return selection.cell;
  return selection.stage === 'ready' ? cellOf(selection.action) : null;
}

/** All verbs that a cell can begin. */
export function verbsAt(legal: Legal, cell: Cell): Set<Verb> {
  return new Set(legal.filter((action) => cellOf(action) === cell).map(({ kind }) => kind));
}

export function sources(legal: Legal): Set<Cell> {
  return new Set(legal.flatMap((action) => cellOf(action) ?? []));
}

/** The action that ends the phase without a cell: skip or end. */
export function passing(legal: Legal): ItchyAction | null {
  return legal.find(({ kind }) => kind === 'skip' || kind === 'end') ?? null;
}

function travels(legal: Legal, cell: Cell, verb: Travel | null): (ItchyJump | ItchyBump)[] {
  return legal.filter(
    (action): action is ItchyJump | ItchyBump =>
      (action.kind === 'jump' || action.kind === 'bump') && action.cell === cell && (!verb || action.kind === verb),
  );
}

/** Where a picked monkey can go (`ends`), and monkeys to which its lice can get at once (`landings`). */
export function goals(legal: Legal, selection: Selection): { ends: Set<Cell>; landings: Set<Cell> } {
  const [ends, landings] = [new Set<Cell>(), new Set<Cell>()];
  const source = sourceOf(selection);
  const verb = travelVerb(selection);
  if (source === null || verb === undefined) return { ends, landings };
  for (const action of travels(legal, source, verb)) {
    (action.kind === 'bump' ? ends : landings).add(goalOf(action) as Cell);
  }
  return { ends, landings };
}

/** The verb that targets are for; null for both, undefined when no target is being chosen. */
function travelVerb(selection: Selection): Travel | null | undefined {
  if (selection.stage === 'picked') return selection.verb;
  if (selection.stage === 'idle') return undefined;
  return selection.action.kind === 'jump' || selection.action.kind === 'bump' ? null : undefined;
}

export interface Party {
  workers: number;
  queens: number;
}

/** How many workers and queens may go over at the end of a bump: every combination. */
export function parties(legal: Legal, bump: ItchyBump): Party[] {
  return legal
    .filter(
      (action): action is ItchyBump =>
        action.kind === 'bump' &&
        action.cell === bump.cell &&
        action.way === bump.way &&
        action.distance === bump.distance,
    )
    .map(({ workers, queens }) => ({ workers, queens }));
}

/** The lice that may make a jump. */
export function jumpers(legal: Legal, jump: ItchyJump): ItchyJump['louse'][] {
  return legal.flatMap((action) =>
    action.kind === 'jump' && action.cell === jump.cell && action.way === jump.way ? action.louse : [],
  );
}

/** The largest party that may go over. */
export function largest(all: readonly Party[]): Party {
  const none = { workers: 0, queens: 0 };
  return all.reduce((best, one) => (one.workers + one.queens > best.workers + best.queens ? one : best), none);
}

/** The travel from one cell that ends on another, or at the monkey that stands there. */
function travelTo(legal: Legal, source: Cell, verb: Travel | null, cell: Cell): ItchyAction | null {
  const all = travels(legal, source, verb);
  const direct = all.find((action) => goalOf(action) === cell);
  if (direct?.kind === 'bump') return { ...direct, ...smallest(parties(legal, direct)) };
  if (direct) return direct;
  const against = all.find((action): action is ItchyBump => action.kind === 'bump' && contactOf(action) === cell);
  return against ? { ...against, ...largest(parties(legal, against)) } : null;
}

function smallest(all: readonly Party[]): Party {
  const most = { workers: 99, queens: 99 };
  return all.reduce((best, one) => (one.workers + one.queens < best.workers + best.queens ? one : best), most);
}

/** Begin with a cell: whatever it can do with no second cell is ready at once. */
export function begin(legal: Legal, cell: Cell): Response {
  const verbs = verbsAt(legal, cell);
  if (!verbs.size) return { impossible: cell };
  if (verbs.has('jump') || verbs.has('bump')) return { select: { stage: 'picked', cell, verb: null } };
  const verb = PLAIN.find((one) => verbs.has(one));
  return verb ? choose(legal, cell, verb) : { impossible: cell };
}

/** Choose what a monkey does. */
export function choose(legal: Legal, cell: Cell, verb: Verb): Response {
  if (!verbsAt(legal, cell).has(verb)) return { impossible: cell };
  if (verb === 'jump' || verb === 'bump') return { select: { stage: 'picked', cell, verb } };
  return { select: { stage: 'ready', action: { kind: verb, cell } as ItchyAction } };
}

/** A cell was touched. */
export function touch(legal: Legal, selection: Selection, cell: Cell): Response {
  if (selection.stage === 'ready' && goalOf(selection.action) === cell) {
    return isLegal(legal, selection.action) ? { confirm: selection.action } : { impossible: cell };
  }
  const source = sourceOf(selection);
  const verb = travelVerb(selection);
  if (source !== null && verb !== undefined) {
    if (cell === source) return { select: selection.stage === 'ready' ? { stage: 'picked', cell, verb: null } : IDLE };
    const action = travelTo(legal, source, verb, cell);
    // A monkey that is only reached by a bump may also be meant for itself: picking it comes first.
    if (action && (goalOf(action) === cell || !verbsAt(legal, cell).size)) return { select: { stage: 'ready', action } };
  }
  const response = begin(legal, cell);
  return source !== null && 'impossible' in response ? { impossible: cell } : response;
}

/** The travel that touching a cell would choose, for a look ahead. */
export function aimedAt(legal: Legal, selection: Selection, cell: Cell): ItchyAction | null {
  const source = sourceOf(selection);
  const verb = travelVerb(selection);
  return source === null || verb === undefined ? null : travelTo(legal, source, verb, cell);
}

/** A monkey was dragged to a cell, or against the monkey there. */
export function drag(legal: Legal, from: Cell, to: Cell): Response {
  const action = travelTo(legal, from, null, to) ?? shorter(legal, from, to);
  return action ? { select: { stage: 'ready', action } } : { impossible: to };
}

/** Dragged past the farthest end in a line: the bump that goes as far as it can. */
function shorter(legal: Legal, from: Cell, to: Cell): ItchyAction | null {
  const aim = bearing(from, to);
  if (!aim) return null;
  const bumps = travels(legal, from, 'bump').filter((action) => action.way === aim.way) as ItchyBump[];
  const farthest = bumps.reduce<ItchyBump | null>((best, one) => (best && best.distance >= one.distance ? best : one), null);
  return farthest && { ...farthest, ...smallest(parties(legal, farthest)) };
}

/** The cells along which the chosen action goes. */
export function pathOf(action: ItchyAction): Cell[] {
  if (action.kind === 'bump') return line(action.cell, action.way, action.distance);
  return action.kind === 'jump' ? line(action.cell, action.way, 1) : [];
}

/** One step back: from an action to its monkey, from a monkey to nothing. */
export function back(selection: Selection): Selection {
  if (selection.stage !== 'ready') return IDLE;
  const { action } = selection;
  return action.kind === 'jump' || action.kind === 'bump' ? { stage: 'picked', cell: action.cell, verb: null } : IDLE;
}
