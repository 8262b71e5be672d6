import { describe, expect, it } from 'vitest';
import { cellAt, cellUnder, centre, coordinate, gate, grid, place, rows, wayOff } from './geometry';

describe('geometry of the board', () => {
  it('puts a1 at the bottom left when the board is not turned', () => {
    expect(place(grid(7), 'a1')).toEqual([0, 6]);
    expect(rows(grid(7))[0]?.[0]).toBe('a7');
  });

  it('brings a1 to the top left with a quarter turn clockwise', () => {
    expect(place(grid(8, 1), 'a1')).toEqual([0, 0]);
    expect(place(grid(8, 1), 'h1')).toEqual([0, 7]);
  });

  it.each([0, 1, 2, 3, -1, 6])('finds every cell again where it put it, turned %i times', (turns) => {
    const board = grid(8, turns);
    for (const cell of rows(board).flat()) {
      expect(cellAt(board, ...place(board, cell))).toBe(cell);
      expect(cellUnder(board, centre(board, cell))).toBe(cell);
    }
    expect(new Set(rows(board).flat()).size).toBe(64);
  });

  it('knows no cell beyond the edge', () => {
    expect(cellAt(grid(7), 7, 0)).toBeNull();
    expect(cellUnder(grid(7), { x: 5, y: 200 })).toBeNull();
  });

  it('names lines by what their cells share, even when turned', () => {
    expect(coordinate(rows(grid(7))[0] ?? [])).toBe('7');
    expect(coordinate(rows(grid(7, 1))[0] ?? [])).toBe('a');
  });

  it('tells on which side a point off the board lies, even when turned', () => {
    const above = { x: 300, y: -20 };
    expect(wayOff(grid(7, 0, true), above)).toBe(0);
    expect(wayOff(grid(7, 1, true), above)).toBe(3);
    expect(wayOff(grid(7, 0, true), { x: 820, y: 300 })).toBe(1);
    expect(wayOff(grid(7), { x: 300, y: 300 })).toBeNull();
  });

  it('has room all around where monkeys may leave', () => {
    const board = grid(7, 0, true);
    expect(gate(board, 'd8').y).toBe(22);
    expect(gate(board, '-4').x).toBe(22);
    expect(gate(board, 'd0').y).toBe(board.side - 22);
  });
});
