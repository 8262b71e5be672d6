/** The order of the cards in hand, before the line is fixed, and what the server foretells of each order. */
import type { AfterUsArrange, AfterUsOrder, AfterUsWay } from '../../wire';

/** What the server foretells of a line: the best way through it. */
export type Forecast = AfterUsWay;
export type Forecasts = ReadonlyMap<string, Forecast>;

const PLACES = ['a', 'b', 'c', 'd', 'e'] as const;

export const keyOf = (cards: readonly (number | null)[]): string => cards.join(' ');

export function arrangement(order: readonly number[]): AfterUsArrange {
  return { kind: 'arrange', ...Object.fromEntries<number>(order.map((card, place) => [PLACES[place] ?? '', card])) };
}

export function orderOf(action: AfterUsArrange): number[] {
  return PLACES.flatMap((place) => action[place] ?? []);
}

/** Put a card at a place; those between close up. */
export function moved(order: readonly number[], card: number, place: number): number[] {
  const others = order.filter((one) => one !== card);
  const at = Math.max(0, Math.min(others.length, place));
  return [...others.slice(0, at), card, ...others.slice(at)];
}

/** The order as it was, with the cards that are there now: who left is replaced in the same place, newcomers stand last. */
export function reconciled(order: readonly number[], line: readonly (number | null)[]): number[] {
  const now = line.filter((card) => card !== null);
  const fresh = now.filter((card) => !order.includes(card));
  const kept = order.flatMap((card) => (now.includes(card) ? [card] : fresh.splice(0, 1)));
  return [...kept, ...fresh];
}

/** What the server advises on, by the order of the cards. */
export const forecastsOf = (orders: readonly AfterUsOrder[]): Map<string, Forecast> =>
  new Map(orders.map(({ cards, way }) => [keyOf(cards), way]));

/** The order worth most; the one at hand where none is better. */
export function best(forecasts: Forecasts, order: readonly number[]): { order: number[]; forecast: Forecast } | null {
  const mine = forecasts.get(keyOf(order));
  let found = mine ? { order: [...order], forecast: mine } : null;
  for (const [key, forecast] of forecasts) {
    if (!found || forecast.value > found.forecast.value) found = { order: key.split(' ').map(Number), forecast };
  }
  return found;
}
