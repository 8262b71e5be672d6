/** When I am about to blow up: which of my cards could still save me. What saves whom is for the server to say. */
import type { CheekyAction, CheekyView } from '../../wire';
import { CARDS } from './deck';

/** Whether all passing now would blow this seat up. */
export const isDoomed = (view: CheekyView, seat: number): boolean => view.window?.doomed === seat;

/** Whether this seat would blow up at the end of its own turn, as things lie now. */
export function isBurning(view: CheekyView, seat: number): boolean {
  const me = view.players[seat];
  return view.turn === seat && me !== undefined && me.lit && !me.soggy;
}

/** My answers that would save me, in the order in which they are listed. */
export function rescues(view: CheekyView, legal: readonly CheekyAction[], seat: number): CheekyAction[] {
  const saving = view.window?.saving ?? [];
  const fits = (action: CheekyAction, monkey: string | null) =>
    monkey === null ? 'seat' in action && action.seat === seat : 'monkey' in action && action.monkey === monkey;
  return saving.flatMap(({ card, monkey }) => legal.filter((action) => CARDS[action.kind] === card && fits(action, monkey)));
}
