/** What somebody most likely meant by touching something impossible: the action about which the server is asked why not. */
import type { ItchyAction, ItchyMonkeyView, ItchyView } from '../../wire';
import type { Cell } from './board-props';
import { bearing } from './compass';
import { type Verb, sourceOf, type Selection } from './selection';

function monkeyAt(view: ItchyView, cell: Cell): ItchyMonkeyView | undefined {
  return view.monkeys.find((monkey) => monkey.cell === cell);
}

/** Touching `cell` while something is selected; null where not even a wish can be read from it. */
export function meant(
  view: ItchyView,
  legal: readonly ItchyAction[],
  seat: number,
  selection: Selection,
  cell: Cell,
): ItchyAction | null {
  const source = sourceOf(selection);
  const travelling = selection.stage === 'picked' || (selection.stage === 'ready' && 'way' in selection.action);
  if (source !== null && travelling && source !== cell) return meantTravel(view, source, cell);
  return monkeyAt(view, cell) ? meantVerb(view, verbFor(view, legal, seat, cell), cell) : null;
}

function verbFor(view: ItchyView, legal: readonly ItchyAction[], seat: number, cell: Cell): Verb {
  if (view.phase === 'place') return 'place';
  if (view.phase === 'spawn') return legal.some(({ kind }) => kind === 'settle') ? 'settle' : 'spawn';
  if (view.phase === 'after') return 'exchange';
  const owner = monkeyAt(view, cell)?.owner ?? null;
  return owner === null || owner === seat ? 'bump' : 'nitpick';
}

/** A verb at a cell, with whatever else it needs filled in. */
export function meantVerb(view: ItchyView, verb: Verb, cell: Cell): ItchyAction {
  if (verb === 'jump') return { kind: 'jump', cell, way: 'north', louse: louseAt(view, cell) };
  if (verb === 'bump') return { kind: 'bump', cell, way: 'north', distance: 1, workers: 0, queens: 0 };
  return verb === 'skip' || verb === 'end' ? { kind: verb } : { kind: verb, cell };
}

function louseAt(view: ItchyView, cell: Cell): 'worker' | 'queen' {
  return monkeyAt(view, cell)?.workers ? 'worker' : 'queen';
}

/** From one monkey towards a cell: next to it a jump, else a bump with all lice if a monkey is there. */
function meantTravel(view: ItchyView, source: Cell, cell: Cell): ItchyAction | null {
  const aim = bearing(source, cell);
  if (!aim) return null;
  const { way, distance } = aim;
  if (!monkeyAt(view, cell)) return { kind: 'bump', cell: source, way, distance, workers: 0, queens: 0 };
  if (distance === 1) return { kind: 'jump', cell: source, way, louse: louseAt(view, source) };
  const { workers = 0, queens = 0 } = monkeyAt(view, source) ?? {};
  return { kind: 'bump', cell: source, way, distance: distance - 1, workers, queens };
}
