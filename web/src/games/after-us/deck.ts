/** Cards by their printed numbers. */
import { CARDS, type Amounts, type Card } from './cards';

const byNumber = new Map(CARDS.map((card) => [card.number, card]));

export function cardOf(number: number): Card {
  const card = byNumber.get(number);
  if (!card) throw new Error(`no card ${number}`);
  return card;
}

/** The six sets of Tamarins, in the order of the seats they are dealt to (AU-01). */
export const SETS: readonly string[] = [...new Set(CARDS.flatMap(({ colour }) => colour ?? []))];

/** The things amounts are counted in, in display order. */
export const KINDS = ['flower', 'fruit', 'grain', 'energy', 'points', 'rage'] as const;
export const RESOURCES = ['flower', 'fruit', 'grain', 'energy'] as const;
export const SPECIES = ['mandrill', 'orangutan', 'gorilla', 'chimpanzee'] as const;

/** Gains less costs, all rows together. */
export function net(deals: readonly { pay?: Amounts; gain?: Amounts }[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const { pay, gain } of deals) {
    for (const [kind, count] of Object.entries(gain ?? {})) sum[kind] = (sum[kind] ?? 0) + count;
    for (const [kind, count] of Object.entries(pay ?? {})) sum[kind] = (sum[kind] ?? 0) - count;
  }
  return sum;
}
