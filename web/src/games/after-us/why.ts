/** Why a hint says what it says: what would be paid and gained, or what cannot be paid. */
import type { Why } from '../faces';
import { amounts, recruitPrice, tokenBonus } from './labels';

export const why: Why<'after-us'> = (table, { action, events }) => {
  const seat = table.seat ?? 0;
  const me = table.view.players[seat];
  const done = events.findLast(({ event }) => event === 'reactivate' || event === 'activate');
  if (done?.event === 'reactivate' || done?.event === 'activate') {
    const [pay, gain] = [amounts(done.pay), amounts(done.gain)];
    if (!gain) return null;
    if (done.event === 'reactivate') return { id: 'after-why-again', values: { gain } };
    return { id: pay ? 'after-why-deal' : 'after-why-free', values: { pay, gain } };
  }
  switch (action?.kind) {
    case 'skip': {
      const frame = me?.frames.find(({ name }) => name === action.frame);
      if (!frame || !Object.keys(frame.pay).length) return null;
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
