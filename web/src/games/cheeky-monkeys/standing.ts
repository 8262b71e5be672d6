/** What my seat has said in advance about windows: the server passes for it, at a moment that is the same whatever the hand. */
import type { Order } from '../../connection';
import { CHEEKY_MONKEYS } from '../../facts';
import type { StandingInfo } from '../../wire';

export const ASK_ALWAYS: Required<Order> = { lasts: 'off', only: [], unless: [] };

/** The words for an occasion that concerns the player who is asked, or on which somebody's life may hang; and the kinds of window, the dullest first. */
export const { mine: MINE, life: LIFE, windows: WINDOWS } = CHEEKY_MONKEYS;

/** Auto-pass as it is when nobody has said otherwise: it stops at all that concerns me, and where a card decides about a life. */
export const USUAL: Required<Order> = { lasts: 'match', only: [], unless: [...CHEEKY_MONKEYS.unless] };

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
  return order.lasts === 'off' ? { ...USUAL, lasts } : { ...order, lasts };
}

/** The same order with one word more, or one less, in one of its lists. */
export function changed(order: Required<Order>, list: 'only' | 'unless', word: string, on: boolean): Required<Order> {
  const others = order[list].filter((one) => one !== word);
  return { ...order, [list]: on ? [...others, word] : others };
}

/** The seats at this screen for which something is still to be said: the server forgets it with a restart, and an order for a round ends with it. */
export function silent(standing: readonly StandingInfo[], held: readonly number[], wanted: Order): number[] {
  return wanted.lasts === 'off' ? [] : held.filter((seat) => !standing.some((one) => one.seat === seat));
}

const KEY = 'vervet.auto-pass';
const isWords = (value: unknown): value is string[] => Array.isArray(value) && value.every((word) => typeof word === 'string');

/** What this browser says at every table. */
export function preferred(storage: Storage = localStorage): Required<Order> {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<Order> | null;
    if (kept?.lasts === 'off') return ASK_ALWAYS;
    if (kept && isWords(kept.only) && isWords(kept.unless)) return { lasts: 'match', only: kept.only, unless: kept.unless };
  } catch {
    // Nothing, or nothing that makes sense, was kept.
  }
  return USUAL;
}

/** Keep it for the next tables; what is said for one round only is not for them. */
export function prefer(order: Required<Order>, storage: Storage = localStorage): void {
  if (order.lasts === 'round') return;
  try {
    storage.setItem(KEY, JSON.stringify(order));
  } catch {
    // It still holds at this table.
  }
}
