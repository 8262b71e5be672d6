/** A hand at the table of any game: what it may do, what is ready, what the server foretells about that, and what it refused. */
import type { GameName, Games, RefusalInfo, TableNow } from '../wire';
import type { Session } from './session.svelte';

export type ActionOf<G extends GameName> = Games[G]['action'];

/** What the server says about the ready action: why it is not possible, or what would happen. */
export interface Forecast<G extends GameName> {
  action: ActionOf<G>;
  refusal: RefusalInfo | null;
  events: Games[G]['event'][];
}

/** A hand is only made where a table is shown: so there is one, and it stays. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('nothing is on the table yet');
  return value;
}

export abstract class Hand<G extends GameName> {
  readonly session: Session<G>;
  /** Why a wish is not possible. */
  notice = $state.raw<RefusalInfo | null>(null);
  /** What is known about the ready action; nothing until the server has answered. */
  forecast = $state.raw<Forecast<G> | null>(null);
  readonly table: TableNow<G> = $derived.by(() => present(this.session.table));
  readonly view: Games[G]['view'] = $derived(this.table.view);
  readonly seat: number = $derived.by(() => this.session.seat ?? 0);
  readonly legal: readonly ActionOf<G>[] = $derived.by(() => (this.session.myTurn ? this.table.legal : []));
  /** The action that only needs to be confirmed. */
  abstract readonly ready: ActionOf<G> | null;
  /** What the large button does. */
  abstract readonly primary: ActionOf<G> | null;

  constructor(session: Session<G>) {
    this.session = session;
  }

  /** Drop whatever is chosen. */
  abstract clear(): void;
  /** Take back the last choice. */
  abstract back(): void;
  /** Choose exactly this, so that only confirming is left; the coach shows actions this way. */
  abstract propose(action: ActionOf<G>): void;

  confirm(action: ActionOf<G> | null = this.primary): void {
    if (action) this.do(action);
  }

  do(action: ActionOf<G>, table?: TableNow<G>): void {
    if (this.session.busy) return;
    this.clear();
    this.notice = null;
    this.session.act(action, table);
  }

  /** Ask the server why something is not possible. */
  async why(action: ActionOf<G> | null): Promise<void> {
    if (!action) return;
    const answer = await this.session.ask(action);
    if (answer?.refusal) this.notice = answer.refusal;
  }

  /** Another action is ready, or none: the forecast is out of date, and the server is asked again. */
  protected foresee(action: ActionOf<G> | null): void {
    this.forecast = null;
    if (action) void this.#ask(action);
  }

  async #ask(action: ActionOf<G>): Promise<void> {
    const answer = await this.session.ask(action);
    if (answer && this.ready === action) this.forecast = { action, refusal: answer.refusal, events: answer.events };
  }
}
