/** The parts of the board that decide where an action ends: its size, and where the monkeys are. */
import type { Cell } from './board-props';
import { beyond, type Way } from './compass';

export interface Terrain {
  size: number;
  taken: ReadonlySet<Cell>;
}

/** A board about which nothing is known: jumps go to the next cell. */
export const BARE: Terrain = { size: 8, taken: new Set() };

/** The monkey that a jump reaches: the nearest one in that direction, whether adjacent or across a gap. */
export function landing({ size, taken }: Terrain, cell: Cell, way: Way): Cell {
  for (let distance = 1; distance < size; distance += 1) {
    const next = beyond(cell, way, distance);
    if (taken.has(next)) return next;
  }
  return beyond(cell, way);
}

export function isOnBoard(size: number, cell: Cell): boolean {
  const file = 'abcdefgh'.indexOf(cell.charAt(0));
  const rank = Number(cell.slice(1));
  return file >= 0 && file < size && rank >= 1 && rank <= size;
}

/** The place beyond the edge, in line with a cell. */
export function exit(size: number, cell: Cell, way: Way): Cell {
  let next = beyond(cell, way);
  while (isOnBoard(size, next)) next = beyond(next, way);
  return next;
}
