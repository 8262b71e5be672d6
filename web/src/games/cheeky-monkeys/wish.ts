/** What somebody is about to do: a kind of action whose fields are chosen one after the other from the legal ones. */
import type { CheekyAction } from '../../wire';
import type { Kind } from './deck';

export type Legal = readonly CheekyAction[];
export type Value = string | number;
export type Field = 'monkey' | 'given' | 'seat' | 'card';

/** The fields of each kind, in the order in which they are asked for. */
const FIELDS: Readonly<Partial<Record<Kind, readonly Field[]>>> = {
  ground: ['monkey'],
  soggy: ['seat'],
  escape: ['monkey'],
  exchange: ['monkey', 'given'],
  check: ['monkey'],
  deliver: ['monkey', 'seat'],
  give: ['monkey'],
  hand: ['card', 'seat'],
  gift: ['monkey', 'seat'],
  snatch: ['monkey'],
  discard: ['card'],
};

export interface Wish {
  kind: Kind;
  chosen: Readonly<Partial<Record<Field, Value>>>;
}

const fieldsOf = (kind: Kind): readonly Field[] => FIELDS[kind] ?? [];
const valueOf = (action: CheekyAction, field: string): Value | undefined => (action as unknown as Record<string, Value | undefined>)[field];
const unlike = (values: readonly (Value | undefined)[]): Value[] => [...new Set(values.filter((value) => value !== undefined))];

export const wishFor = (kind: Kind): Wish => ({ kind, chosen: {} });

export const ofKind = (legal: Legal, kind: Kind): CheekyAction[] => legal.filter((action) => action.kind === kind);

/** The legal actions that are still meant. */
export function meant(legal: Legal, wish: Wish): CheekyAction[] {
  return ofKind(legal, wish.kind).filter((action) =>
    Object.entries(wish.chosen).every(([field, value]) => valueOf(action, field) === value),
  );
}

/** The next field that is open, and the values it can take; null when nothing is left to choose. */
export function question(legal: Legal, wish: Wish): { field: Field; values: Value[] } | null {
  const left = meant(legal, wish);
  for (const field of fieldsOf(wish.kind)) {
    if (field in wish.chosen) continue;
    const values = unlike(left.map((action) => valueOf(action, field)));
    if (values.length) return { field, values };
  }
  return null;
}

/** The one action that is meant: all its fields are chosen. */
export function ready(legal: Legal, wish: Wish): CheekyAction | null {
  return question(legal, wish) ? null : (meant(legal, wish)[0] ?? null);
}

/** Choose a value. Where only one is left for the fields after it, as between two players, it is chosen too. */
export function choose(legal: Legal, wish: Wish, field: Field, value: Value): Wish {
  return settled(legal, { ...wish, chosen: { ...wish.chosen, [field]: value } });
}

/** Fields that leave no choice are filled in, except where nothing has been chosen yet: no card plays itself. */
export function settled(legal: Legal, wish: Wish): Wish {
  const open = question(legal, wish);
  if (!open || open.values.length > 1 || (open.field === 'monkey' && wish.kind !== 'ground')) return wish;
  const [only] = open.values;
  return only === undefined ? wish : settled(legal, { ...wish, chosen: { ...wish.chosen, [open.field]: only } });
}

/** One step back: the last choice that left another one is open again, or nothing is wished for any more. */
export function back(legal: Legal, wish: Wish): Wish | null {
  const chosen = fieldsOf(wish.kind).filter((field) => field in wish.chosen);
  for (let count = chosen.length - 1; count >= 0; count -= 1) {
    const kept = Object.fromEntries(chosen.slice(0, count).map((field) => [field, wish.chosen[field]]));
    const before: Wish = { kind: wish.kind, chosen: kept };
    if ((question(legal, before)?.values.length ?? 0) > 1) return before;
  }
  return null;
}

/** What lights up on the table: the values that can be chosen now, or once more, for a field. */
export function open(legal: Legal, wish: Wish): { field: Field; values: Value[] } | null {
  const next = question(legal, wish);
  if (next) return next;
  const field = fieldsOf(wish.kind).findLast((one) => one in wish.chosen);
  if (!field) return null;
  const { [field]: _, ...rest } = wish.chosen;
  return { field, values: unlike(meant(legal, { ...wish, chosen: rest }).map((action) => valueOf(action, field))) };
}
