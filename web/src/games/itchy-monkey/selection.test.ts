import { describe, expect, it } from 'vitest';
import type { ItchyAction, ItchyBump, ItchyJump } from '../../wire';
import { bearing, beyond, line } from './compass';
import * as chosen from './selection';
import { IDLE, type Selection } from './selection';

const bump = (cell: string, way: ItchyBump['way'], distance: number, workers = 0, queens = 0, spies = 0, shove = 0): ItchyBump => ({
  kind: 'bump',
  cell,
  way,
  distance,
  workers,
  queens,
  spies,
  shove,
});
const picked = (cell: string, verb: chosen.Travel | null = null): Selection => ({ stage: 'picked', cell, verb });
const ready = (action: ItchyAction): Selection => ({ stage: 'ready', action });

/** d4 slides north to d6, where it stops below the monkey on d7; e4 is beside it. */
const MOVES: ItchyAction[] = [
  bump('d4', 'north', 1),
  bump('d4', 'north', 2),
  bump('d4', 'north', 2, 1, 0),
  bump('d4', 'north', 2, 1, 1),
  { kind: 'jump', cell: 'd4', way: 'east', louse: 'worker' },
  { kind: 'jump', cell: 'd4', way: 'east', louse: 'queen' },
  bump('e4', 'east', 1),
  { kind: 'nitpick', cell: 'a1' },
  { kind: 'exchange', cell: 'd4' },
];
const SPAWNS: ItchyAction[] = [
  { kind: 'spawn', cell: 'd4', spies: 0 },
  { kind: 'spawn', cell: 'e4', spies: 0 },
  { kind: 'exchange', cell: 'd4' },
];

describe('the compass', () => {
  it('finds the cell some steps away', () => {
    expect(beyond('d4', 'north', 2)).toBe('d6');
    expect(beyond('d4', 'west')).toBe('c4');
  });

  it('tells direction and distance along a line', () => {
    expect(bearing('d4', 'd7')).toEqual({ way: 'north', distance: 3 });
    expect(bearing('d4', 'b4')).toEqual({ way: 'west', distance: 2 });
  });

  it('has no direction for cells that are not in line, or are the same', () => {
    expect(bearing('d4', 'e6')).toBeNull();
    expect(bearing('d4', 'd4')).toBeNull();
  });

  it('lists the cells of a line with both ends', () => {
    expect(line('d4', 'south', 2)).toEqual(['d4', 'd3', 'd2']);
  });
});

describe('a touch with nothing chosen', () => {
  it('makes a plain action ready at once', () => {
    expect(chosen.touch(SPAWNS, IDLE, 'e4')).toEqual({ select: ready({ kind: 'spawn', cell: 'e4', spies: 0 }) });
  });

  it('prefers spawning to exchanging where both are possible', () => {
    expect(chosen.touch(SPAWNS, IDLE, 'd4')).toEqual({ select: ready({ kind: 'spawn', cell: 'd4', spies: 0 }) });
  });

  it('picks a monkey that can travel', () => {
    expect(chosen.touch(MOVES, IDLE, 'd4')).toEqual({ select: picked('d4') });
  });

  it('makes nitpicking ready on a monkey that can only be nitpicked', () => {
    expect(chosen.touch(MOVES, IDLE, 'a1')).toEqual({ select: ready({ kind: 'nitpick', cell: 'a1' }) });
  });

  it('says that nothing is possible where no legal action begins', () => {
    expect(chosen.touch(MOVES, IDLE, 'g7')).toEqual({ impossible: 'g7' });
  });
});

describe('a touch with a monkey picked', () => {
  it('chooses a bump by its end cell, with no lice crossing', () => {
    expect(chosen.touch(MOVES, picked('d4'), 'd6')).toEqual({ select: ready(bump('d4', 'north', 2)) });
  });

  it('chooses a bump by the monkey it hits, with the largest party', () => {
    expect(chosen.touch(MOVES, picked('d4'), 'd7')).toEqual({ select: ready(bump('d4', 'north', 2, 1, 1)) });
  });

  it('chooses a jump by the adjacent monkey', () => {
    const jump: ItchyAction = { kind: 'jump', cell: 'd4', way: 'east', louse: 'worker' };
    expect(chosen.touch(MOVES, picked('d4'), 'e4')).toEqual({ select: ready(jump) });
  });

  it('puts the monkey down when it is touched again', () => {
    expect(chosen.touch(MOVES, picked('d4'), 'd4')).toEqual({ select: IDLE });
  });

  it('picks another monkey instead', () => {
    expect(chosen.touch(MOVES, picked('e4'), 'd4')).toEqual({ select: picked('d4') });
  });

  it('sticks to the chosen verb', () => {
    expect(chosen.touch(MOVES, picked('d4', 'jump'), 'd6')).toEqual({ impossible: 'd6' });
  });

  it('looks ahead at what touching a cell would choose', () => {
    expect(chosen.aimedAt(MOVES, picked('d4'), 'd5')).toEqual(bump('d4', 'north', 1));
    expect(chosen.aimedAt(MOVES, picked('d4'), 'b2')).toBeNull();
    expect(chosen.aimedAt(MOVES, IDLE, 'd5')).toBeNull();
  });

  it('lights up ends and landings, of both verbs or of the chosen one', () => {
    expect(chosen.goals(MOVES, picked('d4'))).toEqual({ ends: new Set(['d5', 'd6']), landings: new Set(['e4']), exits: new Set() });
    expect(chosen.goals(MOVES, picked('d4', 'jump')).ends).toEqual(new Set());
  });
});

