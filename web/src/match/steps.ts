/** Joining the steps of a new table to those already known. */
import { NOBODY } from '../art/marks';
import type { Step, TableNow } from '../wire';

export interface Merged {
  steps: Step[];
  /** Steps that were not known before. */
  fresh: Step[];
  /** Whether something that was known has been taken back. */
  takenBack: boolean;
}

/** A table that resets holds the whole log, after joining again as well as after an undo; others only what is new. */
export function merge(known: readonly Step[], table: Pick<TableNow, 'steps' | 'reset'>): Merged {
  const last = known.at(-1)?.version ?? -1;
  const fresh = table.steps.filter(({ version }) => version > last);
  if (!table.reset) return { steps: [...known, ...fresh], fresh, takenBack: false };
  const still = new Set(table.steps.map(({ version }) => version));
  return { steps: table.steps, fresh, takenBack: known.some(({ version }) => !still.has(version)) };
}

/** Whose step it was: of an action that cannot be read here only its events may tell. Where several answer at once
 * (`together`), they always do: what the last answer brought about is another's doing, or nobody's. */
export function doer({ seat, events }: Pick<Step, 'seat' | 'events'>, together = false): number {
  const told = together && events.length ? events[0]?.['seat'] : (seat ?? events[0]?.['seat']);
  return typeof told === 'number' ? told : NOBODY;
}
