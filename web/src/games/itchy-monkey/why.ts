/** Why a hint says what it says: what it makes of the monkey that it is about. */
import type { Why } from '../faces';

/** So many workers of one's own make a colony (IM-35). */
const COLONY = 3;

export const why: Why<'itchy-monkey'> = (table, { events }) => {
  const { view } = table;
  const last = events.findLast(({ event }) => ['spawn', 'jump', 'cross', 'bump'].includes(event));
  if (!last || events.some(({ event }) => ['fight', 'win', 'shove', 'hatch'].includes(event))) return null;
  if (last.event === 'bump') return { id: 'itchy-why-bump', values: { to: last.to, species: last.species } };
  if (last.event !== 'spawn' && last.event !== 'jump' && last.event !== 'cross') return null;
  if (view.mode !== 'battle' || !last.workers) return null;
  const cell = last.event === 'spawn' ? last.cell : last.to;
  const monkey = view.monkeys.find((one) => one.cell === cell);
  // Where spies are, all workers count for everybody (IM-46).
  if (!monkey || monkey.spies.length || last.spies) return null;
  const mine = monkey.owner === last.seat;
  const count = (mine ? monkey.workers : 0) + last.workers;
  if (count < COLONY && !mine) return { id: 'itchy-why-reach', values: { cell } };
  if (count < COLONY) return { id: 'itchy-why-grow', values: { cell, count } };
  return { id: monkey.colony && mine ? 'itchy-why-hold' : 'itchy-why-colony', values: { cell, count } };
};
