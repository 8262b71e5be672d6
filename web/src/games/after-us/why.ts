/** Why a hint says what it says: what would be paid and gained, or what cannot be paid. */
import type { Why } from '../faces';
import type { Amounts } from './cards';
import { amounts, recruitPrice, tokenBonus } from './labels';

export const why: Why<'after-us'> = (table, { action, events }) => {
  const seat = table.seat ?? 0;
  const me = table.view.players[seat];
  const done = events.filter((one) => one.event === 'reactivate' || one.event === 'activate');
  const last = done.at(-1);
  if (last) {
    // A sign may cost something, and so may the frame that it activates once more.
    const [pay, gain] = [amounts(sum(done.map((one) => one.pay))), amounts(last.gain)];
    if (!gain) return null;
    if (last.event === 'reactivate') return { id: 'after-why-again', values: { pay: pay || 'none', gain } };
    return { id: pay ? 'after-why-deal' : 'after-why-free', values: { pay, gain } };
  }
  switch (action?.kind) {
    case 'skip': {
      const frame = me?.frames.find(({ name }) => name === action.frame);
      if (!frame) return null;
      if (!frame.able && frame.species) return { id: 'after-why-lacking', values: { species: frame.species } };
      if (!Object.keys(frame.pay).length) return null;
      const able = table.legal.some(({ kind }) => kind === 'activate');
      return { id: able ? 'after-why-dear' : 'after-why-unpaid', values: { pay: amounts(frame.pay), gain: amounts(frame.gain) || 'none' } };
    }
    case 'token':
      return { id: 'after-why-bonus', values: { bonus: tokenBonus(action.species) } };
    case 'recruit':
      return { id: 'after-why-hire', values: { price: amounts({ [action.food]: recruitPrice(table.view, action.level) }) } };
    case 'done':
      return table.legal.length === 1 ? { id: 'after-why-nothing', values: {} } : null;
    default:
      return null;
  }
};

function sum(all: readonly Amounts[]): Amounts {
  const total: Record<string, number> = {};
  for (const [kind, count] of all.flatMap((one) => Object.entries(one))) total[kind] = (total[kind] ?? 0) + Number(count);
  return total;
}
