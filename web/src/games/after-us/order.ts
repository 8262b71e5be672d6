/** The order of the cards in hand before the line is fixed, and what the server foretells for each order. */
import type { AfterUsArrange, AfterUsOrder, AfterUsWay } from '../../wire';

/** What the server foretells for a line: the best way through it. */
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

/** Puts a card at a place; those between close up. */
export function moved(order: readonly number[], card: number, place: number): number[] {
  const others = order.filter((one) => one !== card);
  const at = Math.max(0, Math.min(others.length, place));
  return [...others.slice(0, at), card, ...others.slice(at)];
}

/** The order as it was, with the cards there are now: a card that left is replaced in place, and further new cards come last. */
export function reconciled(order: readonly number[], line: readonly (number | null)[]): number[] {
  const now = line.filter((card) => card !== null);
  const fresh = now.filter((card) => !order.includes(card));
  const kept = order.flatMap((card) => (now.includes(card) ? [card] : fresh.splice(0, 1)));
  return [...kept, ...fresh];
}

/** The server's advice, by the order of the cards. */
export const forecastsOf = (orders: readonly AfterUsOrder[]): Map<string, Forecast> =>
  new Map(orders.map(({ cards, way }) => [keyOf(cards), way]));

/** The order worth most; the current one if none is better. */
export function best(forecasts: Forecasts, order: readonly number[]): { order: number[]; forecast: Forecast } | null {
  const mine = forecasts.get(keyOf(order));
  let found = mine ? { order: [...order], forecast: mine } : null;
  for (const [key, forecast] of forecasts) {
    if (!found || forecast.value > found.forecast.value) found = { order: key.split(' ').map(Number), forecast };
  }
  return found;
}
