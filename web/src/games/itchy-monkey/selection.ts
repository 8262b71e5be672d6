/**
 * What is being chosen on the board: nothing, a monkey, or a whole action waiting to be confirmed.
 * Everything possible is read from the server's list of legal actions; no rule is known here.
 */
import { ITCHY_MONKEY } from '../../facts';
import type { ItchyAction, ItchyBump, ItchyJump, ItchyLeave, ItchySpawn } from '../../wire';
import type { Cell } from './board-props';
import { bearing, beyond, line } from './compass';
import type { Crew } from './monkeys';
import { BARE, exit, landing, type Terrain } from './terrain';

export type Verb = ItchyAction['kind'];
/** The verbs that need a second place. */
export type Travel = 'jump' | 'bump' | 'leave';
type Journey = ItchyJump | ItchyBump | ItchyLeave;

export type Selection = { stage: 'idle' } | { stage: 'picked'; cell: Cell; verb: Travel | null } | { stage: 'ready'; action: ItchyAction };

/** What a touch leads to: another selection, an action to take, or an impossible cell, to ask why. */
export type Response = { select: Selection } | { confirm: ItchyAction } | { impossible: Cell };

export const IDLE: Selection = { stage: 'idle' };

/** Verbs that need only one cell, in the order they are offered. */
const PLAIN: readonly Verb[] = ['place', 'settle', 'spawn', 'nitpick', 'exchange'];

type Legal = readonly ItchyAction[];

export function same(one: ItchyAction, other: ItchyAction): boolean {
  const left: Readonly<Record<string, string | number>> = one;
  const right: Readonly<Record<string, string | number>> = other;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => left[key] === right[key]);
}

export function isLegal(legal: Legal, action: ItchyAction): boolean {
  return legal.some((other) => same(other, action));
}

export function isTravel(action: ItchyAction): action is Journey {
  return action.kind === 'jump' || action.kind === 'bump' || action.kind === 'leave';
}

export function cellOf(action: ItchyAction): Cell | null {
  return 'cell' in action ? action.cell : null;
}

/** The cell where an action ends, touched again to confirm it; off the board for a monkey that leaves. */
export function goalOf(action: ItchyAction, terrain: Terrain = BARE): Cell | null {
  if (action.kind === 'jump') return landing(terrain, action.cell, action.way);
  if (action.kind === 'bump') return beyond(action.cell, action.way, action.distance);
  if (action.kind === 'leave') return exit(terrain.size, action.cell, action.way);
  return cellOf(action);
}

/** The cell of the monkey bumped into, or jumped to, if there is one. */
export function contactOf(action: ItchyAction, terrain: Terrain = BARE): Cell | null {
  if (action.kind === 'jump') return goalOf(action, terrain);
  return action.kind === 'bump' ? beyond(action.cell, action.way, action.distance + 1) : null;
}

/** The cell of the monkey that the choice starts from. */
export function sourceOf(selection: Selection): Cell | null {
  if (selection.stage === 'picked') return selection.cell;
  return selection.stage === 'ready' ? cellOf(selection.action) : null;
}

/** The verbs of a phase that begin at a cell, whether possible or not, in the order of the rules. */
export function verbsFor(mode: keyof typeof ITCHY_MONKEY.kinds, phase: string): Verb[] {
  const kinds: Readonly<Record<string, readonly Verb[]>> = ITCHY_MONKEY.kinds[mode];
  return (kinds[phase] ?? []).filter((verb) => verb !== 'end' && verb !== 'pick');
}

/** All verbs that can begin at a cell. */
export function verbsAt(legal: Legal, cell: Cell): Set<Verb> {
  return new Set(legal.filter((action) => cellOf(action) === cell).map(({ kind }) => kind));
}

export function sources(legal: Legal): Set<Cell> {
  return new Set(legal.flatMap((action) => cellOf(action) ?? []));
}

/** The species that can be picked. */
export function species(legal: Legal): string[] {
  return legal.flatMap((action) => (action.kind === 'pick' ? action.species : []));
}

