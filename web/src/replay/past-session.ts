/** A table that was, for the same components that show the table that is: nothing can be done at it. */
import type { Wire } from '../connection';
import { Session } from '../match/session.svelte';
import type { Theatre } from '../match/stage.svelte';
import type { GameName, PastTable, Step, TableNow } from '../wire';

const SILENT: Wire<never> = {
  busy: false,
  start() {},
  nudge() {},
  retry() {},
  stop() {},
  act() {},
  undo() {},
  ask: () => Promise.resolve(null),
  advise: () => Promise.resolve(null),
  hint: () => Promise.resolve(null),
  stand() {},
  deal: () => Promise.resolve(null),
  leave: () => Promise.resolve(null),
};

export class PastSession<G extends GameName> extends Session<G> {
  constructor(match: string, time?: Theatre) {
    super(match, () => SILENT, null, undefined, time);
  }

  override get myTurn(): boolean {
    return false;
  }

  override act(): void {}
  override undo(): void {}

  /** Lay a table out; what led to it from the one before is `fresh`, and is shown moving. */
  lay(live: Session<G>, past: PastTable<G>, fresh: Step<G>[]): void {
    if (!live.table) return;
    this.players = live.players;
    this.latest = pastTable(live.table, past);
    const steps = live.steps.filter(({ version }) => version <= past.version);
    this.stage.receive({ table: this.latest, steps, news: fresh.length ? { version: past.version, steps: fresh } : null }, true);
  }

  clear(): void {
    this.stage.close();
    this.latest = this.stage.table = null;
  }
}

/** The table as it was: what may be done now has no place at it. */
export function pastTable<G extends GameName>(now: TableNow<G>, { version, asked, view, outcome }: PastTable<G>): TableNow<G> {
  const nothing = { legal: [], steps: [], undo: false, undoable: [], deadline: null, occasion: [], standing: [] };
  return { ...now, ...nothing, version, asked, view, outcome };
}
