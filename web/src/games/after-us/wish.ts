/** What somebody is about to do: a kind of action whose fields are chosen one after the other from the legal ones. */
import type { AfterUsAction } from '../../wire';

export type Kind = AfterUsAction['kind'];
export type Legal = readonly AfterUsAction[];
type Value = string | number;

/** The fields of each kind, in the order in which they are asked for. */
const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  arrange: ['a', 'b', 'c', 'd', 'e'],
  activate: ['frame', 'target'],
  skip: ['frame'],
  remove: ['card'],
  done: [],
  token: ['species'],
  recruit: ['level', 'food'],
  copy: ['neighbour', 'price', 'target'],
  reactivate: ['frame'],
  phone: ['card', 'pile'],
  fridge: ['give', 'get'],
  blaster: ['card'],
  console: ['card'],
  pinball: [],
  computer: [],
  moped: ['species', 'level'],
};

/** Fields that are chosen by touching the line. */
export const ON_LINE: Readonly<Record<string, 'card' | 'frame'>> = { card: 'card', frame: 'frame', target: 'frame' };

export interface Wish {
  kind: Kind;
  chosen: Readonly<Record<string, Value>>;
}

const valueOf = (action: AfterUsAction, field: string): Value | undefined =>
  (action as unknown as Record<string, Value | undefined>)[field];

export const wishFor = (kind: Kind): Wish => ({ kind, chosen: {} });

export const ofKind = (legal: Legal, kind: Kind): AfterUsAction[] => legal.filter((action) => action.kind === kind);

/** The legal actions that are still meant. */
export function meant(legal: Legal, wish: Wish): AfterUsAction[] {
  return ofKind(legal, wish.kind).filter((action) =>
    Object.entries(wish.chosen).every(([field, value]) => valueOf(action, field) === value),
  );
}

/** The next field that leaves a choice, and the values it can take; null when nothing is left to choose. */
export function question(legal: Legal, wish: Wish): { field: string; values: Value[] } | null {
  const left = meant(legal, wish);
  for (const field of FIELDS[wish.kind]) {
    if (field in wish.chosen) continue;
    const values = [...new Set(left.flatMap((action) => valueOf(action, field) ?? []))];
    if (values.length > 1) return { field, values };
  }
  return null;
}

/** The one action that is meant. */
export function ready(legal: Legal, wish: Wish): AfterUsAction | null {
  const left = meant(legal, wish);
  return left.length === 1 ? (left[0] ?? null) : null;
}

export function choose(wish: Wish, field: string, value: Value): Wish {
  return { ...wish, chosen: { ...wish.chosen, [field]: value } };
}

/** One step back: the last choice is open again, or nothing is wished for any more. */
export function back(wish: Wish): Wish | null {
  const fields = Object.keys(wish.chosen);
  const last = fields.at(-1);
  if (last === undefined) return null;
  return { ...wish, chosen: Object.fromEntries(Object.entries(wish.chosen).filter(([field]) => field !== last)) };
}

/** Where somebody touches what can be chosen on the line: the field and all that lights up for it. */
export function onLine(legal: Legal, wish: Wish): { field: string; what: 'card' | 'frame'; values: Value[] } | null {
  const open = question(legal, wish);
  if (open) return ON_LINE[open.field] ? { ...open, what: ON_LINE[open.field] as 'card' | 'frame' } : null;
  // What was chosen on the line may be chosen again.
  const field = FIELDS[wish.kind].findLast((one) => one in wish.chosen && ON_LINE[one]);
  if (!field) return null;
  const { [field]: _, ...rest } = wish.chosen;
  const values = [...new Set(meant(legal, { ...wish, chosen: rest }).flatMap((action) => valueOf(action, field) ?? []))];
  return { field, what: ON_LINE[field] as 'card' | 'frame', values };
}