/** The action that ends the phase without a cell: skip or end. */
export function passing(legal: Legal): ItchyAction | null {
  return legal.find(({ kind }) => kind === 'skip' || kind === 'end') ?? null;
}

function travels(legal: Legal, cell: Cell, verb: Travel | null): Journey[] {
  return legal.filter((action): action is Journey => isTravel(action) && action.cell === cell && (!verb || action.kind === verb));
}

export interface Goals {
  /** Cells where a picked monkey can go. */
  ends: Set<Cell>;
  /** Monkeys its lice can jump to at once. */
  landings: Set<Cell>;
  /** Places beyond the edge where it can leave the board. */
  exits: Set<Cell>;
}

export function goals(legal: Legal, selection: Selection, terrain: Terrain = BARE): Goals {
  const found: Goals = { ends: new Set(), landings: new Set(), exits: new Set() };
  const source = sourceOf(selection);
  const verb = travelVerb(selection);
  if (source === null || verb === undefined) return found;
  const kinds = { bump: found.ends, jump: found.landings, leave: found.exits };
  for (const action of travels(legal, source, verb)) kinds[action.kind].add(goalOf(action, terrain) as Cell);
  return found;
}

/** The verb to show targets for; null for all verbs, undefined when no target is being chosen. */
function travelVerb(selection: Selection): Travel | null | undefined {
  if (selection.stage === 'picked') return selection.verb;
  if (selection.stage === 'idle') return undefined;
  return isTravel(selection.action) ? null : undefined;
}

/** Lice that cross together at the end of a bump. */
export type Party = Crew;

function likeBump(legal: Legal, bump: ItchyBump): ItchyBump[] {
  return legal.filter(
    (action): action is ItchyBump =>
      action.kind === 'bump' && action.cell === bump.cell && action.way === bump.way && action.distance === bump.distance,
  );
}

/** How many lice may cross at the end of a bump: every combination. */
export function parties(legal: Legal, bump: ItchyBump): Party[] {
  return likeBump(legal, bump)
    .filter(({ shove }) => shove === bump.shove)
    .map(({ workers, queens, spies }) => ({ workers, queens, spies }));
}

/** Whether the bumped monkey may be pushed on. */
export function canShove(legal: Legal, bump: ItchyBump): boolean {
  return likeBump(legal, bump).some(({ shove }) => shove > 0);
}

/** Whether a spawn is possible with a spy as well as without one. */
export function canHide(legal: Legal, spawn: ItchySpawn): boolean {
  return new Set(legal.flatMap((action) => (action.kind === 'spawn' && action.cell === spawn.cell ? action.spies : []))).size > 1;
}

/** The lice that may make a jump. */
export function jumpers(legal: Legal, jump: ItchyJump): ItchyJump['louse'][] {
  return legal.flatMap((action) => (action.kind === 'jump' && action.cell === jump.cell && action.way === jump.way ? action.louse : []));
}

/** The ways by which a monkey may leave the board. */
export function waysOut(legal: Legal, cell: Cell): ItchyLeave['way'][] {
  return legal.flatMap((action) => (action.kind === 'leave' && action.cell === cell ? action.way : []));
}

const NONE: Party = { workers: 0, queens: 0, spies: 0 };
const size = ({ workers, queens }: Party) => workers + queens;

/** The largest party that may cross; a spy goes along only if nobody else can. */
export function largest(all: readonly Party[]): Party {
  const most = Math.max(0, ...all.map(size));
  const best = all.filter((party) => size(party) === most).sort((one, other) => one.spies - other.spies);
  return (most ? best[0] : best.at(-1)) ?? NONE;
}

function smallest(all: readonly Party[]): Party {
  return [...all].sort((one, other) => size(one) + one.spies - size(other) - other.spies)[0] ?? NONE;
}

/** The move from one cell that ends on another, or at the monkey there. */
function travelTo(legal: Legal, source: Cell, verb: Travel | null, cell: Cell, terrain: Terrain): ItchyAction | null {
  const all = travels(legal, source, verb);
  const direct = all.find((action) => goalOf(action, terrain) === cell);
  if (direct?.kind === 'bump') return { ...direct, ...smallest(parties(legal, { ...direct, shove: 0 })), shove: 0 };
  if (direct) return direct;
  const against = all.find((action): action is ItchyBump => action.kind === 'bump' && contactOf(action) === cell);
  return against ? { ...against, ...largest(parties(legal, { ...against, shove: 0 })), shove: 0 } : null;
}

