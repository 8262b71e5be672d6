/** Joining the steps of a new table to those already known. */
import { NOBODY } from '../art/marks';
import type { GameName, Step, TableNow } from '../wire';

export interface Merged<G extends GameName = GameName> {
  steps: Step<G>[];
  /** Steps that were not known before. */
  fresh: Step<G>[];
  /** Known steps that have been taken back. */
  lost: Step<G>[];
}

/** A table with `reset` has the whole log, after joining again as well as after an undo; others have only what is new. */
export function merge<G extends GameName>(known: readonly Step<G>[], table: Pick<TableNow<G>, 'steps' | 'reset'>): Merged<G> {
  const last = known.at(-1)?.version ?? -1;
  const fresh = table.steps.filter(({ version }) => version > last);
  if (!table.reset) return { steps: [...known, ...fresh], fresh, lost: [] };
  const still = new Set(table.steps.map(({ version }) => version));
  return { steps: table.steps, fresh, lost: known.filter(({ version }) => !still.has(version)) };
}

/** Whose step it was: if the action cannot be read here, only its events can tell. When several answer at once
 * (`together`), they always do: what the last answer brings about may be somebody else's doing, or nobody's. */
export function doer({ seat, events }: { seat: number | null; events: readonly object[] }, together = false): number {
  const [first] = events;
  const named = first && 'seat' in first ? first.seat : null;
  const told = together && first ? named : (seat ?? named);
  return typeof told === 'number' ? told : NOBODY;
}
