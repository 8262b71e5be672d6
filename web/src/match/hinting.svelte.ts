/** What a sensible player would do at this table; any other table needs another hint. */
import { faceOf } from '../games/faces';
import { t } from '../settings.svelte';
import type { GameName, Games } from '../wire';
import { hintWords } from './hint';
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
    const told = (await faceOf(table.game).why?.())?.why(table, found, players);
    const words = told ? t(told.id, told.values) : hintWords(table.game, players, found);
    this.#given = { version: table.version, action: found.action, words };
  };
}
