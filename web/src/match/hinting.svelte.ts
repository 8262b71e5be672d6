/** What a sensible player would do at this table; any other table needs another hint. */
import type { GameName, Games } from '../wire';
import { reasonFor, reasonWords } from './hint';
import type { Session } from './session.svelte';

interface Hint<G extends GameName> {
  version: number;
  action: Games[G]['action'];
  words: string;
}

export class Hinting<G extends GameName> {
  readonly #session: Session<G>;
  #given = $state.raw<Hint<G> | null>(null);

  constructor(session: Session<G>) {
    this.#session = session;
  }

  get now(): Hint<G> | null {
    const { table, myTurn } = this.#session;
    return this.#given?.version === table?.version && myTurn ? this.#given : null;
  }

  ask = async (): Promise<void> => {
    const { table, myTurn, busy } = this.#session;
    if (!table || !myTurn || busy) return;
    const found = await this.#session.hint();
    if (!found?.action) return;
    const { players } = this.#session;
    const words = reasonWords(await reasonFor(table, players, found));
    this.#given = { version: table.version, action: found.action, words };
  };
}
