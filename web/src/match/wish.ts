/** What somebody is about to do: a kind of action whose fields are chosen one by one from the legal actions. */

export type Value = string | number;

/** An action as on the wire: its kind, and its fields in the order they are asked for. */
export type Fields = { kind: string } & Readonly<Record<string, Value | undefined>>;

/** The names of the fields of these actions. */
export type FieldOf<A extends Fields> = A extends unknown ? Exclude<keyof A, 'kind'> & string : never;

/** The actions of one kind. */
export type OfKind<A extends Fields, K extends A['kind']> = Extract<A, { kind: K }>;

export interface Wish<A extends Fields> {
  kind: A['kind'];
  chosen: Readonly<Partial<Record<FieldOf<A>, Value>>>;
}

/** An open field, and the values it can take. */
export interface Question<A extends Fields> {
  field: FieldOf<A>;
  values: Value[];
}

export function wishFor<A extends Fields>(kind: A['kind']): Wish<A> {
  return { kind, chosen: {} as Wish<A>['chosen'] };
}

/** A wish for exactly this action. */
export function wishOf<A extends Fields>({ kind, ...chosen }: A): Wish<A> {
  return { kind, chosen };
}

export function ofKind<A extends Fields, K extends A['kind']>(legal: readonly A[], kind: K): OfKind<A, K>[] {
  return legal.filter((action): action is OfKind<A, K> => action.kind === kind);
}

/** The fields of a kind of action, in order: an action may lack the last ones. */
function fieldsOf<A extends Fields>(legal: readonly A[], kind: A['kind']): FieldOf<A>[] {
  const names = ofKind(legal, kind).flatMap((action) => Object.keys(action));
  return [...new Set(names)].filter((name): name is FieldOf<A> => name !== 'kind');
}

const unlike = (values: readonly (Value | undefined)[]): Value[] => [...new Set(values.filter((value) => value !== undefined))];

/** The legal actions that the wish may still mean. */
export function meant<A extends Fields>(legal: readonly A[], { kind, chosen }: Wish<A>): A[] {
  const said = Object.entries<Value | undefined>(chosen);
  return legal.filter((action) => action.kind === kind && said.every(([field, value]) => action[field] === value));
}

/** The next open field; null when nothing is left to choose. Only a field with at least `least` values is asked for. */
export function question<A extends Fields>(legal: readonly A[], wish: Wish<A>, least: 1 | 2 = 2): Question<A> | null {
  const left = meant(legal, wish);
  for (const field of fieldsOf(legal, wish.kind)) {
    if (field in wish.chosen) continue;
    const values = unlike(left.map((action) => action[field]));
    if (values.length >= least) return { field, values };
  }
  return null;
}

/** The one action meant, once nothing is left to choose. */
export function ready<A extends Fields>(legal: readonly A[], wish: Wish<A>, least: 1 | 2 = 2): A | null {
  const left = meant(legal, wish);
  return left.length === 1 && !question(legal, wish, least) ? (left[0] ?? null) : null;
}

export function choose<A extends Fields>(wish: Wish<A>, field: FieldOf<A>, value: Value): Wish<A> {
  return { ...wish, chosen: { ...wish.chosen, [field]: value } };
}

/** One step back: the last choice that had alternatives is open again, or the wish is dropped. */
export function back<A extends Fields>(legal: readonly A[], wish: Wish<A>): Wish<A> | null {
  const chosen = fieldsOf(legal, wish.kind).filter((field) => field in wish.chosen);
  for (let count = chosen.length - 1; count >= 0; count -= 1) {
    const before = without(wish, chosen.slice(count));
    if (question(legal, before)) return before;
  }
  return null;
}

/** The last chosen field, with all the values it could have: it may be chosen anew. */
export function reopened<A extends Fields>(
  legal: readonly A[],
  wish: Wish<A>,
  among: (field: FieldOf<A>) => boolean = () => true,
): Question<A> | null {
  const field = fieldsOf(legal, wish.kind).findLast((one) => one in wish.chosen && among(one));
  if (!field) return null;
  return { field, values: unlike(meant(legal, without(wish, [field])).map((action) => action[field])) };
}

function without<A extends Fields>(wish: Wish<A>, fields: readonly FieldOf<A>[]): Wish<A> {
  const chosen = { ...wish.chosen };
  for (const field of fields) delete chosen[field];
  return { ...wish, chosen };
}