describe('an action that is ready', () => {
  it('is confirmed by touching its goal again', () => {
    const action = bump('d4', 'north', 2);
    expect(chosen.touch(MOVES, ready(action), 'd6')).toEqual({ confirm: action });
  });

  it('is not confirmed when it is not legal', () => {
    expect(chosen.touch(MOVES, ready(bump('d4', 'north', 2, 0, 1)), 'd6')).toEqual({ impossible: 'd6' });
  });

  it('gives way to another target of the same monkey', () => {
    expect(chosen.touch(MOVES, ready(bump('d4', 'north', 2)), 'd5')).toEqual({ select: ready(bump('d4', 'north', 1)) });
  });

  it('steps back to its monkey, and from there to nothing', () => {
    const back = chosen.back(ready(bump('d4', 'north', 2)));
    expect(back).toEqual(picked('d4'));
    expect(chosen.back(back)).toEqual(IDLE);
    expect(chosen.back(ready({ kind: 'spawn', cell: 'd4', spies: 0 }))).toEqual(IDLE);
  });

  it('shows the path it takes', () => {
    expect(chosen.pathOf(bump('d4', 'north', 2))).toEqual(['d4', 'd5', 'd6']);
    expect(chosen.pathOf({ kind: 'jump', cell: 'd4', way: 'east', louse: 'worker' })).toEqual(['d4', 'e4']);
    expect(chosen.pathOf({ kind: 'spawn', cell: 'd4', spies: 0 })).toEqual([]);
  });
});

describe('dragging', () => {
  it('bumps to the cell where the monkey is dropped', () => {
    expect(chosen.drag(MOVES, 'd4', 'd5')).toEqual({ select: ready(bump('d4', 'north', 1)) });
  });

  it('bumps with the largest party when dropped on the monkey ahead', () => {
    expect(chosen.drag(MOVES, 'd4', 'd7')).toEqual({ select: ready(bump('d4', 'north', 2, 1, 1)) });
  });

  it('goes as far as it can when dropped farther along the line', () => {
    expect(chosen.drag(MOVES, 'e4', 'g4')).toEqual({ select: ready(bump('e4', 'east', 1)) });
  });

  it('is impossible if the cells are not in line', () => {
    expect(chosen.drag(MOVES, 'd4', 'f5')).toEqual({ impossible: 'f5' });
  });
});

describe('verbs and parties', () => {
  it('offers the verbs of a cell', () => {
    expect(chosen.verbsAt(MOVES, 'd4')).toEqual(new Set(['bump', 'jump', 'exchange']));
  });

  it('waits for a target once a travelling verb is chosen', () => {
    expect(chosen.choose(MOVES, 'd4', 'bump')).toEqual({ select: picked('d4', 'bump') });
  });

  it('makes an exchange ready', () => {
    expect(chosen.choose(MOVES, 'd4', 'exchange')).toEqual({ select: ready({ kind: 'exchange', cell: 'd4' }) });
  });

  it('says no to a verb the cell does not have', () => {
    expect(chosen.choose(MOVES, 'e4', 'jump')).toEqual({ impossible: 'e4' });
  });

  it('lists every party of a bump', () => {
    expect(chosen.parties(MOVES, bump('d4', 'north', 2))).toEqual([
      { workers: 0, queens: 0, spies: 0 },
      { workers: 1, queens: 0, spies: 0 },
      { workers: 1, queens: 1, spies: 0 },
    ]);
  });

  it('finds skip and end', () => {
    expect(chosen.passing([{ kind: 'end' }, { kind: 'exchange', cell: 'd4' }])).toEqual({ kind: 'end' });
    expect(chosen.passing(MOVES)).toBeNull();
  });
});

describe('spies', () => {
  const HIDING: ItchyAction[] = [
    { kind: 'spawn', cell: 'd4', spies: 0 },
    { kind: 'spawn', cell: 'd4', spies: 1 },
    { kind: 'spawn', cell: 'e4', spies: 1 },
  ];

  it('come along with a spawn only when asked for', () => {
    expect(chosen.touch(HIDING, IDLE, 'd4')).toEqual({ select: ready({ kind: 'spawn', cell: 'd4', spies: 0 }) });
    expect(chosen.canHide(HIDING, { kind: 'spawn', cell: 'd4', spies: 0 })).toBe(true);
  });

  it('are all there is to a spawn where nothing else can spawn', () => {
    expect(chosen.touch(HIDING, IDLE, 'e4')).toEqual({ select: ready({ kind: 'spawn', cell: 'e4', spies: 1 }) });
    expect(chosen.canHide(HIDING, { kind: 'spawn', cell: 'e4', spies: 1 })).toBe(false);
  });

  it('stay behind when the largest party goes, unless nobody else can go', () => {
    const both = [
      { workers: 2, queens: 0, spies: 1 },
      { workers: 2, queens: 0, spies: 0 },
      { workers: 0, queens: 0, spies: 1 },
    ];
    expect(chosen.largest(both)).toEqual({ workers: 2, queens: 0, spies: 0 });
    expect(
      chosen.largest([
        { workers: 0, queens: 0, spies: 0 },
        { workers: 0, queens: 0, spies: 1 },
      ]),
    ).toEqual({ workers: 0, queens: 0, spies: 1 });
  });

  it('may be the one louse that jumps', () => {
    const jumps: ItchyAction[] = [
      { kind: 'jump', cell: 'd4', way: 'east', louse: 'worker' },
      { kind: 'jump', cell: 'd4', way: 'east', louse: 'spy' },
    ];
    expect(chosen.jumpers(jumps, jumps[0] as ItchyJump)).toEqual(['worker', 'spy']);
  });
});

