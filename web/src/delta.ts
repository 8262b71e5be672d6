/** Whole tables, made again from what has changed of them: everything after the wire sees only those. */
import type { Edit, FromServer, GameName, Games, Step, TableChange, TableNow } from './wire';

type Seat = number | null;
/** What is heard, once it is whole. */
export type Whole<G extends GameName = GameName> = Exclude<FromServer<G>, TableChange<G>>;

/** A change is not one of the table that this connection has: whoever sends `join` again is sent a whole one. */
export class LostTrack extends Error {}

/** What one connection was shown: its last table, and of every seat the view and the steps. */
export class Tables<G extends GameName = GameName> {
  #last: TableNow<G> | null = null;
  #views = new Map<Seat, Games[G]['view']>();
  #steps = new Map<Seat, Step<G>[]>();

  /** The message, or the whole table where it only says what has changed; null for a change before any table. Throws `LostTrack`. */
  whole(message: FromServer<G>): Whole<G> | null {
    if (message.type === 'change') return this.#change(message);
    if (message.type === 'table') this.#begin(message);
    return message;
  }

  /** A whole table: what was known before counts no more. */
  #begin(table: TableNow<G>): void {
    const known = table.reset || !this.#last ? [] : (this.#steps.get(this.#last.seat) ?? []);
    this.#last = table;
    this.#views = new Map([[table.seat, table.view]]);
    this.#steps = new Map([[table.seat, [...known, ...table.steps]]]);
  }

  #change(change: TableChange<G>): TableNow<G> | null {
    const last = this.#last;
    if (!last) return null;
    const { type: _, view: edits, steps: fresh = [], trail = [], seat = last.seat, ...rest } = change;
    const turned = 'seat' in change;
    const view = patched(this.#views.get(seat), edits ?? []) as Games[G]['view'] | undefined;
    if (!view) throw new LostTrack('a change of a seat that was never shown');
    const steps = [...(this.#steps.get(seat) ?? []), ...fresh];
    this.#views.set(seat, view);
    this.#steps.set(seat, steps);
    // To another seat its whole log is told, as if it had come so.
    this.#last = { ...last, ...rest, seat, view, steps: turned ? steps : fresh, reset: turned, trail };
    return this.#last;
  }
}

/** The document after these edits; the old one stays as it was. */
export function patched(document: unknown, edits: readonly Edit[]): unknown {
  return edits.reduce((done, edit) => withEdit(done, edit.at, edit), document);
}

function withEdit(document: unknown, at: readonly (string | number)[], edit: Edit): unknown {
  const [first, ...rest] = at;
  if (first === undefined) return edit.cut ? withPiece(document, edit.cut, edit.put ?? []) : edit.to;
  if (!has(document, first)) throw new LostTrack(`a change of ${first}, which is not there`);
  const copy: unknown = Array.isArray(document) ? [...(document as unknown[])] : { ...(document as object) };
  const parts = copy as Record<string | number, unknown>;
  parts[first] = withEdit(parts[first], rest, edit);
  return copy;
}

/** Whether there is something by this name, or at this place of a list. */
function has(document: unknown, name: string | number): boolean {
  if (Array.isArray(document)) return typeof name === 'number' && name >= 0 && name < document.length;
  return typeof document === 'object' && document !== null && Object.hasOwn(document, name);
}

/** A list with a piece in the place of another. */
function withPiece(document: unknown, [from, count]: readonly [number, number], put: readonly unknown[]): unknown[] {
  if (!Array.isArray(document) || from < 0 || count < 0 || from + count > document.length) {
    throw new LostTrack('a change of a piece that is not there');
  }
  return (document as unknown[]).toSpliced(from, count, ...put);
}
