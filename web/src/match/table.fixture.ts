/** A table of Itchy Monkey for tests, before anybody has moved. */
import type { TableNow } from '../wire';

export function itchyTable(version: number): TableNow<'itchy-monkey'> {
  return {
    type: 'table',
    match: 'm',
    game: 'itchy-monkey',
    version,
    seat: 0,
    held: [0],
    asked: [0],
    view: {
      active: 0,
      edition: 'second',
      first: 0,
      game: 'itchy-monkey',
      mode: 'battle',
      monkeys: [],
      phase: 'place',
      players: [],
      reason: null,
      repetitions: 0,
      round: 1,
      rounds: 0,
      seen: 1,
      size: 7,
      turn: 1,
      winner: null,
    },
    legal: [],
    steps: [],
    reset: false,
    undo: false,
    undoable: [],
    players: [],
    outcome: null,
    deadline: null,
    occasion: [],
    standing: [],
  };
}
