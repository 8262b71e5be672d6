/** Why a hint says what it says: what it makes of the monkey that it is about. */
import type { Why } from '../faces';

/** So many workers of one's own make a colony (IM-35). */
const COLONY = 3;

export const why: Why<'itchy-monkey'> = (table, { events }) => {
  const last = events.findLast(({ event }) => ['spawn', 'jump', 'cross', 'bump'].includes(event));
  if (!last || events.some(({ event }) => event === 'fight' || event === 'win')) return null;
  if (last.event === 'bump') return { id: 'itchy-why-bump', values: { to: last.to, species: last.species } };
  if (last.event !== 'spawn' && last.event !== 'jump' && last.event !== 'cross') return null;
  const cell = last.event === 'spawn' ? last.cell : last.to;
  if (table.view.mode !== 'battle') return null;
  const monkey = table.view.monkeys.find((one) => one.cell === cell);
  const before = monkey?.owner === last.seat ? monkey.workers : 0;
  const count = before + last.workers;
  if (before < COLONY && count >= COLONY) return { id: 'itchy-why-colony', values: { cell } };
  return { id: last.event === 'spawn' ? 'itchy-why-grow' : 'itchy-why-reach', values: { cell, count } };
};
