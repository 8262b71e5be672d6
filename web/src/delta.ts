/** Whole tables, made again from what has changed of them: everything after the wire sees only those. */
import type { Edit, FromServer, GameName, Games, Step, TableChange, TableNow } from './wire';

type Seat = number | null;
/** What is heard, once it is whole. */
export type Whole<G extends GameName = GameName> = Exclude<FromServer<G>, TableChange<G>>;

/** What one connection was shown: its last table, and of every seat the view and the steps. */
export class Tables<G extends GameName = GameName> {
  #last: TableNow<G> | null = null;
  #views = new Map<Seat, Games[G]['view']>();
  #steps = new Map<Seat, Step<G>[]>();

  /** The message, or the whole table where it only says what has changed; null for a change of nothing. */
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
    const view = patched(this.#views.get(seat), edits ?? []) as Games[G]['view'];
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
  if (first === undefined) {
    if (!edit.cut) return edit.to;
    const [from, count] = edit.cut;
    return (document as unknown[]).toSpliced(from, count, ...(edit.put ?? []));
  }
  const copy: unknown = Array.isArray(document) ? [...(document as unknown[])] : { ...(document as object) };
  const parts = copy as Record<string | number, unknown>;
  parts[first] = withEdit(parts[first], rest, edit);
  return copy;
}
