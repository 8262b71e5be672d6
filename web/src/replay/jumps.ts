/** Where one may want to jump in a game: the beginning of each round, and one's own last turn. */
import type { Step } from '../wire';

export interface Mark {
  round: number;
  version: number;
}

/** The table with which each round begins. */
export function rounds(steps: readonly Step[]): Mark[] {
  const marks: Mark[] = [];
  for (const { version, events } of steps) {
    for (const event of events) {
      const round = 'round' in event && (event.event === 'turn' || event.event === 'round') ? event.round : null;
      if (round !== null && round > (marks.at(-1)?.round ?? 0)) marks.push({ round, version });
    }
  }
  return marks;
}

/** The round that a table belongs to; null before the first. */
export function roundAt(marks: readonly Mark[], version: number): number | null {
  return marks.findLast((mark) => mark.version <= version)?.round ?? null;
}

/** The table before the last turn of these seats that began before `now`: asked for again, it goes on to the turn before
 * that. Null when there is none. */
export function lastTurn(steps: readonly Step[], seats: readonly number[], now: number): number | null {
  const mine = (step: Step | undefined) => typeof step?.seat === 'number' && seats.includes(step.seat);
  const begins = steps.flatMap((step, at) => (mine(step) && !mine(steps[at - 1]) ? [steps[at - 1]?.version ?? 0] : []));
  return begins.findLast((version) => version < now) ?? null;
}
