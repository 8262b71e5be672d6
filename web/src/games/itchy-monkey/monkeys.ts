/** The monkeys of a view as they are drawn and named, the same in every mode. */
import { NOBODY } from '../../art/marks';
import type { Games, ItchyClanView, ItchyView } from '../../wire';
import type { Cell, Drawn } from './board-props';
import type { Terrain } from './terrain';

export type AnyView = Games['itchy-monkey']['view'];

/** Everything in a view that selecting, asking and naming need. */
export interface Scene extends Terrain {
  mode: AnyView['mode'];
  phase: string;
  monkeys: readonly Drawn[];
}

export function drawnMonkeys(view: AnyView): Drawn[] {
  return view.mode === 'clan' ? clanMonkeys(view) : battleMonkeys(view);
}

function battleMonkeys({ monkeys }: ItchyView): Drawn[] {
  return monkeys.map((monkey) => ({ ...monkey, clan: null, resting: false, broken: false }));
}

function clanMonkeys({ monkeys, players }: ItchyClanView): Drawn[] {
  const seats = new Map(players.map(({ species, seat }) => [species, seat]));
  return monkeys.map(({ broken_out, ...monkey }) => ({
    ...monkey,
    owner: monkey.workers + monkey.queens ? NOBODY : null,
    spies: [],
    colonies: [],
    counted: monkey.workers,
    nitpickable: false,
    abilities: [],
    clan: seats.get(monkey.species) ?? null,
    broken: broken_out,
  }));
}

export function sceneOf(view: AnyView, monkeys: readonly Drawn[] = drawnMonkeys(view)): Scene {
  return { mode: view.mode, phase: view.phase, size: view.size, monkeys, taken: new Set(monkeys.map(({ cell }) => cell)) };
}

export function monkeyAt(scene: Pick<Scene, 'monkeys'>, cell: Cell | null): Drawn | undefined {
  return scene.monkeys.find((monkey) => monkey.cell === cell);
}

/** The lice on a monkey that a seat may send elsewhere: in Clan mode, all of them. */
export interface Crew {
  workers: number;
  queens: number;
  spies: number;
}

export function crewOf(monkey: Drawn | undefined, seat: number | null): Crew {
  if (!monkey || seat === null) return { workers: 0, queens: 0, spies: 0 };
  const own = monkey.owner === NOBODY || monkey.owner === seat;
  return { workers: own ? monkey.workers : 0, queens: own ? monkey.queens : 0, spies: monkey.spies.includes(seat) ? 1 : 0 };
}
