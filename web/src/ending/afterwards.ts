/** What the screen around a table can do once the game is over; a lesson's screen has none of it. */
import { getContext, setContext } from 'svelte';
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
