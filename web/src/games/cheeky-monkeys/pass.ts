/** Passing by oneself: when a window is passed without being asked, decided by what everybody sees and by nothing else. */
import type { CheekyView } from '../../wire';
import { concerns } from './queue';

/** What somebody has set. */
export interface Passing {
  /** Kinds of windows that are always passed. */
  kinds: readonly string[];
  /** Every window that does not concern me. */
  unconcerned: boolean;
  /** Every window until this round of this match is over. */
  round: { match: string; round: number } | null;
}

export const ASK_ALWAYS: Passing = { kinds: [], unconcerned: false, round: null };

/** Always the same time, whatever somebody holds, so that nothing can be read from it. */
export const DELAY = 900;

export function passes(passing: Passing, match: string, view: CheekyView, seat: number): boolean {
  if (!view.window) return false;
  const { kinds, unconcerned, round } = passing;
  if (round && round.match === match && round.round === view.round) return true;
  if (kinds.includes(view.window.window)) return true;
  return unconcerned && !concerns(view, seat);
}

export function withKind(passing: Passing, kind: string, on: boolean): Passing {
  const others = passing.kinds.filter((one) => one !== kind);
  return { ...passing, kinds: on ? [...others, kind] : others };
}

/** What was kept in the browser, if it can be read. */
export function readPassing(text: string | null): Passing {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Passing>;
    const kinds = Array.isArray(kept.kinds) ? kept.kinds.filter((kind) => typeof kind === 'string') : [];
    return { kinds, unconcerned: kept.unconcerned === true, round: null };
  } catch {
    return ASK_ALWAYS;
  }
}
