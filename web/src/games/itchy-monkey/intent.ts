/** What somebody most likely meant by touching something impossible: we ask the server why that action is refused. */
import type { ItchyAction, ItchyBump, ItchyJump } from '../../wire';
import type { Cell } from './board-props';
import { bearing } from './compass';
import { crewOf, monkeyAt, type Scene } from './monkeys';
import { isTravel, sourceOf, verbsFor, type Selection, type Verb } from './selection';
import { isOnBoard } from './terrain';

const EMPTY_HANDED = { workers: 0, queens: 0, spies: 0, shove: 0 };

/** `cell` was touched while something is selected; null if that cannot mean anything. */
export function meant(scene: Scene, legal: readonly ItchyAction[], seat: number, selection: Selection, cell: Cell): ItchyAction | null {
  const source = sourceOf(selection);
  const travelling = selection.stage === 'picked' || (selection.stage === 'ready' && isTravel(selection.action));
  if (source !== null && travelling && source !== cell) return meantTravel(scene, seat, source, cell);
  const monkey = monkeyAt(scene, cell);
  if (!monkey) return null;
  if (scene.phase === 'pick') return meantPick(monkey.species);
  return meantVerb(scene, seat, verbFor(scene, legal, seat, cell), cell);
}

/** One may wish for any species; the server decides whether it is to be had. */
export function meantPick(species: string): ItchyAction {
  return { kind: 'pick', species } as ItchyAction;
}

function verbFor(scene: Scene, legal: readonly ItchyAction[], seat: number, cell: Cell): Verb {
  const verbs = verbsFor(scene.mode, scene.phase);
  if (!verbs.includes('bump')) {
    // Exchanging lice is a sideline: the phase's own verbs come first.
    const own = verbs.filter((verb) => verb !== 'exchange');
    return own.find((verb) => legal.some(({ kind }) => kind === verb)) ?? own[0] ?? 'exchange';
  }
  const owner = monkeyAt(scene, cell)?.owner ?? null;
  return !verbs.includes('nitpick') || owner === null || owner === seat ? 'bump' : 'nitpick';
}

/** A verb at a cell, with whatever else it needs filled in. */
export function meantVerb(scene: Scene, seat: number, verb: Verb, cell: Cell): ItchyAction {
  if (verb === 'jump') return { kind: 'jump', cell, way: 'north', louse: louseAt(scene, seat, cell) };
  if (verb === 'bump') return { kind: 'bump', cell, way: 'north', distance: 1, ...EMPTY_HANDED };
  if (verb === 'leave') return { kind: 'leave', cell, way: 'north' };
  if (verb === 'spawn') return { kind: 'spawn', cell, spies: 0 };
  if (verb === 'pick') return meantPick(monkeyAt(scene, cell)?.species ?? '');
  return verb === 'skip' || verb === 'end' ? { kind: verb } : { kind: verb, cell };
}

function louseAt(scene: Scene, seat: number, cell: Cell): ItchyJump['louse'] {
  const { workers, queens, spies } = crewOf(monkeyAt(scene, cell), seat);
  if (workers || !(queens || spies)) return 'worker';
  return queens ? 'queen' : 'spy';
}

/** From one monkey towards a cell: a jump if adjacent, otherwise a bump, with all lice if a monkey is there; off the board it leaves. */
function meantTravel(scene: Scene, seat: number, source: Cell, cell: Cell): ItchyAction | null {
  const aim = bearing(source, cell);
  if (!aim) return null;
  const { way, distance } = aim;
  if (!isOnBoard(scene.size, cell)) return { kind: 'leave', cell: source, way };
  const bump: ItchyBump = { kind: 'bump', cell: source, way, distance, ...EMPTY_HANDED };
  if (!monkeyAt(scene, cell)) return bump;
  const { workers, queens } = crewOf(monkeyAt(scene, source), seat);
  if (distance > 1) return { ...bump, distance: distance - 1, workers, queens };
  return scene.mode === 'clan' ? bump : { kind: 'jump', cell: source, way, louse: louseAt(scene, seat, source) };
}
