/** Where cells are on the drawing: a cell is 100 units wide, whatever the screen. */
import type { Cell } from './board-props';

export const UNIT = 100;
/** Room for coordinates left and below, and a thin frame above and to the right. */
export const WIDE = 44;
export const THIN = 12;

export interface Point {
  x: number;
  y: number;
}

const FILES = 'abcdefgh';

export interface Grid {
  size: number;
  turns: number;
  /** Length of a side of the whole drawing. */
  side: number;
}

export function grid(size: number, turns = 0): Grid {
  return { size, turns: ((turns % 4) + 4) % 4, side: size * UNIT + WIDE + THIN };
}

/** Column and row on the screen, from the top left, to the cell there. */
export function cellAt({ size, turns }: Grid, column: number, row: number): Cell | null {
  if (column < 0 || row < 0 || column >= size || row >= size) return null;
  const last = size - 1;
  const [file, down] = [
    [column, row],
    [row, last - column],
    [last - column, last - row],
    [last - row, column],
  ][turns] as [number, number];
  return `${FILES[file] ?? '?'}${size - down}`;
}

/** Column and row on the screen of a cell. */
export function place({ size, turns }: Grid, cell: Cell): [column: number, row: number] {
  const last = size - 1;
  const file = FILES.indexOf(cell.charAt(0));
  const down = size - Number(cell.slice(1));
  return [
    [file, down],
    [last - down, file],
    [last - file, last - down],
    [down, last - file],
  ][turns] as [number, number];
}

/** The middle of a cell. */
export function centre(board: Grid, cell: Cell): Point {
  const [column, row] = place(board, cell);
  return { x: WIDE + (column + 0.5) * UNIT, y: THIN + (row + 0.5) * UNIT };
}

/** The cell under a point of the drawing. */
export function cellUnder(board: Grid, { x, y }: Point): Cell | null {
  return cellAt(board, Math.floor((x - WIDE) / UNIT), Math.floor((y - THIN) / UNIT));
}

/** All cells as rows from the top of the screen. */
export function rows(board: Grid): Cell[][] {
  const steps = [...Array(board.size).keys()];
  return steps.map((row) => steps.map((column) => cellAt(board, column, row) ?? ''));
}

/** What stands beside a row or under a column: the part of the name that all its cells share. */
export function coordinate(cells: readonly Cell[]): string {
  const [first = '', second = ''] = cells;
  return first.charAt(0) === second.charAt(0) ? first.charAt(0) : first.slice(1);
}
