/** Events for tests and the gallery: they give what matters there, and the rest is filled in. */
import type { ItchyEvent } from '../../wire';

type Name = ItchyEvent['event'];
type Samples = { [N in Name]: Extract<ItchyEvent, { event: N }> };

const HERE = { seat: 0, cell: 'd4' };
const LICE = { workers: 0, queens: 0 };
const PARTY = { ...LICE, spies: 0 };
const MOVED = { way: 'north', species: 'lemur' } as const;

const SAMPLES: Samples = {
  place: { event: 'place', rule: 'IM-10', ...HERE, ...LICE },
  spawn: { event: 'spawn', rule: 'IM-20', ...HERE, workers: 0, spies: 0 },
  settle: { event: 'settle', rule: 'IM-21', ...HERE, workers: 0 },
  bump: { event: 'bump', rule: 'IM-26', ...HERE, to: 'd6', distance: 2, ...MOVED },
  shove: { event: 'shove', rule: 'IM-40', ...HERE, to: 'd5', ...MOVED },
  jump: { event: 'jump', rule: 'IM-25', ...HERE, to: 'd5', ...PARTY },
  cross: { event: 'cross', rule: 'IM-27', ...HERE, to: 'd5', ...PARTY },
  fight: { event: 'fight', rule: 'IM-28', ...HERE, loser: 1, attack: 1, defence: 1, result: 'match', ...LICE },
  nitpick: { event: 'nitpick', rule: 'IM-29', ...HERE, loser: 1, ...PARTY },
  exchange: { event: 'exchange', rule: 'IM-16', ...HERE, workers: 0 },
  skip: { event: 'skip', rule: 'IM-30', seat: 0, phase: 'move' },
  turn: { event: 'turn', rule: 'IM-12', seat: 0, round: 1 },
  win: { event: 'win', rule: 'IM-35', seat: 0, reason: 'gorillas' },
  draw: { event: 'draw', rule: 'IM-36', reason: 'rounds' },
  pick: { event: 'pick', rule: 'IM-60', seat: 0, species: 'lemur' },
  leave: { event: 'leave', rule: 'IM-65', ...HERE, ...MOVED },
  hatch: { event: 'hatch', rule: 'IM-62', cell: 'd4' },
  clean: { event: 'clean', rule: 'IM-62', cell: 'd4', ...LICE },
  outbreak: { event: 'outbreak', rule: 'IM-66', cell: 'd4', to: [] },
};

export function told<N extends Name>(name: N, fields: Partial<Omit<Samples[N], 'event'>> = {}): Samples[N] {
  return { ...SAMPLES[name], ...fields };
}