/** Begin with a cell: whatever it can do without a second cell is ready at once. */
export function begin(legal: Legal, cell: Cell): Response {
  const verbs = verbsAt(legal, cell);
  if (!verbs.size) return { impossible: cell };
  if (travels(legal, cell, null).length) return { select: { stage: 'picked', cell, verb: null } };
  const verb = PLAIN.find((one) => verbs.has(one));
  return verb ? choose(legal, cell, verb) : { impossible: cell };
}

/** Choose what a monkey does; of several ways, the plainest comes first. */
export function choose(legal: Legal, cell: Cell, verb: Verb): Response {
  const all = legal.filter((action) => action.kind === verb && cellOf(action) === cell);
  const plain = all.find((action) => !('spies' in action && action.spies)) ?? all[0];
  if (!plain) return { impossible: cell };
  if (verb === 'jump' || verb === 'bump') return { select: { stage: 'picked', cell, verb } };
  return { select: { stage: 'ready', action: plain } };
}

/** A cell was touched. */
export function touch(legal: Legal, selection: Selection, cell: Cell, terrain: Terrain = BARE): Response {
  if (selection.stage === 'ready' && goalOf(selection.action, terrain) === cell) {
    return isLegal(legal, selection.action) ? { confirm: selection.action } : { impossible: cell };
  }
  const source = sourceOf(selection);
  const verb = travelVerb(selection);
  if (source !== null && verb !== undefined) {
    if (cell === source) return { select: selection.stage === 'ready' ? { stage: 'picked', cell, verb: null } : IDLE };
    const action = travelTo(legal, source, verb, cell, terrain);
    // A monkey that only a bump can reach may also be meant to be picked: that comes first.
    if (action && (goalOf(action, terrain) === cell || !verbsAt(legal, cell).size)) return { select: { stage: 'ready', action } };
  }
  const response = begin(legal, cell);
  return source !== null && 'impossible' in response ? { impossible: cell } : response;
}

/** The move that touching a cell would choose, as a preview. */
export function aimedAt(legal: Legal, selection: Selection, cell: Cell, terrain: Terrain = BARE): ItchyAction | null {
  const source = sourceOf(selection);
  const verb = travelVerb(selection);
  return source === null || verb === undefined ? null : travelTo(legal, source, verb, cell, terrain);
}

/** A monkey was dragged to a cell, against the monkey there, or off the board. */
export function drag(legal: Legal, from: Cell, to: Cell, terrain: Terrain = BARE): Response {
  const action = travelTo(legal, from, null, to, terrain) ?? shorter(legal, from, to);
  return action ? { select: { stage: 'ready', action } } : { impossible: to };
}

/** Dragged past the farthest end of a line: the bump that goes as far as it can. */
function shorter(legal: Legal, from: Cell, to: Cell): ItchyAction | null {
  const aim = bearing(from, to);
  if (!aim) return null;
  const bumps = travels(legal, from, 'bump').filter((action) => action.way === aim.way) as ItchyBump[];
  const farthest = bumps.reduce<ItchyBump | null>((best, one) => (best && best.distance >= one.distance ? best : one), null);
  return farthest && { ...farthest, ...smallest(parties(legal, { ...farthest, shove: 0 })), shove: 0 };
}

/** The cells along which the chosen action goes. */
export function pathOf(action: ItchyAction, terrain: Terrain = BARE): Cell[] {
  if (!isTravel(action)) return [];
  const aim = bearing(action.cell, goalOf(action, terrain) as Cell);
  return aim ? line(action.cell, aim.way, aim.distance) : [];
}

/** One step back: from an action to its monkey, from a monkey to nothing. */
export function back(selection: Selection): Selection {
  if (selection.stage !== 'ready') return IDLE;
  const { action } = selection;
  return isTravel(action) ? { stage: 'picked', cell: action.cell, verb: null } : IDLE;
}