describe('abilities', () => {
  const terrain = { size: 7, taken: new Set(['d4', 'f4', 'd5', 'd7']) };
  const long: ItchyAction = { kind: 'jump', cell: 'd4', way: 'east', louse: 'worker' };

  it('let a jump reach the monkey across the gap', () => {
    expect(chosen.goalOf(long, terrain)).toBe('f4');
    expect(chosen.touch([long], picked('d4'), 'f4', terrain)).toEqual({ select: ready(long) });
    expect(chosen.goals([long], picked('d4'), terrain).landings).toEqual(new Set(['f4']));
    expect(chosen.pathOf(long, terrain)).toEqual(['d4', 'e4', 'f4']);
  });

  it('let a bump end beyond the monkey it leaps over', () => {
    const leap = bump('d4', 'north', 2);
    expect(chosen.touch([leap], picked('d4'), 'd6', terrain)).toEqual({ select: ready(leap) });
    expect(chosen.pathOf(leap, terrain)).toEqual(['d4', 'd5', 'd6']);
  });

  it('offer a shove where one is legal, but never unasked', () => {
    const all = [bump('d4', 'north', 2), bump('d4', 'north', 2, 1), bump('d4', 'north', 2, 0, 0, 0, 1), bump('d4', 'north', 2, 1, 0, 0, 1)];
    expect(chosen.canShove(all, bump('d4', 'north', 2))).toBe(true);
    expect(chosen.canShove(MOVES, bump('d4', 'north', 2))).toBe(false);
    expect(chosen.drag(all, 'd4', 'd7')).toEqual({ select: ready(bump('d4', 'north', 2, 1)) });
    expect(chosen.parties(all, bump('d4', 'north', 2, 0, 0, 0, 1))).toHaveLength(2);
  });
});

describe('leaving the board', () => {
  const terrain = { size: 7, taken: new Set(['d6']) };
  const north: ItchyAction = { kind: 'leave', cell: 'd6', way: 'north' };
  const west: ItchyAction = { kind: 'leave', cell: 'd6', way: 'west' };
  const legal = [bump('d6', 'north', 1), north, west];

  it('goes to a place beyond the edge', () => {
    expect(chosen.goalOf(north, terrain)).toBe('d8');
    expect(chosen.goals(legal, picked('d6'), terrain)).toEqual({
      ends: new Set(['d7']),
      landings: new Set(),
      exits: new Set(['d8', '-6']),
    });
  });

  it('is chosen by touching that place, or by dragging there', () => {
    expect(chosen.touch(legal, picked('d6'), 'd8', terrain)).toEqual({ select: ready(north) });
    expect(chosen.drag(legal, 'd6', '-6', terrain)).toEqual({ select: ready(west) });
    expect(chosen.pathOf(north, terrain)).toEqual(['d6', 'd7', 'd8']);
  });

  it('is ready with its first way out when it is chosen by name', () => {
    expect(chosen.choose(legal, 'd6', 'leave')).toEqual({ select: ready(north) });
    expect(chosen.waysOut(legal, 'd6')).toEqual(['north', 'west']);
  });

  it('is confirmed by touching the place again', () => {
    expect(chosen.touch(legal, ready(north), 'd8', terrain)).toEqual({ confirm: north });
  });
});

describe('picking a species', () => {
  it('knows which are available', () => {
    expect(
      chosen.species([
        { kind: 'pick', species: 'lemur' },
        { kind: 'pick', species: 'howler' },
      ]),
    ).toEqual(['lemur', 'howler']);
    expect(chosen.sources([{ kind: 'pick', species: 'lemur' }])).toEqual(new Set());
  });
});

describe('the verbs of a phase', () => {
  it('are those the rules name, except the ones that need no cell', () => {
    expect(chosen.verbsFor('battle', 'after')).toEqual(['exchange']);
    expect(chosen.verbsFor('battle', 'move')).toContain('nitpick');
    expect(chosen.verbsFor('clan', 'move')).toEqual(['bump', 'leave']);
    expect(chosen.verbsFor('clan', 'pick')).toEqual([]);
    expect(chosen.verbsFor('battle', 'over')).toEqual([]);
  });
});
