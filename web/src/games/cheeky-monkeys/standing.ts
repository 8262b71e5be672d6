/** What my seat has said in advance about windows: the server passes for it, at a moment that is the same whatever the hand. */
import type { Order } from '../../connection';
import { CHEEKY_MONKEYS } from '../../facts';
import type { StandingInfo } from '../../wire';

export const ASK_ALWAYS: Required<Order> = { lasts: 'off', only: [], unless: [] };

/** The word for an occasion that concerns the player who is asked, and the kinds of window, the dullest first. */
export const { mine: MINE, windows: WINDOWS } = CHEEKY_MONKEYS;

export function orderOf(standing: readonly StandingInfo[], seat: number): Required<Order> {
  const found = standing.find((one) => one.seat === seat);
  return found ? { lasts: found.lasts, only: found.only, unless: found.unless } : ASK_ALWAYS;
}

/** Whether a window on this occasion will be passed. */
export function covers({ lasts, only, unless }: Required<Order>, occasion: readonly string[]): boolean {
  if (lasts === 'off') return false;
  return (!only.length || occasion.some((word) => only.includes(word))) && !occasion.some((word) => unless.includes(word));
}

/** Pass for the match, for the round, or not any more; what concerns me is left to me unless I say otherwise. */
export function lasting(order: Required<Order>, lasts: Order['lasts']): Required<Order> {
  if (lasts === 'off') return ASK_ALWAYS;
  return order.lasts === 'off' ? { lasts, only: [], unless: [MINE] } : { ...order, lasts };
}

/** The same order with one word more, or one less, in one of its lists. */
export function changed(order: Required<Order>, list: 'only' | 'unless', word: string, on: boolean): Required<Order> {
  const others = order[list].filter((one) => one !== word);
  return { ...order, [list]: on ? [...others, word] : others };
}
