/** What can be chosen, as a list of buttons: like monkeys in front of the same trainer share one. */
import type { CheekyView } from '../../wire';
import { kindOf } from './deck';
import type { Value } from '../../match/wish';
import type { Field } from './wish';

export interface Option {
  value: Value;
  /** What its picture shows: a kind of monkey or an action card; null when it is a player. */
  what: string | null;
  /** Whose it is, or who is chosen; null for a discard pile or one's own card. */
  seat: number | null;
  /** How many of it there are. */
  count: number;
}

export function optionsFor(view: CheekyView, field: Field, values: readonly Value[]): Option[] {
  if (field === 'seat') return values.map((value) => ({ value, what: null, seat: Number(value), count: 1 }));
  if (field === 'card') return values.map((value) => ({ value, what: String(value), seat: null, count: view.hand[String(value)] ?? 1 }));
  const lying = new Map(view.players.flatMap(({ seat, monkeys }) => monkeys.map((one) => [one.monkey, { ...one, seat }])));
  const found = new Map<string, Option>();
  for (const value of values) {
    const one = lying.get(String(value));
    const kind = kindOf(String(value));
    const key = [kind, one?.seat, one?.grounded, one?.spent].join(' ');
    const before = found.get(key);
    if (before) before.count += 1;
    else found.set(key, { value, what: kind, seat: one?.seat ?? null, count: 1 });
  }
  const place = ({ seat }: Option) => seat ?? -1;
  return [...found.values()].sort((one, other) => place(one) - place(other));
}
