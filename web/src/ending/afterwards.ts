/** What the screen around a table can do once the game is over; a lesson's screen has none of it. */
import { getContext, setContext } from 'svelte';
import type { Session } from '../match/session.svelte';
import type { GameName, Piece } from '../wire';
import type { Telling } from './telling.svelte';

export interface Afterwards {
  /** Show how the game went. */
  tell(): void;
  /** Show the whole game again. */
  watch(): void;
  /** What the server tells of the game, once it is over. */
  telling: Telling;
}

const KEY = Symbol('afterwards');

export const offerAfterwards = (afterwards: Afterwards) => setContext(KEY, afterwards);
export const afterwards = () => getContext<Afterwards | undefined>(KEY);

/** What decided the game, while the table is shown as it was left: earlier moments are shown as they were. */
export function deciding<G extends GameName>(after: Afterwards | undefined, session: Session<G>, step: number | null): readonly Piece[] {
  const over = session.table?.outcome && step === null && !session.past && !session.stage.playing;
  return over ? (after?.telling.told?.pieces ?? []) : [];
}

/** The names of those in front of somebody; null is whoever has no seat. */
export const namesOf = (pieces: readonly Piece[], seat: number | null, kind?: string): ReadonlySet<string> =>
  new Set(pieces.filter((piece) => piece.seat === seat && (!kind || piece.kind === kind)).map(({ name }) => name));
