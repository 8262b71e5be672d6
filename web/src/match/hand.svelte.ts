/** A hand at the table of any game: what it may do, what is ready, what the server foretells of that, and what it refused. */
import type { GameName, Games, RefusalInfo, TableNow } from '../wire';
import type { Session } from './session.svelte';

export type ActionOf<G extends GameName> = Games[G]['action'];

/** What the server says of the action that is ready: why it is not possible, or what would happen. */
export interface Forecast<G extends GameName> {
  action: ActionOf<G>;
  refusal: RefusalInfo | null;
  events: Games[G]['event'][];
}

/** A hand is made where a table is shown: then there is one, and it stays. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('nothing is on the table yet');
  return value;
}

export abstract class Hand<G extends GameName> {
  readonly session: Session<G>;
  /** Why something that was wished for is not possible. */
  notice = $state.raw<RefusalInfo | null>(null);
  /** What is known of what is ready; nothing until the server has answered. */
  forecast = $state.raw<Forecast<G> | null>(null);
  readonly table: TableNow<G> = $derived.by(() => present(this.session.table));
  readonly view: Games[G]['view'] = $derived(this.table.view);
  readonly seat: number = $derived.by(() => this.session.seat ?? 0);
  readonly legal: readonly ActionOf<G>[] = $derived.by(() => (this.session.myTurn ? this.table.legal : []));
  /** The action that only needs to be confirmed. */
  abstract readonly ready: ActionOf<G> | null;
  /** What the one large button does. */
  abstract readonly primary: ActionOf<G> | null;

  constructor(session: Session<G>) {
    this.session = session;
  }

  /** Nothing is chosen any more. */
  abstract clear(): void;
  /** One step back in what is being chosen. */
  abstract back(): void;
  /** Choose exactly this, so that only confirming is left, as the coach shows it. */
  abstract propose(action: ActionOf<G>): void;

  confirm(action: ActionOf<G> | null = this.primary): void {
    if (action) this.do(action);
  }

  do(action: ActionOf<G>): void {
    if (this.session.busy) return;
    this.clear();
    this.notice = null;
    this.session.act(action);
  }

  /** Have the server say why something is not possible. */
  async why(action: ActionOf<G> | null): Promise<void> {
    if (!action) return;
    const answer = await this.session.ask(action);
    if (answer?.refusal) this.notice = answer.refusal;
  }

  /** Something else is ready, or nothing: what was foretold is out of date, and the server is asked again. */
  protected foresee(action: ActionOf<G> | null): void {
    this.forecast = null;
    if (action) void this.#ask(action);
  }

  async #ask(action: ActionOf<G>): Promise<void> {
    const answer = await this.session.ask(action);
    if (answer && this.ready === action) this.forecast = { action, refusal: answer.refusal, events: answer.events };
  }
}
