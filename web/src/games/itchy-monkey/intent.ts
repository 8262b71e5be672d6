/** What somebody most likely meant by touching something impossible: the action about which the server is asked why not. */
import type { ItchyAction, ItchyBump, ItchyJump } from '../../wire';
import type { Cell } from './board-props';
import { bearing } from './compass';
import { crewOf, monkeyAt, type Scene } from './monkeys';
import { isTravel, sourceOf, verbsFor, type Selection, type Verb } from './selection';
import { isOnBoard } from './terrain';

const EMPTY_HANDED = { workers: 0, queens: 0, spies: 0, shove: 0 };

/** Touching `cell` while something is selected; null where not even a wish can be read from it. */
export function meant(scene: Scene, legal: readonly ItchyAction[], seat: number, selection: Selection, cell: Cell): ItchyAction | null {
  const source = sourceOf(selection);
  const travelling = selection.stage === 'picked' || (selection.stage === 'ready' && isTravel(selection.action));
  if (source !== null && travelling && source !== cell) return meantTravel(scene, seat, source, cell);
  const monkey = monkeyAt(scene, cell);
  if (!monkey) return null;
  if (scene.phase === 'pick') return meantPick(monkey.species);
  return meantVerb(scene, seat, verbFor(scene, legal, seat, cell), cell);
}

/** Any species may be wished for; whether it can be had is the server's word. */
export function meantPick(species: string): ItchyAction {
  return { kind: 'pick', species } as ItchyAction;
}

function verbFor(scene: Scene, legal: readonly ItchyAction[], seat: number, cell: Cell): Verb {
  const verbs = verbsFor(scene.mode, scene.phase);
  if (!verbs.includes('bump')) {
    // Lice are exchanged by the way: what the phase is for comes first.
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

/** From one monkey towards a cell: next to it a jump, else a bump with all lice if a monkey is there; off the board it leaves. */
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
