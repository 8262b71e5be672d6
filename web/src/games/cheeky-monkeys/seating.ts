/** Where the others sit: play runs anticlockwise, so the next player is on one's right (CM-6). */
import type { CheekyView } from '../../wire';

export interface Places {
  left: number[];
  top: number[];
  right: number[];
}

/** The other seats in order of play, starting after mine. */
export const after = (seat: number, count: number): number[] => Array.from({ length: count - 1 }, (_, step) => (seat + step + 1) % count);

/** Up to two on each side and the rest across; on each side, the one nearest to me is at the bottom. */
export function places(seat: number, count: number): Places {
  const others = after(seat, count);
  const side = others.length >= 4 ? 2 : others.length >= 2 ? 1 : 0;
  return {
    right: others.slice(0, side).reverse(),
    top: others.slice(side, others.length - side).reverse(),
    left: others.slice(others.length - side),
  };
}

/** Whose turn comes after this one: the next in order who still plays. */
export function next(view: Pick<CheekyView, 'active' | 'players' | 'winner'>): number | null {
  if (view.winner !== null) return null;
  return after(view.active, view.players.length).find((seat) => view.players[seat]?.status !== 'out') ?? null;
}
