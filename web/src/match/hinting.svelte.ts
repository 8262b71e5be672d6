/** What a sensible player would do at this table; any other table needs another hint. */
import type { GameName, Games } from '../wire';
import { reasonFor, reasonWords } from './hint';
import type { Session } from './session.svelte';

interface Hint<G extends GameName> {
  version: number;
  action: Games[G]['action'];
  words: string;
}

/** How often to look whether what is under way is over. */
const MOMENT = 50;
const moment = () => new Promise((resolve) => setTimeout(resolve, MOMENT));

export class Hinting<G extends GameName> {
  readonly #session: Session<G>;
  #given = $state.raw<Hint<G> | null>(null);
  /** Who asks again while an answer is awaited need not be asked for twice. */
  #asking = false;

  constructor(session: Session<G>) {
    this.#session = session;
  }

  get now(): Hint<G> | null {
    const { table, myTurn } = this.#session;
    return this.#given?.version === table?.version && myTurn ? this.#given : null;
  }

  /** Whoever asks has seen enough of what others did; what is still under way of my own doing is waited for. */
  ask = async (): Promise<void> => {
    if (this.#asking || !this.#session.myTurn) return;
    this.#asking = true;
    this.#session.stage.skip();
    try {
      while (this.#session.myTurn && !(await this.#answered()));
    } finally {
      this.#asking = false;
    }
  };

  get #underWay(): boolean {
    const { busy, stage, table, latest } = this.#session;
    return busy || stage.behind || stage.flowing || table?.version !== latest?.version;
  }

  /** Ask, or wait a moment; says whether that was all there is to do. */
  async #answered(): Promise<boolean> {
    const { table, players } = this.#session;
    if (!table || this.#underWay) {
      await moment();
      return false;
    }
    const found = await this.#session.hint();
    if (!found?.action) return true;
    // The server answers for the table that it has: if mine has changed meanwhile, nobody knows which of them was meant.
    if (this.#session.latest?.version !== table.version) return false;
    const words = reasonWords(await reasonFor(table, players, found));
    this.#given = { version: table.version, action: found.action, words };
    return true;
  }
}
