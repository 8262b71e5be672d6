/** Where cells are in the drawing: a cell is 100 units wide, whatever the screen. */
import type { Cell } from './board-props';

export const UNIT = 100;
/** Room for coordinates on the left and below, and a thin frame above and on the right, unless monkeys may leave there. */
export const WIDE = 44;
export const THIN = 12;

export interface Point {
  x: number;
  y: number;
}

/** One file more than any board has: a monkey may be beside the board. */
const FILES = 'abcdefghi';

export interface Grid {
  size: number;
  turns: number;
  /** Width of the frame above and on the right. */
  thin: number;
  /** Length of a side of the whole drawing. */
  side: number;
}

/** `gates`: the frame is equally wide on all sides, with room for ways out. */
export function grid(size: number, turns = 0, gates = false): Grid {
  const thin = gates ? WIDE : THIN;
  return { size, turns: ((turns % 4) + 4) % 4, thin, side: size * UNIT + WIDE + thin };
}

/** The cell at a column and row of the screen, counted from the top left. */
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

/** Column and row of a cell on the screen. */
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
  return { x: WIDE + (column + 0.5) * UNIT, y: board.thin + (row + 0.5) * UNIT };
}

/** What moves something as large as a cell, from the corner of the drawing, so that its middle is there; for any size of the board. */
export function shift({ x, y }: Point): string {
  return `translate(${x - UNIT / 2}%, ${y - UNIT / 2}%)`;
}

/** Where the way out to a place beyond the edge is drawn: in the frame. */
export function gate(board: Grid, place: Cell): Point {
  const { x, y } = centre(board, place);
  const inside = (value: number) => Math.min(board.side - WIDE / 2, Math.max(WIDE / 2, value));
  return { x: inside(x), y: inside(y) };
}

/** Which side of the cells a point lies beyond, if any. */
export function wayOff(board: Grid, { x, y }: Point): Side | null {
  const [right, down] = [(x - WIDE) / UNIT, (y - board.thin) / UNIT];
  const over: [Side, number][] = [
    [0, -down],
    [1, right - board.size],
    [2, down - board.size],
    [3, -right],
  ];
  const [side, far] = over.reduce((most, one) => (one[1] > most[1] ? one : most));
  return far > 0 ? (((((side - board.turns) % 4) + 4) % 4) as Side) : null;
}

/** North, east, south, west. */
export type Side = 0 | 1 | 2 | 3;

/** The cell under a point of the drawing. */
export function cellUnder(board: Grid, { x, y }: Point): Cell | null {
  return cellAt(board, Math.floor((x - WIDE) / UNIT), Math.floor((y - board.thin) / UNIT));
}

/** All cells as rows from the top of the screen. */
export function rows(board: Grid): Cell[][] {
  const steps = [...Array(board.size).keys()];
  return steps.map((row) => steps.map((column) => cellAt(board, column, row) ?? ''));
}

/** The label beside a row or under a column: the part of the name that all its cells share. */
export function coordinate(cells: readonly Cell[]): string {
  const [first = '', second = ''] = cells;
  return first.charAt(0) === second.charAt(0) ? first.charAt(0) : first.slice(1);
}
