/** Directions between cells, by name, whichever way the board is turned on the screen. */
import type { ItchyBump } from '../../wire';
import type { Cell } from './board-props';

export type Way = ItchyBump['way'];
export const WAYS: readonly Way[] = ['north', 'east', 'south', 'west'];

const STEPS: Record<Way, [file: number, rank: number]> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

const FILES = 'abcdefghijklmnop';

function spot(cell: Cell): [file: number, rank: number] {
  return [FILES.indexOf(cell.charAt(0)), Number(cell.slice(1))];
}

/** The cell this many steps away; off the board, the name of no cell. */
export function beyond(cell: Cell, way: Way, distance = 1): Cell {
  const [file, rank] = spot(cell);
  const [right, up] = STEPS[way];
  return `${FILES[file + right * distance] ?? '-'}${rank + up * distance}`;
}

/** In which direction and how far one cell is from another; null when they are not in line. */
export function bearing(from: Cell, to: Cell): { way: Way; distance: number } | null {
  const [file, rank] = spot(from);
  const [toFile, toRank] = spot(to);
  const [right, up] = [toFile - file, toRank - rank];
  if ((right === 0) === (up === 0)) return null;
  const way = up > 0 ? 'north' : up < 0 ? 'south' : right > 0 ? 'east' : 'west';
  return { way, distance: Math.abs(right) + Math.abs(up) };
}

/** All the cells from one to another along a line, both included. */
export function line(from: Cell, way: Way, distance: number): Cell[] {
  return Array.from({ length: distance + 1 }, (_, steps) => beyond(from, way, steps));
}
